/**
 * Samples to learn from what is no language: program text cut from a folder of sources, data made at random in common formats, and on the other
 * side ordinary text in the wrappings that it comes in. Nothing of them is kept but the weights.
 */
import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { dataFolder } from '../lib/data.js'
import { gzipLines, languagesOf, readRows, textHash } from './data/rows.js'

export type Random = () => number

const SOURCES = new Set(
  '.js .mjs .cjs .ts .mts .tsx .py .java .kt .kts .rs .go .rb .cs .c .h .cpp .R .lua .sh .css .scss .xml .toml .yml .yaml .json .html .csproj .gradle .properties'.split(
    ' '
  )
)
const MOST_BYTES = 300_000
/** Prose inside program text: comments and messages. */
const PROSE = /([a-z']+,? ){4}[a-z']+|^\s*(#(?!include|define|if|endif)|\/\/|\/?\*|--|;|"""|''')|"""|'''/

function* sourceFiles(folder: string): Generator<string> {
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name)
    const stat = lstatSync(path)
    if (stat.isDirectory()) yield* sourceFiles(path)
    else if (stat.isFile() && SOURCES.has(extname(name)) && stat.size < MOST_BYTES) yield path
  }
}

/** Stretches of one to twelve lines of the sources, without those that hold prose; the share of each kind of file is evened out. */
export function codeSamples(folder: string, most: number, random: Random): string[] {
  const kinds = new Map<string, string[]>()
  for (const path of sourceFiles(folder)) kinds.set(extname(path), [...(kinds.get(extname(path)) ?? []), path])
  const samples: string[] = []
  for (const paths of kinds.values()) {
    const wanted = Math.min(Math.ceil((2 * most) / kinds.size), paths.length * 20)
    for (let made = 0, tries = 0; made < wanted && tries < wanted * 6; tries++) {
      const lines = readFileSync(pick(paths, random), 'utf8').split('\n')
      const first = Math.floor(random() * lines.length)
      const length = random() < 0.3 ? 1 : 2 + Math.floor(random() * 11)
      const text = lines
        .slice(first, first + length)
        .join('\n')
        .slice(0, 1500)
      const rough = text.split('\n').some((line) => PROSE.test(line))
      if (rough || (text.match(/\p{L}/gu)?.length ?? 0) < 10 || /\P{ASCII}/u.test(text)) continue
      samples.push(text.trimEnd())
      made++
    }
  }
  return samples
}

export function pick<T>(list: readonly T[], random: Random): T {
  return list[Math.floor(random() * list.length)]!
}

const names =
  'id name type value key count user host port path status code total date time size level mode item order price node index user_id created_at is_active max_len'.split(
    ' '
  )
const hosts = 'web db cache node api edge mail srv01 prod-eu-1 worker'.split(' ')

const elements = 'H C O N Na Cl Ca Fe S K Mg Al Cu Zn Br P Si Mn'.split(' ')

/** Makes one piece of data of a random kind. */
export function dataSample(random: Random): string {
  const number = (most: number) => Math.floor(random() * most)
  const hex = (length: number) => Array.from({ length }, () => number(16).toString(16)).join('')
  const from = (letters: string, length: number) => Array.from({ length }, () => letters[number(letters.length)]).join('')
  const repeat = (most: number, make: () => string, between: string) => Array.from({ length: 1 + number(most) }, make).join(between)
  const name = () => pick(names, random)
  const two = (value: number) => String(value).padStart(2, '0')
  const time = () =>
    `20${two(15 + number(10))}-${two(1 + number(12))}-${two(1 + number(28))}${random() < 0.5 ? 'T' : ' '}${two(number(24))}:${two(number(60))}:${two(number(60))}`
  const address = () => `${number(256)}.${number(256)}.${number(256)}.${number(256)}`
  const scalar = () =>
    pick([() => String(number(5000)), () => `"${name()}"`, () => `"${hex(8)}"`, () => 'true', () => 'null', () => (random() * 100).toFixed(2)], random)()
  const alphanumeric = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
  const kinds: (() => string)[] = [
    () => `{${repeat(6, () => `"${name()}": ${scalar()}`, ', ')}}`,
    () => `[${repeat(6, () => `{"${name()}":${scalar()},"${name()}":${scalar()}}`, ',')}]`,
    () => repeat(8, () => `${name()}: ${scalar()}`, '\n'),
    () => `[${name()}]\n${repeat(6, () => `${name()}=${scalar()}`, '\n')}`,
    () => `${names.slice(number(10), 10 + number(10)).join(',')}\n${repeat(6, () => repeat(6, scalar, ','), '\n')}`,
    () => repeat(8, () => repeat(8, () => String(number(100_000)).padStart(7), ' '), '\n'),
    () => repeat(6, () => `${time()} | ${(random() * 900).toFixed(2)} | ${(random() * 10 - 5).toFixed(1)}%`, '\n'),
    () =>
      repeat(
        4,
        () =>
          `${time()} ${pick(['INFO', 'WARN', 'ERROR', 'DEBUG'], random)} [${pick(hosts, random)}-${number(99)}] ${name()}=${number(999)} ${name()}=${hex(6)} ${number(900)}ms`,
        '\n'
      ),
    () =>
      repeat(
        4,
        () =>
          `${address()} - - [${two(number(28))}/Oct/2023:10:${two(number(60))}:${two(number(60))} +0000] "GET /${name()}/${number(99)}?${name()}=${number(9)} HTTP/1.1" ${200 + number(300)} ${number(9999)}`,
        '\n'
      ),
    () => repeat(6, () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`, pick(['\n', ', ', ' '], random)),
    () => repeat(4, () => `${hex(8)}  ${Array.from({ length: 8 }, () => hex(2)).join(' ')}`, '\n'),
    () => repeat(20, () => `0x${hex(2).toUpperCase()}`, ' '),
    () => repeat(4, () => hex(32), '\n'),
    () => repeat(6, () => repeat(4, () => pick(elements, random) + pick(['', '', '2', '3', '4', '6'], random), ''), pick([', ', ' + ', ' '], random)),
    () => from(`${alphanumeric}+/`, 30 + number(150)) + pick(['', '=', '=='], random),
    () => repeat(4, () => from(alphanumeric, 12 + number(20)), pick(['\n', ' '], random)),
    () =>
      repeat(
        6,
        () => `${pick(['SKU', 'ISBN', 'REF', 'A', 'PX', 'INV'], random)}-${number(100_000)}${pick(['', '-XL', '-B', '/2'], random)}`,
        pick(['\n', ' / ', ', '], random)
      ),
    () =>
      repeat(
        8,
        () =>
          `${1 + number(20)}. ${pick(['e4', 'd4', 'Nf3', 'Bb5', 'O-O', 'c4', 'Qxd5', 'exd5'], random)} ${pick(['e5', 'Nc6', 'd5', 'Nf6', 'Be7', 'O-O', 'Rxe4+'], random)}`,
        ' '
      ),
    () => repeat(8, () => pick(['H2SO4', 'NaCl', 'C6H12O6', 'CaCO3', 'NH3', 'Fe2O3', 'KOH', 'CH3COOH'], random), pick([', ', ' + ', ' -> '], random)),
    () => repeat(3, () => from('ACGT', 20 + number(60)), '\n'),
    () =>
      repeat(
        6,
        () =>
          `${pick(['src', 'lib', 'test', 'usr/share', 'var/log', '.'], random)}/${name()}/${name()}.${pick(['c', 'ts', 'py', 'json', 'log', 'so.6'], random)}`,
        '\n'
      ),
    () => repeat(4, () => `-rw-r--r-- 1 root root ${number(99_999)} Jan ${number(28)} 0${number(9)}:${two(number(60))} ${name()}.o`, '\n'),
    () => repeat(5, () => `https://${pick(hosts, random)}.example.com/${name()}/${number(99)}?${name()}=${hex(4)}`, pick(['\n', ' '], random)),
    () => repeat(4, () => `${address()}/24 via ${address()} dev eth${number(3)}`, '\n'),
    () => repeat(4, () => `${pick(hosts, random)}-${number(99)} up ${number(99)}d cpu=0.${number(99)} mem=0.${number(99)}`, '\n'),
    () =>
      `SELECT ${repeat(4, name, ', ')} FROM ${name()}s WHERE ${name()} = ${scalar()}${pick(['', ' ORDER BY id DESC', ' LIMIT 10', ' GROUP BY type'], random)}`,
    () => `INSERT INTO ${name()}s (${repeat(4, name, ', ')}) VALUES (${repeat(4, scalar, ', ')})${pick([';', ''], random)}`,
    () => `UPDATE ${name()}s SET ${name()} = ${scalar()} WHERE ${name()} > ${number(99)};`,
    () =>
      `SELECT a.${name()}, COUNT(*) AS n FROM ${name()}s a ${pick(['LEFT JOIN', 'JOIN', 'INNER JOIN'], random)} ${name()}s b ON a.id = b.${name()} WHERE ${name()} >= '20${two(number(25))}-01-01' GROUP BY ${name()} HAVING COUNT(*) > ${number(9)}`,
    () =>
      pick(
        [
          `git push origin ${name()}`,
          `docker run --rm -p ${number(9999)}:80 ${name()}:latest`,
          `kubectl get pods -n ${name()} -o json | grep ${name()}`,
          `npm install --save-dev ${name()}-js`,
          `ls -la /tmp | grep ${name()}`,
          `sudo apt-get install -y lib${name()}-dev`,
          `tar -xzf ${name()}.tar.gz -C /opt`,
          `curl -s http://${name()}:${number(9999)}/ | jq .${name()}`,
          `cd /var/${name()} && ./run.sh --${name()}=${number(9)}`
        ],
        random
      ),
    () =>
      repeat(
        4,
        () =>
          `\tat com.${name()}.${pick(['core', 'util', 'io'], random)}.${pick(['Main', 'Parser', 'Foo'], random)}.${name()}(${pick(['Main', 'Parser'], random)}.java:${number(999)})`,
        '\n'
      ),
    () => repeat(4, () => `#${number(9)} 0x0000${hex(12)} in ${name()} () from /lib64/lib${name()}.so.${number(9)}`, '\n'),
    () =>
      `\\[ ${repeat(4, () => pick(['\\int_0^1', '\\frac{a}{b}', 'x^2', '\\sum_{n=1}^{\\infty}', '\\alpha', 'e^{-x}', '\\sqrt{\\pi}', 'f(x)', '\\,dx'], random), pick([' + ', ' = ', ' '], random))} \\]`,
    () => repeat(4, () => pick(['f(x) = x^2', '∂u/∂t = α∇²u', '∀ε>0 ∃δ>0', 'a ≤ b ⇒ b ≥ a', 'y = mx + b', 'P(A|B) = P(A)', '∑ x_i / n'], random), ', '),
    () =>
      repeat(
        6,
        () =>
          `${pick(['mov', 'add', 'xor', 'cmp', 'push', 'ld'], random)} ${pick(['eax', 'rbx', 'r0', '[ebp+8]'], random)}, ${pick(['ecx', '0x10', 'r1', '#4'], random)}`,
        '\n'
      ),
    () => repeat(5, () => `${name().replace('_', '')}${pick(['==', '>=', '~='], random)}${number(9)}.${number(20)}.${number(9)}`, '\n'),
    () => repeat(3, () => pick('abcdefgmouy'.split(''), random).repeat(8 + number(60)), ' '),
    () => from('qwertyasdfghzxcvb', 2).repeat(5 + number(10)),
    () => repeat(4, () => `IMG_${1000 + number(9000)}.JPG`, '\n'),
    () => `.${name()} { ${pick(['color', 'margin', 'display'], random)}: ${pick(['red', '0 auto', '#fff', 'none'], random)}; width: ${number(99)}px; }`,
    () =>
      `<${pick(['div', 'span', 'item'], random)} ${name()}="${name()}" class="${name()}-${number(9)}"><${name()} x="${number(9)}"/></${pick(['div', 'span', 'item'], random)}>`
  ]
  return pick(kinds, random)()
}

/** Ordinary texts of all languages: sentences, short strings, English posts and headlines. */
export function ordinaryTexts(perLanguage: number): string[] {
  const texts: string[] = []
  const sample = (rows: readonly string[], most: number) => texts.push(...[...rows].sort((left, right) => textHash(left) - textHash(right)).slice(0, most))
  for (const part of ['sentences', 'short']) {
    for (const language of languagesOf(part)) {
      sample(
        readRows(part, language).map(({ text }) => text),
        perLanguage
      )
    }
  }
  for (const file of ['stackexchange', 'reddit_posts']) {
    const posts = gzipLines(join(dataFolder(), 'categories', `${file}.jsonl.gz`), false)
      .map((line) => JSON.parse(line) as Post)
      .filter(isForTraining)
    sample(
      posts.map(({ title, text }) => `${title ?? ''}\n${text.slice(0, 600)}`),
      perLanguage * 12
    )
  }
  for (const file of ['reddit_headlines', 'huffpost_headlines']) {
    const headlines = gzipLines(join(dataFolder(), 'categories', `${file}.jsonl.gz`), false)
      .map((line) => JSON.parse(line) as Post)
      .filter(isForTraining)
      .map(({ text }) => text)
    sample(headlines, perLanguage * 12)
  }
  return texts
}

interface Post {
  readonly split: string
  readonly title?: string
  readonly text: string
}

const isForTraining = ({ split }: Post): boolean => split === 'train'

const snippets = [
  'npm install',
  'config.toml',
  'await',
  'git stash',
  'null',
  'user_id',
  'return',
  'foo()',
  'x = 5',
  'docker compose up',
  'NullPointerException',
  './run.sh',
  '.env'
]

/** Names of makes and products with a capital inside, as names in programs have one. */
const brands =
  'iPhone iPad YouTube PayPal MacBook LinkedIn WhatsApp eBay GitHub PlayStation TikTok OpenAI FedEx SpaceX AirPods JavaScript WordPress McDonald'.split(' ')

/** Texts of at least so many characters are also put into records, logs and comments; a single word there tells little. */
const LONG = 24

const HTML_MARKS = ['<b>$</b>', '<i class="term">$</i>', '<span style="color:#333">$</span>', '<a href="https://example.com/p?q=7">$</a>', '$&nbsp;', '$<br/>']
const MARKDOWN_MARKS = ['**$**', '*$*', '_$_', '[$](https://example.com/p/7)', '`$`', '~~$~~']

/** A text with marks around a few of its words, or around most. */
function marked(text: string, marks: readonly string[], random: Random): string {
  const share = random()
  return text
    .split(' ')
    .map((word) => (random() < share ? pick(marks, random).replace('$', () => word) : word))
    .join(' ')
}

/** A text in one of the wrappings that texts come in; a part of them stay as they are. */
export function wrapped(text: string, other: string, random: Random): string {
  const number = (most: number) => Math.floor(random() * most)
  const two = (value: number) => String(value).padStart(2, '0')
  const start = other.slice(0, 30)
  const light: (() => string)[] = [
    () => `<b>${text}</b>`,
    () => `<p>${text}</p>`,
    () => `<li><a href="/${number(99)}/x">${text}</a></li>`,
    () => `<Text id="${number(99)}">${text}</Text>`,
    () => `| ${number(99)} | ${text} | ${number(99)},${two(number(99))} € |`,
    () => `${number(99)}\t${text}\t${start}\t${number(2000)}`,
    () => `${text} + ${start} = ${other.slice(30, 50)}`,
    () => `${text} = ${start} * ${other.slice(30, 50)}`,
    () => `${text} > ${start} > ${other.slice(30, 50)}`,
    () => `${text} (${start}) <3`,
    () => `${text} C++ / C# ${number(99)} %`,
    () => `{name}, ${text} %d {count}`,
    () => `${text}[${1 + number(20)}][${1 + number(20)}]`,
    () => text.replace(/(^| )(\p{L}{4,})/gu, (whole, before: string, word: string) => (random() < 0.3 ? `${before}#${word}` : whole)),
    () => text.replace(/\p{L}{5,}/u, 'xxxxxx').replace(/\d/g, 'x'),
    () => `${pick(['hahahahaha', 'jajajaja', 'хахахаха', 'kkkkkkkkk', 'lol', 'ههههههه', 'aaaaaaah'], random)} ${text}`,
    () => `${pick(brands, random)} ${number(20)} ${start.split(' ')[0]}`,
    () => `${text}; ${other}`,
    () => `${text} = ${start}`,
    () =>
      text
        .split(' ')
        .slice(0, 6)
        .join(pick([' + ', ' = ', ' > ', ' | ', ' * ', ' -> ', '; '], random)),
    () => text.toUpperCase() + pick(['', ' + 1', ' = 5'], random)
  ]
  const heavy: (() => string)[] = [
    () => `<p class="lead">${text} <a href="/new/${number(99)}">${start}</a></p>`,
    () => `{"id": ${number(99)}, "message": "${text}", "ok": true}`,
    () => `{"title": "${text}", "text": "${other}"}`,
    () => `name = ${number(99)}\ndescription = ${text}`,
    () => `cache.ttl=3600\ncache.help=${text}`,
    () => `theme: dark\nhelp: "${text}"`,
    () => `## ${text}\n\n* ${other}\n* [${start}](https://example.org/${number(99)})`,
    () => `## Setup\n\n${text} \`${pick(snippets, random)}\` ${other}`,
    () => text.replace(/ /, ` \`${pick(snippets, random)}\` `),
    () => text.replace(/ /, ` ${pick(snippets, random)} `),
    () => text.replace(/[.。,]/g, (stop) => `${stop}[${1 + number(20)}]`),
    () => `2024-0${1 + number(9)}-1${number(9)}T${two(number(24))}:${two(number(60))}:00Z [ERROR] srv-${number(9)}: ${text}`,
    () => `fix(${pick(['parser', 'auth', 'ui'], random)}): ${text} (#${number(999)})`,
    () => `// ${text}\nlet x = a + b;`,
    () => `# ${text}\nprint(x)`,
    () => `@anna_b ${text} #${start.split(' ')[0]} https://t.co/${number(9999)}xYz`,
    () => `From: A. B. <a.b@example.org>\nTo: info@example.org\nDate: Thu, 9 Nov 2023 18:40:11 +0000\nSubject: ${text}`,
    () => marked(text, HTML_MARKS, random),
    () => marked(text, MARKDOWN_MARKS, random),
    () => `<div id="main"><h2>${start}</h2>${marked(text, HTML_MARKS, random)}</div>`,
    () => `# ${marked(text, MARKDOWN_MARKS, random)}\n\n![](images/${number(99)}.jpg)`,
    () => `"${text}" -> "${other.slice(0, 40)}"`
  ]
  if (random() < 0.3) return text
  return pick(text.length >= LONG ? [...light, ...heavy] : light, random)()
}
