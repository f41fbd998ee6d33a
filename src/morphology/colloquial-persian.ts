/**
 * Persian as it is spoken: contracted verbs (`می‌شه`, `می‌رم`, `بگم`) and nouns with `ون` for `ان` (`خونه`), closed classes that no treebank has. Lemmas of verbs are their
 * past stems, as those of the treebanks.
 */
import { tagNumber } from '../core/part-of-speech.js'
import { TokenClass, type TokenList } from '../core/spans.js'

/** `stem=lemma` of stems that are contracted, and of others, whose third person alone is spoken otherwise. */
const contracted = 'ر=رفت گ=گفت خوا=خواست دون=دانست تون=توانست ش=شد یا=آمد ذار=گذاشت خون=خواند مون=ماند شین=نشست د=داد'.split(' ')
const others = 'کن=کرد دار=داشت بین=دید زن=زد خور=خورد پرس=پرسید فهم=فهمید گیر=گرفت'.split(' ')
const persons = 'م ی ه یم ین ن'.split(' ')
/** Endings of the third person and of the second of the plural, which writing has otherwise. */
const spoken = 'ه ین'.split(' ')
const withoutPrefix: ReadonlySet<string> = new Set('گ یا ذار'.split(' '))
/** Spoken forms with another word's letters. */
const ambiguous: ReadonlySet<string> = new Set('بره بیان نیان نمونه نگه برین نمیرم نمیری نمیره نمیرن میان بدن بدم نشن نشه'.split(' '))
const nouns = 'خونه=خانه زبون=زبان بارون=باران خیابون=خیابان میدون=میدان مهمون=مهمان آسمون=آسمان تابستون=تابستان زمستون=زمستان دندون=دندان'.split(' ')

const verbs = new Map<string, string>()
for (const [list, endings] of [
  [contracted, persons],
  [others, spoken]
] as const)
  for (const entry of list) {
    const [stem, lemma] = entry.split('=') as [string, string]
    for (const ending of endings) {
      for (const prefix of ['می‌', 'نمی‌', 'می', 'نمی']) verbs.set(prefix + stem + ending, lemma)
      if (withoutPrefix.has(stem) || endings === spoken || ending === 'ه' || ending === 'ین')
        for (const prefix of 'بن') verbs.set(prefix + stem + ending, lemma)
    }
  }
for (const form of ambiguous) verbs.delete(form)
for (const [form, lemma] of [
  ['بخوان', 'خواند'],
  ['بخوانید', 'خواند'],
  ['بذار', 'گذاشت'],
  ['نذار', 'گذاشت']
] as const)
  verbs.set(form, lemma)
const lemmasOfNouns = new Map(nouns.map((entry) => entry.split('=') as [string, string]))
const LONGEST = 12
const open = new Set<number>([tagNumber.NOUN, tagNumber.VERB, tagNumber.PROPN, tagNumber.ADJ, tagNumber.ADV, tagNumber.X])

/** Gives such words their tags. @returns their lemmas, by token */
export function readColloquialPersian(tokens: TokenList, tags: Uint8Array): Map<number, string> {
  const found = new Map<number, string>()
  for (let index = 0; index < tokens.count; index++) {
    if (!open.has(tags[index]!) || tokens.classes[index] !== TokenClass.word || tokens.ends[index]! - tokens.starts[index]! > LONGEST) continue
    const form = tokens.text.slice(tokens.starts[index], tokens.ends[index])
    // the prefix with a blank behind it, where writing has a joiner (`می کنم`)
    if ((form === 'می' || form === 'نمی') && index + 1 < tokens.count && tags[index + 1] === tagNumber.VERB) {
      tags[index] = tagNumber.PART
      found.set(index, form)
      continue
    }
    const verb = verbs.get(form)
    const lemma = verb ?? lemmasOfNouns.get(form)
    if (lemma === undefined) continue
    tags[index] = verb === undefined ? tagNumber.NOUN : tagNumber.VERB
    found.set(index, lemma)
  }
  return found
}
