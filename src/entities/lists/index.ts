/** The built-in lists of a language, opened once a thread. */
import type { ModelStore } from '../../models/store.js'
import { loadGazetteer } from './gazetteer.js'
import { ListMentions } from './mentions.js'

const opened = new WeakMap<ModelStore, Map<string, ListMentions>>()

/** What finds titles, nationalities and religions in a language (`entityLanguage`). */
export function listMentions(store: ModelStore, language: string): ListMentions {
  let languages = opened.get(store)
  if (languages === undefined) {
    languages = new Map()
    opened.set(store, languages)
  }
  let lists = languages.get(language)
  if (lists === undefined) {
    lists = new ListMentions(loadGazetteer(store, language), language)
    languages.set(language, lists)
  }
  return lists
}
