/** F1 of answers to which of a text's entities are salient. */

/** An entity is salient when as many of five summaries mention it: one at least (lenient), or most of them (strict). */
export const definitions = { lenient: 1, strict: 3 } as const

export type Definition = keyof typeof definitions

export class SalienceScore {
  right = 0
  answered = 0
  gold = 0
  entities = 0

  add(isAnswered: boolean, isGold: boolean): void {
    this.entities++
    if (isAnswered) this.answered++
    if (isGold) this.gold++
    if (isAnswered && isGold) this.right++
  }

  /** A salient entity that no entity of the service stands for. */
  miss(): void {
    this.gold++
  }

  get precision(): number {
    return this.answered === 0 ? 0 : this.right / this.answered
  }

  get recall(): number {
    return this.gold === 0 ? 0 : this.right / this.gold
  }

  get f1(): number {
    return this.answered + this.gold === 0 ? 0 : (2 * this.right) / (this.answered + this.gold)
  }
}
