/** The report of `evaluate.ts`. */
import type { Score } from './measure.js'
import type { StatedFigures } from './statements.js'

type Counted = Score['figures']

export interface LanguageFigures {
  readonly language: string
  /** All development rows, and those whose name no training row has. */
  readonly all: Counted
  readonly new: Counted
  readonly types: Readonly<Record<string, Counted>>
  /** Expected error of the confidence. */
  readonly confidenceError: number
}

export interface Figures {
  readonly toEnglish: readonly LanguageFigures[]
  readonly fromEnglish: readonly LanguageFigures[]
  readonly statements: StatedFigures
  readonly namesPerSecond: number
}

/** What is to be reached: exact / character errors to English; exact of persons from English. */
const wanted: Readonly<Record<string, string>> = {
  ell: '76 / 5',
  rus: '60 / 9',
  kor: '48 / 12',
  jpn: '48 / 14',
  zho: '42 / 18',
  tha: '75 / 5',
  ara: '32 / 18',
  fas: '38 / 14',
  urd: '32 / 18',
  pus: '34 / 16'
}
const wantedPersons: Readonly<Record<string, string>> = { rus: '50', kor: '40', ara: '38', jpn: '40', zho: '22' }

export function reportText({ toEnglish, fromEnglish, statements, namesPerSecond }: Figures): string {
  const counted = ({ names, exact, amongFive, characterErrors }: Counted) => `${names} | ${exact} | ${amongFive} | ${characterErrors}`
  const table = (all: readonly LanguageFigures[], goals: Readonly<Record<string, string>>) => [
    '| language | names | exact | among five | wrong characters | to reach | all names | exact | among five | wrong characters | error of the confidence |',
    '|---|---|---|---|---|---|---|---|---|---|---|',
    ...all.map((one) => `| ${one.language} | ${counted(one.new)} | ${goals[one.language] ?? ''} | ${counted(one.all)} | ${one.confidenceError} |`)
  ]
  const byType = (all: readonly LanguageFigures[]) => [
    '| language | type | names | exact | among five | wrong characters |',
    '|---|---|---|---|---|---|',
    ...all.flatMap(({ language, types }) => Object.entries(types).map(([type, score]) => `| ${language} | ${type} | ${counted(score)} |`))
  ]
  const ownStatements = (Object.entries(statements) as [string, StatedFigures['seen']][]).flatMap(([half, groups]) =>
    Object.entries(groups).map(([group, score]) => `| ${half} | ${group} | ${counted(score)} |`)
  )
  return [
    '# Name translation',
    '',
    'Written by `npm run evaluate:names`. In per cent; case, diacritics, apostrophes, hyphens and blanks do not count, the best answer against all forms that the data',
    'gives for the name. Development rows of quality A. The first figures of a line are of names that no training row has on the side translated from: what is',
    'known by heart does not help there. The last ones are of all rows. One half of the rows, which name weighing and confidence are fitted on, is not counted.',
    '',
    '## To English',
    '',
    ...table(toEnglish, wanted),
    '',
    ...byType(toEnglish),
    '',
    '## From English',
    '',
    'What is to be reached is for persons (table below).',
    '',
    ...table(fromEnglish, wantedPersons),
    '',
    ...byType(fromEnglish),
    '',
    '## Own statements',
    '',
    'Written before the translator; `unseen` ones are counted only.',
    '',
    '| half | group | names | exact | among five | wrong characters |',
    '|---|---|---|---|---|---|',
    ...ownStatements,
    '',
    `Speed: ${namesPerSecond} names a second of one core, five answers each.`,
    ''
  ].join('\n')
}
