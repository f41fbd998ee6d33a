/** Words of the setting `preload` that are about entities, besides codes of languages. */

/** Neural entities of a language: `entities:eng:DNN`. */
export const NEURAL_WORD = /^entities:([a-z]{3}):DNN$/
export const ONTOLOGY_TYPES = 'ontology-types'
