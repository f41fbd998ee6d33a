/**
 * Speed of compound components and Han readings alone, on a few sentences over and over (tokens and tags given): words seen before, from
 * caches where there are any. Unseen text is the business of `fresh-text.bench.ts`.
 */
import { tagNumber } from '../src/core/part-of-speech.js'
import type { TokenList } from '../src/core/spans.js'
import { openModels } from '../src/models/store.js'
import { loadCompounds } from '../src/morphology/compounds/index.js'
import { loadReadings } from '../src/morphology/readings/index.js'
import type { Figure } from './figures.js'

const german =
  'Die Bundesregierung plant neue Autobahnbrücken und die Finanzminister der Länder streiten über Haushaltsmittel . Im Wohnzimmer steht ein Bücherregal neben der Zimmerpflanze . Der Bürgermeister lobte das Krankenhaus und die Feuerwehr .'
const dutch =
  'De gemeenteraad bespreekt de nieuwe woningbouw bij het treinstation . Het ziekenhuis zoekt verpleegkundigen en de burgemeester opent een supermarkt .'
const chinese = '北京 大学 的 学生 去 银行 取 钱 ， 然后 行走 到 图书馆 看 书 。 重庆 的 长江 很 长 ， 我们 都 得 重新 学习 音乐 和 数学 。'
const japanese = '今日 は 東京 の 大学 で 日本 語 を 勉強 し た 後 、 友達 と 食事 に 行っ た 。 明日 の 会議 の 資料 は 私 が 作り ます 。'

const functionWords = new Set(
  'Die die der und über Im ein neben Der das neue plant streiten lobte steht . De de bij het Het en een . ， 。 、 の は で を し た と に が ます 的'.split(
    ' '
  )
)

function repeat(text: string, joiner: string, times: number): { tokens: TokenList; tags: Uint8Array; lemmas: string[] } {
  const forms = Array.from({ length: times }, () => text.split(' ')).flat()
  const starts = new Uint32Array(forms.length)
  const ends = new Uint32Array(forms.length)
  let at = 0
  for (const [index, form] of forms.entries()) {
    starts[index] = at
    ends[index] = at + form.length
    at += form.length + joiner.length
  }
  const tags = Uint8Array.from(forms, (form) => (functionWords.has(form) ? tagNumber.X : tagNumber.NOUN))
  return {
    tokens: { text: forms.join(joiner), count: forms.length, starts, ends, classes: new Uint8Array(forms.length), sentences: Uint32Array.of(0) },
    tags,
    lemmas: forms
  }
}

function tokensPerSecond(count: number, work: () => unknown): number {
  for (let warm = 0; warm < 20; warm++) work()
  const start = performance.now()
  let rounds = 0
  while (performance.now() - start < 700) {
    work()
    rounds++
  }
  return Math.round((count * rounds * 1000) / (performance.now() - start))
}

export async function run(): Promise<Figure[]> {
  const store = openModels()
  const figures: Figure[] = []
  const add = (name: string, value: number) => figures.push({ name, value, unit: 'tokens/s', better: 'higher' })
  for (const [language, text] of [
    ['deu', german],
    ['nld', dutch]
  ] as const) {
    const splitter = loadCompounds(store, language)
    const { tokens, tags, lemmas } = repeat(text, ' ', 30)
    if (splitter !== undefined)
      add(
        `compounds, words seen before, ${language}`,
        tokensPerSecond(tokens.count, () => splitter.components(tokens, tags, lemmas))
      )
  }
  for (const [language, text] of [
    ['zho', chinese],
    ['jpn', japanese]
  ] as const) {
    const read = loadReadings(store, language)
    const { tokens, tags } = repeat(text, '', 30)
    for (const modelType of ['default', 'perceptron'] as const)
      if (read !== undefined)
        add(
          `readings, words seen before, ${language} ${modelType}`,
          tokensPerSecond(tokens.count, () => read(tokens, tags, { modelType }))
        )
  }
  return figures
}
