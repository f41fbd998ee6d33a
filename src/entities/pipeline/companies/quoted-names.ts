/** Names in quotation marks behind what they are, a firm, shop or association (`склад фирмы «Тихий двор»`, `maiznīcu „Rudzu vārpa“`): organizations, whatever words they are made of. */
import type { TokenList } from '../../../core/spans.js'
import type { EntityLanguage } from '../../languages.js'
import { perLanguage } from '../../per-language.js'
import { type Mention, ruleMention } from '../../types.js'
import { meetings } from '../cover.js'
import { byStart } from '../redactor.js'
import { textOf } from '../token-places.js'
import { isCompanyKind } from './context.js'
import { isTradeBefore } from './trades.js'

/** Shops and associations in the languages that quote names, but for those of `trade-words.ts` and `words.ts`: what their words begin with. */
const table: Partial<Record<EntityLanguage, string>> = {
  bul: 'сдружени|фондаци|дружеств|магазин|хлебозавод|пекарн|аптек|ресторант|хотел|кооперац|читалищ|цех|верига|клуб',
  rus: 'магазин|пекарн|аптек|кафе|ресторан|гостиниц|отел|кооператив|ассоциаци|объединени|товарищест|фонд|клуб|ателье|автосервис|сеть|сети|завод|фабрик|ферм|агрофирм|компани|предприяти',
  ukr: "магазин|крамниц|пекарн|аптек|кафе|кав'ярн|кав’ярн|ресторан|готел|кооператив|асоціаці|об'єднанн|об’єднанн|товариств|фонд|клуб|ательє|автосервіс|мереж|завод|фабрик|ферм|агрофірм|компані|підприємств",
  srp: 'удружењ|фондациј|радњ|продавниц|пекар|апотек|кафан|ресторан|хотел|задруг|клуб|udruženj|fondacij|radnj|prodavnic|pekar|apotek|kafan|restoran|hotel|zadrug|klub',
  hrv: 'udrug|zaklad|trgovin|prodavaonic|pekar|ljekarn|restoran|hotel|zadrug|klub|obrt',
  lit: 'parduotuv|kepykl|vaistin|kavin|restoran|viešbu|kooperatyv|asociacij|draugij|bendrij|fond|klub|įmon|bendrov|ūki',
  lav: 'veikal|maiznīc|aptiek|kafejnīc|restorān|viesnīc|kooperatīv|biedrīb|asociācij|fond|klub|uzņēmum|firm|saimniecīb'
}
const stemsOf = perLanguage((language) => table[language]?.split('|'))
const opening = /^[«„“"]$/u
const closing = /^[»“”"]$/u
/** Words inside the marks. */
const MOST_WORDS = 6
/** Letters of the endings of a noun. */
const LONGEST_ENDING = 4
const CONFIDENCE = 0.8
const capital = /^[\p{Lu}\p{N}]/u

/** The names with those; what a model found of the words inside gives way. Linear. @param names in any order */
export function withQuotedNames(tokens: TokenList, names: readonly Mention[], language: EntityLanguage): readonly Mention[] {
  const stems = stemsOf(language)
  if (stems === undefined || !/[»”“"]/u.test(tokens.text)) return names
  const { text, starts, ends, count } = tokens
  const isKind = (token: number) => {
    const lower = textOf(tokens, token).toLowerCase()
    const isStem = stems.some((stem) => lower.startsWith(stem) && lower.length - stem.length <= LONGEST_ENDING)
    return isStem || isCompanyKind(tokens, token, language) || isTradeBefore(tokens, token, language)
  }
  const found: Mention[] = []
  for (let mark = 1; mark + 1 < count; mark++) {
    if (!opening.test(textOf(tokens, mark)) || starts[mark]! - ends[mark - 1]! !== 1 || text[ends[mark - 1]!] !== ' ') continue
    if (!capital.test(textOf(tokens, mark + 1)) || !isKind(mark - 1)) continue
    let last = mark + 1
    while (last + 1 < count && last - mark < MOST_WORDS && !closing.test(textOf(tokens, last + 1)) && !text.slice(ends[last], starts[last + 1]).includes('\n'))
      last++
    const isClosed = last + 1 < count && closing.test(textOf(tokens, last + 1)) && !/^\p{L}/u.test(text.slice(ends[last + 1], ends[last + 1]! + 1))
    if (isClosed) found.push(ruleMention(starts[mark + 1]!, ends[last]!, 'ORGANIZATION', 'quoted-names', CONFIDENCE))
  }
  if (found.length === 0) return names
  const beside = meetings(names.toSorted(byStart))
  const taken = new Set<Mention>()
  const added = found.filter((one) => {
    const met = beside(one)
    const isFree = met.every(({ start, end, type, confidence }) => start >= one.start && end <= one.end && confidence !== undefined && type !== 'PRODUCT')
    if (isFree) for (const name of met) taken.add(name)
    return isFree
  })
  return [...names.filter((name) => !taken.has(name)), ...added].sort(byStart)
}
