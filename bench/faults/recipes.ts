/** Item 9: texts of 50,000 characters that are slow to read. */
import { ask } from './client.js'
import { bounded, type FaultFigure, type Start } from './item.js'
import { declarations } from './texts.js'

const characters = 50_000
const limitMs = 30_000

const letters = declarations()
  .filter(({ script }) => ['Arab', 'Beng', 'Cyrl', 'Deva', 'Grek', 'Hebr', 'Kore', 'Latn', 'Taml', 'Thai'].includes(script))
  .map(({ text }) => text.replace(/\P{L}/gu, '').slice(0, 1))

const recipes: readonly (readonly [name: string, unit: string, language: string, neural: boolean])[] = [
  ['"1 000 "', '1 000 ', 'fra', false],
  ['"1 000 " in Russian', '1 000 ', 'rus', false],
  ['"1.000 "', '1.000 ', 'deu', false],
  ['"1,000 "', '1,000 ', 'eng', false],
  ['"1 000,0 "', '1 000,0 ', 'fra', false],
  ['"000 "', '000 ', 'fra', false],
  ['"000 " in English', '000 ', 'eng', false],
  ['"@"', '@', 'eng', true],
  ['brackets', '([{', 'eng', true],
  ['nested quotes', '"\'«“', 'eng', true],
  ['mixed scripts', letters.join(''), 'eng', true],
  ['mixed scripts in words', letters.join(' '), 'eng', true],
  ['Hebrew ". "', '. ', 'heb', true]
]

export async function slowRecipes(start: Start): Promise<FaultFigure[]> {
  const server = await start()
  const figures: FaultFigure[] = []
  for (const [name, unit, language, neural] of recipes) {
    const post = (content: string) =>
      ask(server.url, '/entities', JSON.stringify({ content, language, ...(neural && { options: { modelType: 'DNN' } }) }), { limitMs })
    // Both threads have the models and have run the code.
    for (let round = 0; round < 4; round++) await Promise.all([post(unit.repeat(50)), post(unit.repeat(50))])
    const { ms, status } = await post(unit.repeat(Math.ceil(characters / unit.length)).slice(0, characters))
    if (status !== 200 && ms < limitMs) throw new Error(`${name} was answered with ${status}`)
    figures.push(bounded(`faults 9, ${characters} characters of ${name}${neural ? ', neural' : ''}`, 'ms', ms, limitMs))
  }
  return figures
}
