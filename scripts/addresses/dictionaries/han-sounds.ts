/** The commonest reading of each Chinese character, from the readings that morphology knows. */
import type { NativeModel } from '../../../src/models/store.js'

const FIRST = 0x3400
const LAST = 0x9fff

/** Lines of a syllable without its tone and the characters that are read so. @param model `morphology/readings-zho`; its readers say what the tensors are */
export function hanSounds(model: NativeModel): string[] {
  const [pages, cells, starts, readings] = [model.u16('pages'), model.u16('cells'), model.u32('readingStart'), model.u16('readings')]
  const syllables = model.metadata['syllables']!.split(' ')
  const found = new Map<string, string>()
  for (let point = FIRST; point <= LAST; point++) {
    const page = pages[point >>> 8] ?? 0
    const character = page === 0 ? 0 : cells[(page << 8) | (point & 255)]!
    if (character === 0 || starts[character] === starts[character + 1]) continue
    const sound = syllables[readings[starts[character]!]!]!.replace(/\d$/u, '').replaceAll('ü', 'v').toLowerCase()
    found.set(sound, (found.get(sound) ?? '') + String.fromCodePoint(point))
  }
  return [...found].map(([sound, characters]) => `${sound}\t${characters}`).sort()
}
