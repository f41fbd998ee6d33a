/** Names of a servant (Arabic ʿabd) of God by one of His names, which are written in one word, in two or in three: Abdulrahman, Abdul Rahman, Abd er-Rahman. */

/** The names that ʿabd stands before: most of the ninety-nine, and those of Shiites and Christians; told by their consonants, in Arabic and French spelling. */
const NAMES =
  'rahman rahim malik quddus salam mumin muhaymin aziz jabbar djabbar gabbar khaliq khalek bari ghaffar gaffar qahhar wahhab ouahab razzaq fattah alim basit khafid rafi muizz sami basir hakam adl latif khabir halim azim ghafur ' +
  'gafour shakur chakour ali kabir hafiz muqit hasib jalil djalil galil karim raqib mujib wasi hakim wadud majid madjid maguid baith shahid haqq wakil qawi matin hamid muhsin muid hayy qayyum wahid ahad samad qadir muqtadir ' +
  'zahir batin muttalib barr tawwab rauf ghani gani mughni mani moneim nafi nur nasir nacer hadi badi baqi rashid rachid sabur sattar satar jawad kalam hafeez husayn hassan rida rasul nabi mahdi masih ilah allah latef mukhtar'

/** ʿabd with the article, whose l becomes what follows. */
const SERVANT = /^abd(?:(?:ou|[aeou])(?:[dlnrstz]|sh|ch)?)?$/
const ARTICLE = /^(?:[aeou]?[dlnrstz]|[aeou]sh|[aeou]ch)$/
const WHOLE = /^abd(?:ou|[aeiou])(?:l|([dnrstz])(?=\1)|(?=[dnrstz]))(?=[a-z]{3})/
const JOINED = 'abdul'
const known = new Set(NAMES.split(' ').map(consonantsOf))

/** Words with such names in one, which begin alike. @param words folded */
export function withServants(words: readonly string[]): readonly string[] {
  if (!words.some((word) => word.startsWith('abd'))) return words
  const joined: string[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    const name = SERVANT.test(word) ? nameBehind(words, at) : undefined
    if (name !== undefined) {
      joined.push(together(words[name]!))
      at = name
    } else joined.push(wholeOf(word))
  }
  return joined
}

/** Place of the name of God behind ʿabd, which may have an article before it. */
function nameBehind(words: readonly string[], at: number): number | undefined {
  const next = words[at + 1] ?? ''
  const isArticle = ARTICLE.test(next)
  const place = at + (isArticle ? 2 : 1)
  const name = words[place]
  if (name === undefined) return undefined
  // behind an article anything is a name, else what is known for one: Abdul Khan has two names
  return isArticle || known.has(consonantsOf(name)) ? place : undefined
}

/** Other ways to write such a name in one word, as its words are written together too; undefined of other words. @param word of `withServants` */
export function spellingsOfServant(word: string): readonly string[] | undefined {
  if (!word.startsWith(JOINED) || word.length < JOINED.length + 2) return undefined
  const name = word.slice(JOINED.length)
  if (word === 'abdullah') return ['abdallah', 'abdulla']
  return [...new Set(['abdel', 'abdal', 'abd', 'abdol', `abdu${name[0]!}`, `abde${name[0]!}`, 'abdoul'].map((start) => start + name))]
}

function wholeOf(word: string): string {
  const [start = ''] = WHOLE.exec(word) ?? []
  return start === '' ? word : together(word.slice(start.length))
}

function together(name: string): string {
  return name === 'allah' || name === 'lah' || name === 'ullah' ? 'abdullah' : JOINED + name
}

function consonantsOf(word: string): string {
  return word
    .replace(/[aeiouy]/g, '')
    .replaceAll('q', 'k')
    .replace(/(.)\1+/g, '$1')
}
