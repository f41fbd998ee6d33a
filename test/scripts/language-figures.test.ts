/** The figures of the language evaluation, on detectors whose answers are known. */
import { describe, expect, it } from 'vitest'
import { lettersByLanguage, measureCode, measureDocuments } from '../../scripts/language/documents.js'
import { count, emptyTally, macroAccuracy, microAccuracy, type ProbeKind, type Tally, unlistedShare } from '../../scripts/language/evaluation.js'
import { ownCode, peers } from '../../scripts/language/peers.js'
import { type RefusalSet, refusalRows } from '../../scripts/language/refusals.js'
import { calibrationError, sureAndRight } from '../../scripts/language/reliability.js'
import { isReached, worstLanguages } from '../../scripts/language/targets.js'
import { measureTraffic, sharesOf } from '../../scripts/language/traffic.js'
import type { Detection, LanguageDetector, Region } from '../../src/language/detector.js'

const detection = (language: string, confidence: number): Detection => ({ language, confidence, script: 'Latn' })

/** A detector that gives the answers of a table. */
function answering(detections: (text: string) => Detection[], regions: (text: string) => Region[] = () => []): LanguageDetector {
  return { supports: () => true, preload: () => {}, detect: detections, candidates: detections, regions, given: (language) => detection(language, 1) }
}

function tallyOf(answers: readonly (readonly [truth: string, answer: string])[]): Tally {
  const tally = emptyTally()
  for (const [truth, answer] of answers) count(tally, truth, answer)
  return tally
}

describe('accuracy', () => {
  const tally = tallyOf([
    ['eng', 'eng'],
    ['eng', 'eng'],
    ['eng', 'eng'],
    ['eng', 'xxx'],
    ['deu', 'nld']
  ])
  it('over texts and over languages', () => {
    expect(microAccuracy(tally)).toBe(60)
    expect(macroAccuracy(tally)).toBe(37.5)
    expect(unlistedShare(tally)).toBe(20)
  })

  it('the worst languages are those with enough texts', () => {
    const many = tallyOf([...Array.from({ length: 10 }, (_, index) => ['fra', index < 9 ? 'fra' : 'ita'] as const), ['cat', 'spa']])
    expect(worstLanguages(many)).toEqual([{ language: 'fra', accuracy: 90, texts: 10 }])
  })

  it('targets are reached from above, limits from below', () => {
    expect(isReached({ what: '', value: 96, target: 96 })).toBe(true)
    expect(isReached({ what: '', value: 95.9, target: 96 })).toBe(false)
    expect(isReached({ what: '', value: 0.3, target: 0.2, isLimit: true })).toBe(false)
    expect(isReached({ what: '', value: 0.1, target: 0.2, isLimit: true })).toBe(true)
    expect(isReached({ what: '', value: 1 })).toBeUndefined()
  })
})

describe('calibration', () => {
  const answers = (confidence: number, right: number, wrong: number) => [
    ...Array.from({ length: right }, () => ({ confidence, right: true })),
    ...Array.from({ length: wrong }, () => ({ confidence, right: false }))
  ]
  it('an answer of 0.9 that is right nine times in ten has no error', () => expect(calibrationError(answers(0.9, 9, 1))).toBeCloseTo(0))
  it('the error is the mean gap', () => expect(calibrationError([...answers(0.9, 5, 5), ...answers(0.6, 6, 4)])).toBeCloseTo(20))
  it('of no answer is none', () => expect(calibrationError([])).toBe(0))
  it('sure answers are those from 0.9 on', () => expect(sureAndRight([...answers(0.95, 3, 1), ...answers(0.5, 0, 10)])).toBe(75))
})

describe('documents in several languages', () => {
  const text = 'aaaaaa bbbbbb cc xx'
  const mixed = {
    text,
    regions: [
      { start: 0, end: 6, language: 'eng' },
      { start: 7, end: 13, language: 'deu' },
      { start: 14, end: 16, language: 'fra' },
      { start: 17, end: 19, language: 'cym' }
    ]
  }
  it('unlisted languages count as xxx', () => {
    expect([...lettersByLanguage(mixed)]).toEqual([
      ['eng', 6],
      ['deu', 6],
      ['fra', 2],
      ['xxx', 2]
    ])
  })

  it('languages below a sixth of the letters need not be named, claimed ones must be there', () => {
    const region = (start: number, end: number, language: string): Region => ({ start, end, script: 'Latn', languages: [detection(language, 1)] })
    const detector = answering(
      () => [detection('eng', 0.5), detection('deu', 0.05), detection('swe', 0.3), detection('ita', 0.09)],
      () => [region(0, 7, 'eng'), region(7, 14, 'nld'), region(14, 17, 'fra'), region(17, 19, 'xxx')]
    )
    const figures = measureDocuments(detector, [mixed], {})
    expect(figures).toMatchObject({ texts: 1, complete: 100, recall: 100, precision: 50 })
    expect(figures.letters).toBeCloseTo((100 * 10) / 16)
    expect(figures.whole).toBeCloseTo((100 * 6) / 16)
  })

  it('a language that is not named makes a document incomplete', () => {
    const figures = measureDocuments(
      answering(() => [detection('eng', 0.96), detection('deu', 0.04)]),
      [mixed],
      {}
    )
    expect(figures).toMatchObject({ complete: 0, recall: 50, precision: 100 })
  })

  it('program text and texts that look like it are counted apart', () => {
    const statements = [
      { language: 'xxx', kind: 'json', script: 'Latn', text: '{}' },
      { language: 'eng', kind: 'laughter', script: 'Latn', text: 'haha' },
      { language: 'eng', kind: 'mask', script: 'Latn', text: '{}' }
    ]
    const detector = answering((own) => [detection(own === '{}' ? 'xxx' : 'eng', 1)])
    expect(measureCode(detector, statements, {})).toMatchObject({
      codeTexts: 1,
      code: 100,
      languageTexts: 2,
      language: 50,
      refused: 50,
      wrong: [{ kind: 'mask', language: 'eng', answer: 'xxx' }]
    })
  })
})

describe('refusals', () => {
  const seen = (truth: string, unlisted: number, unserved: number, served: string | undefined, best: string, endpoint = served) => ({
    truth,
    unlisted,
    unserved,
    served,
    best,
    endpoint
  })
  const sets: readonly RefusalSet[] = [
    { name: 'named', isServed: true, texts: [seen('eng', 0.6, 0, 'eng', 'xxx'), seen('eng', 0.1, 0, 'swe', 'swe'), seen('eng', 0.2, 0.5, 'eng', 'isl')] },
    { name: 'unlisted', isServed: false, texts: [seen('glg', 0.55, 0, 'por', 'xxx'), seen('glg', 0.1, 0, 'por', 'por')] }
  ]
  const isServed = (language: string): boolean => language !== 'isl'
  const rowsBy = (doubt: 'unlisted' | 'unserved') => new Map(refusalRows(sets, isServed, doubt).map((row) => [row.rule, row]))

  it('the rule of the best answer refuses where it is not served, that of the endpoints where they do', () => {
    const best = rowsBy('unlisted').get('best')!
    expect(best.shares[0]).toBeCloseTo(200 / 3)
    expect(best.shares[1]).toBe(50)
    const endpoints = rowsBy('unlisted').get('endpoints')!
    expect(endpoints.shares[0]).toBe(0)
    expect(endpoints.shares[1]).toBe(100)
    expect(best.wrong[0]).toBeCloseTo(100 / 3)
  })

  it('a threshold refuses from that probability on', () => {
    expect(rowsBy('unlisted').get('60')!.shares).toEqual([100 / 3, 100])
    expect(rowsBy('unlisted').get('70')!.shares).toEqual([0, 100])
    expect(rowsBy('unlisted').get('50')!.shares).toEqual([100 / 3, 50])
    expect(rowsBy('unserved').get('70')!.shares[0]).toBeCloseTo(100 / 3)
  })
})

describe('mix of traffic', () => {
  it('shares of the languages add up to 1, the rest is shared equally', () => {
    const shares = sharesOf(['eng', 'spa', 'isl', 'lav'])
    expect([...shares.values()].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
    expect(shares.get('eng')).toBe(0.45)
    expect(shares.get('isl')).toBe(shares.get('lav'))
  })

  it('weighs parts and languages; a part without texts counts with the others', () => {
    const kinds: Partial<Record<ProbeKind, Tally>> = {
      sentences: tallyOf([
        ['eng', 'eng'],
        ['isl', 'isl']
      ]),
      named: tallyOf([['eng', 'swe']]),
      headlines: tallyOf([['eng', 'eng']])
    }
    const tallies = new Proxy(kinds, { get: (own, kind) => own[kind as ProbeKind] ?? emptyTally() }) as Record<ProbeKind, Tally>
    // English: two thirds sentences, one third names and headlines, half of these right; the rest is Icelandic
    expect(measureTraffic({ tallies })).toBeCloseTo(100 * (0.45 * (2 / 3 + 1 / 6) + 0.55))
  })
})

describe('peers', () => {
  it('their codes become ours', () => {
    const cases = { en: 'eng', no: 'nor', nob: 'nor', nn: 'nor', cmn: 'zho', pes: 'fas', lvs: 'lav', kmr: 'kur', afr: undefined, '': undefined }
    for (const [code, own] of Object.entries(cases)) expect(ownCode(code)).toBe(own)
  })

  it('answer in their languages only', () => {
    const list = peers(new Set(['eng', 'deu', 'rus', 'jpn']))
    for (const { name, languages, detect } of list) {
      expect([...languages].sort(), name).toEqual(['deu', 'eng', 'jpn', 'rus'])
      expect(detect('Der Bürgermeister hat gestern nicht gesagt, wann die Straße wieder geöffnet wird.'), name).toBe('deu')
      expect(detect('Мэр вчера не сказал, когда улица снова будет открыта.'), name).toBe('rus')
    }
  })
})
