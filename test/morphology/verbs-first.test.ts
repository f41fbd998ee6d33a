/** Verbs that begin a sentence, commands and statements without a pronoun, and titles and lists of nouns that look like them. */
import { describe, expect, test } from 'vitest'
import { openModels } from '../../src/models/store.js'
import { createAnalyser } from '../../src/morphology/analyse.js'

const analyser = createAnalyser(openModels())

/** The words tagged as verbs. */
async function verbs(language: string, text: string): Promise<string> {
  const { tokens, posTags } = await analyser.analyse(text, language, ['parts-of-speech'], {})
  return tokens.filter((_, at) => posTags![at] === 'VERB').join(' ')
}

describe('verbs begin a sentence', () => {
  test.each([
    ['deu', 'Ruf Mama an.', 'Ruf'],
    ['deu', 'Spiel Musik im Bad.', 'Spiel'],
    ['deu', 'Wasche den Salat und schneide Tomaten.', 'Wasche schneide'],
    ['deu', 'Wohne in Köln.', 'Wohne'],
    ['nob', 'Spill jazz.', 'Spill'],
    ['nob', 'Ring mamma.', 'Ring'],
    ['nob', 'Bland melet og tilsett eggene.', 'Bland tilsett'],
    ['nob', 'Hakk løk.', 'Hakk'],
    ['ita', 'Abito a Roma.', 'Abito'],
    ['ita', 'Vivo a Torino.', 'Vivo'],
    ['spa', 'Busco piso en Madrid.', 'Busco'],
    ['spa', 'Apaga la luz, cierra la puerta.', 'Apaga cierra'],
    ['cat', 'Visc a Lleida.', 'Visc'],
    ['cat', 'Parles alemany?', 'Parles'],
    ['cat', 'Talla pa i escalfa llet.', 'Talla escalfa'],
    ['ukr', 'Живу у Львові.', 'Живу'],
    ['bul', 'Играя футбол.', 'Играя'],
    ['srp', 'Помешај брашно.', 'Помешај'],
    ['srp', 'Tražim stan u Subotici.', 'Tražim']
  ])('%s %s', async (language, text, wanted) => {
    expect(await verbs(language, text)).toBe(wanted)
  })
})

describe('nouns begin titles and lists', () => {
  test.each([
    ['deu', 'Spiel des Jahres'],
    ['deu', 'Ruf und Ansehen'],
    ['deu', 'Milch, Eier, Butter'],
    ['nob', 'Melk, egg, smør'],
    ['nob', 'Vann og brød'],
    ['ita', 'Lavoro nero in aumento'],
    ['ita', 'Studio legale Rossi'],
    ['ita', 'Latte, uova, burro'],
    ['spa', 'Trabajo temporal'],
    ['spa', 'Vino tinto'],
    ['spa', 'Leche, huevos, mantequilla'],
    ['cat', 'Treball temporal'],
    ['cat', 'Estudi de mercat'],
    ['ukr', 'Робота за кордоном'],
    ['bul', 'Работа в чужбина'],
    ['srp', 'Rad u inostranstvu'],
    ['srp', 'Mleko, jaja, puter']
  ])('%s %s', async (language, text) => {
    expect(await verbs(language, text)).toBe('')
  })
})
