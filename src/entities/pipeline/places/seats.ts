/**
 * Towns by the words before them: where a firm has its seat and somebody lives or was born (`so sídlom v Námestove`, `wohnhaft in Aalen`), and, where a model took them for a
 * person or an organization, where it burns and crashes (`na A15 bij Hoogvliet`, `пожар у Торжка`).
 */
import type { TokenList } from '../../../core/spans.js'
import { createForm } from '../../chains/name.js'
import { capitalNouns } from '../../language-kinds.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import type { KnownNames } from '../../lists/known-names.js'
import { mayBeCapital } from '../../lists/letter-case.js'
import { perLanguage } from '../../per-language.js'
import { type Mention, ruleMention } from '../../types.js'
import { knownAs } from '../known-type.js'
import { byStart } from '../redactor.js'
import { textOf } from '../token-places.js'

interface PlaceWords {
  /** With its seat, resident, living, born; with the preposition: alternatives of a regular expression. */
  readonly seat: string
  /** Fire, accident, crash, flood, police ... */
  readonly event: string
  /** In, near; between the event and the town. */
  readonly near: string
  /** Where ordinary persons are from and live, with the preposition: what a model missed or took for an organization. */
  readonly home?: string
  /** Born, grown up, behind the town, which stands behind a preposition. */
  readonly behind?: string
  /** Where there are homes: the words that stand right before a seat or home, of which nothing else is looked at. */
  readonly last?: string
}

const south: Omit<PlaceWords, 'seat'> = {
  event: 'požar|požara|nesreća|nesreće|sudar|poplava|poplave|policija|policije|vatrogasci|pucnjava|eksplozija|potres|radovi|škola|škole|bolnica',
  near: 'u|kod|kraj|pokraj|blizu'
}

const words: Readonly<Partial<Record<EntityLanguage, PlaceWords>>> = {
  eng: {
    seat: 'registered office (?:is )?(?:in|at)|headquartered in|born in|residing in|resident in|(?:both|all|originally) from|hail(?:s|ed|ing)? from|native of',
    event: 'fire|blaze|crash|accident|flood|flooding|explosion|stabbing|shooting|burglary|roadworks',
    near: 'in|near',
    last: 'in at from of',
    home: '(?:lives|lived|living|grew up|raised) in|(?:man|woman|boy|girl|teenager|pensioner|couple|family|motorist|cyclist|walkers|residents|villagers)(?: of \\d{2})? from'
  },
  deu: {
    seat: '(?:mit|den|ihren|seinen) Sitz in|wohnhaft in|geboren in|ansässig in',
    event: 'Brand|Feuer|Unfall|Verkehrsunfall|Hochwasser|Explosion|Einbruch|Überfall|Polizei|Feuerwehr',
    near: 'in|bei|nahe',
    last: 'in aus bei',
    home: '\\d{1,3}-[Jj]ährige[rnm]?(?: \\p{Lu}\\p{Ll}+)? aus|(?:Mann|Frau|Paar|Rentner(?:in)?|Radfahrer(?:in)?|Autofahrer(?:in)?|Motorradfahrer(?:in)?|Schüler(?:in)?|Landwirt(?:in)?|Feuerwehren|\\p{Lu}\\p{Ll}+(?:bauer|hersteller|betrieb|händler|verein|spezialist|unternehmen)) aus|(?:wohnt|wohnte|wohnen)(?: heute| jetzt| zuletzt)? in',
    behind: '(?:in|bei) \\p{Lu}[\\p{Ll}-]+ (?:geboren|aufgewachsen|beheimatet|wohnhaft)'
  },
  nld: {
    seat: 'gevestigd (?:te|in)|woonachtig (?:te|in)|wonende te|geboren (?:te|in)|zetel te',
    event: 'brand|ongeval|ongeluk|botsing|aanrijding|overstroming|explosie|inbraak|politie|brandweer',
    near: 'in|te|bij|nabij',
    last: 'in te uit van',
    home: '(?:man|vrouw|jongen|meisje|stel|echtpaar|inwoners?|tiener|fietser|bestuurder|automobilist) uit|\\d{1,3}-jarige (?:\\p{Ll}+ )?uit|(?:woont|woonde|wonen)(?: sinds \\d{4})? in|gemeenteraad van',
    behind: '(?:in|te) \\p{Lu}[\\p{Ll}-]+ (?:geboren|opgegroeid|woonachtig)'
  },
  fra: {
    seat: 'siège social à|siège à|domiciliée? à|demeurant à|née? à',
    event: 'incendie|accident|inondation|explosion|cambriolage|collision',
    near: "à|près de|près d['’]",
    last: 'à de',
    home: "(?:habite|habitait|habitant|vit|vivait|réside|résidant|originaire) (?:à|de)|habitante?s? d[e'’]"
  },
  spa: {
    seat: '(?:con|su) sede en|domicilio (?:social )?en|domiciliad[oa] en|nacid[oa] en|residente en',
    event: 'incendio|accidente|choque|explosión|inundación|robo',
    near: 'en|cerca de',
    last: 'en de',
    home: 'vecin[oa]s? de|(?:vive|vivía|reside|residía|nació) en|natural de|originari[oa] de'
  },
  cat: {
    seat: 'seu (?:social )?a|domicili a|nascut a|nascuda a',
    event: 'incendi|accident|explosió|inundació',
    near: 'a|prop de',
    last: 'a de',
    home: "veïn?a? (?:de |d['’])|(?:viu|vivia|resideix|va néixer) a|natural de"
  },
  por: {
    seat: '(?:com|sua) sede em|residente em|domiciliad[oa] em|nascid[oa] em',
    event: 'incêndio|acidente|explosão|inundação|assalto',
    near: 'em|perto de',
    last: 'em de',
    home: '(?:mora|morava|vive|vivia|reside|nasceu) em|natural de|residentes? em'
  },
  ita: {
    seat: '(?:con|sua) sede (?:legale )?(?:in|a)|residente a|nat[oa] a|domiciliat[oa] a',
    event: 'incendio|incidente|alluvione|esplosione|rapina|furto',
    near: 'a|vicino a|presso',
    last: 'a di in',
    home: '(?:vive|viveva|abita|abitava|risiede|residente) a|originari[oa] di|abitanti di'
  },
  ron: {
    seat: 'sediul (?:social )?în|domiciliat(?:ă)? în|născut(?:ă)? în|născut(?:ă)? la',
    event: 'incendiu|accident|explozie|inundații',
    near: 'în|la|lângă',
    last: 'în la din',
    home: '(?:bărbat|bărbatul|femeie|femeia|tânăr|tânărul|tânără|bătrân|bătrână|localnic|elev|elevă|șofer|șoferul|locuitorii) din|(?:locuiește|locuia|trăiește|trăia) (?:în|la)'
  },
  pol: {
    seat: 'z siedzibą(?: we?)?|zam\\.(?: we?)?|zamieszkał[yaąe]+ w|zamieszkałego w|zamieszkałą w|urodzon[yaą] w',
    event: 'pożar|pożaru|wypadek|wypadku|kolizja|powódź|wybuch|włamanie|policja|policjanci|strażacy',
    near: 'w|we|pod|koło|k\\.|niedaleko'
  },
  ces: {
    seat: 'se sídlem(?: ve?)?|bytem(?: ve?)?|narozen[áý]? ve?',
    event: 'požár|nehoda|nehody|havárie|povodeň|výbuch|policie|hasiči',
    near: 'v|ve|u|z|ze|nedaleko|poblíž'
  },
  slk: {
    seat: 'so sídlom(?: vo?)?|bytom(?: vo?)?|naroden[áý] vo?',
    event: 'požiar|nehoda|nehody|havária|povodeň|výbuch|polícia|hasiči',
    near: 'v|vo|pri|z|zo|neďaleko'
  },
  slv: { seat: 's sedežem v|stanujoč[ai]? v|rojen[a]? v', event: 'požar|nesreča|nesreče|poplava|eksplozija|policija|gasilci', near: 'v|pri|blizu' },
  hrv: { seat: 'sa? sjedištem u|s prebivalištem u|rođen[a]? u', ...south },
  srp: {
    seat: 'sa? sedištem u|sa prebivalištem u|rođen[a]? u|са? седиштем у|са пребивалиштем у|рођен[а]? у',
    event: `${south.event}|пожар|пожара|несрећа|несреће|судар|поплава|полиција|полиције|ватрогасци|пуцњава|експлозија|радови|школа|школе|болница`,
    near: `${south.near}|у|код|крај|покрај|близу`
  },
  bul: { seat: 'със седалище в|живущ[а]? в|роден[а]? в', event: 'пожар|катастрофа|инцидент|наводнение|взрив|полицията|пожарникари', near: 'в|във|край|до' },
  rus: {
    seat: 'с местонахождением в|проживающ(?:ий|ая|его|ей) в|родил(?:ся|ась) в|зарегистрированн(?:ый|ая|ого|ой) в',
    event: 'пожар|пожара|авария|аварии|дтп|ДТП|наводнение|взрыв|взрыва|полиция|полиции|полицейские',
    near: 'в|во|под|у|около|возле'
  },
  ukr: {
    seat: 'з місцезнаходженням [ву]|прожива(?:є|ючий) [ву]|народи(?:вся|лася) [ву]',
    event: 'пожежа|пожежі|аварія|аварії|ДТП|повінь|вибух|поліція|поліції|рятувальники',
    near: 'у|в|під|біля|поблизу'
  },
  swe: {
    seat: 'med säte i|bosatt i|född i',
    event: 'brand|branden|olycka|olyckan|krock|explosion|polisen',
    near: 'i|vid|nära|utanför',
    last: 'i från',
    home: '(?:man|mannen|kvinna|kvinnan|pojke|flicka|par|familj)(?: i \\d0-årsåldern)? från|\\d{1,3}-åring(?:en)? från|(?:bor|bodde|uppvuxen) i'
  },
  dan: {
    seat: 'med hjemsted i|bosat i|født i',
    event: 'brand|branden|ulykke|ulykken|eksplosion|politiet',
    near: 'i|ved|nær|uden for',
    last: 'i fra',
    home: '(?:mand|manden|kvinde|kvinden|dreng|pige|par|familie) fra|\\d{1,3}-årige? fra|(?:bor|boede|opvokset) i'
  },
  nob: {
    seat: 'med sete i|bosatt i|født i',
    event: 'brann|brannen|ulykke|ulykken|eksplosjon|politiet',
    near: 'i|ved|nær|utenfor',
    last: 'i fra på',
    home: '(?:mann|mannen|kvinne|kvinnen|gutt|jente|par|familie)(?: i \\d0-årene)? fra|\\d{1,3}-åring(?:en)? fra|(?:bor|bodde|vokste opp) (?:i|på)'
  },
  nno: {
    seat: 'med sete i|busett i|(?:fødd|født) (?:i|på)',
    event: 'brann|brannen|ulukke|ulukka|eksplosjon|politiet',
    near: 'i|ved|nær|utanfor',
    last: 'i på frå',
    home: '(?:mann|mannen|kvinne|kvinna|gut|jente|par|familie)(?: i \\d0-åra)? frå|\\d{1,3}-åring(?:en)? frå|(?:bur|budde|voks opp) (?:i|på)'
  }
}

const LONGEST = 44
const elided: ReadonlySet<string> = new Set("'’")
/** Behind a firm and where it is from: its verb, and no participle of a headline (`Klingbeil aus Bundestag ausgeschieden`). */
const subject = /^(?:,| (?!ge|aus|zurück|ent|ver|be|er|heraus|raus|ab|weg)\p{Ll}{3})/u
/** Letters of any preposition before homes. */
const LONGEST_PREPOSITION = 4
/** Letters of the German word for from and the blanks around it. */
const FROM = 5
/** Who is from somewhere. */
const fromHere: ReadonlySet<string> = new Set(['PERSON', 'ORGANIZATION'])
/** Share of such names that are right. */
const CONFIDENCE = 0.85
const name = /^\p{Lu}[\p{Ll}\p{M}'’-]{2,}$/u
const twoWords = /^\p{Lu}\p{Ll}{2,} \p{Lu}\p{Ll}{2,}$/u
/** What a Slavic name of a town goes on with: `Lipník nad Bečvou`, `Nové Město na Moravě`. */
const rest = /^(?: \p{Lu}\p{Ll}{2,})? (?:nad|pod|na|u|pri|v|ve) \p{Lu}\p{Ll}{2,}(?![\p{L}\p{M}])/u

/** A model that is surer of an organization is believed. */
const SURE = 0.9
/** A longer name of a town that a model took for an organization: `Bollullos Par del Condado`. */
const longer = /^\p{Lu}\p{Ll}+(?: (?:de|del|de la|do|da|di|la|am|an der|i|op|sur) \p{Lu}\p{Ll}+| \p{Lu}\p{Ll}+){1,3}$/u
/** Why somebody does something, and what things are of, which stand behind the same prepositions as towns: `tötete die Frau aus Eifersucht`. */
const noTown =
  /(?:ung|ungen|heit|keit|keiten|sucht|schaft|tion|ismus|ität|nis|tum|stoff|papier|gründen|gier|mut|kreisen|haus|häusern|armut|holz|schutz|wehr|sicht|sorge|laune|lust|zwang|respekt|interesse)$|^(?:Angst|Wut|Rache|Liebe|Hass|Neid|Not|Versehen|Spaß|Protest|Ärger|Frust|Trotz|Stolz|Stahl|Eisen|Glas|Stein|Sorge|Furcht|Scham|Freude|Frieden|Freiheit|Gefangenschaft|Reichtum|Wohlstand|Pflege|Übersee|Habgier|Mitleid|Überzeugung|Langeweile|Zelten|Containern|Baracken|Miete|Untermiete)$/u

/** Languages in which nobody is of a person by these words (`vecino de Juan Pérez`). */
const ofHomes: ReadonlySet<EntityLanguage> = new Set(['eng', 'deu', 'nld', 'swe', 'dan', 'nob', 'nno'])

/** Roads by their codes: what lies beside one is a town. */
const road = '[ABDEMNS][ -]?\\d{1,3}|DN ?\\d{1,3}'

interface Patterns {
  readonly seat: RegExp
  readonly road: RegExp
  readonly event: RegExp
  readonly home: RegExp | undefined
  readonly behind: RegExp | undefined
  readonly last: ReadonlySet<string> | undefined
}

const patternsOf: (language: EntityLanguage) => Patterns | undefined = perLanguage((language) => {
  const row = words[language]
  if (row === undefined) return undefined
  const start = '(?<![\\p{L}\\p{M}\\p{N}])'
  return {
    seat: new RegExp(`${start}(?:${row.seat}) $`, 'u'),
    road: new RegExp(`${start}(?:${road}) (?:${row.near}) $`, 'u'),
    event: new RegExp(`${start}(?:${row.event}) (?:${row.near}) $`, 'iu'),
    home: row.home === undefined ? undefined : new RegExp(`${start}(?:${row.home}) ?$`, 'u'),
    behind: row.behind === undefined ? undefined : new RegExp(`^${row.behind}(?![\\p{L}\\p{M}])`, 'u'),
    last: row.last === undefined ? undefined : new Set(row.last.split(' '))
  }
})

/** The mentions with such towns. Bounded work for each mention and each capitalised word. @param mentions in text order, without overlaps @param flags of the lists, by token (`Flag`) */
export function withSeats(
  tokens: TokenList,
  mentions: readonly Mention[],
  language: EntityLanguage,
  known: KnownNames | undefined,
  flags: Uint32Array
): Mention[] {
  const patterns = patternsOf(language)
  if (patterns === undefined) return [...mentions]
  const { text } = tokens
  const before = (start: number) => text.slice(Math.max(0, start - LONGEST), start)
  const changed = mentions.map((mention) => {
    if (mention.type !== 'PERSON' && mention.type !== 'ORGANIZATION') return mention
    const { start, end } = mention
    const isLong = mention.type === 'PERSON' && twoWords.test(text.slice(start, end))
    if (isLong && (patterns.seat.test(before(start)) || (ofHomes.has(language) && patterns.home?.test(before(start)) === true)))
      return { ...mention, type: 'LOCATION' }
    if (
      mention.type === 'ORGANIZATION' &&
      longer.test(text.slice(start, end)) &&
      (mention.confidence ?? 1) < SURE &&
      patterns.home?.test(before(start)) === true
    )
      return { ...mention, type: 'LOCATION' }
    if (!name.test(text.slice(start, end)) || /^[ \u00a0-]\p{Lu}/u.test(text.slice(end, end + 2))) return mention
    const said = before(start)
    if (patterns.seat.test(said) || patterns.road.test(said)) return { ...mention, type: 'LOCATION' }
    const isKnown = known !== undefined && knownAs(createForm(text.slice(start, end), language), language, known)?.type === 'ORGANIZATION'
    const isHome = mention.type === 'ORGANIZATION' && (mention.confidence ?? 1) < SURE && patterns.home?.test(said) === true
    return !isKnown && (isHome || patterns.event.test(said)) ? { ...mention, type: 'LOCATION' } : mention
  })
  const missing = missingSeats(tokens, changed, patterns, flags, capitalNouns.has(language))
  return missing.length === 0 ? changed : [...changed, ...missing].sort(byStart)
}

/** Words with a capital behind such a seat or home that nothing was found in. @param hasNouns nouns have capitals, too */
function missingSeats(
  tokens: TokenList,
  mentions: readonly Mention[],
  { seat, home, behind, last }: Patterns,
  flags: Uint32Array,
  hasNouns: boolean
): Mention[] {
  const { text, starts, ends, count } = tokens
  const found: Mention[] = []
  let next = 0
  for (let token = 1; token < count; token++) {
    const start = starts[token]!
    while (next < mentions.length && mentions[next]!.end <= start) next++
    if (next < mentions.length && mentions[next]!.start < ends[token]!) continue
    if (!mayBeCapital(text.charCodeAt(start)) || (last !== undefined && !isBehind(tokens, token, last)) || !name.test(textOf(tokens, token))) continue
    const said = text.slice(Math.max(0, start - LONGEST), start)
    const isHome = () => home?.test(said) === true || behind?.test(text.slice(starts[token - 1], starts[token - 1]! + LONGEST)) === true
    const isOfMention =
      hasNouns &&
      next > 0 &&
      said.endsWith(' aus ') &&
      subject.test(text.slice(ends[token], ends[token]! + LONGEST)) &&
      mentions[next - 1]!.end === start - FROM &&
      fromHere.has(mentions[next - 1]!.type)
    const isWord = () => (flags[token]! & (Flag.common | Flag.placeFirst)) === Flag.common
    if (!seat.test(said) && !((isOfMention || isHome()) && !isWord() && !(hasNouns && noTown.test(textOf(tokens, token))))) continue
    const more = rest.exec(text.slice(ends[token], ends[token]! + LONGEST))?.[0].length ?? 0
    if (more === 0 && token + 1 < count && /^[ \u00a0-]\p{Lu}/u.test(text.slice(ends[token], ends[token]! + 2))) continue
    found.push(ruleMention(start, ends[token]! + more, 'LOCATION', 'seat', CONFIDENCE))
  }
  return found
}

/** Whether one of the words stands right before a token, or an article that is written to it. */
function isBehind({ text, starts, ends }: TokenList, token: number, words: ReadonlySet<string>): boolean {
  const start = starts[token]!
  if (elided.has(text[start - 1]!)) return true
  const before = ends[token - 1]!
  return start - before === 1 && before - starts[token - 1]! <= LONGEST_PREPOSITION && words.has(text.slice(starts[token - 1], before))
}
