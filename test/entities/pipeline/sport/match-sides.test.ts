import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { withMatchSides } from '../../../../src/entities/pipeline/sport/match-sides.js'
import { entityTokens } from '../../../../src/entities/tokens.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const store = openModels()
const parts = standardParts(store)

/** `[P Άρης]` marks what a model found. */
function found(language: EntityLanguage, marked: string): string[] {
  const { text, mentions } = read(marked)
  const tokens = entityTokens(text, language, store)
  return written(text, withMatchSides(tokens, mentions, language, { known: parts.known(), clubs: parts.clubs() }, parts.flags(tokens, language, false)))
}

it.each<[string, EntityLanguage, string, string[]]>([
  ['clubs in quotation marks', 'rus', '«[O Трактор]» разгромил «[P Салават Юлаев]» 6:2.', ['O Трактор', 'O Салават Юлаев']],
  ['with goals of the rival', 'nno', '[O Sogndal] slo [O Hødd 3]–0 på Fosshaugane.', ['O Sogndal', 'O Hødd']],
  ['with goals of the rival', 'nob', '[O Molde] slo [P Sandefjord 4]–1 søndag.', ['O Molde', 'O Sandefjord']],
  ['both missing', 'lit', '„Žalgiris“ nugalėjo „Lietkabelį“ 88:80.', ['O Žalgiris', 'O Lietkabelį']],
  ['before its town', 'rus', '«Адмирал» [L Владивосток] проиграл.', ['O Адмирал', 'L Владивосток']],
  ['a club that all know by a given name', 'ell', 'Ο [P Άρης] νίκησε τον [L Βόλο] με 2-0.', ['O Άρης', 'L Βόλο']],
  ['who lost to the club of a town', 'eng', '[P Quins] lost to [L Bath] on Friday.', ['O Quins', 'O Bath']],
  ['a name with its town', 'spa', 'Talleres de [L Córdoba] perdió ayer.', ['O Talleres de Córdoba']],
  ['and its rival', 'spa', '[O Talleres de Córdoba] venció a [P Platense].', ['O Talleres de Córdoba', 'O Platense']],
  ['two clubs and a verb of games alone', 'slk', '[O Podbrezová] zdolala [L Michalovce].', ['O Podbrezová', 'O Michalovce']],
  ['two clubs and a verb of games alone', 'nld', 'Quick heeft gewonnen van [L Katwijk].', ['O Quick', 'O Katwijk']],
  ['two clubs beside a word of sport', 'eng', '[L Barnsley] beat [L Walsall]. The striker was off.', ['O Barnsley', 'O Walsall']],
  ['a first word that nobody knows', 'ukr', 'Гірник обіграв «[O Оболонь]».', ['O Гірник', 'O Оболонь']],
  ['two words behind the verb', 'hrv', '[O NK Sloga] pobijedila je [P Mladost Glinu] 4:1.', ['O NK Sloga', 'O Mladost Glinu']],
  ['behind a result', 'eng', 'They drew 2-2 with [P Otley Vale] today.', ['O Otley Vale']],
  ['a draw', 'eng', 'Denby battled to a 1-1 draw with [P Ashby Vale].', ['O Ashby Vale']],
  ['the first word of a sentence', 'hun', 'Paks legyőzte a [O Fradit].', ['O Paks', 'O Fradit']]
])('%s', (_, language, marked, expected) => expect(found(language, marked)).toEqual(expected))

it.each<[string, EntityLanguage, string]>([
  ['who is praised', 'eng', '[O Leeds United] beat [O Hull City] 2-1. Tom drew praise from [P Peter Quill].'],
  ['what a match is called', 'deu', '[O TSV Murnau] hat das Derby gegen [O SV Lenggries] gewonnen.'],
  ['a film', 'rus', 'Фильм «Чайка» победил на фестивале.'],
  ['two politicians', 'rus', '[P Зеленский] победил [P Порошенко].'],
  ['who lost an election', 'eng', '[P Sanders] lost to [P Clinton] in 2016.'],
  ['a tennis player', 'eng', '[P Murray] beat [P Nadal] 6-4 6-3.'],
  ['who won where', 'spa', '[P Alcaraz] venció a [P Sinner] en [L París].'],
  ['a league', 'spa', 'Pierde la final de la Liga de Campeones ante el [O Real Madrid].'],
  ['cities that are compared', 'fra', '[L Paris] surclasse [L Lyon] par ses prix.'],
  ['cities at war', 'eng', '[L Athens] defeated [L Corinth] at sea.'],
  ['what a side is called', 'pol', 'Drużyna ograła [P Lecha].'],
  ['countries', 'eng', '[L Spain] beat [L Italy] 2-1.'],
  ['a contest of votes', 'rus', '«[P Чайка]» победила «[P Весна]» 3:1 в конкурсе.']
])('not %s', (_, language, marked) => expect(found(language, marked)).toEqual(written(read(marked).text, read(marked).mentions)))

it('takes little time for long texts', () => {
  const counts = { '«Трактор» разгромил «Барыс» 6:2. ': 3030, 'Roma wins Lazio ': 0, 'beat ': 0, '« ': 0 }
  for (const [part, count] of Object.entries(counts)) expect(found(/[а-я]/u.test(part) ? 'rus' : 'eng', part.repeat(50_000 / part.length))).toHaveLength(count)
})
