/** Scores with a word between their halves, halves of matches and last minutes: neither numbers nor times. */
import { describe, expect, it } from 'vitest'
import type { EntityLanguage } from '../../src/entities/languages.js'
import { patternMentions } from './pattern-mentions.js'

type Case = readonly [language: EntityLanguage, text: string, mentions: readonly string[]]

const scores: readonly Case[] = [
  ['spa', 'Boca le ganó 3 a 0 a Tigre.', []],
  ['spa', 'El equipo perdió por 1 a 4 en casa.', []],
  ['spa', 'Ganó tres a cero.', []],
  ['por', 'O Benfica venceu por 2 a 1 o jogo.', []],
  ['cat', 'El Girona va guanyar 3 a 0.', []],
  ['ita', 'La Roma ha vinto 3 a 0 in trasferta.', []],
  ['fra', 'Nantes a gagné 3 à 0 samedi.', ['DATE samedi']],
  ['ron', 'Rapid a câștigat cu 3 la 0.', []],
  ['eng', 'They won the match 2 to 1.', []],
  ['eng', 'The judges voted 5 to 4.', []],
  ['deu', 'Das Spiel endete zwei zu eins.', []],
  ['deu', 'Kiel gewann mit drei zu null.', []],
  ['swe', 'Laget vann med 3 mot 1.', []],
  ['dan', 'Holdet vandt 3 mod 1.', []],
  ['nld', 'Ajax won met 3 tegen 1.', []],
  ['pol', 'Legia wygrała 3 do 1.', []]
]

const others: readonly Case[] = [
  ['spa', 'Abierto de 9 a 5.', ['TIME de 9 a 5']],
  ['spa', 'Tardó de 2 a 3 horas.', ['TIME de 2 a 3 horas']],
  ['spa', 'Juguemos de dos treinta a dos cuarenta y cinco', ['NUMBER dos', 'NUMBER treinta', 'NUMBER dos', 'NUMBER cuarenta y cinco']],
  ['eng', 'We won at ten to five.', ['TIME at ten to five']],
  ['eng', 'The odds are 5 to 1.', ['NUMBER 5', 'NUMBER 1']]
]

const halves: readonly Case[] = [
  ['eng', 'He blamed a "crazy" second half.', []],
  ['eng', 'They scored early in the second half.', []],
  ['eng', 'in the second half of the match', []],
  ['eng', 'Profits fell in the second half.', ['DATE second half']],
  ['eng', 'the second half of the year', ['DATE the second half of the year']],
  ['jpn', '前半に先制したが、後半に追いつかれた。', []],
  ['jpn', '売上は後半に伸びた。', ['DATE 後半']],
  ['nld', 'Ze scoorden in de tweede helft.', []],
  ['nld', 'De omzet daalde in de tweede helft.', ['DATE tweede helft']]
]

const lastMinutes: readonly Case[] = [
  ['tur', 'Galatasaray yine son dakikada kazandı', []],
  ['tur', 'Son dakika haberi', []],
  ['tur', 'son beş dakikada', ['TIME son beş dakikada']],
  ['deu', 'Er traf in letzter Minute.', []],
  ['eng', 'She cancelled at the last minute.', []],
  ['fra', 'un but à la dernière minute', []],
  ['ita', "un gol all'ultimo minuto", []],
  ['rus', 'Он забил в последнюю минуту.', []]
]

describe('scores in words', () => {
  it.each(scores)('%s: %s', (language, text, mentions) => expect(patternMentions(language, text)).toEqual(mentions))
  it.each(others)('%s: %s is none', (language, text, mentions) => expect(patternMentions(language, text)).toEqual(mentions))
})

describe('halves of matches', () => {
  it.each(halves)('%s: %s', (language, text, mentions) => expect(patternMentions(language, text)).toEqual(mentions))
})

describe('last minutes', () => {
  it.each(lastMinutes)('%s: %s', (language, text, mentions) => expect(patternMentions(language, text)).toEqual(mentions))
})
