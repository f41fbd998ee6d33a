/** How often Han characters are read in which way in Chinese names: pairs and knowledge base names whose Latin form is one of the readings together. */
import { openModels } from '../../../src/models/store.js'
import { NameDictionary } from '../../../src/names/dictionary/dictionary.js'
import { foldedForMeasure } from '../measure.js'
import { knowledgeEntities } from './entities.js'
import { trainRows } from './pairs.js'

const LONGEST = 6
const HAN = /^\p{Script=Han}{2,6}$/u
/** Words of places that the Latin form leaves out. */
const GENERIC = /(?:省|市|县|区|镇|乡|村|州)$/u

/** Times by character (simplified) and reading; surnames are not counted. @param readings of a character, with tone digits */
export function hanCounts(readings: (character: string) => readonly string[]): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const counts = new Map<string, Map<string, number>>()
  const { variants } = NameDictionary.open(openModels())
  const learn = (native: string, latin: string, isPerson: boolean) => {
    const name = variants.simplified(native.replace(/\s/gu, ''))
    const wanted = foldedForMeasure(latin)
    const names = isPerson || !GENERIC.test(name) ? [name] : [name, name.slice(0, -1)]
    for (const each of names) {
      const characters = [...each]
      if (!HAN.test(each) || characters.length > LONGEST) continue
      const found = readAs(characters, wanted, readings) ?? (isPerson ? readAs([...characters.slice(1), characters[0]!], wanted, readings) : undefined)
      if (found === undefined) continue
      for (const [character, reading] of found) if (!isPerson || character !== characters[0]) count(counts, character, reading)
      return
    }
  }
  for (const { native, latin, type } of trainRows('zho')) learn(native, latin, type === 'PERSON')
  for (const { kind, label, names } of knowledgeEntities()) for (const name of names.get('zho') ?? []) learn(name, label, kind === 'PERSON')
  return counts
}

/** The readings that a Latin form consists of, with their characters. */
function readAs(characters: readonly string[], latin: string, readings: (character: string) => readonly string[]): (readonly [string, string])[] | undefined {
  const [character, ...rest] = characters
  if (character === undefined) return latin === '' ? [] : undefined
  for (const reading of readings(character)) {
    const plain = reading.replace(/[\d:]/gu, '').replaceAll('ü', 'u')
    const after = latin.startsWith(plain) ? readAs(rest, latin.slice(plain.length), readings) : undefined
    if (after !== undefined) return [[character, reading], ...after]
  }
  return undefined
}

function count(counts: Map<string, Map<string, number>>, character: string, reading: string): void {
  let own = counts.get(character)
  if (own === undefined) {
    own = new Map()
    counts.set(character, own)
  }
  own.set(reading, (own.get(reading) ?? 0) + 1)
}
