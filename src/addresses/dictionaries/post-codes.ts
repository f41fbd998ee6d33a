/** How post codes are written in each country. */
import type { NativeModel } from '../../models/store.js'
import { linesOf } from './phrases.js'

export class PostCodes {
  /** Expressions by country, compiled when they are first asked for. */
  readonly #written = new Map<string, string>()
  readonly #compiled = new Map<string, RegExp>()

  constructor(model: NativeModel) {
    for (const line of linesOf(model, 'post-codes')) {
      const [country = '', expression = ''] = line.split('\t')
      this.#written.set(country, expression)
    }
  }

  /** ISO 3166-1 codes, lower case, of the countries whose post codes are known. */
  get countries(): readonly string[] {
    return [...this.#written.keys()]
  }

  /** Whether a text is a whole post code of a country, in whatever case and spacing of its own; undefined where the country has none that are known. */
  isOf(country: string, text: string): boolean | undefined {
    const written = this.#written.get(country)
    if (written === undefined) return undefined
    let compiled = this.#compiled.get(country)
    if (compiled === undefined) {
      compiled = new RegExp(`^(?:${written})$`, 'iu')
      this.#compiled.set(country, compiled)
    }
    return compiled.test(text.trim())
  }
}
