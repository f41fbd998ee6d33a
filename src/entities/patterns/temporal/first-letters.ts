interface Beginning {
  readonly letters: Set<string>
  /** Whether the part can match nothing. */
  readonly empty: boolean
}

/**
 * The letters with which a match of a pattern can begin. Patterns are those of `grammar.ts`: letters, classes `[...]`, groups, alternatives,
 * the quantifiers `?` and `{m,n}`, and looks ahead and behind, which take no letter.
 */
export function firstLetters(pattern: string): Set<string> {
  const reader = new PatternReader(pattern)
  return reader.alternatives().letters
}

class PatternReader {
  readonly #pattern: string
  #at = 0

  constructor(pattern: string) {
    this.#pattern = pattern
  }

  alternatives(): Beginning {
    const letters = new Set<string>()
    let empty = false
    for (;;) {
      const branch = this.#sequence()
      for (const letter of branch.letters) letters.add(letter)
      empty ||= branch.empty
      if (this.#pattern[this.#at] !== '|') return { letters, empty }
      this.#at++
    }
  }

  #sequence(): Beginning {
    const letters = new Set<string>()
    let empty = true
    while (this.#at < this.#pattern.length && this.#pattern[this.#at] !== '|' && this.#pattern[this.#at] !== ')') {
      const item = this.#item()
      const optional = this.#quantifier()
      if (empty) for (const letter of item.letters) letters.add(letter)
      empty &&= item.empty || optional
    }
    return { letters, empty }
  }

  #item(): Beginning {
    const pattern = this.#pattern
    const sign = pattern[this.#at]!
    if (sign === '[') {
      const close = pattern.indexOf(']', this.#at)
      const letters = new Set(pattern.slice(this.#at + 1, close))
      this.#at = close + 1
      return { letters, empty: false }
    }
    if (sign !== '(') {
      this.#at++
      return { letters: new Set([sign]), empty: false }
    }
    const look = /^\(\?(?:=|!|<=|<!)/.exec(pattern.slice(this.#at, this.#at + 4))
    this.#at += look === null ? 3 : look[0].length
    const inside = this.alternatives()
    this.#at++
    return look === null ? inside : { letters: new Set(), empty: true }
  }

  /** Passes over a quantifier; true when it allows nothing at all. */
  #quantifier(): boolean {
    const sign = this.#pattern[this.#at]
    if (sign === '?') {
      this.#at++
      return true
    }
    if (sign !== '{') return false
    const close = this.#pattern.indexOf('}', this.#at)
    const optional = this.#pattern[this.#at + 1] === '0'
    this.#at = close + 1
    return optional
  }
}
