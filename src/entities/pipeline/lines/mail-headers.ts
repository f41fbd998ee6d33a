/** The head of a mail (`From: ...`, `Von: ...`, `Кому: ...`): who wrote it and to whom, each a person in a list parted by commas or semicolons, with an address behind or not. */
import type { Span, TokenList } from '../../../core/spans.js'
import { nameParticlePattern } from '../../../core/words/name-particles.js'
import { Flag } from '../../lists/kinds.js'
import { type Mention, ruleMention } from '../../types.js'
import { hasLegalForm } from '../companies/legal-forms.js'
import { isOffice } from '../greeted-groups.js'
import { byStart } from '../redactor.js'
import { linesOf } from '../text-lines.js'
import { tokenFrom } from '../token-places.js'

const list = (words: string): ReadonlySet<string> => new Set(words.split('|'))

/** What the lines of writer and readers are called, of all languages together: two such lines below each other are no accident. */
const people = list(
  'from|to|cc|bcc|reply-to|von|an|kopie|kopie an|van|aan|från|till|kopia|fra|til|kopi|de|à|da|a|para|con copia|per a|către|la|od|do|dw|komu|od koho|za|kome|k|prima|primatelj|pošiljatelj|za vednost|kopija|от|кому|от кого|копия|від|від кого|копія|до|копие|од|коме|за|από|προς|κοιν.|κοινοποίηση|feladó|címzett|másolat|másolatot kap|lähettäjä|vastaanottaja|kopio|saatja|saaja|koopia|no|kam|nuo|kimden|kime|bilgi|من|إلى|الى|نسخة|نسخة إلى|از|به|رونوشت|מאת|אל|עותק|प्रेषक|प्रति|सेवा में|প্রেরক|প্রাপক|அனுப்புநர்|பெறுநர்|จาก|ถึง|สำเนา|từ|đến|tới|dari|kepada|tembusan|mula kay|para kay|发件人|發件人|收件人|抄送|副本|差出人|宛先|보낸사람|보낸 사람|받는사람|받는 사람|참조'
)
/** What further lines of such a head are called. */
const others = list(
  'subject|re|date|sent|betreff|datum|gesendet|onderwerp|verzonden|ämne|skickat|emne|dato|sendt|objet|envoyé|asunto|fecha|enviado|assumpte|data|assunto|oggetto|inviato|subiect|temat|předmět|odesláno|predmet|zadeva|тема|дата|отправлено|предмет|датум|надіслано|относно|изпратено|θέμα|ημερομηνία|tárgy|dátum|aihe|päivämäärä|teema|kuupäev|temats|datums|konu|tarih|الموضوع|التاريخ|موضوع|تاریخ|נושא|תאריך|विषय|दिनांक|বিষয়|তারিখ|பொருள்|เรื่อง|วันที่|chủ đề|ngày|subjek|perihal|tanggal|tarikh|paksa|主题|主題|日期|件名|日時|제목|날짜'
)
const labelled = /^[ \t>*]{0,4}([\p{L}\p{M}.][\p{L}\p{M}. -]{0,15}?)[ \u00a0]?[:：][ \u00a0\t]*/u
const parted = /[^;,，、،]+/gu
const address = /[ \u00a0]*(?:<[^<>\n]*>|\[[^[\]\n]*\]|\([^()\n]*@[^()\n]*\)|[^\s<>@]{1,64}@[^\s<>@]{1,80})[ \u00a0]*$/u
const name = new RegExp(
  String.raw`^["'“„«]?(\p{Lu}[\p{L}\p{M}'’.-]*(?:[ \u00a0](?:\p{Lu}[\p{L}\p{M}'’.-]*|${nameParticlePattern})){0,4}|(?![\p{Lu}\p{Ll}])\p{L}[\p{L}\p{M}'’.-]*(?:[ \u00a0](?![\p{Lu}\p{Ll}])\p{L}[\p{L}\p{M}'’.-]*){0,3})["'”“»]?$`,
  'u'
)
/** Names of Korea, China and Japan, which few lists have as a whole. */
const familiar = /^[\p{Script=Hangul}\p{Script=Han}]{2,4}$/u
const PERSONAL = Flag.given | Flag.surname | Flag.personFirst | Flag.inflected
/** Lines of a head. */
const MOST_LINES = 8
const CONFIDENCE = 0.85
/** A model that is surer of another type is believed. */
const SURE = 0.85
const HEADERS = 'mail-headers'

/**
 * Names with those of writers and readers; what the lines are called is no name. Linear.
 * @param names of models, in any order
 * @param flags of the lists, by token (`Flag`)
 */
export function withMailHeaders(tokens: TokenList, names: readonly Mention[], flags: Uint32Array): Mention[] {
  const { text } = tokens
  const { labels, values } = headersOf(text)
  if (labels.length === 0) return [...names]
  const isLabel = new Set(labels.map(({ start, end }) => `${start} ${end}`))
  const sorted = names.filter(({ start, end }) => !isLabel.has(`${start} ${end}`)).sort(byStart)
  const kept: Mention[] = []
  let next = 0
  for (const { start, end } of values) {
    while (next < sorted.length && sorted[next]!.end <= start) kept.push(sorted[next++]!)
    const inside: Mention[] = []
    while (next < sorted.length && sorted[next]!.start < end) inside.push(sorted[next++]!)
    kept.push(...(isPerson(tokens, flags, { start, end }, inside) ? [ruleMention(start, end, 'PERSON', HEADERS, CONFIDENCE)] : inside))
  }
  return [...kept, ...sorted.slice(next)].sort(byStart)
}

/** The labels and values of such lines below each other, one of them at least with a person's place. */
function headersOf(text: string): { labels: Span[]; values: Span[] } {
  const labels: Span[] = []
  const values: Span[] = []
  let block: { label: Span; values: Span[] }[] = []
  const close = () => {
    if (block.length >= 2 && block.some((line) => line.values.length > 0))
      for (const line of block) {
        labels.push(line.label)
        values.push(...line.values)
      }
    block = []
  }
  let last = -1
  for (const { start, text: line } of linesOf(text)) {
    const found = labelled.exec(line)
    const label = found === null ? undefined : found[1]!.toLowerCase()
    const isPeople = label !== undefined && people.has(label)
    const isHeader = isPeople || (label !== undefined && others.has(label))
    if (!isHeader || (last >= 0 && text.slice(last, start).split('\n').length > 2) || block.length >= MOST_LINES) close()
    if (found !== null && isHeader) {
      const at = start + found[0].indexOf(found[1]!)
      block.push({
        label: { start: at, end: at + found[1]!.length },
        values: isPeople ? valuesOf(line.slice(found[0].length), start + found[0].length) : []
      })
    }
    last = start + line.length
  }
  close()
  return { labels, values }
}

function valuesOf(line: string, at: number): Span[] {
  const values: Span[] = []
  for (const { 0: part, index } of line.matchAll(parted)) {
    const begin = part.search(/\S/u)
    if (begin < 0) continue
    const value = part.slice(begin).trimEnd().replace(address, '')
    const found = name.exec(value)
    if (found === null) continue
    const start = at + index + begin + value.indexOf(found[1]!)
    values.push({ start, end: start + found[1]!.length })
  }
  return values
}

function isPerson(tokens: TokenList, flags: Uint32Array, { start, end }: Span, inside: readonly Mention[]): boolean {
  const value = tokens.text.slice(start, end)
  if (hasLegalForm(value) || isOffice(value)) return false
  if (inside.some((one) => one.start < start || one.end > end || one.confidence === undefined)) return false
  // a form of address that stays outside of the name
  if (inside.some((one) => one.type === 'PERSON' && (one.end === end || (one.start === start && one.end === end)))) return false
  const first = tokenFrom(tokens, start)
  const last = tokenFrom(tokens, end - 1)
  let isNamed = false
  for (let token = first; token <= last; token++) {
    if ((flags[token]! & Flag.head) !== 0 && (flags[token]! & (Flag.given | Flag.surname)) === 0) return false
    if ((flags[token]! & (Flag.given | Flag.surname)) !== 0) isNamed = true
  }
  if (inside.some((one) => one.type !== 'PERSON' && one.start === start && one.end === end && one.confidence! > SURE)) return false
  if (first < last) return isNamed
  if (familiar.test(value)) return (flags[first]! & ~PERSONAL) === 0
  return (flags[first]! & (Flag.given | Flag.common | Flag.major)) === Flag.given
}
