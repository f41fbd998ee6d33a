/** Korean particles: a name in running text mostly ends where its particle begins. */

/** Particles after nouns, longest first within each length; a cut too many does no harm, since a name may span tokens. */
const particles: ReadonlySet<string> = new Set([
  ...['은', '는', '이', '가', '을', '를', '에', '의', '로', '와', '과', '도', '만', '랑', '께', '야', '나', '든'],
  ...['에서', '으로', '에게', '한테', '까지', '부터', '보다', '처럼', '라는', '이라', '라고', '이나', '이랑', '에는', '에도', '에만', '로는', '로도', '와는', '과는', '와의', '과의'],
  ...['이다', '이고', '이며', '인데', '이란', '란', '라도', '마다', '조차', '밖에', '만은', '만이', '만을', '들은', '들이', '들을', '들의', '들에', '이자', '께서', '이여', '로서', '로써'],
  ...['에서는', '에서도', '에서의', '으로는', '으로도', '에게는', '에게도', '까지는', '까지도', '부터는', '이라는', '이라고', '이라도', '이었다', '였다', '입니다', '으로서', '으로써', '로부터'],
  ...['에게서', '께서는', '처럼은', '이지만', '인지', '이었던', '에서만', '라면', '이라면', '이든', '들에게', '들에서', '들과', '들도', '한테서']
])

const LONGEST = 3

/** Offset at which the particle of the word [start, end) begins, or -1; at least one syllable stands before it. */
export function particleStart(text: string, start: number, end: number): number {
  const last = text.charCodeAt(end - 1)
  if (last < 0xac00 || last > 0xd7a3) return -1
  for (let size = Math.min(LONGEST, end - start - 1); size >= 1; size--) if (particles.has(text.slice(end - size, end))) return end - size
  return -1
}
