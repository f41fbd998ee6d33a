/** Chinese and Japanese surnames that a form of address follows in the fields of forms and letters (`联系人：周女士`, `鈴木様`), where there is no sentence for a model to go by. */
import type { TokenList } from '../../core/spans.js'
import type { EntityLanguage } from '../languages.js'
import { Flag } from '../lists/kinds.js'
import { type Mention, mentionWeight } from '../types.js'

/** The commonest surnames, in both scripts; what is a preposition or a conjunction as well is left out but before forms that no sentence has behind it. */
const surnames =
  '王李张張刘劉陈陳杨楊黄黃赵趙吴吳周徐孙孫马馬朱胡郭何林高罗羅郑鄭梁谢謝宋唐许許韩韓邓鄧冯馮曹彭曾肖蕭萧田董潘袁蔡蒋蔣余于杜叶葉程魏苏蘇吕呂丁任卢盧姚沈钟鍾姜崔谭譚陆陸范汪廖石金韦韋贾賈夏付方邹鄒熊白孟秦邱江尹薛闫閆段雷侯龙龍史黎贺賀顾顧毛郝龚龔邵万萬覃武钱錢戴严嚴莫孔向汤湯常温溫康施文牛樊葛邢安齐齊易乔喬伍庞龐颜顏倪庄莊聂聶章鲁魯岳翟殷申耿关關焦左柳甘祝包宁寧符阮纪紀梅童凌毕畢裴霍涂成苗谷盛曲冉骆駱蓝藍路游辛靳欧歐管柴蒙喻尤阳陽鲍鮑滕饶饒牟佟卞卓简簡詹沙连連'
const compounds = '欧阳|歐陽|司马|司馬|诸葛|諸葛|上官|皇甫|司徒|令狐|夏侯|慕容|东方|東方'
const forms = '先生|女士|小姐|太太|经理|經理|老师|老師|教授|医生|醫生|律师|律師|师傅|師傅|主任|总监|總監'
const chinese = new RegExp(String.raw`(?<![\p{L}\p{N}])(${compounds}|[${surnames}])(?:${forms})(?!\p{Script=Han}{0,2}会)`, 'gu')

const japaneseForm = /^[ \u3000]?(?:(?:様|さま)(?![子々式相態])|殿(?![\p{Script=Han}\p{Script=Hiragana}]))/u
const japaneseLetter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u
/** Letters behind a name in which its form stands. */
const REACH = 5
const CALLED = 0.9

/** Such surnames, whatever else was found there. @param flags of the lists, by token (`Flag`) */
export function namesBeforeForms(tokens: TokenList, language: EntityLanguage, flags: Uint32Array): Mention[] {
  if (language === 'zho') return [...tokens.text.matchAll(chinese)].map(({ 1: name, index }) => person(index, index + name!.length))
  return language === 'jpn' ? japanese(tokens, flags) : []
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

function person(start: number, end: number): Mention {
  return { start, end, type: 'PERSON', source: 'gazetteer', subsource: 'addressed', weight: mentionWeight.model, confidence: CALLED }
}
