/** Ten ways in which a sentence of one language comes with what is in no language, or is spelt otherwise: its language stays the same. */
import { createRandom } from '../data/random.js'
import { textHash } from '../data/rows.js'
import { isUnspaced, type Probe } from './probe.js'

type Random = () => number

export interface Alteration {
  readonly name: string
  /** @param names names of persons in the script of the text and in other languages */
  readonly alter: (probe: Probe, random: Random, names: readonly string[]) => string
}

const pick = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)]!

/** The chunks of a text between blanks; of a text without blanks pieces of three characters. */
function chunksOf({ language, text }: Probe): { chunks: string[]; glue: string } {
  return isUnspaced(language) ? { chunks: text.match(/.{1,3}/gsu) ?? [], glue: '' } : { chunks: text.split(' '), glue: ' ' }
}

const joined = (probe: Probe, change: (chunk: string, index: number, count: number) => string): string => {
  const { chunks, glue } = chunksOf(probe)
  return chunks.map((chunk, index) => change(chunk, index, chunks.length)).join(glue)
}

const MARKS = ['[3]', '[12]', '¹', '²³', '[1][2]']

function footnotes(probe: Probe, random: Random): string {
  return joined(probe, (chunk, index, count) => (index === count - 1 || random() < 0.15 ? chunk + pick(MARKS, random) : chunk))
}

function link({ text }: Probe, random: Random): string {
  const number = Math.floor(random() * 1e6)
  return pick(
    [`${text} https://www.example.org/news/article-${number}.html?ref=home`, `www.example.com/item/${number} ${text}`, `${text} https://t.co/aB${number}x`],
    random
  )
}

function handles({ text }: Probe, random: Random): string {
  return `@${pick(['kate_m', 'news24', 'TheRealTom', 'info.desk'], random)} @user${Math.floor(random() * 1e4)} ${text} #${pick(['Update', 'news', 'MondayMood', 'live'], random)} #FAQ2024`
}

function withoutPunctuation({ text }: Probe): string {
  return text
    .toLowerCase()
    .replace(/(?<=\p{L})['’](?=\p{L})/gu, '\u0001')
    .replace(/\p{P}+/gu, ' ')
    .replaceAll('\u0001', "'")
    .replace(/ {2,}/g, ' ')
    .trim()
}

function tableRow({ text }: Probe, random: Random): string {
  const glue = random() < 0.5 ? ' | ' : '\t'
  const code = `${pick(['AX', 'B', 'SKU', 'QZ'], random)}-${100 + Math.floor(random() * 900)}`
  const cells = [String(Math.floor(random() * 1e5)), text, '2024-03-15', (random() * 1000).toFixed(2), code, '12/07/2023', '100 %']
  return glue === '\t' ? cells.join(glue) : `| ${cells.join(glue)} |`
}

function markup(probe: Probe, random: Random): string {
  if (random() < 0.5) {
    const body = joined(probe, (chunk, index) => {
      if (index % 5 === 1) return `<b class="key">${chunk}</b>`
      if (index % 5 === 3) return `<a href="https://www.example.org/page?id=${index}" target="_blank">${chunk}</a>`
      return index % 5 === 4 ? `${chunk}&nbsp;` : chunk
    })
    return `<div id="main"><p style="margin:0">${body}</p></div>`
  }
  const body = joined(probe, (chunk, index) => {
    if (index % 5 === 1) return `**${chunk}**`
    if (index % 5 === 3) return `[${chunk}](https://www.example.org/page/${index})`
    return index % 5 === 4 ? `_${chunk}_` : chunk
  })
  return `## ${body}\n\n![](img/photo-1.png)`
}

function namesInFront({ text }: Probe, random: Random, names: readonly string[]): string {
  return `${pick(names, random)}, ${pick(names, random)}, ${pick(names, random)} (${pick(['AFP', 'Reuters', 'dpa', '2024'], random)}) ${text}`
}

/** Letters of the masked part. */
const MASKED = 60

function masked({ text }: Probe, random: Random): string {
  const groups: string[] = []
  for (let left = MASKED; left > 0; ) {
    const length = Math.min(left, 3 + Math.floor(random() * 4))
    groups.push('x'.repeat(length))
    left -= length
  }
  return `${text} ${groups.join(' ')}`
}

/** Two neighbouring letters change places in a quarter of the words (of pieces of three characters in a text without blanks). */
function swapped(probe: Probe, random: Random): string {
  const least = isUnspaced(probe.language) ? 2 : 4
  const { chunks, glue } = chunksOf(probe)
  const places = chunks.map((chunk) => {
    const units = [...chunk]
    const own = units.flatMap((unit, at) => (isLetter(unit) && isLetter(units[at + 1]) && units[at + 1] !== unit ? [at] : []))
    // the first letter is rarely mistyped
    return units.length < least ? [] : own.length > 1 ? own.slice(1) : own
  })
  const order = places.flatMap((own, index) => (own.length > 0 ? [{ index, key: random() }] : [])).sort((left, right) => left.key - right.key)
  for (const { index } of order.slice(0, Math.ceil(chunks.length / 4))) {
    const units = [...chunks[index]!]
    const at = pick(places[index]!, random)
    ;[units[at], units[at + 1]] = [units[at + 1]!, units[at]!]
    chunks[index] = units.join('')
  }
  return chunks.join(glue)
}

const isLetter = (unit: string | undefined): boolean => unit !== undefined && /\p{L}/u.test(unit)

export const ALTERATIONS: readonly Alteration[] = [
  { name: 'footnote marks', alter: footnotes },
  { name: 'a link', alter: link },
  { name: 'handles and tags', alter: handles },
  { name: 'capitals', alter: ({ text }) => text.toUpperCase() },
  { name: 'small letters without punctuation', alter: withoutPunctuation },
  { name: 'a table row', alter: tableRow },
  { name: 'HTML or Markdown', alter: markup },
  { name: 'three foreign names in front', alter: namesInFront },
  { name: '60 masked letters', alter: masked },
  { name: 'letters swapped in a quarter of the words', alter: swapped }
]

/** The altered text, the same in every run. */
export function altered(probe: Probe, { name, alter }: Alteration, names: readonly string[]): string {
  return alter(probe, createRandom(textHash(`${name} ${probe.text}`)), names)
}
