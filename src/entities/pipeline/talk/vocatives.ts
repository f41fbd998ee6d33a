/**
 * Whom a message calls at its head: `小雨，你到了吗`, `سارة، وينك؟`, and in capitals `TIM KOMMST DU HEUTE`, where nothing but the name, the mark behind it and the words for you and for what is asked tell.
 */
import type { TokenList } from '../../../core/spans.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import { perLanguage } from '../../per-language.js'
import type { Mention } from '../../types.js'
import { addressedPerson } from '../addressed.js'
import { byStart } from '../redactor.js'
import { linesOf } from '../text-lines.js'
import { textOf, tokenFrom } from '../token-places.js'

/** Letters of a message. */
const MOST_LINE = 160
/** Words behind the name in which one is spoken to. */
const NEAR = 3

/** You, and what questions begin with. */
const spokenTo: Partial<Record<EntityLanguage, string>> = {
  eng: 'you your u where when what why how',
  deu: 'du dich dir dein deine wo wann was warum wieso bist hast kommst kannst',
  nld: 'je jij jou jouw waar wanneer wat waarom hoe ben kom kun',
  swe: 'du dig din var när vad varför hur',
  dan: 'du dig din hvor hvornår hvad hvorfor hvordan',
  nob: 'du deg din hvor når hva hvorfor hvordan',
  nno: 'du deg din kvar når kva kvifor korleis',
  fra: 'tu toi te t vous où quand quoi pourquoi comment es viens',
  spa: 'tú te ti usted dónde cuándo qué cómo quién estás vienes puedes',
  cat: 'tu et on quan què per com estàs vens pots',
  por: 'tu você vc te cadê onde',
  ita: 'tu ti te lei dove quando perché sei hai vieni arrivi puoi',
  ron: 'tu te unde când ești ai vii poți',
  pol: 'ty ci cię gdzie kiedy dlaczego czy jesteś masz możesz',
  ces: 'ty ti tě kde kdy proč jsi máš můžeš',
  slk: 'ty ti ťa kde kedy prečo si máš môžeš',
  slv: 'ti te kje kdaj kaj zakaj si imaš',
  hrv: 'ti gdje kada što zašto jesi imaš',
  srp: 'ti gde kada šta zašto jesi imaš ти где када шта зашто јеси имаш',
  bul: 'ти теб къде кога какво защо си имаш',
  rus: 'ты тебя тебе вы где когда что почему',
  ukr: 'ти тебе тобі ви де коли що чому',
  fin: 'sä sinä sun missä milloin mitä miksi miten oletko tuletko',
  est: 'sa sina kus millal mida miks kuidas oled',
  hun: 'te hol mikor mit miért jössz vagy',
  tur: 'sen nerede neredesin nerdesin ne niye neden nasıl naber',
  ind: 'kamu kau lo kapan mana apa kenapa gimana dimana',
  msa: 'awak kau bila mana apa kenapa macam',
  vie: 'bạn em anh gì sao',
  tgl: 'ka mo ikaw nasaan nasan kailan ano bakit paano',
  ell: 'εσύ σου πού που πότε τι γιατί πώς είσαι'
}
/** The words of a language by which somebody is spoken to. */
export const spokenToWords: (language: EntityLanguage) => ReadonlySet<string> = perLanguage((language) => new Set(spokenTo[language]?.split(' ')))
/** Signs of a question or of who is spoken to, where words are not set apart. */
const chinese = /[你您咱吗呢吧？?]|^[帮给快记别]/u
/** Names that friends are called by: 小雨, 阿明. */
const chineseFamiliar = /^(?:小|阿)\p{Script=Han}$/u
/** Other words of that form. */
const chineseWords: ReadonlySet<string> = new Set(
  '小心 小姐 小时 小時 小孩 小朋 小伙 小子 小弟 小妹 小哥 小区 小學 小学 小说 小說 小组 小結 小结 小题 小编 小編 小吃 小费 小路 小声 小聲 小狗 小猫 小鸟 小事 小计 阿姨 阿婆 阿公 阿妈 阿爸 阿哥 阿嬷 阿弟 阿妹'.split(
    ' '
  )
)
const comma = /^[ \u00a0]?[,،，]/u
const speaker = /^[:：]/u

/**
 * Names with those of who is called at the head of a line; what a model made of the word alone gives way. Linear.
 * @param flags of the lists, by token (`Flag`)
 */
export function withVocatives(tokens: TokenList, names: readonly Mention[], language: EntityLanguage, flags: Uint32Array, caseless: boolean): Mention[] {
  const found: Mention[] = []
  for (const { start, text } of linesOf(tokens.text)) {
    if (text.length > MOST_LINE) continue
    const token = tokenFrom(tokens, start)
    if (token >= tokens.count || tokens.starts[token]! >= start + text.length) continue
    const end = calledAt(tokens, token, start + text.length, language, flags, caseless)
    if (end !== undefined) found.push(addressedPerson(tokens.starts[token]!, end))
  }
  if (found.length === 0) return [...names]
  const ordered = [...names].sort(byStart)
  const added: Mention[] = []
  const dropped = new Set<Mention>()
  let next = 0
  for (const one of found) {
    while (next < ordered.length && ordered[next]!.end <= one.start) next++
    const other = ordered[next]
    if (other === undefined || other.start >= one.end) added.push(one)
    else if (other.start === one.start && other.type !== 'PERSON' && other.source !== 'gazetteer') {
      dropped.add(other)
      added.push(one)
    }
  }
  return [...ordered.filter((one) => !dropped.has(one)), ...added].sort(byStart)
}

/** The end of the name that a line begins with, if somebody is called by it. */
function calledAt(tokens: TokenList, token: number, lineEnd: number, language: EntityLanguage, flags: Uint32Array, caseless: boolean): number | undefined {
  const { text, starts, ends, count } = tokens
  if (language === 'zho') return chineseAt(tokens, token, lineEnd, flags)
  const end = ends[token]!
  const isGiven = (flags[token]! & (Flag.given | Flag.common)) === Flag.given
  if (!isGiven) return undefined
  const isParted = comma.test(text.slice(end, end + 2))
  if (language === 'ara' || language === 'fas' || language === 'heb' || language === 'urd')
    return isParted && (flags[token]! & Flag.major) === 0 && /[?؟]/u.test(text.slice(lineEnd - 2, lineEnd)) ? end : undefined
  const words = spokenToWords(language)
  // of cities and countries as well something is asked
  if (!caseless || words.size === 0 || (!isParted && (flags[token]! & Flag.major) !== 0)) return undefined
  // who does something stands before a verb of the third person
  for (let next = token + 1; next < Math.min(count, token + 1 + NEAR + Number(isParted)) && starts[next]! < lineEnd; next++)
    if (words.has(inSmall(textOf(tokens, next), language)) && (isParted || next === token + 1 || text[lineEnd - 1] === '?')) return end
  return undefined
}

function inSmall(word: string, language: EntityLanguage): string {
  return language === 'tur' ? word.toLocaleLowerCase('tr') : word.toLowerCase()
}

function chineseAt(tokens: TokenList, token: number, lineEnd: number, flags: Uint32Array): number | undefined {
  const { text, ends } = tokens
  const end = ends[token]!
  const word = textOf(tokens, token)
  const isGiven = (flags[token]! & Flag.given) !== 0
  if (!/^\p{Script=Han}{2,3}$/u.test(word)) return undefined
  if (speaker.test(text.slice(end, end + 1))) return isGiven && (flags[token]! & Flag.common) === 0 ? end : undefined
  const isName = isGiven || (chineseFamiliar.test(word) && !chineseWords.has(word))
  return isName && comma.test(text.slice(end, end + 1)) && chinese.test(text.slice(end + 1, lineEnd)) ? end : undefined
}
