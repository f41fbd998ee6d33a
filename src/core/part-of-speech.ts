/** The 16 tags of the service (universal tag set, version 1: no AUX, `CONJ` for coordination); the index is the tag's number in models. */
export const partsOfSpeech = ['ADJ', 'ADP', 'ADV', 'CONJ', 'DET', 'INTJ', 'NOUN', 'NUM', 'PART', 'PRON', 'PROPN', 'PUNCT', 'SCONJ', 'SYM', 'VERB', 'X'] as const

export type PartOfSpeech = (typeof partsOfSpeech)[number]

/** Number of each tag in models: `tagNumber.NOUN` is 6. */
export const tagNumber = Object.fromEntries(partsOfSpeech.map((tag, index) => [tag, index])) as Record<PartOfSpeech, number>
