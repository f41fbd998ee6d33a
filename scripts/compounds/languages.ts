/** What the compound models of the languages are learned from. */
import { link, type SeedRules } from './seeds.js'
import type { ModifierForms } from './vocabulary.js'

const none: ReadonlySet<string> = new Set()

/** Classes of words in the lists that are the names of tags. */
export type ListClass = 'NOUN' | 'ADJ' | 'ADV' | 'PROPN'

export interface CompoundLanguage {
  /** Of the model: `morphology/compounds-<id>`. */
  readonly id: string
  readonly language: string
  readonly treebanks: readonly string[]
  readonly lexicon?: string
  readonly nounEnds?: RegExp
  readonly list?: string
  /** A list that is only measured on, for a model that must not learn from it. */
  readonly testList?: string
  readonly nonCommercial?: boolean
  readonly capital?: boolean
  /** How compounds are found without a list; languages with a large list need none. */
  readonly seeds?: SeedRules
  /** Words that end other words by chance or as suffixes too often to be taken for heads. */
  readonly notHeads: ReadonlySet<string>
  readonly particles: ReadonlySet<string>
  /** Countries (ISO 3166) whose places and surnames are left whole where they look like compounds. */
  readonly nameCountries?: readonly string[]
  /** Which inflected forms are modifiers as they are, where the gold parts are forms and not lemmas. */
  readonly modifierForms?: ModifierForms
  /** Classes of the list that are learned from and tags of tokens that are split; nouns alone without. */
  readonly classes?: readonly ListClass[]
  /** See `CompoundSettings.flatBelow`. */
  readonly flatBelow: number
  /** See `LanguageShape.usualShortHead`. */
  readonly usualShortHead?: number
  /** See `CompoundSettings.margin`. */
  readonly margin?: number
  /** See `LanguageShape.tableLemmas`. */
  readonly tableLemmas?: number
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Latin prefixes, which look like frequent modifiers. */
const latinPrefixes = 're kon kom komp pro ab ad de dis ex per pre in mis'
const scandinavianLinks = [link(''), link('s'), link('e'), link('er')]

const germanParticles = words(
  'ab an auf aus bei be ein ent er gegen heraus herein hin her hervor mit nach nieder rück über um un unter untere vor wider zu zurück zusammen fest'
)
const germanHeads = words('Ben Eren Gen Sten Rei Chen Serin Nam Nell Meter Schaft Nahme Barkeit Gramm Graph These Nation Loge')

export const languages: readonly CompoundLanguage[] = [
  {
    id: 'deu',
    language: 'deu',
    treebanks: ['deu-gsd-um-train', 'deu-gsd-dev'],
    lexicon: 'lexicon/deu.tsv.gz',
    list: 'compounds/nc/deu.tsv.gz',
    nonCommercial: true,
    capital: true,
    nameCountries: ['de', 'at', 'ch', 'li'],
    tableLemmas: 100_000,
    notHeads: none,
    particles: germanParticles,
    flatBelow: 0,
    margin: 40
  },
  {
    id: 'deu-free',
    language: 'deu',
    treebanks: ['deu-gsd-um-train', 'deu-gsd-dev'],
    lexicon: 'lexicon/deu.tsv.gz',
    testList: 'compounds/nc/deu.tsv.gz',
    capital: true,
    nameCountries: ['de', 'at', 'ch', 'li'],
    tableLemmas: 60_000,
    seeds: { links: [link(''), link('s'), link('n'), link('en'), link('es'), link('', 'e'), link('er'), link('e'), link('', 'en')], capital: true },
    notHeads: germanHeads,
    particles: germanParticles,
    flatBelow: 0,
    margin: 40
  },
  {
    id: 'nld',
    language: 'nld',
    treebanks: ['nld-alpino-um-train', 'nld-alpino-dev', 'nld-lassysmall-um-train', 'nld-lassysmall-dev'],
    lexicon: 'lexicon/nld.tsv.gz',
    list: 'compounds/nld.tsv.gz',
    // the last ones: getallen, grassen, mannen
    seeds: { links: [link(''), link('s'), link('en'), link('n'), link('e'), ...[...'lsntpkgdmr'].map((letter) => link(`${letter}en`))] },
    notHeads: words(
      'schap heid nis list kers sing lijk tal tuk ling ster erij aar ing isme teit ament king ting ring ding ping laar rij dom uur age ment eet loog mie die ree baar aard ariër heden nering rial foor scoop aria manschap genootschap'
    ),
    particles: words('voor over onder aan uit bij door tegen neer her ver ont toe mis mede wan des dis'),
    flatBelow: 6,
    margin: 40
  },
  {
    id: 'swe',
    language: 'swe',
    treebanks: ['swe-talbanken-um-train', 'swe-talbanken-dev'],
    nounEnds: /(?:e[nt]s|n[as]s|rnas)$/,
    seeds: { links: [link(''), link('s'), link('', 'a'), link('u', 'a'), link('o', 'a'), link('e', 'a'), link('s', 'e')], families: true },
    notHeads: words('ring ling ning het skap kap gen ande ende tagare are ism else dom ion graf era ten tia and'),
    particles: words(
      `under över för före efter mot till ut upp ner an av be sam med om på åter igen från miss misse mede bea fena mina same forte dia sanna ${latinPrefixes}`
    ),
    usualShortHead: 5,
    flatBelow: 6,
    margin: -50
  },
  {
    id: 'dan',
    language: 'dan',
    treebanks: ['dan-ddt-um-train', 'dan-ddt-dev'],
    lexicon: 'lexicon/dan.tsv.gz',
    nounEnds: /(?:e[nt]s|nes|rnes)$/,
    // arbejdsplads, børneværelse
    seeds: { links: [...scandinavianLinks, link('s', 'e'), link('ørne', 'arn')], families: true },
    notHeads: words('ring ling ning hed skab else ende ism dom ing kerne lig lighed gen ion graf ler kap'),
    particles: words(`under over for efter mod til ud op ned an af be sam med om på fra ind igen ${latinPrefixes}`),
    usualShortHead: 5,
    flatBelow: 6,
    margin: -50
  },
  {
    id: 'nob',
    language: 'nob',
    treebanks: ['nob-bokmaal-um-train', 'nob-bokmaal-dev'],
    lexicon: 'lexicon/nob.tsv.gz',
    seeds: { links: scandinavianLinks, families: true },
    notHeads: words('ring ling ning het skap else ende isme dom ing gen ion graf kap ert jett lott'),
    particles: words(`under over for etter mot til ut opp ned an av be sam med om på fra inn igjen ${latinPrefixes}`),
    usualShortHead: 5,
    flatBelow: 6,
    margin: -50
  },
  {
    id: 'nno',
    language: 'nno',
    treebanks: ['nno-nynorsk-um-train', 'nno-nynorsk-dev'],
    lexicon: 'lexicon/nno.tsv.gz',
    nounEnds: /(?:ane|ene)$/,
    seeds: { links: scandinavianLinks, families: true },
    notHeads: words('ring ling ning heit skap else ande isme dom ing kar rasjon heite gen ion graf kap ende vis jett lott'),
    particles: words(`under over for etter mot til ut opp ned an av be sam med om på frå inn igjen ${latinPrefixes}`),
    usualShortHead: 4,
    flatBelow: 6,
    margin: -50
  },
  {
    id: 'fin',
    language: 'fin',
    treebanks: ['fin-tdt-um-train', 'fin-tdt-dev'],
    list: 'compounds/fin.tsv.gz',
    nounEnds: /(?:ssa|ssä|lla|llä|sta|stä)$/,
    seeds: { links: [link('')] },
    modifierForms: { ends: /n$/, stems: [['nen', 's']] },
    classes: ['NOUN', 'ADJ'],
    notHeads: words('lainen tela isi tori toi antaa mitta naisuus teili tola mari aari'),
    particles: none,
    flatBelow: 6,
    margin: -50
  },
  {
    id: 'est',
    language: 'est',
    treebanks: ['nc/est-edt-train', 'nc/est-edt-dev'],
    lexicon: 'lexicon/est.tsv.gz',
    list: 'compounds/nc/est.tsv.gz',
    nonCommercial: true,
    nounEnds: /[dt]e(?:ga|sse|st|le|lt|na|ni|ks)$/,
    seeds: { links: [link('')] },
    modifierForms: {
      ends: /[aeiouõäöü]$/,
      stems: [
        ['mine', 'mis'],
        ['ne', 's']
      ]
    },
    classes: ['NOUN', 'ADJ', 'ADV'],
    notHeads: words('mine roll net ester sand tuur matus natsioon lik ist sell'),
    particles: none,
    flatBelow: 2,
    margin: -50
  },
  {
    id: 'hun',
    language: 'hun',
    treebanks: ['hun-nerkor-train', 'hun-nerkor-dev'],
    lexicon: 'lexicon/hun.tsv.gz',
    list: 'compounds/hun-morphemes.tsv.gz',
    nounEnds: /(?:nak|nek|ban|ben|ból|ből)$/,
    seeds: { links: [link('')], families: true },
    // participles stand in the lists under their verbs: mosó+gép, kávé+főző
    modifierForms: { ends: /[^aeiouáéíóöőúüű][óő]$/, stems: [], areNouns: true },
    notHeads: words('ság ség elő elem vezet alom len ész oszt rák rajz mely kettő annyi leg ács ász ható tok jei vész tag adó ében int'),
    particles: words('be ki le fel meg el át rá ide oda szét össze vissza sz hátra észre'),
    usualShortHead: 2,
    flatBelow: 6,
    margin: -90
  }
]
