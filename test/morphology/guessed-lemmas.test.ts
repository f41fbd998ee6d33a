import { describe, expect, test } from 'vitest'
import { type PartOfSpeech, tagNumber } from '../../src/core/part-of-speech.js'
import { openModels } from '../../src/models/store.js'
import { createAnalyser } from '../../src/morphology/analyse.js'
import { mayBeOwned, particleLemma } from '../../src/morphology/lemma/attached.js'
import { keepsConsonants, mayHaveArticle } from '../../src/morphology/lemma/consonants.js'
import { isPointed, raisesWrongly, sharesTooLittle, unchanged, withHyphen } from '../../src/morphology/lemma/guesses.js'
import { loadLemmatizer } from '../../src/morphology/lemma/lemmatizer.js'

const store = openModels()
const analyser = createAnalyser(store)

describe('lemmas in sentences', () => {
  test.each<[language: string, text: string, token: string, lemma: string]>([
    // abbreviations
    ['rus', 'На встрече был проф. Иванов из Москвы.', 'проф.', 'проф.'],
    ['rus', 'К нам приехал акад. Сахаров.', 'акад.', 'акад.'],
    ['ukr', 'Ми живемо на вул. Шевченка у Львові.', 'вул.', 'вул.'],
    ['ita', 'Il dott. Rossi arriva domani.', 'dott.', 'dott.'],
    ['ces', 'Včera přišel Prof. Novák do školy.', 'Prof.', 'prof.'],
    ['ces', 'Viděl jsem doc. Dvořáka.', 'doc.', 'doc.'],
    // units
    ['ces', 'Přidejte 200 ml mléka.', 'ml', 'ml'],
    ['pol', 'Dodaj 100 ml mleka.', 'ml', 'ml'],
    ['rus', 'Скорость была 90 км/ч на трассе.', 'ч', 'ч'],
    ['bul', 'Купи 2 кг ябълки.', 'кг', 'килограм'],
    ['cat', 'Al 1992 ha guanyat.', 'ha', 'haver'],
    // capitals
    ['ita', 'Compra la farina e lo zucchero.', 'farina', 'farina'],
    ['ita', 'Tanti saluti dalla Sicilia.', 'saluti', 'saluto'],
    ['ind', 'Tolong tutup jendela itu.', 'jendela', 'jendela'],
    ['swe', 'Igår ringde hon polisen.', 'polisen', 'polis'],
    ['deu', 'Die Häuser sind alt.', 'Häuser', 'Haus'],
    // parts of words
    ['ind', 'Pemerintah membuka jalan baru kemarin.', 'Pemerintah', 'Pemerintah'],
    ['fin', 'Iso kuorma-auto ajoi ojaan.', 'kuorma-auto', 'kuorma-auto'],
    ['hun', 'A lakáshitelek drágábbak lettek.', 'lakáshitelek', 'lakáshitel'],
    ['hun', 'A kocsisorba beállt egy autó.', 'kocsisorba', 'kocsisor'],
    ['hun', 'A házamban lakik.', 'házamban', 'ház'],
    ['urd', 'وہ کل لاہور جائیں گے۔', 'گے', 'گا'],
    ['spa', 'No fríelas demasiado tiempo.', 'fríelas', 'freír'],
    // roots
    ['heb', 'הוא פתח את החלון.', 'החלון', 'חלון'],
    ['heb', 'היא שמה את הקמח בקערה.', 'הקמח', 'קמח'],
    ['heb', 'צריך ביצים לעוגת השוקולד.', 'לעוגת', 'עוגה'],
    // verbs before た
    ['jpn', '母が皿を洗った。', '洗っ', '洗う'],
    ['jpn', '彼は舟を漕いだ。', '漕い', '漕ぐ'],
    ['jpn', '子供が大声で叫んだ。', '叫ん', '叫ぶ'],
    ['jpn', '道で転んだ。', '転ん', '転ぶ'],
    ['jpn', '彼は本を読んだ。', '読ん', '読む'],
    ['jpn', '彼は急いだ。', '急い', '急ぐ'],
    ['jpn', '手紙を書いた。', '書い', '書く'],
    // capitals without accents
    ['ell', 'Ο ΠΡΩΘΥΠΟΥΡΓΟΣ ΑΝΑΚΟΙΝΩΣΕ ΝΕΑ ΜΕΤΡΑ', 'ΠΡΩΘΥΠΟΥΡΓΟΣ', 'πρωθυπουργός'],
    ['ell', 'Ο ΠΡΩΘΥΠΟΥΡΓΟΣ ΑΝΑΚΟΙΝΩΣΕ ΝΕΑ ΜΕΤΡΑ', 'ΑΝΑΚΟΙΝΩΣΕ', 'ανακοινώνω'],
    ['ell', 'Ο ΠΡΩΘΥΠΟΥΡΓΟΣ ΑΝΑΚΟΙΝΩΣΕ ΝΕΑ ΜΕΤΡΑ', 'ΝΕΑ', 'νέος'],
    ['ell', 'ΜΕΓΑΛΗ ΠΥΡΚΑΓΙΑ ΣΤΗΝ ΑΘΗΝΑ', 'ΠΥΡΚΑΓΙΑ', 'πυρκαγιά'],
    ['ell', 'ΜΕΓΑΛΗ ΠΥΡΚΑΓΙΑ ΣΤΗΝ ΑΘΗΝΑ', 'ΑΘΗΝΑ', 'Αθήνα']
  ])('%s %s: %s', async (language, text, token, lemma) => {
    const { tokens, lemmas } = await analyser.analyse(text, language, ['lemmas'], {})
    expect(lemmas![tokens.indexOf(token)]).toBe(lemma)
  })

  test('sentences in Greek capitals have tags, their tokens stay as they are', async () => {
    const text = 'Η ΚΥΒΕΡΝΗΣΗ ΨΗΦΙΣΕ ΤΟΝ ΝΟΜΟ. Το ΝΑΤΟ συμφωνεί.'
    const { tokens, posTags } = await analyser.analyse(text, 'ell', ['lemmas', 'parts-of-speech'], {})
    expect(tokens.slice(0, 5)).toEqual(['Η', 'ΚΥΒΕΡΝΗΣΗ', 'ΨΗΦΙΣΕ', 'ΤΟΝ', 'ΝΟΜΟ'])
    expect(posTags!.slice(0, 5)).toEqual(['DET', 'NOUN', 'VERB', 'DET', 'NOUN'])
  })
})

test.each<[word: string, expected: boolean]>([
  ['проф.', true],
  ['Node.js', true],
  ['z.B.', true],
  ['проф', false],
  ["Co.'yu", false],
  ["523.6'da", false],
  ['.', false]
])('%s has points alone: %s', (word, expected) => expect(isPointed(word)).toBe(expected))

test.each<[word: string, tag: PartOfSpeech, language: string, lemma: string]>([
  ['Dott.', 'NOUN', 'ita', 'dott.'],
  ['Prof.', 'PROPN', 'ita', 'Prof.'],
  ['Hauptstr.', 'NOUN', 'deu', 'Hauptstr.'],
  ['R.', 'NOUN', 'por', 'r.'],
  ['II.', 'ADJ', 'hrv', 'II.'],
  ['p.M.', 'NOUN', 'eng', 'p.M.']
])('%s %s of %s is %s', (word, tag, language, lemma) => expect(unchanged(word, word.toLowerCase(), tagNumber[tag], language)).toBe(lemma))

test.each<[lemma: string, word: string, expected: string]>([
  ['kuormaauto', 'kuorma-autot', 'kuorma-auto'],
  ['FARCrebel', 'farc-rebellen', 'FARC-rebel'],
  ['kuorma-auto', 'kuorma-autot', 'kuorma-auto'],
  ['anak', 'anak-anak', 'anak'],
  ['vous', '-vous', 'vous'],
  ['dire', 'diga-lhe', 'dire'],
  ['', 'a-b', '']
])('%s of %s: %s', (lemma, word, expected) => expect(withHyphen(lemma, word)).toBe(expected))

test.each<[script: string, word: string, tag: PartOfSpeech, language: string, expected: boolean]>([
  ['t', 'farina', 'NOUN', 'ita', true],
  ['t', 'Farina', 'NOUN', 'ita', false],
  ['t', 'haus', 'NOUN', 'deu', false],
  ['t', 'i', 'NOUN', 'tur', false],
  ['t', 'maria', 'PROPN', 'ita', false],
  ['u', 'tv', 'NOUN', 'swe', false]
])('%s of %s (%s) in %s raises wrongly: %s', (script, word, tag, language, expected) =>
  expect(raisesWrongly(script, word, word.toLowerCase(), tagNumber[tag], language)).toBe(expected)
)

test.each<[word: string, lemma: string, language: string, expected: boolean]>([
  ['házam', 'ház', 'hun', true],
  ['almám', 'alma', 'hun', true],
  ['kocsisor', 'kocsis', 'hun', false],
  ['lakáshitel', 'lakás', 'hun', false],
  ['anything', 'any', 'swe', true]
])('%s may be that of the owner of %s (%s): %s', (word, lemma, language, expected) => expect(mayBeOwned(word, lemma, language)).toBe(expected))

test('particles have lemmas by language', () => {
  expect(particleLemma('گی', 'urd')).toBe('گا')
  expect(particleLemma('گی', 'fas')).toBeUndefined()
})

test.each<[word: string, lemma: string, expected: boolean]>([
  ['החלון', 'חץ', false],
  ['הקמח', 'הקה', false],
  ['הקמח', 'קמח', true],
  ['לעוגת', 'עוה', false],
  ['לעוגת', 'עוגה', true],
  ['פני', 'פנים', true],
  ['הצדדים', 'צד', true],
  ['המלכים', 'מלך', true],
  ['רטרואקטיוויים', 'רטרואקטיבי', true]
])('%s has the Hebrew lemma %s: %s', (word, lemma, expected) => expect(keepsConsonants(word, lemma, 'heb')).toBe(expected))

test('languages without roots have any lemma', () => {
  expect(keepsConsonants('went', 'go', 'eng')).toBe(true)
  expect(mayHaveArticle('החלון', 'החלה', 'heb')).toBe(true)
  expect(mayHaveArticle('הנחת', 'הנחה', 'heb')).toBe(false)
  expect(mayHaveArticle('החלון', 'החלה', 'ara')).toBe(false)
})

test.each<[language: string, form: string, tag: PartOfSpeech, lemma: string]>([
  ['eng', 'were', 'VERB', 'be'],
  ['ces', 'lidé', 'NOUN', 'člověk'],
  ['rus', 'люди', 'NOUN', 'человек'],
  ['swe', 'äldre', 'ADJ', 'gammal'],
  ['por', 'foi', 'VERB', 'ser'],
  ['ita', 'art.', 'NOUN', 'articolo'],
  ['eng', 'qs', 'NOUN', 'qs']
])('words that treebanks have keep their own lemmas: %s %s', (language, form, tag, lemma) =>
  expect(loadLemmatizer(store, language)!.lemma(form, tagNumber[tag])).toBe(lemma)
)

describe('a guessed lemma keeps enough of its word', () => {
  test.each<[language: string, word: string, lemma: string, isOther: boolean]>([
    ['eng', "zadn't", 'zadnernment', true],
    ['ces', 'můžu', 'můzat', true],
    ['srp', 'добродушних', 'оби', true],
    ['deu', 'ungenutzt', 'genutzen', false],
    ['fin', 'talossamme', 'talo', false],
    ['tur', 'görmeyeceğimiz', 'gt', true],
    ['tur', "hq'da", 'hq', false],
    ['hrv', 'uk-a', 'uk', false],
    ['ind', 'diperbaiki', 'aik', true],
    ['hrv', 'rečem', 'rivati', true],
    ['swe', 'rest', 'rycket', true],
    ['ara', 'كتاب', 'مكتبات', false],
    ['rus', 'рассказал', 'рассказать', false]
  ])('%s %s %s', (language, word, lemma, isOther) => {
    expect(sharesTooLittle(word, lemma, language)).toBe(isOther)
  })
})
