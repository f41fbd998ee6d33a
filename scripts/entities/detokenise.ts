/** Puts spaces between the tokens of a corpus that does not record them. */

const closing = /^(?:[,.;:!?)\]}%…»”’،؛؟।]+|\.{2,}|''|n['’]t|['’](?:s|m|re|ve|ll|d|S|M|RE|VE|LL|D|n))$/u
const frenchSpaced = /^[;:!?%»]$/u
const opening = /^[([{“„‚«¿¡`]+$/u
/** An article or preposition that is joined to the next word: "dell'", "l'", but not Italian "po'". */
const elided = /^\p{L}+['’]$/u
const notElided: ReadonlySet<string> = new Set(["po'", 'po’', "mo'", "Po'"])
/** Languages that set the per-cent sign apart from its number. */
const percentApart: ReadonlySet<string> = new Set(['deu', 'fra', 'fin', 'swe', 'nob', 'nno', 'dan', 'ces', 'slk', 'rus'])
const elides: ReadonlySet<string> = new Set(['fra', 'ita', 'cat', 'ell'])
const curlyOpens: ReadonlySet<string> = new Set(['deu', 'ces', 'slk', 'slv', 'bul', 'lit', 'est', 'hrv', 'srp', 'ron'])

/**
 * Ordinary typography: points and closing brackets lean on the word before, opening ones on the word after, straight quotes open and close in turn,
 * English clitics lean back, French and Italian elisions forward, `@` and `#` on their name.
 * @returns for each token whether a blank follows it; false for the last
 */
export function blanksAfter(forms: readonly string[], language: string): boolean[] {
  const after = new Array<boolean>(forms.length).fill(true)
  let quoteOpen = false
  let singleOpen = false
  for (let index = 0; index < forms.length; index++) {
    const form = forms[index]!
    const next = forms[index + 1] ?? ''
    const lean = (back: boolean, forward: boolean) => {
      if (back && index > 0) after[index - 1] = false
      if (forward) after[index] = false
    }
    if (form === '"') {
      lean(quoteOpen, !quoteOpen)
      quoteOpen = !quoteOpen
    } else if (form === "'" || form === "''") {
      lean(singleOpen, !singleOpen)
      singleOpen = !singleOpen
    } else if (form === '“' && curlyOpens.has(language) && quoteOpen) {
      lean(true, false)
      quoteOpen = false
    } else if (language === 'fra' && (frenchSpaced.test(form) || form === '«')) lean(false, false)
    else if (form === '%' && percentApart.has(language)) lean(false, false)
    else if (opening.test(form)) {
      lean(false, true)
      if (form === '„') quoteOpen = true
    } else if (closing.test(form)) lean(true, false)
    else if (form === '/') lean(true, true)
    else if (form === '$' || form === '£') lean(false, /^\d/u.test(next))
    else if (form === '@' || form === '#') lean(false, /^[\p{L}\p{N}_]/u.test(next))
    else if (/^-\p{L}{1,2}$/u.test(form)) lean(true, false)
    else if (elides.has(language) && elided.test(form) && !notElided.has(form)) lean(false, true)
  }
  if (forms.length > 0) after[forms.length - 1] = false
  return after
}
