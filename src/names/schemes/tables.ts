/** Runs the compiled rule tables of the artefact `names/schemes` by the names that their source gives them (elot-ell-Grek-Latn-743-2001-ts). */
import type { NativeModel } from '../../models/store.js'
import { HanReadings } from './han.js'
import { arranged } from './marks.js'
import { readProgram, type Step } from './program.js'
import { NamedTexts } from './strings.js'

const KOREAN_HAN = 'var-kor-Kore-Hang-2013'

export class RuleTables {
  readonly han: HanReadings
  readonly texts: NamedTexts
  readonly #programs = new Map<string, Step>()

  constructor(model: NativeModel) {
    this.texts = new NamedTexts(model, 'programs')
    this.han = new HanReadings(model)
  }

  has(name: string): boolean {
    return this.texts.has(name) || this.han.has(name)
  }

  /** @throws RangeError when there is no such table */
  run(name: string, text: string): string {
    return this.#program(name)(arranged(text))
  }

  #program(name: string): Step {
    let step = this.#programs.get(name)
    if (step === undefined) {
      const lines = this.texts.get(name)
      if (lines === undefined) throw new RangeError(`no table ${name}`)
      step = readProgram(lines, {
        function: (called, argument) => this.#function(called, argument),
        // opened when it is first run
        program: (called, stage) => (text) => this.#program(stage === 'main' ? called : `${called} ${stage}`)(text)
      })
      this.#programs.set(name, step)
    }
    return step
  }

  #function(name: string, argument: string | undefined): Step {
    switch (name) {
      case 'compose':
        return (text) => text.normalize('NFC')
      case 'decompose':
        return (text) => text.normalize(argument === 'compatible' ? 'NFKD' : 'NFD')
      case 'jamo':
        return (text) => text.replace(/[\uac00-\ud7a3]/gu, (syllable) => syllable.normalize('NFD'))
      case 'hanja':
        return (text) => text.replace(/\p{Script=Han}/gu, (character) => this.han.reading(character, KOREAN_HAN) ?? character)
      case 'title_case':
        return (text) => text.replace(/(?:^| )./gsu, (start) => start.toUpperCase())
      case 'downcase':
        return (text) => text.toLowerCase()
      case 'separate':
        return (text) => [...text].join(argument ?? ' ')
      default:
        throw new RangeError(`no function ${name}`)
    }
  }
}
