/** Rows made from other rows by rule: Serbian in Latin letters, pinyin from Chinese, Latin-script Persian from Tajik. */
import { join } from 'node:path'
import { dataFolder } from '../lib/data.js'
import { gzipLines, type Row, textHash } from './data/rows.js'

const serbian: Readonly<Record<string, string>> = Object.fromEntries(
  'а a б b в v г g д d ђ đ е e ж ž з z и i ј j к k л l љ lj м m н n њ nj о o п p р r с s т t ћ ć у u ф f х h ц c ч č џ dž ш š'
    .split(' ')
    .flatMap((letter, index, all) => (index % 2 === 0 ? [[letter, all[index + 1]!]] : []))
)

/** Tajik letters as Persian is written in chats: short i and u as e and o, the long a as a. */
const tajik: Readonly<Record<string, string>> = Object.fromEntries(
  'а a б b в v г g ғ gh д d е e ё ya ж zh з z и e ӣ i й y к k қ gh л l м m н n о a п p р r с s т t у o ӯ u ф f х kh ҳ h ч ch ҷ j ш sh э e ю yu я ya ц ts щ sh ы i'
    .split(' ')
    .flatMap((letter, index, all) => (index % 2 === 0 ? [[letter, all[index + 1]!]] : []))
)

const letters = (text: string, table: Readonly<Record<string, string>>): string =>
  text.toLowerCase().replace(/\p{Script=Cyrillic}/gu, (letter) => table[letter] ?? '')

/** A Serbian text in either script in small Latin letters. */
export const latinSerbian = (text: string): string => letters(text, serbian)

let pinyin: { characters: Map<string, string>; words: Map<string, string> } | undefined

function pinyinTables(): NonNullable<typeof pinyin> {
  if (pinyin === undefined) {
    const folder = join(dataFolder(), 'morphology/han')
    const first = (readings = '', separator: string): string => readings.split(separator)[0] ?? ''
    pinyin = {
      characters: new Map(gzipLines(join(folder, 'zho-char-pinyin.tsv.gz'), false).map((line) => [line.split('\t')[0] ?? '', first(line.split('\t')[1], ' ')])),
      words: new Map(gzipLines(join(folder, 'zho-word-pinyin.tsv.gz'), false).map((line) => [line.split('\t')[0] ?? '', first(line.split('\t')[1], '|')]))
    }
  }
  return pinyin
}

/** Pinyin by the longest words of the dictionary; with tone marks or without, syllables of a word joined or apart. */
function inPinyin(text: string, marks: boolean, joined: boolean): string {
  const { characters, words } = pinyinTables()
  const out: string[] = []
  const units = [...text]
  for (let at = 0; at < units.length; ) {
    let length = 4
    while (length > 1 && !words.has(units.slice(at, at + length).join(''))) length--
    const piece = units.slice(at, at + length).join('')
    const reading = length > 1 ? words.get(piece)! : (characters.get(piece) ?? piece)
    out.push(joined ? reading.replaceAll(' ', '') : reading)
    at += length
  }
  const latin = out.join(' ')
  return marks
    ? latin
    : latin
        .normalize('NFD')
        .replace(/[\u0300-\u0307\u0309-\u036f]/gu, '')
        .normalize('NFC')
        .replaceAll('ü', 'v')
}

/** What can be made of a row. */
export function derivedRows(row: Row): Row[] {
  const hash = textHash(row.text)
  if (row.language === 'srp' && row.script === 'Cyrl' && !row.source.endsWith('translit')) {
    return [{ ...row, script: 'Latn', variety: 'translit', text: latinSerbian(row.text) }]
  }
  if (row.language === 'zho' && row.script !== 'Latn' && row.variety.startsWith('yue') === false && hash % 8 === 0) {
    return [{ ...row, script: 'Latn', variety: 'pinyin', text: inPinyin(row.text, (hash & 8) === 0, (hash & 16) !== 0) }]
  }
  if (row.language === 'tgk') return [{ ...row, language: 'fas', script: 'Latn', variety: 'romanized', text: letters(row.text, tajik) }]
  return []
}
