/** Laughter and other words that repeat a letter or a syllable as long as the writer likes, and words that are nothing but a mask. */

/** Longest syllable that is repeated. */
const MOST_PERIOD = 3
/** Times that a syllable stays: "hahahaha" reads as "haha", "kkkkkkk" as "kkk". */
const KEPT = [0, 3, 2, 2]
/** From so many letters on the repetition of what is no laughter counts against language. */
const LEAST_LETTERS = 8

/** What laughter, sighs and hesitation repeat, folded; one sign of Han, Kana and Hangul is a syllable or a word anyhow. */
const laughter = new Set(
  (
    'h k m z w ha ah he eh hi ih ho oh hu uh ja aj je ej ji jo ka rs wk lo ol xa ax xd hue hua kek lol ' +
    'х ха ах хе ех хи их хо ох хы ы а ρ χα αχ χε χι χο ه ها خ ح ח חא 5 ह हा হা'
  ).split(' ')
)

const X = 0x78
const W = 0x77
/** Kana, Han and Hangul. */
const isSyllabic = (unit: number) => unit >= 0x3041 || (unit >= 0x1100 && unit <= 0x11ff)

/** Length of the syllable that the units from `start` to `end` repeat at least three times (a letter four times); 0 when they do not. */
export function periodOf(units: Uint16Array, start: number, end: number): number {
  const length = end - start
  for (let period = 1; period <= MOST_PERIOD; period++) {
    if (length < Math.max(4, period * 3)) return 0
    let at = start + period
    while (at < end && units[at] === units[at - period]) at++
    if (at === end) return period
  }
  return 0
}

/** Units that stay of a word with that period. */
export function keptOf(period: number): number {
  return period * KEPT[period]!
}

/** Whether a word is a mask ("xxxx") or the Japanese sign of laughter in Latin letters, which say nothing about the language. */
export function isMask(units: Uint16Array, start: number, end: number): boolean {
  const first = units[start]
  if (first !== X && first !== W) return false
  if (end - start < (first === X ? 2 : 3)) return false
  for (let at = start + 1; at < end; at++) if (units[at] !== first) return false
  return true
}

/** Whether a word of that period is letters over and over rather than laughter. */
export function isMonotonous(units: Uint16Array, start: number, end: number, period: number): boolean {
  if (end - start < LEAST_LETTERS || isSyllabic(units[start]!)) return false
  return !laughter.has(String.fromCharCode(...units.subarray(start, start + period)))
}
