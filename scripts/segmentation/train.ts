/**
 * Trains the segmenters of Chinese, Japanese and Thai: `morphology/segmenter-<language>` (characters and lexicon) and
 * `morphology/segmenter-<language>-perceptron` (characters only) of Chinese and Japanese.
 * Run: GLOSSA_LEXICONS=<folder of unpacked packages> npx tsx scripts/segmentation/train.ts [zho jpn tha vie]
 */
import { buildLexicon, codeUnits } from '../../src/morphology/segment/lexicon.js'
import { syllableHash } from '../../src/morphology/segment/syllables.js'
import { writeModel } from '../lib/artefacts.js'
import { buildText, type GoldText, listTreebanks, splitTreebank } from '../tokenizer/data.js'
import { trainLogistic } from '../tokenizer/logistic.js'
import { chineseWords, japaneseWords, simplifyTable, thaiWords, vietnameseWords } from './lexicons.js'
import { collectSyllables, trainPlaces } from './local.js'
import { segmentedTexts } from './silver.js'
import { readStyled, trainStyleGuess, trainStyles } from './styles.js'
import { japaneseWholeWords, thaiWholeWords, vietnameseWholeWords } from './whole.js'

const commandOf = (language: string): string => `GLOSSA_LEXICONS=LEXICONS_DIR npm run train:segmentation -- ${language}`
const ACCURACY = { report: 'scripts/reports/tokenizer.md' }
const UNIVERSAL = 'Universal Dependencies (CC BY-SA 4.0): '

/** Sentences without annotation that the default segmenter cuts for the model that knows characters only. */
const SILVER_ROWS = 16_000
const SILVER_SOURCES = ['sentences of Common Voice and TICO-19 (CC0), Tatoeba (CC BY 2.0), NTREX (CC BY-SA 4.0)']

function golds(language: string, wanted: (name: string) => boolean): GoldText[] {
  return listTreebanks()
    .filter((treebank) => treebank.language === language && treebank.licence === 'permissive' && wanted(treebank.name))
    .map((treebank) => splitTreebank(treebank).train)
    .filter((sentences) => sentences.length > 0)
    .map(buildText)
}

function foldPairs(table: Uint16Array): Uint16Array {
  return Uint16Array.from([...table.entries()].filter(([code, target]) => code !== target).flat())
}

function lexiconOf(words: ReadonlyMap<string, number>): Uint32Array {
  return buildLexicon([...words].map(([word, value]) => [codeUnits(word), value]))
}

function trainChinese(): void {
  const fold = simplifyTable()
  // the Traditional copy of the treebank folds to the same characters
  const texts = golds('zho', (name) => name !== 'zho-gsd')
  const lexicon = lexiconOf(chineseWords())
  const sources = [`${UNIVERSAL}zho-gsdsimp zho-hk`, 'OpenCC character table (Apache-2.0)']
  writeModel({
    id: 'morphology/segmenter-zho',
    tensors: { local: trainPlaces(texts, { size: 1 << 21, lexicon, fold }), lexicon, fold: foldPairs(fold) },
    licence: 'permissive',
    sources: [...sources, 'jieba 0.42.1 dictionary (MIT)', 'phrase-pinyin-data (MIT), CC-CEDICT (CC BY-SA)'],
    command: commandOf('zho'),
    accuracy: ACCURACY
  })
  writeModel({
    id: 'morphology/segmenter-zho-perceptron',
    tensors: { local: trainPlaces([...texts, ...segmentedTexts('zho', SILVER_ROWS)], { size: 1 << 19, fold }), fold: foldPairs(fold) },
    licence: 'permissive',
    sources: [...sources, ...SILVER_SOURCES],
    command: commandOf('zho'),
    accuracy: ACCURACY
  })
}

function trainJapanese(): void {
  const texts = golds('jpn', () => true)
  const lexicon = lexiconOf(japaneseWords(400_000))
  writeModel({
    id: 'morphology/segmenter-jpn',
    tensors: { local: trainPlaces(texts, { size: 1 << 20, lexicon }), lexicon, whole: buildLexicon(japaneseWholeWords().map((word) => [codeUnits(word), 1])) },
    licence: 'permissive',
    sources: [`${UNIVERSAL}jpn-gsd`, 'UniDic (unidic-lite 1.0.8, BSD)', 'IPADIC (mecab-ipadic 2.7.0, BSD-style)'],
    command: commandOf('jpn'),
    accuracy: ACCURACY
  })
  writeModel({
    id: 'morphology/segmenter-jpn-perceptron',
    tensors: { local: trainPlaces([...texts, ...segmentedTexts('jpn', SILVER_ROWS)], { size: 1 << 19 }) },
    licence: 'permissive',
    sources: [`${UNIVERSAL}jpn-gsd`, ...SILVER_SOURCES],
    command: commandOf('jpn'),
    accuracy: ACCURACY
  })
}

function trainThai(): void {
  const treebank = listTreebanks().find(({ language, kind }) => language === 'tha' && kind === 'train')
  if (treebank === undefined) throw new Error('the Thai treebank is missing')
  const texts = readStyled(treebank)
  const lexicon = lexiconOf(thaiWords())
  const [local, second] = trainStyles(texts, { size: 1 << 19, lexicon })
  const guess = trainStyleGuess(texts, 1 << 18)
  writeModel({
    id: 'morphology/segmenter-tha',
    tensors: { local, 'local.1': second, style: guess.weights, lexicon, whole: buildLexicon(thaiWholeWords().map((word) => [codeUnits(word), 1])) },
    metadata: { styleBias: String(guess.bias), styleUnit: String(guess.unit) },
    licence: 'permissive',
    sources: [`${UNIVERSAL}tha-tud`, 'PyThaiNLP word lists (CC0)'],
    command: commandOf('tha'),
    accuracy: ACCURACY
  })
}

function trainVietnamese(): void {
  const codes = (word: string) => word.split(' ').map((syllable) => syllableHash(syllable, 0, syllable.length))
  const lexicon = buildLexicon([...vietnameseWords()].map(([word, value]) => [codes(word), value]))
  const local = trainLogistic(
    collectSyllables(
      golds('vie', () => true),
      lexicon
    ),
    { size: 1 << 19, epochs: 6 }
  )
  writeModel({
    id: 'morphology/segmenter-vie',
    tensors: { local, lexicon, whole: buildLexicon(vietnameseWholeWords().map((word) => [codes(word), 1])) },
    licence: 'permissive',
    sources: [`${UNIVERSAL}vie-vtb`, 'pyvi 0.1.1 word list (MIT)', 'underthesea 9.5.0 word list (Apache-2.0)'],
    command: commandOf('vie'),
    accuracy: ACCURACY
  })
}

const trainers: Readonly<Record<string, () => void>> = { zho: trainChinese, jpn: trainJapanese, tha: trainThai, vie: trainVietnamese }

const wanted = process.argv.slice(2)
for (const [language, train] of Object.entries(trainers)) {
  if (wanted.length === 0 || wanted.includes(language)) {
    console.log(language)
    train()
  }
}
