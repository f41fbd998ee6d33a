/** Texts of every kind that the networks meet, to find the ranges of their activations on: languages, styles, lengths, and what is hardly text at all. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { entityLanguage, entityLanguages } from '../../src/entities/languages.js'
import { entityCorpora, hasSplit, readCorpus, type Split } from '../entities/corpora.js'
import { dataFolder, readLines } from '../lib/data.js'
import { type Below, shuffle } from '../lib/shuffle.js'

export interface SampleText {
  readonly text: string
  /** Of the entity extraction. */
  readonly language: string
  /** Whether it is read as a post. */
  readonly post: boolean
}

/** Longest text, in UTF-16 units: some two windows of a network. */
const LONGEST = 900

/** What is hardly text: digits, signs, mixed scripts, one long word, shouting, letters apart, addresses. Each is also read beside ordinary text. */
const oddTexts = [
  '1 000 000 2 000 000 3,141.59 2024-02-29 12:30:59 +49 (0)30 1234567 0x7f 1e-9 99.9 % 1/2 '.repeat(4),
  '0 '.repeat(120),
  '!!! ??? ... ,,, ;;; ::: --- *** ### @@@ $$$ %%% ^^^ &&& ((( ))) [[[ ]]] {{{ }}} ~~~ ``` ||| \\\\\\ /// '.repeat(2),
  '@ '.repeat(150),
  '. '.repeat(150),
  '“‘«»’” ‹› „“ — – … • · † ‡ § ¶ © ® ™ € £ ¥ ₹ ₽ '.repeat(4),
  '😀 👍🏽 👩‍👩‍👧‍👦 🇩🇪 🏳️‍🌈 ❤️ 🔥🔥🔥 '.repeat(6),
  'Anna Müller, Анна Иванова, 安娜, アンナ, 안나, آنا, אנה, แอนนา, अन्ना, Άννα, அன்னா, Ənnə, Ἄννα '.repeat(3),
  'Москва 東京 القاهرة Seoul서울 दिल्ली กรุงเทพ Αθήνα ירושלים '.repeat(4),
  'a'.repeat(400),
  'Rechtsschutzversicherungsgesellschaften '.repeat(20),
  'i n t e r n a t i o n a l  b u s i n e s s  '.repeat(6),
  'https://www.example.org/a/b?c=d&e=f#g someone@example.com 192.168.0.1 2001:db8::1 #hashtag @user_name '.repeat(3),
  '<div class="x"><p>Hello &amp; welcome</p></div> {"key": [1, 2.5, null]} SELECT * FROM t WHERE a = 1; '.repeat(3),
  'lol omg haha hahahaha sooooo coool!!!1 u r gr8 :-) ;D <3 xD brb '.repeat(4),
  'the '.repeat(150),
  'x',
  '?',
  '7',
  '漢'.repeat(300),
  '�□\u200b\u00ad\ufeff\u0007 '.repeat(20)
]

function shuffled<Item>(items: readonly Item[], below: Below): Item[] {
  const order = Uint32Array.from(items, (_, index) => index)
  shuffle(order, below)
  return Array.from(order, (index) => items[index]!)
}

/** Cuts a text at a blank before `LONGEST` units; never inside a pair of surrogates. */
function cut(text: string, longest = LONGEST): string {
  if (text.length <= longest) return text
  const blank = text.lastIndexOf(' ', longest)
  return (blank > longest / 2 ? text.slice(0, blank) : text.slice(0, longest)).replace(/[\ud800-\udbff]$/u, '')
}

const capitalised = (text: string) => text.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())

/** A text as people also write it: two thirds as they are, the others in capitals, in lower case, as a headline, cut to a few words, without a full stop. */
function written(text: string, below: Below): string {
  const whole = cut(text)
  switch (below(9)) {
    case 0:
      return whole.toUpperCase()
    case 1:
      return whole.toLowerCase()
    case 2:
      return [cut(whole, 60), capitalised(cut(whole, 80)), cut(whole, 25), cut(whole, 90).toUpperCase()][below(4)]!
    default:
      return whole
  }
}

/** Sentences of language identification, by the language of the entity extraction. */
function sentencesOf(language: string): string[] {
  const folder = join(dataFolder(), 'language/sentences')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsv.gz') && entityLanguage(name.slice(0, 3)) === language)
    .flatMap((name) => readLines(join(folder, name)).slice(1))
    .map((line) => line.slice(line.lastIndexOf('\t') + 1))
}

/**
 * Texts of the languages given: documents of the free entity corpora (one part of them) and single sentences, each in one of the ways it may be written; then
 * odd ones. Every ninth text or so is read as a post, those of corpora of posts all.
 * @param count of each language, of either source
 */
export function entityTexts(split: Split, count: number, below: Below, languages: readonly string[] = entityLanguages): SampleText[] {
  const found: SampleText[] = []
  for (const language of languages) {
    const corpora = entityCorpora(language).filter((corpus) => corpus.licence === 'permissive' && hasSplit(corpus, split))
    for (const corpus of corpora) {
      const documents = shuffled(readCorpus(corpus, split, 'detokenised', 'document'), below).slice(0, Math.ceil(count / corpora.length))
      for (const { text } of documents) found.push({ text: written(text, below), language, post: corpus.kind === 'social' || below(9) === 0 })
    }
    const sentences = sentencesOf(language)
    // the parts must not share sentences
    const half = sentences.filter((_, index) => (index % 2 === 0) === (split === 'train'))
    for (const text of shuffled(half, below).slice(0, count)) found.push({ text: written(text, below), language, post: below(9) === 0 })
  }
  for (const text of oddTexts) {
    const { text: beside, language } = found[below(found.length)]!
    found.push({ text, language, post: below(3) === 0 }, { text: `${cut(beside, 200)} ${cut(text, 200)} ${cut(beside, 200)}`, language, post: false })
  }
  return found
}

/** Documents and headlines of the categories, title and text together, in one of the ways they may be written; then odd ones. */
export function categoryTexts(split: Split, count: number, below: Below): string[] {
  const folder = join(dataFolder(), 'categories')
  const documents = readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl.gz'))
    .sort()
    .flatMap((name) => {
      const part = readLines(join(folder, name)).map((line) => JSON.parse(line) as { readonly split: string; readonly title?: string; readonly text: string })
      return shuffled(
        part.filter((document) => document.split === split),
        below
      ).slice(0, count)
    })
  const texts = documents.map(({ title, text }) => `${title === undefined ? '' : `${title}\n`}${text}`)
  return [...texts.map((text) => (below(3) === 0 ? written(text, below) : text.slice(0, 6000))), ...oddTexts]
}
