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
  ['eng', 'They like dogs.', 'dogs', 'NOUN', 'dog'],
  ['spa', 'Nosotras vamos.', 'Nosotras', 'PRON', 'nosotras'],
  ['por', 'Tu vens.', 'Tu', 'PRON', 'tu']
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

describe('imperatives before their object', () => {
  test.each<Row>([
    ['deu', 'Nimm den Schirm mit!', 'Nimm', 'VERB', 'nehmen'],
    ['deu', 'Ruf deinen Vater an.', 'Ruf', 'VERB', 'rufen'],
    ['deu', 'Pack deine Sachen!', 'Pack', 'VERB', 'packen'],
    ['swe', 'Sätt dig.', 'Sätt', 'VERB', 'sätta'],
    ['swe', 'Köp en bok.', 'Köp', 'VERB', 'köpa'],
    ['nld', 'Bel me morgen.', 'Bel', 'VERB', 'bellen'],
    ['nld', 'Bel je moeder.', 'Bel', 'VERB', 'bellen']
  ])('%s %s', async (language, text, token, tag, lemma) => {
    expect(await read(language, text, token)).toEqual([tag, lemma])
  })

  test.each<Row>([
    ['deu', 'Besuch eines Freundes aus Wien.', 'Besuch', 'NOUN', 'Besuch'],
    ['deu', 'Druck der Umwelt.', 'Druck', 'NOUN', 'Druck'],
    ['swe', 'Hus den stora.', 'Hus', 'NOUN', 'hus'],
    ['nld', 'Einde van het verhaal.', 'Einde', 'NOUN', 'einde']
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

describe('the second person of the Slavic verb for be', () => {
  test.each<Row>([
    ['slk', 'Kde si bol?', 'si', 'VERB', 'byť'],
    ['slv', 'Kaj si delal?', 'si', 'VERB', 'biti'],
    ['hrv', 'Što si radio?', 'si', 'VERB', 'biti'],
    ['ces', 'Dal jsi si kávu?', 'jsi', 'VERB', 'být'],
    ['srp', 'Ја бих дошао.', 'бих', 'VERB', 'бити'],
    ['srp', 'Шта си радио?', 'си', 'VERB', 'бити'],
    ['slk', 'Kúpil si auto včera.', 'si', 'PRON', 'si'],
    ['hrv', 'Kupio si je auto.', 'si', 'PRON', 'sebe'],
    ['slv', 'Umil si je roke.', 'si', 'PRON', 'se']
  ])('%s %s', async (language, text, token, tag, lemma) => {
    expect(await read(language, text, token)).toEqual([tag, lemma])
  })
})

describe('what stands behind a copula', () => {
  test.each<Row>([
    ['dan', 'Han er lærer.', 'lærer', 'NOUN', 'lærer'],
    ['nob', 'Han blir lærer.', 'lærer', 'NOUN', 'lærer'],
    ['nld', 'Hij is geleerde.', 'geleerde', 'NOUN', 'geleerde'],
    ['fra', 'Il est soldat.', 'soldat', 'NOUN', 'soldat'],
    ['ron', 'El este avocat.', 'avocat', 'NOUN', 'avocat'],
    ['bul', 'Тя е била хубава.', 'хубава', 'ADJ', 'хубав'],
    ['rus', 'Ты прав.', 'прав', 'ADJ', 'правый'],
    ['rus', 'Я рад.', 'рад', 'ADJ', 'рад']
  ])('%s %s', async (language, text, token, tag, lemma) => {
    expect(await read(language, text, token)).toEqual([tag, lemma])
  })

  test.each<Row>([
    ['nld', 'Zij is geslaagd.', 'geslaagd', 'VERB', 'slagen'],
    ['fra', 'Elle est partie.', 'partie', 'VERB', 'partir'],
    ['ron', 'Cartea este publicată.', 'publicată', 'VERB', 'publica'],
    ['ron', 'Magazinul este închis.', 'închis', 'VERB', 'închide'],
    ['rus', 'Он врач.', 'врач', 'NOUN', 'врач']
  ])('verbs and nouns stay: %s %s', async (language, text, token, tag, lemma) => {
    expect(await read(language, text, token)).toEqual([tag, lemma])
  })
})

describe('what is written to a German or Portuguese word', () => {
  test.each<Row>([
    ['deu', "Ich bin's.", "bin's", 'VERB', 'sein'],
    ['deu', "Wir haben's.", "haben's", 'VERB', 'haben'],
    ['deu', 'Wie geht’s dir?', 'geht’s', 'VERB', 'gehen'],
    ['deu', "Gibt's Kaffee?", "Gibt's", 'VERB', 'geben'],
    ['deu', "Mir's ist egal.", "Mir's", 'PRON', 'ich'],
    ['deu', "Er sagte: 'Ich war's'.", "war's", 'VERB', 'sein'],
    ['deu', "Peter's Auto ist rot.", "Peter's", 'PROPN', 'Peter'],
    ['por', 'Vê-la-emos amanhã.', 'Vê-la-emos', 'VERB', 'ver'],
    ['por', 'Dar-lhe-ei o livro.', 'Dar-lhe-ei', 'VERB', 'dar'],
    ['por', 'Far-se-á justiça.', 'Far-se-á', 'VERB', 'fazer']
  ])('%s %s', async (language, text, token, tag, lemma) => {
    expect(await read(language, text, token)).toEqual([tag, lemma])
  })
})

test.each<Row>([
  ['spa', 'La comida es buena.', 'buena', 'ADJ', 'bueno'],
  ['spa', 'El vino es bueno.', 'bueno', 'ADJ', 'bueno'],
  ['nld', 'Hij eet brood.', 'eet', 'VERB', 'eten'],
  ['nld', 'Ik doe het.', 'doe', 'VERB', 'doen'],
  ['urd', 'مجھے پانی دینا۔', 'مجھے', 'PRON', 'میں'],
  ['urd', 'مجھے پانی دینا۔', 'دینا', 'VERB', 'دینا'],
  ['deu', 'Er ist bekannt.', 'bekannt', 'ADJ', 'bekannt'],
  ['deu', 'Das ist verboten.', 'verboten', 'ADJ', 'verboten'],
  ['deu', 'Die Verwandten kommen.', 'Verwandten', 'NOUN', 'Verwandte'],
  ['ara', 'كَتَبَ الوَلَدُ الدَّرْسَ.', 'كَتَبَ', 'VERB', 'كَتَب']
])('frequent words have their own lemmas: %s %s', async (language, text, token, tag, lemma) => {
  expect(await read(language, text, token)).toEqual([tag, lemma])
})

test.each<Row>([
  ['rus', 'Дети ели кашу.', 'ели', 'VERB', 'есть'],
  ['rus', 'Мы ели суп.', 'ели', 'VERB', 'есть'],
  ['rus', 'В лесу росли ели.', 'ели', 'NOUN', 'ель'],
  ['por', 'Fomos vê-la ontem.', 'Fomos', 'VERB', 'ir'],
  ['por', 'Fui comprar pão.', 'Fui', 'VERB', 'ir'],
  ['por', 'Foram visitar a avó.', 'Foram', 'VERB', 'ir'],
  ['por', 'Fomos amigos.', 'Fomos', 'VERB', 'ser'],
  ['por', 'O objetivo foi reduzir custos.', 'foi', 'VERB', 'ser'],
  ['swe', 'Vi åt middag.', 'åt', 'VERB', 'äta'],
  ['swe', 'Han köpte en bok åt mig.', 'åt', 'ADP', 'åt']
])('verbs that share their forms with other words: %s %s', async (language, text, token, tag, lemma) => {
  expect(await read(language, text, token)).toEqual([tag, lemma])
})

describe('two and give', () => {
  test.each<Row>([
    ['hin', 'हमें चाय दो।', 'दो', 'VERB', 'दे'],
    ['hin', 'उसे सोने दो।', 'दो', 'VERB', 'दे'],
    ['hin', 'एक या दो, बस।', 'दो', 'NUM', 'दो'],
    ['hin', 'मुझे दो चाहिए।', 'दो', 'NUM', 'दो'],
    ['urd', 'ہمیں کتاب دو۔', 'دو', 'VERB', 'دینا'],
    ['urd', 'تم مجھے پاگل کر دو گے', 'دو', 'VERB', 'دینا'],
    ['urd', 'ایک یا دو۔', 'دو', 'NUM', 'دو']
  ])('%s %s %s', async (language, text, token, tag, lemma) => {
    expect(await read(language, text, token)).toEqual([tag, lemma])
  })
})

describe('Hungarian relatives with whose they are', () => {
  test.each<Row>([
    ['hun', 'Ez barátod.', 'barátod', 'NOUN', 'barát'],
    ['hun', 'A húgommal megyek.', 'húgommal', 'NOUN', 'húg'],
    ['hun', 'Nagyanyámról beszélünk.', 'Nagyanyámról', 'NOUN', 'nagyanya'],
    ['hun', 'Ez a mamádé?', 'mamádé', 'NOUN', 'mama']
  ])('%s %s %s', async (language, text, token, tag, lemma) => {
    expect(await read(language, text, token)).toEqual([tag, lemma])
  })
})

describe('Greek neuter plurals behind their article', () => {
  test.each<Row>([
    ['ell', 'Έφαγα τα μήλα.', 'μήλα', 'NOUN', 'μήλο'],
    ['ell', 'Έβρασα τα χόρτα.', 'χόρτα', 'NOUN', 'χόρτο'],
    ['ell', 'Πήρα τα λεφτά.', 'λεφτά', 'NOUN', 'λεφτά'],
    ['ell', 'Η γάτα κοιμάται.', 'γάτα', 'NOUN', 'γάτα']
  ])('%s %s %s', async (language, text, token, tag, lemma) => {
    expect(await read(language, text, token)).toEqual([tag, lemma])
  })
})

describe('Hebrew nouns behind "and" and a preposition', () => {
  test.each<Row>([
    ['heb', 'הוא נסע לעבודה ובבית נשאר הכלב.', 'ובבית', 'NOUN', 'בית'],
    ['heb', 'גרנו בעיר ובכפר.', 'ובכפר', 'NOUN', 'כפר']
  ])('%s %s %s', async (language, text, token, tag, lemma) => {
    expect(await read(language, text, token)).toEqual([tag, lemma])
  })
})
