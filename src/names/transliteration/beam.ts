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

/** Beginnings that end at a place of the name, by their state and output. */
interface Place {
  readonly found: Map<string, Beginning>
  least: number
}

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
    const places: Place[] = Array.from({ length: name.length + 1 }, () => ({ found: new Map(), least: Number.POSITIVE_INFINITY }))
    add(places[0]!, this.#model.start, '', '', 0)
    for (let at = 0; at < name.length; at++) {
      for (const beginning of this.#withSilent(kept(places[at]!))) this.#extend(beginning, name, at, places)
      places[at]!.found.clear()
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

  #extend(beginning: Beginning, name: string, at: number, places: readonly Place[]): void {
    const { state, output, cost } = beginning
    let any = false
    for (let length = 1; length <= this.#longest && at + length <= name.length; length++) {
      const units = this.#byPiece.get(name.slice(at, at + length))
      if (units === undefined) continue
      any = true
      for (const unit of units) {
        const after = this.#model.step(state, unit)
        add(places[at + length]!, after, output, this.#outputs[unit]!, cost + this.#model.cost)
      }
    }
    if (!any) add(places[at + 1]!, state, output, name[at] === ' ' ? ' ' : '', cost + UNKNOWN)
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

/** @param piece what is written behind the output */
function add(place: Place, state: number, output: string, piece: string, cost: number): void {
  if (cost > place.least + WIDTH) return
  if (cost < place.least) place.least = cost
  const written = output + piece
  const key = `${state} ${written}`
  const known = place.found.get(key)
  if (known === undefined) place.found.set(key, { state, output: written, cost })
  else known.cost = STEPS * together(known.cost / STEPS, cost / STEPS)
}

/** Cost of one or the other, in nats. */
function together(left: number, right: number): number {
  const [low, high] = left < right ? [left, right] : [right, left]
  return low - Math.log1p(Math.exp(low - high))
}

function kept({ found }: Place): Beginning[] {
  let least = Number.POSITIVE_INFINITY
  for (const { cost } of found.values()) if (cost < least) least = cost
  const near: Beginning[] = []
  for (const beginning of found.values()) if (beginning.cost <= least + WIDTH) near.push(beginning)
  near.sort((left, right) => left.cost - right.cost)
  return near.slice(0, BEAM)
}
