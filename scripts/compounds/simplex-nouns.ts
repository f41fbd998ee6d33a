/** Evaluation data: frequent nouns outside the list of compounds, on which wrong splits are counted; of later ranks than those that simplexLookalikes was judged from. */
import { NOUN } from '../../src/morphology/compounds/parts.js'
import type { Vocabulary } from './vocabulary.js'

/** Lemmas of nouns by falling frequency in the dictionaries, five and more letters, from rank `first` + 1 on. */
export function frequentNouns({ lemmas }: Vocabulary, listed: ReadonlySet<string>, first: number, count: number): string[] {
  const nouns = [...lemmas].filter(([lemma, { classes }]) => (classes & NOUN) !== 0 && /^\p{L}{5,}$/u.test(lemma) && !listed.has(lemma.toLowerCase()))
  return nouns.slice(first, first + count).map(([lemma]) => lemma)
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ''))

/**
 * Nouns of ranks 5501 to 7000 that some version of the models split and that a reader judged not to be compounds (derivations of particle verbs
 * and adjectives included); splits of all other nouns were judged right.
 */
export const judgedSimplex: Readonly<Record<string, ReadonlySet<string>>> = {
  deu: words(`Wirkende Überlieferung Überrest Rechtfertigung Hartmut Parlamentarische Verbleib Nationalismus Moderation Vorwand Fahrende Festlegung Landshut Marshall Weitergeben
    Hochladen Freigabe`),
  nld: words(`tentamen jasmijn couplet passant manoeuvre miljardair ballast pandora contour luipaard zondags marketeer championship Parlementair bankroet Roemeen vaststelling
    terugbetaling telegram moerdijk nieuwkoop gevangenzetten meezingen lasagne laatsten microscoop conversie`)
}
