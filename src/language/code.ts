/**
 * Program text: source code, queries, data formats, markup, commands and stack traces have no natural language, though their names look
 * like English. A rule on the chunks between blanks: chunks in the shape of code must outnumber those in the shape of words.
 */

/** Characters looked at: as much as tells. */
const MOST_CHARACTERS = 4000
/** Of a chunk without blanks. */
const MOST_OF_CHUNK = 200

/** What nearly all program text has and most other text has not: the way out for ordinary text. */
const ANY_SIGN = /[{}[\]<>=|\\_*+$#;]|--|\/\w|:\d+\)|SELECT |INSERT |UPDATE |DELETE /

const TAG = /<[/!?]?[a-z][^<>]{0,200}>/gi
/** Addresses and what interface strings leave open: `{name}`, `{{count}}`, `%s`, `%1$d`, `$1`, `[[link]]`. */
const NEUTRAL = /:\/\/|@|^["'(]?(\{{1,2}[\w .,:#-]{0,40}\}{1,2}|%[\d$.]{0,5}[a-z]|\$\d{1,2}|\[{1,2}\w{1,40}\]{1,2})["')]?[.,:;!?]?$/i
/** A word, a number with its unit, words joined by hyphens or slashes, a plural in brackets, in quotes, brackets or before a full stop. */
const WORD = /^["'“„«‘([¿¡*_-]{0,3}[\p{L}\p{M}\d'’‘.,:%-]+(\/[\p{L}\p{M}\d'’-]+){0,8}(\(\p{L}{1,3}\))?["'”“»’)\].,:;!?…*_-]{0,6}$/u
const OPERATOR = /^(\*\*|[=+*|<>\\]|[-+*/%<>=!&|]=|=>|->|::|==+|&&|\|\||<<|>>|\+\+|[{}()[\];,]{1,6}|\{\}|\(\))[;,]?$/
/** Shapes of a word that are none: options, calls of a short name, names of modules. */
const NO_WORD = /\w_\w|^--\w|^\w\(|^["']?[a-z]+:[a-z]/
/** Names with underscores, paths, options, calls, attributes, keys, indices. */
const SHAPES =
  /\w_\w|^["'(]?[~.]?\/\w|\/\w+\/|^--\w|\w\([^)]{0,80}\)([;:.,){\]]|$)|\w\(["'$]|\w=["'\w$]|["']\s?:|["'\w)][}\]]|[{[(]["'\w$]*["'{[]|\w\[\w|[)}\]];|\$\w*[a-z]|\w->\w|::|\w<\w|<[a-z]|\w>[\w.(]/i
const INNER = /[{}()[\]<>=;:"$_\\|/]/g
const KEYWORD =
  /^(const|let|var|function|return|class|def|import|export|public|private|static|void|int|async|await|null|true|false|undefined|if|else|for|while|in|from|new|throw|try|catch|ls|cd|grep|awk|sed|npm|npx|pip|git|sudo|curl|chmod|mkdir|docker|kubectl|apt-get|echo)[;:)]*$/
const COMMAND = /^[$#]?\s?(ls|cd|grep|awk|sed|npm|npx|pip3?|git|sudo|curl|wget|chmod|chown|mkdir|docker|kubectl|apt-get|rm|tar|ssh)\s/
const QUERY = /^(SELECT|INSERT|UPDATE|DELETE|FROM|WHERE|INTO|VALUES|JOIN|ORDER|GROUP|BY|CREATE|TABLE|LIMIT)$/
/** Names such as readFile count neither way. */
const CAMEL_CASE = /^[a-z]+[A-Z][a-zA-Z]*[,;:.]?$/

/** Whether a text is program text with next to no natural language in it; linear in the text. */
export function isProgramText(text: string): boolean {
  const start = text.length > MOST_CHARACTERS ? text.slice(0, MOST_CHARACTERS) : text
  if (!ANY_SIGN.test(start)) return false
  let tags = 0
  const chunks = start
    .replace(TAG, () => {
      tags++
      return ' '
    })
    .split(/\s+/)
  const isCommand = COMMAND.test(start)
  let code = 0
  let words = 0
  let braces = 0
  let stops = 0
  let queries = 0
  for (const whole of chunks) {
    const chunk = whole.length > MOST_OF_CHUNK ? whole.slice(0, MOST_OF_CHUNK) : whole
    if (chunk === '' || KEYWORD.test(chunk) || NEUTRAL.test(chunk) || CAMEL_CASE.test(chunk)) continue
    if (QUERY.test(chunk)) queries++
    else if (OPERATOR.test(chunk) || (isCommand && /^-\w/.test(chunk))) {
      code++
      if (chunk === '{' || chunk === '}') braces++
    } else if (WORD.test(chunk) && !NO_WORD.test(chunk)) {
      words += wordsIn(chunk)
      if (chunk.endsWith(';')) stops++
    } else if (SHAPES.test(chunk)) {
      code += (chunk.match(INNER)?.length ?? 0) > 2 ? 2 : 1
      // the last word of a quoted sentence before a bracket is still a word
      if (/^\p{L}+["'][)}\]]/u.test(chunk)) words++
    } else words += wordsIn(chunk)
  }
  if (isCommand && code > 0) code += 2
  if (queries > 2 || (queries > 1 && code > 0)) code += queries
  if (braces > 1) {
    code += stops
    words -= stops
  }
  // a tag counts half: a word between two tags is a word of an interface
  return (code > 1 || tags > 0) && code + tags / 2 > words
}

/** Words that a chunk counts as: none without letters, more where words are not set apart by blanks. */
function wordsIn(chunk: string): number {
  let letters = 0
  let others = 0
  for (let at = 0; at < chunk.length; at++) {
    const unit = chunk.charCodeAt(at)
    if (unit >= 0x2e80 || (unit >= 0xe00 && unit < 0xe80)) others++
    else if (unit >= 0xc0 || (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x41 && unit <= 0x5a)) letters++
  }
  return others / 2 + (letters > 1 ? 1 : 0)
}
