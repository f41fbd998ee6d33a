/** Beam search over the units of a joint model: the likeliest other sides of a name. Deterministic; linear in the length of the name. */
import { END, type JointModel, STEPS } from './joint-model.js'

/** Beginnings kept at each place. */
const BEAM = 32
/** Beginnings that cost so much more than the cheapest are dropped, in steps. */
const WIDTH = 8 * STEPS
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
  /** Of the output. */
  readonly hash: number
  cost: number
}

/** Beginnings that end at a place of the name, told apart by their state and output. */
class Place {
  least = Number.POSITIVE_INFINITY
  readonly #found: Beginning[] = []
  /** Places in `#found`, one more each, by state and output (open addressing); 0 for none. */
  #slots = new Uint16Array(64)

  /** @param piece what is written behind the output @param hash of both */
  add(state: number, output: string, piece: string, hash: number, cost: number): void {
    if (cost > this.least + WIDTH) return
    if (cost < this.least) this.least = cost
    const slots = this.#slots
    let slot = slotOf(state, hash, slots.length)
    for (; slots[slot] !== 0; slot = (slot + 1) & (slots.length - 1)) {
      const known = this.#found[slots[slot]! - 1]!
      if (known.hash !== hash || known.state !== state || known.output !== output + piece) continue
      known.cost = STEPS * together(known.cost / STEPS, cost / STEPS)
      return
    }
    this.#found.push({ state, output: output + piece, hash, cost })
    slots[slot] = this.#found.length
    if (2 * this.#found.length > slots.length) this.#grow()
  }

  #grow(): void {
    const slots = new Uint16Array(2 * this.#slots.length)
    for (const [index, { state, hash }] of this.#found.entries()) {
      let slot = slotOf(state, hash, slots.length)
      while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1)
      slots[slot] = index + 1
    }
    this.#slots = slots
  }

  /** The cheapest, which are all that is gone on with. */
  kept(): Beginning[] {
    const most = this.least + WIDTH
    const kept: Beginning[] = []
    for (const beginning of this.#found) {
      if (beginning.cost > most || (kept.length === BEAM && beginning.cost >= kept[BEAM - 1]!.cost)) continue
      let at = kept.length === BEAM ? BEAM - 1 : kept.length
      // of equal ones the first to be found stays in front
      for (; at > 0 && kept[at - 1]!.cost > beginning.cost; at--) kept[at] = kept[at - 1]!
      kept[at] = beginning
    }
    return kept
  }
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
    const places = Array.from({ length: name.length + 1 }, () => new Place())
    places[0]!.add(this.#model.start, '', '', 0, 0)
    for (let at = 0; at < name.length; at++) {
      const beginnings = this.#withSilent(places[at]!.kept())
      let any = false
      for (let length = 1; length <= this.#longest && at + length <= name.length; length++) {
        const units = this.#byPiece.get(name.slice(at, at + length))
        if (units === undefined) continue
        any = true
        this.#extend(beginnings, units, places[at + length]!)
      }
      if (!any) this.#pass(beginnings, name[at] === ' ' ? ' ' : '', places[at + 1]!)
    }
    return this.#ended(places[name.length]!.kept(), most)
  }

  /** Beginnings with those that have written something for nothing beside them. */
  #withSilent(beginnings: readonly Beginning[]): readonly Beginning[] {
    if (this.#silent.length === 0 || beginnings.length === 0) return beginnings
    const all = [...beginnings]
    const most = beginnings[0]!.cost + WIDTH
    for (const { state, output, hash, cost } of beginnings) {
      for (const unit of this.#silent) {
        const after = this.#model.step(state, unit)
        const whole = cost + this.#model.cost
        const piece = this.#outputs[unit]!
        if (whole <= most) all.push({ state: after, output: output + piece, hash: hashed(hash, piece), cost: whole })
      }
    }
    return all.sort((left, right) => left.cost - right.cost).slice(0, BEAM)
  }

  #extend(beginnings: readonly Beginning[], units: readonly number[], place: Place): void {
    for (const { state, output, hash, cost } of beginnings) {
      // those that follow cost as much or more
      if (cost > place.least + WIDTH) break
      for (const unit of units) {
        const after = this.#model.step(state, unit)
        const piece = this.#outputs[unit]!
        const whole = cost + this.#model.cost
        if (whole <= place.least + WIDTH) place.add(after, output, piece, hashed(hash, piece), whole)
      }
    }
  }

  /** A character that no unit has. */
  #pass(beginnings: readonly Beginning[], piece: string, place: Place): void {
    for (const { state, output, hash, cost } of beginnings) place.add(state, output, piece, hashed(hash, piece), cost + UNKNOWN)
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

function slotOf(state: number, hash: number, slots: number): number {
  return (Math.imul(state, 0x9e3779b1) ^ hash) & (slots - 1)
}

/** FNV-1a of an output that a piece is written behind. */
function hashed(hash: number, piece: string): number {
  let next = hash
  for (let at = 0; at < piece.length; at++) next = Math.imul(next ^ piece.charCodeAt(at), 0x01000193)
  return next
}

/** Cost of one or the other, in nats. */
function together(left: number, right: number): number {
  const [low, high] = left < right ? [left, right] : [right, left]
  return low - Math.log1p(Math.exp(low - high))
}
