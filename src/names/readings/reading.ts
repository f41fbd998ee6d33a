/** How a name in Han characters is read. */
export interface Reading {
  /** Of zho: syllables with tone digits; of jpn: kana; of kor: hangul. Surname first where the name has parts. */
  readonly parts: readonly (readonly string[])[]
  readonly probability: number
}
