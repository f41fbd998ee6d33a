/** Adds up numeral words one after the other, as long as they make one number. */

/** What a numeral word can be; several may hold of one form. */
export interface NumeralWord {
  /** Below 1000, not a multiplier: "seven", "twenty-one", "двести". */
  readonly cardinal?: number
  /** Multiplies what stands before it: 100, 1000, a million; 10 in Chinese. */
  readonly scale?: number
  /** Value of an ordinal: "third", "thousandth". */
  readonly ordinal?: number
  /** The ordinal multiplies: "hundredth", "millionth". */
  readonly ordinalScale?: number
  /** "half", "quarter". */
  readonly fraction?: number
  /** "and" between the parts of a number. */
  readonly connector?: boolean
  /** The word of the decimal point. */
  readonly point?: boolean
  /** "minus". */
  readonly minus?: boolean
  /** An article or another common word, too: no number when it stands alone. */
  readonly weak?: boolean
  /** The indefinite article, which carries a number on only before a fraction ("two and a half"). */
  readonly article?: boolean
  /** Only looks as if a number began here. */
  readonly stop?: boolean
  /** Stands before an ordinal: the Chinese and Japanese "number". */
  readonly ordinalPrefix?: boolean
  /** Turns the number before it into an ordinal. */
  readonly ordinalSuffix?: boolean
}

/** How the words of a language make numbers. */
export interface Composer {
  /** Takes in digits behind a scale ("5万4千"), where the language writes so. */
  pushDigits?(value: number): boolean
  /** Starts a number; `value` is what digits before the first word are worth, -1 without digits. */
  reset(value: number): void
  /** Takes the word in if it carries the number on; `connected`: "and" stands before it. */
  push(word: NumeralWord, connected: boolean): boolean
  readonly value: number
  /** Whether the last word was an ordinal, which ends the number. */
  readonly ordinal: boolean
  readonly fraction: boolean
}

/** Numbers by groups of three digits: hundreds, then thousands, millions ... (or lakh and crore). */
export class GroupComposer implements Composer {
  ordinal = false
  fraction = false
  #total = 0
  #group = 0
  /** Nothing taken in yet. */
  #empty = true
  #grouped = false
  #lastScale = Number.POSITIVE_INFINITY
  #digits = false

  reset(value: number): void {
    this.ordinal = false
    this.fraction = false
    this.#total = 0
    this.#group = Math.max(value, 0)
    this.#empty = value < 0
    this.#grouped = value >= 0
    this.#digits = value >= 0
    this.#lastScale = Number.POSITIVE_INFINITY
  }

  get value(): number {
    return this.#total + this.#group
  }

  push(word: NumeralWord, connected: boolean): boolean {
    if (this.fraction && word.scale !== undefined && !connected) {
      // "half a million"
      this.#total = this.value * word.scale
      this.#lastScale = word.scale
      this.fraction = false
      return true
    }
    if (this.fraction) return false
    // "centésimo vigésimo quinto"
    if (this.ordinal) return word.ordinal !== undefined && this.#add(word.ordinal, connected)
    const taken =
      (word.scale !== undefined && this.#multiply(word.scale)) ||
      (word.cardinal !== undefined && this.#add(word.cardinal, connected)) ||
      (word.ordinal !== undefined && this.#end(this.#add(word.ordinal, connected))) ||
      (word.ordinalScale !== undefined && this.#end(this.#multiply(word.ordinalScale))) ||
      (word.fraction !== undefined && this.#addFraction(word.fraction, connected)) ||
      (word.ordinal !== undefined && this.#divide(word.ordinal))
    if (taken) this.#empty = false
    return taken
  }

  /** "three fifths". */
  #divide(denominator: number): boolean {
    if (denominator < 3 || this.#digits || this.value === 0) return false
    this.#total = this.value / denominator
    this.#group = 0
    this.fraction = true
    return true
  }

  pushDigits(value: number): boolean {
    if (this.#grouped || this.#empty || this.ordinal || this.fraction || value >= this.#lastScale) return false
    this.#group = value
    this.#grouped = true
    this.#digits = true
    return true
  }

  #end(taken: boolean): boolean {
    if (taken) this.ordinal = true
    return taken
  }

  #add(value: number, connected: boolean): boolean {
    const group = this.#group
    if (this.#digits) return false
    if (!this.#grouped || group === 0) {
      if (value === 0 && !this.#empty) return false
      if (value >= this.#lastScale) return false
    } else if (group % 100 === 0 && value < 100 && value > 0) {
      // "two hundred" + "seven"
    } else if (group % 10 === 0 && group % 100 >= 20 && value < 10 && value > 0) {
      // "twenty" + "seven"
    } else if ((group % 100 === 60 || group % 100 === 80) && value > 9 && value < 20) {
      // "soixante" + "dix", "quatre-vingt" + "onze"
    } else if (connected && group % 100 < 10 && value >= 20 && value < 100 && value % 10 === 0) {
      // "sieben" "und" "zwanzig"
    } else return false
    this.#group += value
    this.#grouped = true
    return true
  }

  #multiply(scale: number): boolean {
    if (scale === 100) {
      if (this.#grouped && (this.#group === 0 || this.#group >= 100) && !this.#digits) return false
      this.#group = (this.#grouped ? this.#group : 1) * 100
      this.#grouped = true
      this.#digits = false
      return true
    }
    if (scale < this.#lastScale) {
      if (this.#grouped && this.#group === 0 && !this.#digits) return false
      this.#total += (this.#grouped ? this.#group : 1) * scale
    } else if (!this.#grouped && this.#total < scale && this.#total > 0) {
      this.#total *= scale
    } else if (this.#total + this.#group < scale && this.#total > 0) {
      this.#total = (this.#total + this.#group) * scale
    } else return false
    this.#group = 0
    this.#grouped = false
    this.#digits = false
    this.#lastScale = scale
    return true
  }

  #addFraction(value: number, connected: boolean): boolean {
    if (this.#empty) this.#total = value
    else if (connected) this.#total += value
    else {
      this.#total = this.value * value
      this.#group = 0
    }
    this.fraction = true
    return true
  }
}

/** Chinese, Japanese and Korean numbers: digits, ten, hundred and thousand inside groups of four digits. */
export class MyriadComposer implements Composer {
  ordinal = false
  fraction = false
  #total = 0
  #group = 0
  #pending = -1
  #lastTen = Number.POSITIVE_INFINITY
  #lastScale = Number.POSITIVE_INFINITY
  #digits = false
  #multiplied = false
  /** The last word was a ten of its own. */
  #tens = false

  reset(value: number): void {
    this.ordinal = false
    this.fraction = false
    this.#tens = false
    this.#total = 0
    this.#group = 0
    this.#pending = value
    this.#digits = value >= 0
    this.#multiplied = false
    this.#lastTen = Number.POSITIVE_INFINITY
    this.#lastScale = Number.POSITIVE_INFINITY
  }

  get value(): number {
    return this.#total + this.#group + Math.max(this.#pending, 0)
  }

  /** Digits go on behind a scale: "5万4千". */
  pushDigits(value: number): boolean {
    if (this.#pending >= 0 || !this.#multiplied) return false
    this.#pending = value
    this.#digits = true
    return true
  }

  push(word: NumeralWord): boolean {
    if (this.ordinal || this.fraction) return false
    if (word.scale !== undefined) return this.#multiply(word.scale)
    if (word.cardinal !== undefined) return this.#add(word.cardinal)
    if (word.fraction !== undefined && this.#pending < 0 && this.#total + this.#group === 0) {
      this.fraction = true
      this.#total = word.fraction
      return true
    }
    return false
  }

  #add(value: number): boolean {
    if (this.#digits) return false
    // native Korean: "서른" + "다섯"
    if (this.#pending > 19 && this.#tens && value < 10) {
      this.#tens = false
      return this.#addUnit(value)
    }
    this.#tens = value > 9
    if (this.#pending < 0 || (this.#multiplied && this.#pending === 0)) this.#pending = value
    else if (!this.#multiplied && value < 10 && this.#pending < 1e15) this.#pending = this.#pending * 10 + value
    else if (value === 0) return true
    else return this.#pending % 10 === 0 && value < 10 && this.#addUnit(value)
    return true
  }

  #addUnit(value: number): boolean {
    this.#pending += value
    return true
  }

  #multiply(scale: number): boolean {
    if (scale < 10000) {
      if (scale >= this.#lastTen) return false
      this.#group += (this.#pending > 0 ? this.#pending : 1) * scale
      this.#lastTen = scale
    } else {
      const below = this.#group + Math.max(this.#pending, 0)
      if (scale >= this.#lastScale) {
        if (below > 0 || this.#total === 0) return false
        this.#total *= scale
      } else this.#total += (below > 0 ? below : 1) * scale
      this.#group = 0
      this.#lastTen = Number.POSITIVE_INFINITY
      this.#lastScale = scale
    }
    this.#pending = -1
    this.#digits = false
    this.#multiplied = true
    return true
  }
}
