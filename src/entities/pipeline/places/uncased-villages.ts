/**
 * Villages in scripts without capitals that lists lack: those of two words (`كفر مندا`, `קריית מלאכי`), those behind their district (`சேலம் மாவட்டம் ஆத்தூரில்`,
 * `নাটোরের বাগাতিপাড়ায়`) and the district before one of its villages (`چکوال کے گاؤں`); and a unit alone is none.
 */
import { type Span, TokenClass, type TokenList } from '../../../core/spans.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import { type Mention, ruleMention } from '../../types.js'
import { meetings } from '../cover.js'
import { byStart } from '../redactor.js'
import { setApart } from '../set-apart.js'
import { tokenFrom } from '../token-places.js'

interface Villages {
  /** Where the place begins and ends is the group `place`. */
  readonly pattern: RegExp
  /** What nothing but a place is, whatever the lists have its words as. */
  readonly isSure?: true
  /** The place stands behind one that was found. */
  readonly isInner?: true
  /** The place is one that lists have. */
  readonly isKnown?: true
}

const CONFIDENCE = 0.8
/** A model that is surer of something else is believed. */
const SURE = 0.95
const SOURCE = 'village'
const word = '[\\p{L}\\p{M}\\u200c]'
const bengaliPlace = '(?:পুর|গঞ্জ|নগর|গাছা|গাছি|পাড়া|পাড়া|হাট|খালী|খালি|কান্দি|কান্দা|ডাঙ্গা|ডাঙা|ছড়ি|মারী|বাড়িয়া|বাড়িয়া|তলা|তলী|ঘাটা|দিয়া|দিয়া|দহ|কুল|গাঁও|গাতী|আইল)'

const villages: Readonly<Partial<Record<EntityLanguage, readonly Villages[]>>> = {
  ara: [
    {
      pattern: new RegExp(
        `(?<!${word})(?:(?:[وفبل]?(?:بلدة|قرية|مدينة|بلدية|مخيم)|في|إلى|من|نحو|قرب|و?بين|مفرق|طريق) )(?<place>(?:كفر|دير|عين|بيت|تل|خربة|برج|وادي)(?<!(?:في|إلى|من|نحو|قرب|بين|طريق) (?:عين|بيت|تل|برج|وادي|خربة)) (?!(?:مار|القديس|القديسة|السيدة|الراهبات|في|من|على|أو|أن|قديم|جديد|كبير|صغير|بالله|بآيات|بواح)(?!${word}))${word}{3,12})(?!${word})`,
        'gu'
      )
    }
  ],
  heb: [
    {
      pattern: new RegExp(
        `(?<!${word})(?<place>(?:[ובלמש]{0,2}(?:קריית|קרית|כפר)|ב?גבעת) (?!(?:נוער|הנוער|קטן|גדול|ערבי|ערבים|דייגים|נופש|ילדים|זה|נידח|שכן|אחר|הולדתו|הולדתה|ב|ה|ל|של)(?!${word}))${word}{3,10})(?![\\p{L}\\p{M}׳'"״])`,
        'gu'
      )
    }
  ],
  tam: [
    { pattern: new RegExp(`மாவட்டம்,? (?<place>${word}{3,24}(?:ில்|ிலுள்ள|ைச்))(?= (?:உள்ள|இருந்து|சேர்ந்த|நடந்த|நடைபெற்ற|ஒரு|${word}+))`, 'gu'), isSure: true },
    { pattern: new RegExp(`மாவட்டம்,? (?<place>${word}{3,24})(?= (?:அருகே|அருகில்|அடுத்த|பகுதியில்|தாலுகா))`, 'gu'), isSure: true }
  ],
  ben: [{ pattern: new RegExp(`(?<=র )(?<place>${word}{2,16}${bengaliPlace}(?:ে|য়|য়|তে|র|ের)?)(?!${word})`, 'gu'), isInner: true }],
  urd: [{ pattern: new RegExp(`(?<!${word})(?<place>${word}{3,16}) کے (?:نواحی )?گاؤں ${word}{3,16} (?:میں|کے|سے|کا|کی)(?!${word})`, 'gu'), isKnown: true }]
}
/** Kinds of units, which alone are no place. */
const units: Readonly<Partial<Record<EntityLanguage, ReadonlySet<string>>>> = {
  tam: new Set(['மாவட்டம்', 'மாவட்டத்தில்', 'மாவட்ட', 'வட்டம்', 'தாலுகா', 'கிராமம்', 'கிராமத்தில்']),
  tel: new Set(['జిల్లా', 'మండలం', 'గ్రామం']),
  ben: new Set(['জেলা', 'উপজেলা', 'ইউনিয়ন', 'ইউপি'])
}
/** What no Tamil or Bengali place behind its district ends with: suburbs, its towns, its schools, other places in plural. */
const noVillage = /(?:শহরতলী(?:র|তে)?|களில்|மாவட்டத்தில்|நகரில்|பகுதியில்|கிராமத்தில்|நிலையத்தில்|அலுவலகத்தில்|முழுவதில்|சிறையில்|மருத்துவமனையில்|பள்ளியில்|கல்லூரியில்|சாலையில்)$/u

/** The names with such places and without units alone. Each pattern is bounded, so linear. @param mentions in any order @param flags of the lists, by token (`Flag`) */
export function withUncasedVillages(tokens: TokenList, mentions: readonly Mention[], language: EntityLanguage, flags: Uint32Array): readonly Mention[] {
  const rows = villages[language]
  const kinds = units[language]
  if (rows === undefined && kinds === undefined) return mentions
  const { text } = tokens
  const names =
    kinds === undefined
      ? mentions
      : mentions.filter(({ type, start, end, confidence }) => type !== 'LOCATION' || confidence === undefined || !kinds.has(text.slice(start, end)))
  const located = new Set(names.filter(({ type }) => type === 'LOCATION').map(({ end }) => end))
  const found = (rows ?? []).flatMap((row) =>
    [...text.matchAll(row.pattern)].flatMap(({ 0: whole, index, groups }): Mention[] => {
      const start = index + whole.indexOf(groups!.place!)
      const place = { start, end: start + groups!.place!.length }
      const isPlace = row.isInner === true ? located.has(start - 1) : row.isSure === true || isNamed(tokens, place, flags, row.isKnown === true)
      return isPlace && !noVillage.test(groups!.place!) ? [ruleMention(place.start, place.end, 'LOCATION', SOURCE, CONFIDENCE)] : []
    })
  )
  return found.length === 0 ? names : withPlaces(names, found.sort(byStart))
}

/** Whether the last word of a place is no ordinary one; of a known place, whether lists have it as one and as nobody's name. */
function isNamed(tokens: TokenList, { start, end }: Span, flags: Uint32Array, isKnown: boolean): boolean {
  const { starts, ends, classes } = tokens
  const last = tokenFrom(tokens, end - 1)
  const own = flags[last]!
  if (isKnown) return starts[last] === start && ends[last] === end && (own & (Flag.placeFirst | Flag.given)) === Flag.placeFirst
  return classes[last] === TokenClass.word && ends[last] === end && (own & Flag.common) === 0
}

/** The names with places; what a model found of parts of one gives way, and an organization that ends inside one goes on to its end. */
function withPlaces(names: readonly Mention[], found: readonly Mention[]): Mention[] {
  const at = meetings(found)
  const blocked = new Set<Mention>()
  const kept: Mention[] = []
  for (const name of names) {
    const [one, ...more] = at(name)
    if (one === undefined) {
      kept.push(name)
      continue
    }
    const isPart = name.start >= one.start && name.end <= one.end
    const isSame = name.start === one.start && name.end === one.end
    if (isPart && more.length === 0 && !isSame && name.confidence !== undefined) continue
    if (isSame && name.type !== 'LOCATION' && (name.confidence ?? 1) < SURE) continue
    // what a model was not sure of is a place by two signs
    if (isSame && name.type === 'LOCATION' && (name.confidence ?? 1) < CONFIDENCE) {
      kept.push({ ...name, confidence: CONFIDENCE })
      blocked.add(one)
      continue
    }
    blocked.add(one)
    for (const other of more) blocked.add(other)
    // `מועצת כפר | ורדים`
    const isCut = more.length === 0 && name.type === 'ORGANIZATION' && name.start < one.start && name.end > one.start && name.end < one.end
    kept.push(isCut ? { ...name, end: one.end } : name)
  }
  const left = found.filter((one) => !blocked.has(one))
  return [...kept, ...setApart(left, kept)].sort(byStart)
}
