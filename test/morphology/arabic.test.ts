import { describe, expect, it, test } from 'vitest'
import { partsOfSpeech, tagNumber } from '../../src/core/part-of-speech.js'
import { TokenClass, type TokenList } from '../../src/core/spans.js'
import { readArabic } from '../../src/morphology/arabic.js'
import { keepsConsonants } from '../../src/morphology/lemma/consonants.js'

/** Words of one sentence; those with a tag of a tagger have it behind a stroke. */
function read(sentence: string): string[] {
  const words = sentence.split(' ').map((word) => word.split('/') as [string, string?])
  const starts: number[] = []
  const ends: number[] = []
  let text = ''
  for (const [form] of words) {
    starts.push(text.length)
    text += form
    ends.push(text.length)
    text += ' '
  }
  const tokens: TokenList = {
    text,
    count: words.length,
    starts: Uint32Array.from(starts),
    ends: Uint32Array.from(ends),
    classes: new Uint8Array(words.length).fill(TokenClass.word),
    sentences: Uint32Array.of(0)
  }
  const tags = Uint8Array.from(words, ([, tag]) => tagNumber[(tag ?? 'NOUN') as keyof typeof tagNumber])
  const lemmas = readArabic(tokens, tags)
  return words.map(([form], index) => `${form}/${partsOfSpeech[tags[index]!]}/${lemmas.get(index) ?? ''}`)
}

describe('Arabic words of closed classes', () => {
  it.each([
    ['كيف', 'ADV', 'كَيفَ'],
    ['وأين', 'ADV', 'أَينَ'],
    ['اين', 'ADV', 'أَينَ'],
    ['متى', 'ADV', 'مَتَى'],
    ['لماذا', 'ADV', 'لِمَاذَا'],
    ['ماذا', 'PRON', 'مَاذَا'],
    ['لي', 'ADP', 'لِ'],
    ['لك', 'ADP', 'لِ'],
    ['ولنا', 'ADP', 'لِ'],
    ['بهم', 'ADP', 'بِ'],
    ['مني', 'ADP', 'مِن'],
    ['معك', 'ADP', 'مَعَ'],
    ['عندي', 'ADP', 'عِندَ'],
    ['إليه', 'ADP', 'إِلَى'],
    ['نحن', 'PRON', 'هُوَ'],
    ['والتي', 'PRON', 'اَلَّذِي'],
    ['ليست', 'VERB', 'لَيس'],
    ['لأنها', 'CONJ', 'لِأَنَّ'],
    ['لكنه', 'CONJ', 'لٰكِنَّ'],
    ['إذا', 'CONJ', 'إِذَا'],
    ['لَكَ', 'ADP', 'لِ']
  ])('%s is %s', (form, tag, lemma) => expect(read(`${form}/X`)).toEqual([`${form}/${tag}/${lemma}`]))

  it.each(['فهم', 'ولي', 'علي', 'كتاب', 'لكن'])('%s, which is other words too, is the tagger’s or has one reading', (form) =>
    expect(read(`${form}/NOUN`)).toEqual([form === 'لكن' ? 'لكن/CONJ/لٰكِنَّ' : `${form}/NOUN/`])
  )

  it.each([
    ['من/ADP أنت/X', ['من/PRON/مَن', 'أنت/PRON/هُوَ']],
    ['من/ADP البيت', ['من/ADP/', 'البيت/NOUN/']],
    ['أريد/VERB أن/SCONJ أشرب/VERB', ['أريد/VERB/', 'أن/CONJ/أَن', 'أشرب/VERB/']],
    ['أن/SCONJ الجو', ['أن/CONJ/أَنَّ', 'الجو/NOUN/']],
    ['هذا/X القميص', ['هذا/DET/هٰذَا', 'القميص/NOUN/']],
    ['هذه/X سيارة', ['هذه/PRON/هٰذَا', 'سيارة/NOUN/']]
  ])('the words behind tell: %s', (sentence, expected) => expect(read(sentence)).toEqual(expected))

  test('no Arabic word is left without a part of speech', () => {
    expect(read('براونيز/X')).toEqual(['براونيز/PROPN/'])
    expect(read('البراونيز/X')).toEqual(['البراونيز/NOUN/'])
    expect(read('INOA/X')).toEqual(['INOA/X/'])
  })

  test('a long word is no word of the tables', () => expect(read(`${'ك'.repeat(50_000)}/NOUN`)[0]).toMatch(/NOUN\/$/))
})

describe('lemmas keep the consonants of their words', () => {
  it.each([
    ['المكتبة', 'مكتبة', true],
    ['دقائق', 'دقيقة', true],
    ['وأصدقائي', 'صديق', true],
    ['سيستخدمونها', 'استخدم', true],
    ['فضلك', 'فضل', true],
    ['واشترينا', 'اشترى', true],
    ['واشترينا', 'اشأخ', false],
    ['سافر', 'فر', true],
    ['القلم', 'قم', false],
    ['مدرسة', 'درج', false]
  ])('%s has the lemma %s: %s', (word, lemma, expected) => expect(keepsConsonants(word, lemma, 'ara')).toBe(expected))
})
