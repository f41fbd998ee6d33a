/** What a billion documents would take, from figures that were measured for docs/operate.md and docs/speed.md. */

const BILLION = 1e9
export const CORES_OF_MACHINE = 32
/** Of the cores, as docs/operate.md counsels. */
export const LOAD = 0.7
export const HOURS = 7 * 24

/** A kind of work and how many documents one core does in a second. */
export interface MeasuredRate {
  readonly work: string
  readonly characters: number
  readonly perCoreSecond: number
}

/** Hours of one core, days of one machine, and machines that are done within HOURS. */
export function billionTakes({ perCoreSecond }: MeasuredRate): { coreHours: number; days: number; machines: number } {
  const coreHours = BILLION / perCoreSecond / 3600
  const machineHours = coreHours / (CORES_OF_MACHINE * LOAD)
  return { coreHours, days: machineHours / 24, machines: Math.ceil(machineHours / HOURS) }
}

/** Rows of the table of docs/operate.md that read a document each. @throws Error when the page has no such table */
export function sizingRates(page: string, characters: number): MeasuredRate[] {
  const table = page.split('<!-- sizing -->')[1]?.split('<!-- /sizing -->')[0]
  if (table === undefined) throw new Error('docs/operate.md has no table for sizing')
  return table
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, endpoint = '']) => /^`\/(?:language|morphology|entities|categories)/.test(endpoint))
    .map(([, endpoint = '', languages = '', rate = '']) => ({
      work: `${endpoint}, ${languages === 'all' ? 'all languages' : /^[a-z]/.test(languages) ? `${languages} languages` : languages}`,
      characters,
      perCoreSecond: Number(rate.replaceAll(',', ''))
    }))
}

/** Documents of bulk requests, a second and core: the cores of the machine did the sending too. */
export function bulkRates(figures: Readonly<Record<string, { readonly value: number }>>, cores: number): MeasuredRate[] {
  return Object.entries(figures).flatMap(([name, { value }]) => {
    const parts = /^bulk (.+), ([\d,]+) characters, one bulk request$/.exec(name)
    return parts === null ? [] : [{ work: parts[1]!, characters: Number(parts[2]!.replaceAll(',', '')), perCoreSecond: value / cores }]
  })
}
