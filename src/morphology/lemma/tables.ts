/** The tables of a lemmatizer, as they stand in a tagger's model file. */
import { type HashTable, readHashTable } from '../../models/hash-table.js'
import type { NativeModel } from '../../models/store.js'
import type { Grouping } from './groups.js'
import type { LemmaShapes } from './lemma-shapes.js'

/** What a lemmatizer is made of; as tensors in the tagger's model file. */
export interface LemmaTables {
  /** Endings with their tags. */
  readonly endings: HashTable
  /** Script of each entry of `endings`. */
  readonly endingScripts: Uint16Array
  /** Script strings, joined by line feeds (UTF-8). */
  readonly scripts: Uint8Array
  /** Script of each of the 16 tags where no ending is known. */
  readonly defaults: Uint16Array
  /** Lemmas that are known (known-lemmas.ts); absent in older models, which have no second scripts either. */
  readonly known?: Uint8Array
  /** What lemmas end in; absent where nothing is known of it. */
  readonly shapes?: LemmaShapes
  readonly grouping: Grouping
  /** Tells what may be written to a word. */
  readonly language?: string | undefined
  /** What writes the vowels into a bare lemma (Arabic); absent where lemmas are complete. */
  readonly vowels?: LemmaTables
  /** Small letters are written the Turkish way. */
  readonly turkish: boolean
  /** Russian lemmas have е for ё. */
  readonly withoutYo: boolean
}

/** Reads the tables of a model file. @throws ModelError when a tensor is absent */
export function readLemmaTables(model: NativeModel): LemmaTables {
  const language = model.metadata['language']
  const settings = { language, turkish: language === 'tur', withoutYo: language === 'rus' }
  const vowels = model.has('vowels.scripts') ? { vowels: readTables(model, 'vowels.', { ...settings, language: undefined, grouping: 'length' }) } : {}
  return { ...readTables(model, '', { ...settings, grouping: (model.metadata['grouping'] ?? 'tag') as Grouping }), ...vowels }
}

type Settings = Pick<LemmaTables, 'grouping' | 'language' | 'turkish' | 'withoutYo'>

function readTables(model: NativeModel, prefix: string, settings: Settings): LemmaTables {
  return {
    endings: readHashTable(model, `${prefix}endings`),
    endingScripts: model.u16(`${prefix}endings.scripts`),
    scripts: model.u8(`${prefix}scripts`),
    defaults: model.u16(`${prefix}scripts.defaults`),
    ...(model.has(`${prefix}lemmas.known`) ? { known: model.u8(`${prefix}lemmas.known`) } : {}),
    ...(model.has(`${prefix}shapes.endings`) ? { shapes: { lengths: model.u8(`${prefix}shapes.lengths`), endings: model.u8(`${prefix}shapes.endings`) } } : {}),
    ...settings
  }
}
