/**
 * Korean treebanks give lemmas as morphemes joined by `+`. The service's lemma is the stem: everything before the first particle or ending,
 * derivation kept (`비교+하+려는` > `비교하`, `편집+과정+은` > `편집과정`).
 */
import { join } from 'node:path'
import { dataFolder, readText } from '../lib/data.js'

/** Suffixes that make a word of another: parts of the stem. */
const derivation = new Set([
  '하',
  '되',
  '시키',
  '받',
  '당하',
  '스럽',
  '롭',
  '답',
  '적',
  '거리',
  '대',
  '이',
  '히',
  '기',
  '화',
  '성',
  '들이',
  '뜨리',
  '지',
  '님',
  '씨'
])
const copula = new Set(['이', '아니'])

let particles: Set<string> | undefined

function readParticles(): Set<string> {
  const found = new Set<string>(['들'])
  const path = join(dataFolder(), 'morphology/segmentation/kor-mecab-ko-words.tsv.gz')
  for (const line of readText(path).split('\n')) {
    const [surface, tag] = line.split('\t')
    if (surface !== undefined && tag !== undefined && /^(J|E|VCP)/.test(tag)) found.add(surface.normalize('NFC'))
  }
  return found
}

/** Stem of a lemma in the treebanks' form; `+` alone and words without parts stay. */
export function koreanStem(lemma: string): string {
  const parts = lemma.split('+')
  if (parts.length === 1 || parts[0] === '') return lemma
  particles ??= readParticles()
  let end = 1
  while (end < parts.length) {
    const part = parts[end]!
    const next = parts[end + 1]
    // 이 before an ending is the copula, between stem and another suffix a derivation
    if (copula.has(part) && part === '이') break
    if (!derivation.has(part) && (part.length === 0 || particles.has(part) || isEnding(part))) break
    if (part === '지' && next === undefined) break
    end++
  }
  return parts.slice(0, end).join('')
}

/** Endings start with a lone consonant or are written as one (ㄴ, ㄹ, ㅂ니다). */
function isEnding(part: string): boolean {
  const code = part.charCodeAt(0)
  return (code >= 0x3131 && code <= 0x318e) || (code >= 0x1100 && code <= 0x11ff)
}
