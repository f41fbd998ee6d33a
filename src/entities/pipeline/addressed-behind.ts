/** Chinese and Japanese surnames that a form of address follows in the fields of forms and letters (`联系人：周女士`, `鈴木様`), where there is no sentence for a model to go by. */
import type { TokenList } from '../../core/spans.js'
import { usualDoubleSurnames, usualSurnames } from '../../core/words/chinese-surnames.js'
import type { EntityLanguage } from '../languages.js'
import { Flag } from '../lists/kinds.js'
import { type Mention, mentionWeight } from '../types.js'

/** The commonest surnames, in both scripts; what is a preposition or a conjunction as well is left out but before forms that no sentence has behind it. */
const surnames = `${usualSurnames}肖闫閆黎向常康文牛樊葛邢安齐齊易乔喬伍庞龐颜顏倪聂聶章鲁魯岳翟殷申耿关關焦左柳甘祝包宁寧符阮梅凌毕畢裴霍成苗谷盛曲冉骆駱蓝藍路辛靳欧歐管柴蒙喻尤阳陽鲍鮑滕饶饒牟佟卞卓沙`
const compounds = usualDoubleSurnames.join('|')
const forms = '先生|女士|小姐|太太|经理|經理|老师|老師|教授|医生|醫生|律师|律師|师傅|師傅|主任|总监|總監'
const chinese = new RegExp(String.raw`(?<![\p{L}\p{N}])(${compounds}|[${surnames}])(?:${forms})(?!\p{Script=Han}{0,2}会)`, 'gu')

/** What somebody is, in Chinese, right before the whole name; none of them ends another word before a surname. */
const roles =
  '厂主|廠主|厂长|廠長|店主|老板|老闆|店长|店長|业主|業主|房东|房東|船长|船長|村民|居民|市民|村支书|村主任|司机|司機|顾客|顧客|游客|遊客|乘客|车主|車主|摊主|攤主|创始人|創始人|负责人|負責人|董事长|董事長|总经理|總經理|经理|經理|校长|校長|院长|院長|记者|記者|教练|教練|队长|隊長|店员|店員|导演|導演|副教授|教授|医生|醫生|律师|律師|志愿者|志願者'
/** A given name is over where somebody speaks or where the sentence goes on behind a mark. */
const spoken = '(?:说|說|表示|称|稱|告诉|告訴|介绍|介紹|认为|認為|坦言|指出|透露|回忆|回憶|解释|解釋|笑着|正在|[,，。、:：;；!！?？\\s]|$)'
const inRole = new RegExp(`(?:${roles})((?:${compounds}|[${surnames}])\\p{Script=Han}{1,2}?)(?=${spoken})`, 'gu')
/** Begins other words as well (`村民都说`, `司机们`): adverbs and plurals. */
const noGivenName =
  /^(?:高兴|高興|马上|馬上|方便|安全|严格|嚴格|于是|成功|常常|温和|溫和|向来|向來|毕竟|畢竟|阳性|平时)|[地们們都也还還就才又再却卻只很会會能要想在的了是有没沒不]/u

const japaneseForm = /^[ \u3000]?(?:(?:様|さま)(?![子々式相態])|殿(?![\p{Script=Han}\p{Script=Hiragana}]))/u
const japaneseLetter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u
/** Letters behind a name in which its form stands. */
const REACH = 5
const CALLED = 0.9

/** Such surnames, whatever else was found there. @param flags of the lists, by token (`Flag`) */
export function namesBeforeForms(tokens: TokenList, language: EntityLanguage, flags: Uint32Array): Mention[] {
  if (language === 'zho') {
    const called = [...tokens.text.matchAll(chinese)].map(({ 1: name, index }) => person(index, index + name!.length))
    const named = [...tokens.text.matchAll(inRole)]
      .filter(({ 1: name }) => !noGivenName.test(name!))
      .map(({ 0: whole, 1: name, index }) => person(index + whole.length - name!.length, index + whole.length))
    return [...called, ...named]
  }
  return language === 'jpn' ? [...japanese(tokens, flags), ...japaneseGivenNames(tokens, flags), ...japaneseIntroductions(tokens, flags)] : []
}

function japanese({ text, starts, ends, count }: TokenList, flags: Uint32Array): Mention[] {
  const found: Mention[] = []
  if (!/[様殿]|さま/u.test(text)) return found
  for (let token = 0; token < count; token++) {
    if ((flags[token]! & Flag.surname) === 0) continue
    const [start, end] = [starts[token]!, ends[token]!]
    if (start > 0 && japaneseLetter.test(text[start - 1]!)) continue
    if (japaneseForm.test(text.slice(end, end + REACH))) found.push(person(start, end))
  }
  return found
}

/** Posts and forms that colleagues are called by behind their given names. */
const posts = '部長|課長|係長|主任|店長|社長|専務|常務|先生|先輩|くん|ちゃん|さん'
const postBehind = new RegExp(`^(?:${posts})(?!室|会|席|職|代)`, 'u')
/** Given names of two letters that a tokenizer cuts (`健一部長`): the second letter is one of names; the departments with a number are `第一部`. */
const givenBefore = new RegExp(
  `(?<!${japaneseLetter.source})((?![第同統唯単万択])\\p{Script=Han}[一二郎夫雄樹介也哉彦之助])(?:部長|課長|係長|店長)(?!室|会|席|職|代)`,
  'gu'
)

/** A given name at the beginning of a phrase, before a post or a form (`直樹課長`). */
function japaneseGivenNames({ text, starts, ends, count }: TokenList, flags: Uint32Array): Mention[] {
  if (!/[長任務生輩んさ]/u.test(text)) return []
  const found = [...text.matchAll(givenBefore)].map(({ 1: name, index }) => person(index, index + name!.length))
  for (let token = 0; token < count; token++) {
    if ((flags[token]! & (Flag.given | Flag.common | Flag.placeFirst)) !== Flag.given) continue
    const [start, end] = [starts[token]!, ends[token]!]
    if (end - start < 2 || (start > 0 && japaneseLetter.test(text[start - 1]!))) continue
    if (postBehind.test(text.slice(end, end + REACH)) && !found.some((one) => one.start === start)) found.push(person(start, end))
  }
  return found
}

const introduces = /^(?:です(?![かがねよ])|でございます|と申します|と言います|といいます)/u
/** Ends of what firms and offices are called, before `の`. */
const firm =
  /(?:会社|商事|商店|商会|工業|工務店|産業|物産|製作所|製薬|製菓|電機|電気|電力|建設|建築|不動産|印刷|出版|書店|運輸|運送|物流|銀行|証券|保険|設計|事務所|薬局|病院|医院|クリニック|大学|部|課|室|係|支店|本社|工場|センター|システム|サービス|グループ|ホーム|テック)$/u

/** The writer's own firm, or the reader's, and what stands behind whoever is of it: `弊社の大野も同席いたします`. */
const ownFirm = /(?:弊社|当社|弊店|弊部|弊課|貴社|御社|同社|弊行|当行|弊所|当所|当院|弊学|本学|営業|担当)の$/u
const asPart = /^(?:[がもはとにへを、]|より|から|まで|宛|あて|氏|さん|様)/u

/** A surname by which somebody says who it is, behind the firm (`東和印刷の松永です`), or that stands behind the writer's own. */
function japaneseIntroductions({ text, starts, ends, count }: TokenList, flags: Uint32Array): Mention[] {
  const found: Mention[] = []
  if (!/です|ござい|申します|言います|いいます|[社店行所院学業当]の/u.test(text)) return found
  for (let token = 2; token < count; token++) {
    if ((flags[token]! & Flag.surname) === 0) continue
    const [start, end] = [starts[token]!, ends[token]!]
    if (text[start - 1] !== 'の') continue
    const behind = text.slice(end, end + 2 * REACH)
    const isIntroduced = introduces.test(behind)
    const isOfOwn = (flags[token]! & (Flag.common | Flag.major)) === 0 && ownFirm.test(text.slice(Math.max(0, start - MOST_FIRM), start))
    if (isOfOwn && (isIntroduced || asPart.test(behind))) found.push(person(start, end))
    else if (isIntroduced && firm.test(text.slice(Math.max(0, start - MOST_FIRM), start - 1))) found.push(person(start, end))
  }
  return found
}

/** Letters of the end of a firm's name that is looked at. */
const MOST_FIRM = 8

function person(start: number, end: number): Mention {
  return { start, end, type: 'PERSON', source: 'gazetteer', subsource: 'addressed', weight: mentionWeight.model, confidence: CALLED }
}
