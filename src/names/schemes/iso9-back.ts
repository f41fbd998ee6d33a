/** ISO 9:1995 back to Cyrillic: the standard gives each Cyrillic letter one Latin letter, so the way back is a table. */

const LETTERS =
  'а a|б b|в v|г g|ґ g̀|д d|ѓ ǵ|ђ đ|е e|ё ë|є ê|ж ž|з z|ѕ ẑ|и i|і ì|ї ï|й j|ј ǰ|к k|л l|љ l̂|м m|н n|њ n̂|о o|п p|р r|с s|т t|ќ ḱ|ћ ć|у u|ў ŭ|ф f|х h|ц c|ч č|џ d̂|ш š|щ ŝ|ъ ʺ|ы y|ь ʹ|э è|ю û|я â'
const table = new Map<string, string>()
for (const pair of LETTERS.split('|')) {
  const [cyrillic, latin] = pair.split(' ')
  const sign = latin!.normalize('NFC')
  table.set(sign, cyrillic!)
  if (sign.toUpperCase() !== sign) table.set(sign.toUpperCase(), cyrillic!.toUpperCase())
}
/** Signs of softness and hardness as they are often typed. */
for (const [sign, letter] of [
  ['′', 'ь'],
  ["'", 'ь'],
  ['’', 'ь'],
  ['″', 'ъ'],
  ['"', 'ъ']
] as const)
  table.set(sign, letter)

/** Serbian and Macedonian have j where the others have й, and no softness sign. */
const JE_LANGUAGES = new Set(['srp', 'mkd'])
const CYRILLIC_LANGUAGES = new Set(['rus', 'ukr', 'bel', 'bul', 'mkd', 'srp'])

export function cyrillicOfIso9(text: string, language: string): string | undefined {
  if (!CYRILLIC_LANGUAGES.has(language)) return undefined
  const letters = text.normalize('NFC').match(/\P{M}\p{M}*/gsu) ?? []
  const result = letters.map((letter) => table.get(letter) ?? letter).join('')
  return JE_LANGUAGES.has(language) ? result.replaceAll('й', 'ј').replaceAll('Й', 'Ј') : result
}
