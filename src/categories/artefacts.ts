/** Ids of the categorizer's artefacts. */
export const NETWORK = 'categories/network'
export const EMBEDDING = 'categories/pieces'
export const TOKENIZER = 'categories/tokenizer'
export const WORDS = 'categories/words'

export const categorizerArtefacts = [NETWORK, EMBEDDING, TOKENIZER, WORDS] as const
