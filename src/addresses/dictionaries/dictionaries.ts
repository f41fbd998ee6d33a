/** What parsing and comparison of addresses know of words and places: the artefact `addresses/dictionaries`, made by scripts/addresses/dictionaries.ts. */
import type { ModelStore, NativeModel } from '../../models/store.js'
import { HanForms } from './han.js'
import { Phrases } from './phrases.js'
import { Places } from './places.js'
import { PostCodes } from './post-codes.js'

export const DICTIONARIES = 'addresses/dictionaries'

export class AddressDictionaries {
  readonly phrases: Phrases
  readonly places: Places
  readonly postCodes: PostCodes
  readonly han: HanForms

  constructor(model: NativeModel) {
    this.phrases = new Phrases(model)
    this.places = new Places(model)
    this.postCodes = new PostCodes(model)
    this.han = new HanForms(model)
  }
}

const opened = new WeakMap<ModelStore, AddressDictionaries>()

/** The dictionaries of a store, opened once. @throws ModelError when the artefact is missing or damaged */
export function openDictionaries(store: ModelStore): AddressDictionaries {
  const known = opened.get(store) ?? new AddressDictionaries(store.load(DICTIONARIES))
  opened.set(store, known)
  return known
}
