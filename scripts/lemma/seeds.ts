/**
 * Words with two lemmas that treebanks tell apart too seldom, or wrongly, with the neighbours that speak for one of them (the seed collocations of
 * D. Yarowsky, "Unsupervised word sense disambiguation rivaling supervised methods", 1995).
 */
import type { PartOfSpeech } from '../../src/core/part-of-speech.js'

export interface Seeds {
  readonly tag: PartOfSpeech
  /** The lemma that the words have where nothing speaks for the other one, and that other one. */
  readonly lemmas: readonly [usual: string, other: string]
  readonly words: readonly string[]
  /** Whether the seeds stand beside what the treebanks teach of the pair; otherwise those teach nothing about the words. */
  readonly besides?: boolean
  /** Neighbours that speak for the other lemma: the word before, the word after. */
  readonly before: readonly string[]
  readonly after: readonly string[]
  /** Second words after it that speak for the usual lemma whatever the first is (`fue a partir de`). */
  readonly unless: readonly string[]
}

const list = (words: string): readonly string[] => words.split(' ')

export const seeds: Readonly<Record<string, readonly Seeds[]>> = {
  spa: [
    {
      tag: 'VERB',
      lemmas: ['ser', 'ir'],
      words: list(
        'fui fuiste fue fuimos fuisteis fueron fuera fueras fuéramos fuerais fueran fuese fueses fuésemos fueseis fuesen fuere fueres fuéremos fuereis fueren'
      ),
      before: list('me te se nos os'),
      after: list('a al hacia'),
      unless: list('partir raíz causa través instancias manos consecuencia título principios finales mediados comienzos petición')
    }
  ],
  deu: [
    {
      tag: 'VERB',
      // somebody is pleased in the dative
      lemmas: ['fällen', 'gefallen'],
      words: ['gefällt'],
      before: list('mir dir ihm ihr uns euch ihnen es das was'),
      after: list('mir dir ihm ihr uns euch ihnen es'),
      unless: []
    }
  ],
  jpn: [{ tag: 'VERB', lemmas: ['行う', '行く'], words: ['行っ'], besides: true, before: ['へ', 'に', 'まで'], after: [], unless: [] }],
  por: [
    {
      tag: 'VERB',
      lemmas: ['ser', 'ir'],
      words: list('fui foste foi fomos fostes foram fora foras fôramos fôreis fosse fosses fôssemos fôsseis fossem for fores formos fordes forem'),
      before: list('me te se nos vos'),
      after: list('ao aos à às para pra pro até embora'),
      unless: list('longo contrário mim ele ela eles elas nós si')
    }
  ]
}
