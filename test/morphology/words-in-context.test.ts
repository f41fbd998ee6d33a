import { describe, expect, test } from 'vitest'
import { openModels } from '../../src/models/store.js'
import { createAnalyser } from '../../src/morphology/analyse.js'
import type { MorphologyOptions } from '../../src/morphology/options.js'

const analyser = createAnalyser(openModels())

/** Tag and lemma of the first token written `token`. */
async function read(
  language: string,
  text: string,
  token: string,
  options: MorphologyOptions = {}
): Promise<readonly [string | null, string | null] | undefined> {
  const { tokens, posTags, lemmas } = await analyser.analyse(text, language, ['parts-of-speech', 'lemmas'], options)
  const at = tokens.indexOf(token)
  return at < 0 ? undefined : [posTags![at]!, lemmas![at]!]
}

type Row = readonly [language: string, text: string, token: string, tag: string, lemma: string]

describe('the context chooses between two lemmas', () => {
  test.each<Row>([
    ['spa', 'Ayer mi hermana fue a la playa.', 'fue', 'VERB', 'ir'],
    ['spa', 'La película fue muy larga.', 'fue', 'VERB', 'ser'],
    ['spa', 'Fue a partir de entonces.', 'Fue', 'VERB', 'ser'],
    ['por', 'Eles foram ao cinema.', 'foram', 'VERB', 'ir'],
    ['por', 'O jogo foi muito bom.', 'foi', 'VERB', 'ser'],
    ['jpn', '学校へ行った。', '行っ', 'VERB', '行く'],
    ['jpn', '会議を行った。', '行っ', 'VERB', '行う'],
    ['hin', 'वह घर के बाहर है।', 'के', 'ADP', 'के']
  ])('%s %s', async (language, text, token, tag, lemma) => {
    expect(await read(language, text, token)).toEqual([tag, lemma])
  })

  test('a word asked for without context keeps its usual lemma', async () => {
    expect(await read('spa', 'fue', 'fue')).toEqual(['VERB', 'ser'])
  })
})

describe('verbs with pronouns written to them', () => {
  test.each<Row>([
    ['spa', 'Cómpraselo mañana en el mercado.', 'Cómpraselo', 'VERB', 'comprar'],
    ['spa', 'Cállate ya.', 'Cállate', 'VERB', 'callar'],
    ['spa', 'Siéntate aquí, por favor.', 'Siéntate', 'VERB', 'sentar'],
    ['spa', 'Siéntese, señora.', 'Siéntese', 'VERB', 'sentar'],
    ['spa', 'Siéntete libre.', 'Siéntete', 'VERB', 'sentir'],
    ['ita', 'Dammelo subito!', 'Dammelo', 'VERB', 'dare'],
    ['ita', 'Dimmi la verità.', 'Dimmi', 'VERB', 'dire'],
    ['por', 'Vou comprá-lo amanhã.', 'comprá-lo', 'VERB', 'comprar'],
    ['por', 'Diga-lhe a verdade.', 'Diga-lhe', 'VERB', 'dizer'],
    ['cat', 'Digues-me la veritat.', 'Digues-me', 'VERB', 'dir'],
    ['fra', 'Donne-le-moi tout de suite !', 'Donne', 'VERB', 'donner'],
    ['fra', 'Vas-y !', '-y', 'PRON', 'y']
  ])('%s %s', async (language, text, token, tag, lemma) => {
    expect(await read(language, text, token)).toEqual([tag, lemma])
  })

  test.each<Row>([
    ['spa', 'Los fenómenos son raros.', 'fenómenos', 'NOUN', 'fenómeno'],
    ['spa', 'Cada pétalo es rojo.', 'pétalo', 'NOUN', 'pétalo'],
    ['spa', 'Carmelo vino ayer.', 'Carmelo', 'PROPN', 'Carmelo'],
    ['ita', 'Carlo dorme.', 'Carlo', 'PROPN', 'Carlo'],
    ['ita', 'I fatti sono chiari.', 'fatti', 'NOUN', 'fatto']
  ])('none: %s %s', async (language, text, token, tag, lemma) => {
    expect(await read(language, text, token)).toEqual([tag, lemma])
  })
})

describe('French hyphens', () => {
  test.each([
    ['Donne-le-moi.', ['Donne', '-le', '-moi', '.']],
    ['A-t-il faim ?', ['A', '-t-il', 'faim', '?']],
    ['Un chez-moi.', ['Un', 'chez-moi', '.']],
    ['Fontenay-le-Comte', ['Fontenay-le-Comte']]
  ])('%s', async (text, tokens) => {
    expect((await analyser.analyse(text, 'fra', [], {})).tokens).toEqual(tokens)
  })
})

test.each<Row>([
  ['eng', 'She flies to Rome every summer.', 'flies', 'VERB', 'fly'],
  ['eng', 'He visits New York.', 'New', 'PROPN', 'New'],
  ['eng', 'They like dogs.', 'dogs', 'NOUN', 'dog']
])('grammar against weights: %s %s', async (language, text, token, tag, lemma) => {
  expect(await read(language, text, token)).toEqual([tag, lemma])
})

describe('German words alone', () => {
  test.each([
    ['Augenring', 'NOUN'],
    ['Euroraum', 'NOUN'],
    ['Engelschar', 'NOUN'],
    ['Freiburg', 'PROPN'],
    ['Siemens', 'PROPN']
  ])('%s', async (word, tag) => {
    expect((await read('deu', word, word))?.[0]).toBe(tag)
  })

  test('a query in small letters', async () => {
    expect(await read('deu', 'augenring', 'augenring', { query: true })).toEqual(['NOUN', 'Augenring'])
  })
})

describe('participles beside their auxiliary', () => {
  test.each<Row>([
    ['deu', 'Die Nachbarn haben laut protestiert.', 'protestiert', 'VERB', 'protestieren'],
    ['deu', 'Die Nachbarn haben laut provoziert.', 'provoziert', 'VERB', 'provozieren'],
    ['deu', 'Die Nachbarn haben den Hund angelockt.', 'angelockt', 'VERB', 'anlocken'],
    ['por', 'As janelas foram abertas pelo porteiro.', 'abertas', 'VERB', 'abrir'],
    ['ita', 'Lo hanno già anticipato.', 'anticipato', 'VERB', 'anticipare'],
    ['dan', 'De havde allerede opdelt det.', 'opdelt', 'VERB', 'opdele'],
    ['nob', 'De hadde allerede fredet huset.', 'fredet', 'VERB', 'frede']
  ])('%s %s', async (language, text, token, tag, lemma) => {
    expect(await read(language, text, token)).toEqual([tag, lemma])
  })

  test.each<Row>([
    ['deu', 'Er hat verletzte Beine.', 'verletzte', 'ADJ', 'verletzt'],
    ['nob', 'Han har vondt i ryggen.', 'vondt', 'ADJ', 'vond'],
    ['ita', 'Hanno già strette relazioni.', 'strette', 'ADJ', 'stretto'],
    ['por', 'A porta está aberta.', 'aberta', 'ADJ', 'aberto']
  ])('adjectives stay: %s %s', async (language, text, token, tag, lemma) => {
    expect(await read(language, text, token)).toEqual([tag, lemma])
  })
})

describe('German imperatives before their object', () => {
  test.each<Row>([
    ['deu', 'Nimm den Schirm mit!', 'Nimm', 'VERB', 'nehmen'],
    ['deu', 'Ruf deinen Vater an.', 'Ruf', 'VERB', 'rufen'],
    ['deu', 'Pack deine Sachen!', 'Pack', 'VERB', 'packen']
  ])('%s %s', async (language, text, token, tag, lemma) => {
    expect(await read(language, text, token)).toEqual([tag, lemma])
  })

  test.each<Row>([
    ['deu', 'Besuch eines Freundes aus Wien.', 'Besuch', 'NOUN', 'Besuch'],
    ['deu', 'Druck der Umwelt.', 'Druck', 'NOUN', 'Druck']
  ])('nouns stay: %s %s', async (language, text, token, tag, lemma) => {
    expect(await read(language, text, token)).toEqual([tag, lemma])
  })
})

test.each<Row>([
  ['hrv', 'Vidio sam te jučer.', 'te', 'PRON', 'ti'],
  ['hrv', 'Volim te.', 'te', 'PRON', 'ti'],
  ['hrv', 'Te knjige su moje.', 'Te', 'DET', 'taj'],
  ['hrv', 'Kupio je kruh te mlijeko.', 'te', 'CONJ', 'te']
])('a clitic that looks like a determiner and a conjunction: %s %s', async (language, text, token, tag, lemma) => {
  expect(await read(language, text, token)).toEqual([tag, lemma])
})
