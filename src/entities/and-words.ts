/** Words for "and" between names, in small letters. */

const words = 'and & und et y e i en och og ja ir un a és şi și ve и і й та dan và και और এবং ও اور و ו'

/** Of all languages: hardly one is anything else between two names. Those that are (Slovenian `in`, Tagalog `at`) stand where they are told apart. */
export const andWords: readonly string[] = words.split(' ')

/** Alternatives of a pattern. */
export const andPattern = andWords.join('|')
