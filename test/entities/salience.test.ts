/** Salience: what it is read from, the model, and what texts in several languages are about. */
import { describe, expect, it } from 'vitest'
import { createExtractor } from '../../src/entities/pipeline/extract.js'
import { loadSalienceJudge, type SalienceJudge, withSalience } from '../../src/entities/salience/entities.js'
import { isJudged, judgedTypes, salienceFeatures } from '../../src/entities/salience/features.js'
import { centrality, neighbours } from '../../src/entities/salience/graph.js'
import { SALIENCE, salienceScore, salienceWeights, standardised } from '../../src/entities/salience/model.js'
import { indexAt, linesOf } from '../../src/entities/salience/places.js'
import { sharedWords } from '../../src/entities/salience/words.js'
import { ModelError } from '../../src/models/errors.js'
import type { NativeModel } from '../../src/models/store.js'
import { openModels } from '../../src/models/store.js'

const store = openModels()
const extractor = createExtractor(store)

/** Entities by the places of their names in the text. */
function documentOf(text: string, names: Readonly<Record<string, string>>) {
  const entities = Object.entries(names).map(([name, type]) => ({
    type,
    headMentionIndex: 0,
    mentions: [...text.matchAll(new RegExp(name, 'g'))].map(({ index }) => ({ start: index, end: index + name.length }))
  }))
  const ends = [...text.matchAll(/[.\n] ?|$/g)].map(({ 0: end, index }) => index + end.length).filter((end, at, all) => end > (all[at - 1] ?? 0))
  return { text, entities, sentences: ends.map((end, at) => ({ start: ends[at - 1] ?? 0, end })) }
}

describe('lines', () => {
  it.each([
    ['a title and a text', 'Fire in Oslo\nA house burnt down. It was old.', [true, false]],
    ['one line', 'Fire in Oslo', [false]],
    ['a sentence is none', 'There was a fire.\nIt was in Oslo.', [false, false]],
    ['nor one of another script', '火事がありました。\n場所は東京です。', [false, false]],
    ['a title in Chinese', '东京发生火灾\n一座房子被烧毁。', [true, false]],
    ['a long line is none', `${'word '.repeat(60)}\nEnd.`, [false, false]],
    ['empty lines are none', '\n\nFire in Oslo\n\n\nIt burnt.', [true, false]]
  ])('%s', (_name, text, headings) => expect(linesOf(text).map(({ isHeading }) => isHeading)).toEqual(headings))

  it('are found by an offset', () => {
    const stretches = [{ start: 3 }, { start: 5 }, { start: 9 }]
    expect([0, 3, 4, 5, 8, 9, 100].map((offset) => indexAt(stretches, offset))).toEqual([0, 0, 0, 1, 1, 2, 2])
  })
})

describe('graph', () => {
  it('ranks who shares sentences with many over who stands alone', () => {
    const places = [[0, 1, 2], [0], [1], [2], [3]]
    const mentions = Float64Array.of(2, 2, 2, 1)
    const ranks = centrality(places, mentions)
    expect(ranks.reduce((sum, rank) => sum + rank, 0)).toBeCloseTo(1)
    expect(ranks[0]).toBeGreaterThan(2 * ranks[1]!)
    expect([...neighbours(places, mentions)]).toEqual([3, 1, 1, 1, 0])
  })
})

describe('words of names', () => {
  it('recur in other names and the title', () => {
    const [city, orchestra, lake] = sharedWords(['Cleveland', 'The Cleveland Orchestra', 'Lake Erie'], [5, 2, 1], 'Visit Cleveland')
    expect(city).toEqual({ elsewhere: 2, ofMostMentioned: 2, inTitle: 1 })
    expect(orchestra).toEqual({ elsewhere: 5, ofMostMentioned: 5, inTitle: 1 / 3 })
    expect(lake).toEqual({ elsewhere: 0, ofMostMentioned: 0, inTitle: 0 })
  })
})

describe('features', () => {
  const document = documentOf('Oslo burns\nOslo burnt. Anna saw it. Anna fled from Oslo. Bergen was safe.', {
    Oslo: 'LOCATION',
    Anna: 'PERSON',
    Bergen: 'LOCATION'
  })
  const [oslo, anna, bergen] = salienceFeatures(document) as [Record<string, number>, Record<string, number>, Record<string, number>]

  it('tell title, opening, place and share', () => {
    expect(oslo).toMatchObject({
      inTitle: 1,
      inHeading: 1,
      inOpening: 1,
      onlyOnce: 0,
      firstRelative: 0,
      countToMost: 1,
      wordsInTitle: 1,
      LOCATION: 1,
      PERSON: 0
    })
    expect(anna).toMatchObject({ inTitle: 0, inOpening: 0, inFirstSentences: 1, countShare: 2 / 6, firstOfSentence: 1, alone: 0.5 })
    expect(bergen).toMatchObject({ onlyOnce: 1, spread: 0, countRank: Math.log1p(2), rankOfType: Math.log1p(1), shareOfType: 1 / 4, alone: 1 })
  })

  it('are the same for a document of any number of entities, and finite', () => {
    expect(salienceFeatures({ ...document, entities: [] })).toEqual([])
    const alone = salienceFeatures({
      text: 'Oslo',
      sentences: [{ start: 0, end: 4 }],
      entities: [{ type: 'LOCATION', headMentionIndex: 0, mentions: [{ start: 0, end: 4 }] }]
    })
    expect(Object.keys(alone[0]!)).toEqual(Object.keys(oslo))
    for (const values of [alone[0]!, oslo, anna, bergen]) expect(Object.entries(values).filter(([, value]) => !Number.isFinite(value))).toEqual([])
  })

  it('are those of the model', () => {
    const weights = salienceWeights(store.load(SALIENCE))
    expect(Object.keys(oslo)).toEqual(weights.features)
    expect(() => standardised({}, weights)).toThrow(RangeError)
    for (const values of [oslo, anna, bergen]) {
      const score = salienceScore(standardised(values, weights), weights)
      expect(score).toBeGreaterThan(0)
      expect(score).toBeLessThan(1)
    }
  })
})

describe('model', () => {
  const real = store.load(SALIENCE)

  it.each(['means', 'deviations', 'hidden', 'hidden.bias', 'output', 'output.bias'])('refuses a damaged %s', (damaged) => {
    const model = {
      id: SALIENCE,
      metadata: real.metadata,
      shape: () => real.shape('output'),
      f32: (name: string) => (name === damaged ? real.f32(name).slice(1) : real.f32(name))
    }
    expect(() => salienceWeights(model as unknown as NativeModel)).toThrow(ModelError)
  })

  it('refuses metadata without a threshold', () => {
    const model = { id: SALIENCE, metadata: { features: real.metadata['features'] }, shape: () => real.shape('output'), f32: (name: string) => real.f32(name) }
    expect(() => salienceWeights(model as unknown as NativeModel)).toThrow(ModelError)
  })
})

describe('entities', () => {
  const judge: SalienceJudge = { threshold: 0.5, scores: ({ entities }) => entities.map(({ mentions }) => (mentions.length > 1 ? 0.5 : 0.49)) }
  const text = 'Oslo Oslo Bergen 2020 2020'
  const sentences = [{ start: 0, end: text.length }]
  const { entities } = documentOf(text, { '2020': 'TEMPORAL:DATE', Oslo: 'LOCATION', Bergen: 'LOCATION' })

  it('keep their order; those of types that are not judged are never salient', () => {
    expect(withSalience(entities, text, sentences, judge, () => {}).map(({ salience }) => salience)).toEqual([0, 1, 0])
    expect(judgedTypes).not.toContain('TEMPORAL:DATE')
    expect(withSalience([], text, sentences, judge, () => {})).toEqual([])
  })

  it('have the field only where it is asked for', async () => {
    const request = 'Marie Curie was born in Warsaw on 7 November 1867. Curie won two Nobel Prizes. Curie died in 1934.'
    const plain = await extractor.extract(request, 'eng', { options: {} })
    expect(plain.entities.every((entity) => !('salience' in entity))).toBe(true)
    const judged = await extractor.extract(request, 'eng', { options: { calculateSalience: true } })
    expect(judged.entities.map(({ salience: _, ...entity }) => entity)).toEqual(plain.entities)
    expect(judged.entities.every(({ salience }) => salience === 0 || salience === 1)).toBe(true)
    expect(judged.entities.find(({ normalized }) => normalized === 'Marie Curie')!.salience).toBe(1)
    expect(judged.entities.filter(({ type }) => type.includes(':')).every(({ salience }) => salience === 0)).toBe(true)
  })

  it('are judged in steps where a sentence has thousands of them, and only as long as somebody waits', () => {
    const names = Array.from({ length: 8000 }, (_, index) => `N${index}`)
    const long = names.join(' ')
    let start = 0
    const many = names.map((name) => {
      const mention = { start, end: start + name.length }
      start += name.length + 1
      return { type: 'PERSON', headMentionIndex: 0, mentions: [mention] }
    })
    let checks = 0
    const count = () => {
      checks++
    }
    const judgeAll = (check: () => void) => withSalience(many, long, [{ start: 0, end: long.length }], loadSalienceJudge(store), check)
    const found = judgeAll(count)
    expect(found.map(({ salience: _, ...entity }) => entity)).toEqual(many)
    // each stands once, so the place decides
    const last = found.findLastIndex(({ salience }) => salience === 1)
    expect(found.map(({ salience }) => salience)).toEqual(many.map((_, index) => (index <= last ? 1 : 0)))
    expect(last).toBeGreaterThan(0)
    expect(last).toBeLessThan(many.length - 1)
    expect(checks).toBeGreaterThan(200)
    for (const stopping of [1, 100, checks]) {
      let left = stopping
      const stop = () => {
        if (--left === 0) throw new Error('nobody waits')
      }
      expect(() => judgeAll(stop)).toThrow('nobody waits')
    }
  })
})

/** One short news text: its subjects must be salient, and score far above what is mentioned in passing at the end. */
const texts: readonly (readonly [code: string, text: string, about: readonly string[], inPassing: readonly string[]])[] = [
  [
    'eng',
    'Siemens to build trains for Egypt\nSiemens will build high-speed trains for Egypt, the company said on Monday in Munich. Siemens expects the order to be worth eight billion euros. Egypt wants to link its coasts by rail. The Egyptian government had asked for offers last year. Work at Siemens will begin in the summer, and Siemens will train the staff. Similar lines are being built elsewhere, for instance in Morocco and Indonesia, where experts such as John Miller advise the operators.',
    ['Siemens', 'Egypt'],
    ['Morocco', 'John Miller']
  ],
  [
    'deu',
    'Siemens baut Züge für Ägypten\nSiemens wird Hochgeschwindigkeitszüge für Ägypten bauen, teilte das Unternehmen am Montag in München mit. Siemens rechnet mit acht Milliarden Euro. Ägypten will seine Küsten durch die Bahn verbinden. Die Arbeit bei Siemens beginnt im Sommer, und Siemens bildet das Personal aus. Ähnliche Strecken entstehen anderswo, zum Beispiel in Marokko und Indonesien, wo Fachleute wie Johann Müller die Betreiber beraten.',
    ['Siemens', 'Ägypten'],
    ['Marokko', 'Johann Müller']
  ],
  [
    'fra',
    'Renault ouvre une usine au Maroc\nRenault va ouvrir une nouvelle usine au Maroc, a annoncé le groupe lundi à Paris. Renault prévoit de produire deux cent mille voitures par an. Le Maroc veut devenir un grand exportateur. Les travaux commenceront en été, et Renault formera le personnel. D’autres constructeurs avaient fait de même il y a longtemps, par exemple en Roumanie et en Slovénie, où des experts comme Jean Dupont conseillent les entreprises.',
    ['Renault', 'Maroc'],
    ['Slovénie', 'Jean Dupont']
  ],
  [
    'rus',
    'Газпром построит завод в Казахстане\nГазпром построит новый завод в Казахстане, сообщила компания в понедельник в Москве. Газпром ожидает, что завод обойдётся в миллиард рублей. Казахстан хочет перерабатывать газ у себя. Работы начнутся летом, и Газпром обучит персонал. Похожие заводы строят и в других местах, например в Индии и Бразилии, где предприятиям помогают советом такие специалисты, как Иван Петров.',
    ['Газпром', 'Казахстан'],
    ['Бразилии', 'Иван Петров']
  ],
  [
    'zho',
    '西门子将为埃及制造列车\n西门子周一在慕尼黑宣布，将为埃及制造高速列车。西门子预计订单价值八十亿欧元。埃及希望用铁路连接两岸。西门子的工作将于夏天开始，西门子还将培训员工。其他地方也在建设类似的线路，例如摩洛哥和印度尼西亚。',
    ['西门子', '埃及'],
    ['摩洛哥', '印度尼西亚']
  ],
  [
    'spa',
    'Repsol invertirá en Perú\nRepsol invertirá mil millones de euros en Perú, anunció la empresa el lunes en Madrid. Repsol espera crear dos mil empleos. Perú quiere refinar su propio petróleo. Las obras empezarán en verano y Repsol formará al personal. Proyectos parecidos existen en otros lugares, por ejemplo en Angola y en Noruega, donde expertos como Juan Pérez asesoran a las empresas.',
    ['Repsol', 'Perú'],
    ['Noruega', 'Juan Pérez']
  ]
]

describe('what a text is about', () => {
  const judge = loadSalienceJudge(store)

  it.each(texts)('%s', async (code, text, about, inPassing) => {
    const { entities, sentences } = await extractor.extract(text, code, { options: { calculateSalience: true } })
    const judged = entities.filter(({ type }) => isJudged(type))
    const scores = judge.scores({ text, sentences, entities: judged })
    const indexOf = (name: string) => judged.findIndex(({ mentions }) => mentions.some(({ start, end }) => text.slice(start, end).includes(name)))
    expect(about.map((name) => [name, judged[indexOf(name)]?.salience])).toEqual(about.map((name) => [name, 1]))
    const least = Math.min(...about.map((name) => scores[indexOf(name)]!))
    // a name that extraction misses has no score
    for (const name of inPassing) expect(scores[indexOf(name)] ?? 0, name).toBeLessThan(least / 2)
  })
})
