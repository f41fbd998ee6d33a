/** Tenths as Japanese gives rates in, with hundredths and thousandths behind them. */

const digit = '[\\d０-９一二三四五六七八九]'
const tenths = new RegExp(`割${digit}分(?:${digit}厘)?(?:引き?)?`, 'uy')

/** The end of tenths with their hundredths and thousandths: "3割8分7厘". */
export function tenthsEnd(text: string, start: number, end: number): number {
  if (text.charAt(start) !== '割') return end
  tenths.lastIndex = start
  return tenths.test(text) ? tenths.lastIndex : end
}
