/**
 * Case endings of names with what the nominative has in their place, written as `foldName` leaves them (no accents; Cyrillic й is и, ї is і). Rules of thumb: several
 * nominatives are tried, and only those count that are names in the base.
 */
import { modelLanguage } from '../core/languages.js'

/** `ending>nominative,nominative ...`; an empty nominative is the bare stem. */
const slavicLatin =
  'ego>y,i,e, emu>y,i,e ej>a, iej>ia,a owi> ovi> iem>,i em>,o,e om>,a,o ym>y im>i,y ou>a,o ami>y,i,a ach>y,i,a ech>y ich>ie,i ych>e,y ii>ia ie>,a,o,ia sce>ska ce>ka,cka ze>ha,ga dze>ga rze>r,ra e>a,,o,e y>a,,e i>a,,ia,e,o u>,a,o,e a>,o,e o>a ow>y,'
const rules: Readonly<Record<string, string>> = {
  rus: 'ого>ыи,ое,ои,ии,ая его>ии,ее ому>ыи,ое,ои,ии ему>ии,ее ыми>ые ими>ие ами>ы,а,и, ями>и,я ых>ые,ы их>ие,и ах>ы,а, ях>и,я ам>ы,а ям>и ии>ия,ии,ие ия>ии,ие ию>ия,ии,ие ием>ии,ие иеи>ия ои>ая,а,ои,ь ую>ая юю>яя ею>ея ым>ыи,ое, ом>,о,ыи,е им>ии, ем>ь,и,е, еи>я,ея,еи ью>ь ов>ы, ев>и ии>ия ье>ьи,ья а>,о у>,а,о е>,а,о,я,ь,и ы>а, и>я,ь,а,,и я>ь,и,е ю>я,ь,и ью>ь',
  ukr: 'єва>ів єву>ів єві>ів євом>ів ова>ів ову>ів ові>ів овом>ів ева>ів еву>ів еві>ів евом>ів ого>ии,е,а ому>ии,е ого> ові> еві> ою>а ею>я,а ом>,о ем>ь,и им>ии, ами>и,а ями>і ах>и,а ях>і ів>и, еи>і ії>ія іі>ія ію>ія єю>я ия>ии і>,а,о,ь,я и>а, у>,а,о а>,о я>ь,и ю>я,ь',
  bel: 'ага>ы,ое аму>ы аи>а ам>, ом> і>а,,ь,я ы>а, у>,а а>, е>а, я>ь',
  bul: 'та>,а ът> ят>и то>о а> те>и',
  mkd: 'та>,а от> то>о',
  srp: `${slavicLatin} ог>и,о ом>,а,о ои>а ем>,е у>,а,о е>а,,о и>а, а>,о,е ама>а,е има>и`,
  hrv: `${slavicLatin} og>i oj>a`,
  slv: `${slavicLatin} ega>i`,
  ces: `${slavicLatin} eho>y,i`,
  slk: `${slavicLatin} eho>y,i`,
  pol: slavicLatin,
  fin: 'ngin>nki ngissa>nki ngista>nki ngille>nki nnan>nta iin>i,ii een>e,i aan>a oon>o uun>u ina>i, issa>,i ista>,i illa>,i ilta>,i ille>,i ia>,i in>,i en>i,e,,nen ssa> sta> lla> lta> lle> ksi> seen>si,s na> ta> n> a> lainen> laisen>',
  est: 'as>,a ast>,a al>,a ale>,a us>,u ust>,u is>,i es>,e est>,e isse>,i ist>,i il>,i ile>,i iga>,i ssa> sse> st> lt> le> ks> ga> s> l> t> i> e> u> a>',
  hun: 'ban> ben> bol> rol> tol> nak> nek> ba> be> ra> re> on> en> hoz> hez> ig> nal> nel> val> vel> ul> t> ot> et> at> n> i>',
  tur: 'nin> nun> dan> den> tan> ten> da> de> ta> te> in> un> ya> ye> yi> yu> a> e> i> u>',
  aze: 'nin> nun> dan> den> da> de> in> un> ya> ye> a> e> i> u>',
  kaz: 'нын> нин> дын> дин> тын> тин> нан> нен> дан> ден> тан> тен> да> де> та> те> га> ге> ка> ке> ды> ди> ты> ти>',
  lav: 'ijas>ija iju>ija ija>ijs as>a,s es>e,is ai>a ei>e am>s,a em>e,is im>is um>us os>i,as a>s,is,a u>s,a,is e>is i>s,is,e,a us>i,us',
  lit: 'oje>a eje>e yje>is,ys uje>us,ai ijoje>ija ijos>ija ija>ija os>a es>e ai>a ei>e ui>as,us iui>is,ys aus>us iaus>ius io>is,ys,ias iu>is,ys o>as,a u>as,us,a a>as e>as,a,e i>is,e us>ai,us is>is ams>ai',
  ell: 'ουσ>οι ου>οσ,ο,ησ ον>οσ ησ>η ασ>α ων>οι,εσ,α εωσ>η α>ασ,αν η>ησ ο>οσ',
  deu: 'ens>en, es> s> en> n>',
  swe: 'ens> ets> en> et> s> n>',
  dan: 'ens> ets> s> en> et>',
  nob: 's> en> et>',
  nno: 's> en> et>',
  nld: 's>',
  eng: 's>',
  fra: 's>',
  sqi: 'ise>a es>a,e it>,i in> ve> i> a>',
  ron: 'ului>,u lui> ul>,u ei>a,e iei>ia i> a>',
  kat: 'იდან>ი ში>ი,ა,ე დან>ი ზე>ი ის>ი ით>ი მა>ი სთან>ი ად>ი ს>,ი',
  hye: 'ի> ում> ից> ով> ն> ը> յի>',
  kor: '에서는> 으로> 에서> 에게> 은> 는> 이> 가> 을> 를> 의> 에> 와> 과> 도> 로>',
  ben: 'ের> কে> তে> র> য়> দের> ে>',
  tam: 'இன்> ின்> ில்> ை>',
  tel: 'లో> కి> కు> తో> ను> ని> లోని>',
  hin: 'ों>'
}

/** Proclitics that are written together with the name, the longest first. */
const prefixes: Readonly<Record<string, readonly string[]>> = {
  ara: ['وبال', 'وال', 'بال', 'كال', 'فال', 'ولل', 'لل', 'ال', 'و', 'ب', 'ل', 'ك', 'ف'],
  heb: ['וה', 'וב', 'שב', 'מה', 'ה', 'ב', 'ל', 'מ', 'ו', 'ש', 'כ'],
  fas: ['ال']
}

const SHORTEST_STEM = 3
const SHORTEST_STEM_OF_HANGUL = 2
/** Of stems whose own end changes. */
const SHORTEST_ALTERED = 2

type Rules = ReadonlyMap<string, readonly string[]>
const built = new Map<string, { readonly rules: Rules; readonly longest: number } | undefined>()

function rulesOf(language: string): { readonly rules: Rules; readonly longest: number } | undefined {
  if (!built.has(language)) {
    const table = rules[language]
    if (table === undefined) built.set(language, undefined)
    else {
      const map = new Map<string, string[]>()
      for (const rule of table.split(' ')) {
        const [ending = '', nominatives = ''] = rule.split('>')
        map.set(ending, [...(map.get(ending) ?? []), ...nominatives.split(',')])
      }
      built.set(language, { rules: map, longest: Math.max(...Array.from(map.keys(), (ending) => ending.length)) })
    }
  }
  return built.get(language)
}

/** Whether names of the language change their ends or take words in front. @param code ISO 639-3 of the text, which may be an alias */
export function isInflecting(code: string): boolean {
  const language = modelLanguage(code)
  return rules[language] !== undefined || prefixes[language] !== undefined
}

/**
 * What the nominative of a folded word may be, the word itself not among them; those that undo the longest ending first.
 * @param code ISO 639-3 of the text, which may be an alias
 */
export function nominativesOf(word: string, code: string): string[] {
  const language = modelLanguage(code)
  const found = new Set<string>()
  for (const prefix of prefixes[language] ?? [])
    if (word.startsWith(prefix) && word.length - prefix.length >= SHORTEST_STEM) found.add(word.slice(prefix.length))
  if (language === 'ara' && !word.startsWith('ال')) found.add(`ال${word}`)
  const known = rulesOf(language)
  if (known !== undefined) {
    const shortest = language === 'kor' ? SHORTEST_STEM_OF_HANGUL : SHORTEST_STEM
    for (let length = Math.min(known.longest, word.length - SHORTEST_ALTERED); length > 0; length--) {
      const nominatives = known.rules.get(word.slice(-length))
      if (nominatives === undefined) continue
      const stem = word.slice(0, -length)
      for (const nominative of nominatives) if (stem.length >= shortest || nominative.length > 1) found.add(stem + nominative)
    }
  }
  found.delete(word)
  return [...found]
}
