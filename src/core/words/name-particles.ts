/** Small words inside the names of persons, of all languages: hardly one of them is anything else between two names. */

/** That surnames begin with: from, of, and articles behind them. */
const ofSurnames = 'van von vom de der den del della di da do dos das du des la le el al ter ten te zu zum zur af av'
/** Before the name of the father, which is no surname: son, daughter of. */
const ofFathers = 'bin ibn bint binti бин ибн بن ابن بنت'
/** The same, and given names as well. */
const alsoNames = 'ben bar'

export const fathersParticles: ReadonlySet<string> = new Set(ofFathers.split(' '))

/** All of them, in small letters. */
export const nameParticles: ReadonlySet<string> = new Set(`${ofSurnames} ${ofFathers} ${alsoNames}`.split(' '))

/** Alternatives of a pattern. */
export const nameParticlePattern = [...nameParticles].join('|')
