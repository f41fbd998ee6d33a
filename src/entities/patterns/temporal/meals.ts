/** Parts of the day inside names of meals and of what there is at night: "ארוחת הבוקר", "朝ごはん", "café da manhã", "pasar malam" are no dates. */
import type { EntityLanguage } from '../../languages.js'
import { perLanguage } from '../../per-language.js'

interface Meals {
  /** Right before the part of the day; `|` parts them. */
  readonly before?: string
  /** Right behind it. */
  readonly behind?: string
  /** What the part of the day is; by default one word. */
  readonly part?: RegExp
  /** The word is a meal whatever stands beside it. */
  readonly alone?: true
}

/** Markets, clubs, shifts and creams of the night. */
const malayNights =
  'pasar|pasar tani|kelab|klub|kelas|kuliah|sekolah|hiburan|jam|dunia|kerja|shift|syif|bas|bus|baju|gaun|krim|lampu|ronda|rondaan|burung|buta|pasukan|penjaga|satpam'

const nordic: Meals = { before: 'spise|spiser|spiste|spist|ete|et|åt|lage|lager|laget|laga|lave|laver|lavet|varm|god' }

const meals: Readonly<Partial<Record<EntityLanguage, Meals>>> = {
  bul: { before: 'бизнес|работен|празничен|официален' },
  dan: nordic,
  deu: { before: 'zu', behind: ' (?:essen|gegessen|isst|aß|aßen|esse)', part: /^(?:zu )?(?:Mittag|Abend)$/u },
  ell: { behind: ' (?:γεύμα|φαγητό|σερβίρεται|περιλαμβάνεται)', part: /^(?:το )?\S+$/iu },
  heb: { before: '[ובלהמ]?ארוחת|[ובלה]?ארוחות' },
  hin: { behind: ' क(?:ा|े) (?:नाश्ता|नाश्ते|भोजन|खाना|खाने)' },
  fra: { part: /^(?:(?:au|le|du) )?petit[ -]déjeuner$/u, alone: true },
  ind: { before: `makan|sarapan|santap|${malayNights}` },
  jpn: { behind: '食|ごはん|ご飯|御飯' },
  kor: { behind: ' ?(?:식사|밥)|(?:을|은|도)? 먹' },
  ita: { part: /^(?:(?:a|di) )?colazione$/u, alone: true },
  msa: { before: `makan|sarapan|${malayNights}`, part: /^(?:tengah hari|\S+)$/u },
  nno: nordic,
  nob: nordic,
  por: { before: 'café', part: /^da manhã$/u },
  spa: { part: /^(?:(?:en|de) )?el desayuno$/u, alone: true },
  tur: { behind: ' (?:kahvaltı|yeme[ğk])' },
  vie: { before: 'ăn|bữa|bữa ăn|cơm' }
}

interface MealSigns {
  readonly before: RegExp | undefined
  readonly behind: RegExp | undefined
  readonly part: RegExp
  readonly alone: boolean
}

const signsOf = perLanguage((language: EntityLanguage): MealSigns | undefined => {
  const row = meals[language]
  if (row === undefined) return undefined
  return {
    before: row.before === undefined ? undefined : new RegExp(`(?<![\\p{L}\\p{M}])(?:${row.before}) $`, 'iu'),
    behind: row.behind === undefined ? undefined : new RegExp(`^(?:${row.behind})`, 'u'),
    part: row.part ?? /^\S+$/u,
    alone: row.alone === true
  }
})

/** Characters of the longest part of a day that is looked at, and of a word beside it. */
const LONGEST_PART = 18
const REACH = 14

/** Whether a part of the day belongs to the name of a meal. */
export function isMeal(text: string, start: number, end: number, language: EntityLanguage): boolean {
  const signs = end - start > LONGEST_PART ? undefined : signsOf(language)
  if (signs === undefined) return false
  const part = text.slice(start, end)
  if (/\p{N}/u.test(part) || !signs.part.test(part)) return false
  if (signs.alone) return true
  return signs.before?.test(text.slice(Math.max(0, start - REACH), start)) === true || signs.behind?.test(text.slice(end, end + REACH)) === true
}
