/**
 * Readings of Chinese one-character words in sentences, to teach the context model: by rules for the frequent characters with several readings,
 * else by pinyin-pro's reading of the sentence. Rules go by the neighbours and by the part of speech (Xiandai Hanyu Cidian lists the readings so).
 */

import { join } from 'node:path'
import { type PartOfSpeech, tagNumber } from '../../src/core/part-of-speech.js'
import type { ModelStore } from '../../src/models/store.js'
import { createAnalyser } from '../../src/morphology/analyse.js'
import { dataFolder, readTable } from '../lib/data.js'
import type { LabelledSentence } from './chinese.js'
import type { PinyinLibrary } from './chinese-vocabulary.js'
import { readRows, readTreebank } from './data.js'

/** A one-character word among its neighbours; the text of a neighbour is empty at the edges. */
interface Place {
  readonly character: string
  readonly tag: string
  readonly before: string
  readonly beforeTag: string
  readonly next: string
  readonly nextTag: string
  /** What stands before it in the sentence. */
  readonly head: string
}

/** Readings by part of speech where they differ: verb, noun, adjective, adverb, preposition. */
const byTag: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  教: { VERB: 'jiao1', PART: 'jiao1' },
  数: { VERB: 'shu3', NOUN: 'shu4' },
  量: { VERB: 'liang2', NOUN: 'liang4' },
  种: { VERB: 'zhong4', NOUN: 'zhong3' },
  长: { VERB: 'zhang3', ADJ: 'chang2', PART: 'zhang3' },
  切: { VERB: 'qie1' },
  藏: { VERB: 'cang2' },
  转: { VERB: 'zhuan3' },
  干: { VERB: 'gan4', ADJ: 'gan1' },
  假: { ADJ: 'jia3', NOUN: 'jia4' },
  卷: { VERB: 'juan3', NOUN: 'juan4' },
  扇: { VERB: 'shan1', NOUN: 'shan4' },
  弹: { VERB: 'tan2', NOUN: 'dan4' },
  铺: { VERB: 'pu1', NOUN: 'pu4' },
  钻: { VERB: 'zuan1', NOUN: 'zuan4' },
  钉: { VERB: 'ding4', NOUN: 'ding1' },
  盛: { VERB: 'cheng2', ADJ: 'sheng4' },
  传: { VERB: 'chuan2', NOUN: 'zhuan4' },
  调: { VERB: 'tiao2', NOUN: 'diao4' },
  挑: { VERB: 'tiao1' },
  喝: { VERB: 'he1' },
  散: { VERB: 'san4' },
  累: { VERB: 'lei4', ADJ: 'lei4' },
  难: { ADJ: 'nan2' },
  少: { ADJ: 'shao3' },
  空: { ADJ: 'kong1' },
  曾: { ADV: 'ceng2' }
}

const has = (characters: string, text: string) => text !== '' && characters.includes(text)
const numeral = /^[0-9零〇一二三四五六七八九十百千万亿两几第半每这那哪某多各]+$/
const isNumber = ({ before, beforeTag }: Place) => beforeTag === 'NUM' || numeral.test(before)

/** Readings by the neighbours. */
const rules: Readonly<Record<string, (place: Place) => string | undefined>> = {
  地: ({ beforeTag, before, nextTag }) =>
    nextTag === 'VERB' &&
    (beforeTag === 'ADJ' || beforeTag === 'ADV' || (before.length % 2 === 0 && before.slice(0, before.length / 2) === before.slice(before.length / 2)))
      ? 'de0'
      : undefined,
  得: ({ before, beforeTag, next, nextTag }) => {
    if (beforeTag === 'VERB' || beforeTag === 'ADJ') return has('了到出过奖', next) ? 'de2' : 'de0'
    if ((beforeTag === 'PRON' || before === '' || has('都就还也只总', before)) && (nextTag === 'VERB' || nextTag === 'ADJ' || nextTag === 'ADV')) return 'dei3'
    return 'de2'
  },
  着: ({ before, beforeTag, next }) => {
    if (has('不得', before) || (next === '了' && has('睡找见猜逮抓够碰', before))) return 'zhao2'
    return beforeTag === 'VERB' || beforeTag === 'ADJ' ? 'zhe0' : undefined
  },
  了: ({ before }) => (before === '不' ? 'liao3' : 'le0'),
  还: ({ head, before, next, nextTag }) => {
    if (/比[^，。]{1,6}$/.test(head) || nextTag === 'ADJ' || nextTag === 'ADV') return 'hai2'
    if (has('给了债钱书清', next) || (nextTag === 'NOUN' && !has('能可会要', next)) || has('归要来去', before) || (next === '' && before !== '')) return 'huan2'
    return 'hai2'
  },
  都: ({ before, tag }) => (tag === 'PROPN' || has('首京古', before) ? 'du1' : 'dou1'),
  为: ({ before, beforeTag, next, nextTag }) => {
    if (before !== '' && (beforeTag === 'VERB' || has('称视作成变列定选命改分', before))) return 'wei2'
    if (nextTag === 'PRON' || has('人民|大家|祖国|国家|社会|客户|学生|孩子|观众|顾客', next) || next === '了' || next === '什么') return 'wei4'
    return 'wei2'
  },
  行: (place) => (isNumber(place) ? 'hang2' : 'xing2'),
  只: (place) => (isNumber(place) ? 'zhi1' : 'zhi3'),
  种: (place) => (isNumber(place) ? 'zhong3' : undefined),
  数: ({ next, before }) => (has('一数了清到不', next) || has('来去', before) ? 'shu3' : undefined),
  量: ({ next, before }) => (has('一量了', next) || has('来去', before) ? 'liang2' : undefined),
  重: ({ tag, nextTag }) => (tag === 'ADV' && nextTag === 'VERB' ? 'chong2' : 'zhong4'),
  空: ({ before }) => (has('没有|有|抽|得', before) ? 'kong4' : undefined),
  背: ({ next }) => (has('着起上了', next) ? 'bei1' : 'bei4'),
  系: ({ next, before }) => (has('好上着紧住', next) || before === '把' ? 'ji4' : undefined),
  倒: ({ next, beforeTag, tag }) =>
    tag === 'ADV' || has('车水茶退是也垃圾酒', next) ? 'dao4' : beforeTag === 'VERB' || has('了下', next) ? 'dao3' : undefined,
  朝: ({ tag }) => (tag === 'ADP' || tag === 'VERB' ? 'chao2' : undefined),
  差: ({ before }) => (has('出', before) ? 'chai1' : 'cha4'),
  教: ({ next }) => (next === '徒' || next === '会' ? 'jiao4' : undefined),
  中: ({ next, beforeTag }) => (has('奖了', next) && beforeTag !== 'NOUN' ? 'zhong4' : undefined),
  好: ({ tag, nextTag }) => (tag === 'VERB' && (nextTag === 'NOUN' || nextTag === 'VERB') ? undefined : 'hao3'),
  给: () => 'gei3',
  的: () => 'de0',
  曾: ({ before }) => (before === '姓' ? 'zeng1' : undefined),
  长: ({ next, before }) => (has('大高得', next) || has('局部校院会队市省县', before) ? 'zhang3' : undefined),
  干: ({ next, before }) => (has('活什么', next) ? 'gan4' : has('很太晒吹', before) ? 'gan1' : undefined)
}

/** Reading of a one-character word by the rules, undefined where they do not tell. */
export function ruleReading(place: Place): string | undefined {
  return rules[place.character]?.(place) ?? byTag[place.character]?.[place.tag]
}

/** Tag number of words whose tag is not known (src/morphology/readings/chinese-context.ts). */
const UNKNOWN_TAG = 255
const HAN = /^[\u4e00-\u9fff]$/
const MAX_LENGTH = 80

interface Sentence {
  readonly tokens: readonly string[]
  readonly tags: readonly string[]
}

/**
 * Sentences with readings of their one-character words: the treebank's, the data's simplified text with tokens and tags as the service makes them,
 * and each character with several readings as a text of its own, with the first reading that the list of characters has.
 */
export async function labelSentences(store: ModelStore, library: PinyinLibrary): Promise<LabelledSentence[]> {
  const analyser = createAnalyser(store)
  const read = async (text: string): Promise<Sentence> => {
    const { tokens, posTags } = await analyser.analyse(text, 'zhs', ['parts-of-speech'], {})
    return { tokens, tags: posTags!.map((tag) => tag ?? 'X') }
  }
  const sentences: Sentence[] = readTreebank('zho-gsdsimp-um-train').map((words) => ({
    tokens: words.map(({ form }) => form),
    tags: words.map(({ tag }) => tag)
  }))
  for (const [, script, , , source, text] of readTable(join(dataFolder(), 'language/sentences/zho.tsv.gz')))
    if (script === 'Hans' && !source!.startsWith('ud-') && text !== undefined && text.length <= MAX_LENGTH) sentences.push(await read(text))
  const alone: LabelledSentence[] = []
  for (const [character, , digits] of readRows('han/zho-char-pinyin.tsv.gz')) {
    const readings = digits!.split(' ')
    if (readings.length < 2 || !HAN.test(character!)) continue
    const { tags } = await read(character!)
    alone.push({ tokens: [{ form: character!, tag: numberOf(tags[0]!) }], syllables: [readings[0]!.replace(/5$/, '0')] })
  }
  const labelled = sentences.flatMap((sentence) => label(sentence, library) ?? [])
  // once more without tags, so that a wrong tag does not decide alone
  const untagged = labelled.map(({ tokens, syllables }) => ({ tokens: tokens.map(({ form }) => ({ form, tag: UNKNOWN_TAG })), syllables }))
  return [...labelled, ...untagged, ...alone]
}

const numberOf = (tag: string): number => tagNumber[tag as PartOfSpeech] ?? tagNumber.X

function label({ tokens, tags }: Sentence, library: PinyinLibrary): LabelledSentence | undefined {
  const text = tokens.join('')
  if (/[\ud800-\udfff]/.test(text)) return undefined
  const suggested = library(text)
  const syllables: (string | undefined)[] = []
  for (const [index, token] of tokens.entries()) {
    const reading = HAN.test(token) ? (ruleReading(placeOf(tokens, tags, index, text.slice(0, syllables.length))) ?? suggested?.[syllables.length]) : undefined
    for (let at = 0; at < token.length; at++) syllables.push(reading)
  }
  return { tokens: tokens.map((form, index) => ({ form, tag: numberOf(tags[index]!) })), syllables }
}

function placeOf(tokens: readonly string[], tags: readonly string[], index: number, head: string): Place {
  const textAt = (at: number) => (tags[at] === 'PUNCT' ? '' : (tokens[at] ?? ''))
  return {
    character: tokens[index]!,
    tag: tags[index]!,
    before: textAt(index - 1),
    beforeTag: tags[index - 1] ?? '',
    next: textAt(index + 1),
    nextTag: tags[index + 1] ?? '',
    head
  }
}
