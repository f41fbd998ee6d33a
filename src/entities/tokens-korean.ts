/** Korean particles: a name in running text mostly ends where its particle begins. */
import { addCut, type Cuts } from './token-cuts.js'

/** Particles after nouns; a cut too many does no harm, since a name may span tokens. */
const particles: ReadonlySet<string> = new Set([
  ...['은', '는', '이', '가', '을', '를', '에', '의', '로', '와', '과', '도', '만', '랑', '께', '야', '나', '든', '서', '란', '인'],
  ...[
    '에서',
    '으로',
    '에게',
    '한테',
    '까지',
    '부터',
    '보다',
    '처럼',
    '라는',
    '이라',
    '라고',
    '이나',
    '이랑',
    '에는',
    '에도',
    '에만',
    '로는',
    '로도',
    '와는',
    '과는',
    '와의',
    '과의'
  ],
  ...[
    '이다',
    '이고',
    '이며',
    '인데',
    '이란',
    '라도',
    '마다',
    '조차',
    '밖에',
    '만은',
    '만이',
    '만을',
    '들은',
    '들이',
    '들을',
    '들의',
    '들에',
    '이자',
    '께서',
    '이여',
    '로서',
    '로써'
  ],
  ...[
    '에서는',
    '에서도',
    '에서의',
    '으로는',
    '으로도',
    '에게는',
    '에게도',
    '까지는',
    '까지도',
    '부터는',
    '이라는',
    '이라고',
    '이라도',
    '이었다',
    '였다',
    '입니다',
    '으로서',
    '으로써',
    '로부터'
  ],
  ...['에게서', '께서는', '처럼은', '이지만', '인지', '이었던', '에서만', '라면', '이라면', '이든', '들에게', '들에서', '들과', '들도', '한테서']
])

/** What is attached to a name before its particle: forms of address, sides, kinds. */
const attachments: ReadonlySet<string> = new Set([
  ...['씨', '님', '군', '양', '모', '측', '등', '행', '전', '식', '권', '인', '산', '발', '팀'],
  ...['기자', '감독', '의원', '대통령', '지역', '영화', '시간', '선수', '사장', '회장', '교수', '국적', '출신', '대표', '장관', '총리']
])

const LONGEST = 3

/** Adds the places where tails of the word [start, end) begin: the longest and the shortest particle, and before them a form of address. */
export function particleCuts(text: string, start: number, end: number, cuts: Cuts): void {
  if (!isSyllable(text.charCodeAt(end - 1))) return
  let longest = end
  let shortest = end
  for (let size = Math.min(LONGEST, end - start - 1); size >= 1; size--) {
    if (!particles.has(text.slice(end - size, end))) continue
    if (longest === end) longest = end - size
    shortest = end - size
  }
  let attachment = longest
  for (let size = Math.min(LONGEST, longest - start - 1); size >= 1; size--)
    if (attachments.has(text.slice(longest - size, longest))) {
      attachment = longest - size
      break
    }
  // letters of another script before the syllables: `SM온라인`
  let border = attachment - 1
  while (border > start && attachment - border < 8 && isSyllable(text.charCodeAt(border))) border--
  if (border >= start && !isSyllable(text.charCodeAt(border)) && border + 1 < attachment) addCut(cuts, border + 1)
  if (attachment < longest) addCut(cuts, attachment)
  if (longest < end) addCut(cuts, longest)
  if (shortest < end) addCut(cuts, shortest)
}

function isSyllable(code: number): boolean {
  return code >= 0xac00 && code <= 0xd7a3
}
