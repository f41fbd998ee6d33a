/** Chinese and Japanese companies alone in a field or a cell (`株式会社みどり商事　営業部`, `开户名：上海明远科技有限公司`): the legal form is written together with the name, and there is no sentence around. */
import { joinedLegalForms } from '../../chains/name-words.js'
import type { EntityLanguage } from '../../languages.js'
import { type Mention, mentionWeight } from '../../types.js'

const languages: ReadonlySet<EntityLanguage> = new Set(['zho', 'jpn'])
const forms = joinedLegalForms.filter((form) => /\p{Script=Han}/u.test(form))
const cell = /[^\s:：,，、。；;|()（）「」]+/gu
const ofName = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・&＆A-Za-z.]+$/u
/** What sentences have around a name, and no name has inside. */
const inSentence = /[在是的和与與由向为為给給我他她]|[はがをにでとも]/u
const MOST_LETTERS = 24
const FOUND = 0.9

/** Such companies, whatever else was found there. Linear. */
export function companiesOfCells(text: string, language: EntityLanguage): Mention[] {
  if (!languages.has(language) || !forms.some((form) => text.includes(form))) return []
  return [...text.matchAll(cell)].flatMap(({ 0: name, index }): Mention[] => {
    if (name.length > MOST_LETTERS || !ofName.test(name)) return []
    const form = forms.find((one) => name.startsWith(one) || name.endsWith(one))
    if (form === undefined || name.length < form.length + 2 || inSentence.test(name.replace(form, '')) || name.startsWith(`${form}の`)) return []
    return [
      {
        start: index,
        end: index + name.length,
        type: 'ORGANIZATION',
        source: 'gazetteer',
        subsource: 'legal-forms',
        weight: mentionWeight.model,
        confidence: FOUND
      }
    ]
  })
}
