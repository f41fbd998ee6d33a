/** Lemma of a token of digits: ASCII digits, no thousands separators; undefined for any other token. */
export function numberLemma(form: string): string | undefined {
  let digits = 0
  for (let at = 0; at < form.length; at++) {
    const code = form.charCodeAt(at)
    if ((code >= 48 && code <= 57) || (code >= 0xff10 && code <= 0xff19)) digits++
    else if (code !== 44 && code !== 46 && code !== 0xff0c && code !== 0xff0e && code !== 0xa0 && code !== 0x202f && code !== 32) return undefined
  }
  if (digits === 0 || form.length > 64) return undefined
  const plain = form.normalize('NFKC')
  return /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain) ? plain.replaceAll(',', '') : plain
}
