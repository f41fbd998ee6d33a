import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { withClubNames } from '../../../../src/entities/pipeline/sport/sports-pages.js'
import { entityTokens } from '../../../../src/entities/tokens.js'
import { openModels } from '../../../../src/models/store.js'
import { read } from '../../marked-text.js'

const store = openModels()
const parts = standardParts(store)

/** `[L Köln]` marks a place, `[P Lech]` a person, `[O Celtic]` an organization; the organizations that come of it. */
function organizations(language: EntityLanguage, marked: string): string[] {
  const { text, mentions } = read(marked, 0.9)
  const tokens = entityTokens(text, language, store)
  return withClubNames(tokens, mentions, language, parts.clubs(), parts.flags(tokens, language, false)).flatMap(({ start, end, type }) =>
    type === 'ORGANIZATION' ? [text.slice(start, end)] : []
  )
}

it.each<[string, EntityLanguage, string, string[]]>([
  ['towns in a report', 'eng', '[L Plymouth Argyle] lost 3-1 to [L Bolton] in the league. [L Cardiff] drew 0-0.', ['Plymouth Argyle', 'Bolton', 'Cardiff']],
  ['persons', 'pol', '[P Lech] rozbił [P Radomiaka] 4:1', ['Lech', 'Radomiaka']],
  ['where it was', 'eng', 'The striker scored as [O Everton] won 2-0 in [L Bolton].', ['Everton']],
  ['where it was, by the ending', 'fin', '[O Ilves] voitti ottelun 2–1 [L Oulussa].', ['Ilves']],
  [
    'names that no model found',
    'ces',
    '[L Karvinou] porazil Jablonec 2:1, oba góly dal hostující útočník. Baník prohrál 0:2.',
    ['Karvinou', 'Jablonec', 'Baník']
  ],
  ['other alphabets', 'srp', '[P Вождовац] је победио [L Земун] 1:0 голом у 88. минуту.', ['Вождовац', 'Земун']],
  ['a model took both for one', 'ron', '[O Dinamo bate Rapid] în derby', ['Dinamo', 'Rapid']],
  ['and whom it sacks', 'fra', '[L Saint-Étienne limoge Horneland]', ['Saint-Étienne']],
  ['both before the verb', 'tur', "[O Fenerbahçe Samsunspor'u] devirdi", ['Fenerbahçe', "Samsunspor'u"]],
  ['a coach who is sacked', 'deu', '[L Wolfsburg] feuert [P Simonis]', ['Wolfsburg']],
  ['towns without a club in the list', 'rus', 'Гол Овечкина, [L Вашингтон] победил [L Сент-Луис]', ['Вашингтон', 'Сент-Луис']],
  ['a town and a club in one name', 'pol', '[O Arka] pokonała w [L Gdyni Piasta] 2:1 po golach napastnika.', ['Arka', 'Piasta']],
  ['an article is none', 'deu', 'Der Stürmer traf, und [O Aue] gewann 2:1.', ['Aue']],
  ['each headline by itself', 'ita', '[L Torino] batte [L Cagliari] 2-1\nAlluvione a [L Parma]', ['Torino', 'Cagliari']]
])('%s', (_, language, marked, expected) => expect(organizations(language, marked)).toEqual(expected))

it.each<[string, EntityLanguage, string, string[]]>([
  ['a place', 'eng', 'The striker scored as [O Everton] won 2-0 in [L Bolton].', ['Bolton']],
  ['a country', 'eng', '[L Spain] beat [L Italy] 2-1 with a late goal.', ['Spain', 'Italy']],
  ['a vote', 'eng', '[L Cardiff] beats [L Bolton] 2-1 in the council vote.', ['Cardiff', 'Bolton']],
  ['trams', 'eng', '[L Bolton] and [L Cardiff] get new trams.', ['Bolton', 'Cardiff']],
  ['a headline of its own', 'ita', '[L Torino] batte [L Cagliari] 2-1\nAlluvione a [L Parma]', ['Parma']],
  ['a town of two words', 'hrv', '[O Istra] je izgubila 3:0 u [L Velikoj Gorici]. Golman je bio ljut.', ['Gorici']],
  ['a ground behind the score', 'ita', '[O Avellino] e [O Frosinone] pareggiano 1-1 al [L Partenio], gol del bomber.', ['Partenio']],
  ['a part of a name', 'spa', 'Rosario Central golea a [O Belgrano] con doblete', ['Central']],
  ['a player', 'eng', 'The striker [P Adam Bolton] scored. [P Bolton] won the penalty, 2-1.', ['Bolton']],
  ['the town of a quoted club', 'lit', '[L Telšių] „Džiugas“ laimėjo rungtynes 2:0.', ['Telšių']]
])('%s is none', (_, language, marked, names) => {
  for (const name of names) expect(organizations(language, marked)).not.toContain(name)
})

it.each([
  ['[L Bolton] beat [L Cardiff] 2-1. ', 2424],
  ['[L Bolton] beat [L Cardiff] 2-1\n', 2500],
  ['Bolton Bolton ', 0],
  ['beat ', 0]
])('long texts of %j', (line, count) => expect(organizations('eng', line.repeat(40_000 / line.length))).toHaveLength(count))
