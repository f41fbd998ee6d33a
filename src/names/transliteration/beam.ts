/** Beam search over the units of a joint model: the likeliest other sides of a name. Deterministic; linear in the length of the name. */
import { END, type JointModel, STEPS } from './joint-model.js'

/** Beginnings kept at each place. */
const BEAM = 8
/** Beginnings that cost so much more than the cheapest are dropped, in steps. */
const WIDTH = 5 * STEPS
/** Characters of a piece of a name. */
const LONGEST = 7
/** Units tried for a piece. */
const MOST_UNITS = 10
/** A character that no unit has, in steps. */
const UNKNOWN = 10 * STEPS
/** Commonest units that write something for nothing. */
const MOST_SILENT = 6

interface Beginning {
  readonly state: number
  readonly output: string
  cost: number
}

export interface Found {
  readonly text: string
  /** In nats. */
  readonly cost: number
}

/** One direction of a model. */
export class Beam {
  readonly #model: JointModel
  readonly #outputs: readonly string[]
  /** Units by the piece that they read, the commonest first. */
  readonly #byPiece: ReadonlyMap<string, readonly number[]>
  readonly #silent: readonly number[]
  readonly #longest: number

  constructor(model: JointModel, direction: 'toLatin' | 'fromLatin') {
    const [inputs, outputs] = direction === 'toLatin' ? [model.native, model.latin] : [model.latin, model.native]
    this.#model = model
    this.#outputs = outputs
    const byPiece = new Map<string, number[]>()
    for (let unit = END + 1; unit < inputs.length; unit++) {
      const piece = inputs[unit]!
      const units = byPiece.get(piece)
      if (units === undefined) byPiece.set(piece, [unit])
      else if (units.length < MOST_UNITS) units.push(unit)
    }
    this.#silent = (byPiece.get('') ?? []).slice(0, MOST_SILENT)
    byPiece.delete('')
    this.#byPiece = byPiece
    this.#longest = Math.min(LONGEST, Math.max(...[...byPiece.keys()].map((piece) => piece.length)))
  }

  /** The cheapest outputs, at most so many. @param name folded */
  search(name: string, most: number): Found[] {
    const places: Map<string, Beginning>[] = Array.from({ length: name.length + 1 }, () => new Map())
    places[0]!.set('', { state: this.#model.start, output: '', cost: 0 })
    for (let at = 0; at < name.length; at++) {
      for (const beginning of this.#withSilent(kept(places[at]!))) this.#extend(beginning, name, at, places)
      places[at]!.clear()
    }
    return this.#ended(kept(places[name.length]!), most)
  }

  /** Beginnings with those that have written something for nothing beside them. */
  #withSilent(beginnings: readonly Beginning[]): readonly Beginning[] {
    if (this.#silent.length === 0 || beginnings.length === 0) return beginnings
    const all = [...beginnings]
    const most = beginnings[0]!.cost + WIDTH
    for (const { state, output, cost } of beginnings) {
      for (const unit of this.#silent) {
        const after = this.#model.step(state, unit)
        const whole = cost + this.#model.cost
        if (whole <= most) all.push({ state: after, output: output + this.#outputs[unit]!, cost: whole })
      }
    }
    return all.sort((left, right) => left.cost - right.cost).slice(0, BEAM)
  }

  #extend(beginning: Beginning, name: string, at: number, places: readonly Map<string, Beginning>[]): void {
    const { state, output, cost } = beginning
    let any = false
    for (let length = 1; length <= this.#longest && at + length <= name.length; length++) {
      const units = this.#byPiece.get(name.slice(at, at + length))
      if (units === undefined) continue
      any = true
      for (const unit of units) {
        const after = this.#model.step(state, unit)
        add(places[at + length]!, after, output + this.#outputs[unit]!, cost + this.#model.cost)
      }
    }
    if (!any) add(places[at + 1]!, state, name[at] === ' ' ? `${output} ` : output, cost + UNKNOWN)
  }

  #ended(beginnings: readonly Beginning[], most: number): Found[] {
    const found = new Map<string, number>()
    for (const { state, output, cost } of beginnings) {
      this.#model.step(state, END)
      const text = output.trim()
      const whole = (cost + this.#model.cost) / STEPS
      const known = found.get(text)
      found.set(text, known === undefined ? whole : together(known, whole))
    }
    return [...found]
      .map(([text, cost]) => ({ text, cost }))
      .filter(({ text }) => text !== '')
      .sort((left, right) => left.cost - right.cost || (left.text < right.text ? -1 : 1))
      .slice(0, most)
  }
}

function add(place: Map<string, Beginning>, state: number, output: string, cost: number): void {
  const key = `${state} ${output}`
  const known = place.get(key)
  if (known === undefined) place.set(key, { state, output, cost })
  else known.cost = STEPS * together(known.cost / STEPS, cost / STEPS)
}

/** Cost of one or the other, in nats. */
function together(left: number, right: number): number {
  const [low, high] = left < right ? [left, right] : [right, left]
  return low - Math.log1p(Math.exp(low - high))
}

function kept(place: ReadonlyMap<string, Beginning>): Beginning[] {
  let least = Number.POSITIVE_INFINITY
  for (const { cost } of place.values()) if (cost < least) least = cost
  const near: Beginning[] = []
  for (const beginning of place.values()) if (beginning.cost <= least + WIDTH) near.push(beginning)
  near.sort((left, right) => left.cost - right.cost)
  return near.slice(0, BEAM)
}
