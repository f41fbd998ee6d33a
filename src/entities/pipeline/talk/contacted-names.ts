/**
 * Given names in mails of scripts without capitals, beside words for asking, telling and calling somebody (`بلال سے بات کر لیں`, `תתקשרי ליוסי`, `با رضا تماس بگیر`), and whom a
 * Chinese mail greets (`小李你好`).
 */
import { usualSurnames } from '../../../core/words/chinese-surnames.js'
import type { EntityLanguage } from '../../languages.js'
import { UsualName, type UsualNames } from '../../lists/usual-names.js'
import { type Mention, ruleMention } from '../../types.js'
import { withFound } from '../cover.js'

/** Share of them that are right. */
const CONFIDENCE = 0.8
const word = '[\\p{L}\\p{M}]'
/** Where somebody is, before the verb. */
const between = `(?: ${word}{2,12}){0,5}?`
const start = `(?<!${word})`
const end = `(?!${word})`

/** The name is the group `name`, which stands with its cases and particles in `whole`. */
const patterns: Readonly<Partial<Record<EntityLanguage, RegExp>>> = {
  urd: new RegExp(
    `${start}(?<whole>(?<name>${word}{3,12})) (?:(?:صاحب |صاحبہ )?سے${between} (?:بات|پوچھ|رابطہ|مل|کہ)|کو (?:فون|کال|بتا|میسج|ای میل|اطلاع)|کا نمبر|کے پاس)`,
    'gu'
  ),
  hin: new RegExp(
    `${start}(?<whole>(?<name>${word}{2,12})) (?:(?:जी )?से${between} (?:बात|पूछ|संपर्क|सम्पर्क|मिल|कह)|(?:जी )?को (?:फोन|फ़ोन|कॉल|बता|मैसेज|ईमेल|सूचित))`,
    'gu'
  ),
  ben: new RegExp(
    `${start}(?<whole>(?<name>${word}{2,12}?)(?:কে|ের|র)) (?:ফোন|কল|জিজ্ঞেস|জিজ্ঞাসা|জানা|বলুন|বলবেন|বলো|মেইল|সাথে (?:কথা|যোগাযোগ|আলাপ)|সঙ্গে (?:কথা|যোগাযোগ|আলাপ))`,
    'gu'
  ),
  fas: new RegExp(
    `${start}(?:با (?<whole>(?<name>${word}{3,12})) (?:تماس|صحبت|هماهنگ|حرف)|به (?<whole2>(?<name2>${word}{3,12})) (?:بگو|زنگ|اطلاع|خبر|پیام|ایمیل))`,
    'gu'
  ),
  ara: new RegExp(
    `${start}(?:(?:كلم|كلمي|كلموا|اسأل|اسألي|اسألوا|راسل|راسلي|أخبر|أخبري|بلغ|بلغي) |(?:تواصل|تواصلي|تكلم|تكلمي|تحدث|تحدثي|نسق|نسقي) مع |(?:اتصل|اتصلي|اتصلوا) (?=ب))(?<whole>ب?(?<name>${word}{3,12}))${end}`,
    'gu'
  ),
  heb: new RegExp(
    `${start}(?:ת?תקשרי?|תתקשרו|להתקשר|התקשרי?|תפני?|לפנות|פני|תגידי?|להגיד|תכתבי?|לכתוב|תמסרי?|תזכירי?) (?<whole>ל(?<name>${word}{2,10}))${end}|${start}(?:תדברי?|לדבר|דברי?|תדברו|תתאמי?|לתאם|תבדקי?) עם (?<whole2>(?<name2>${word}{2,10}))${end}|${start}(?:תשאלי?|לשאול|שאלי?|תעדכני?|לעדכן) את (?<whole3>(?<name3>${word}{2,10}))${end}`,
    'gu'
  )
}
/** Their verbs are of calling and telling alone. */
const sure: ReadonlySet<EntityLanguage> = new Set(['heb', 'ara', 'fas'])
const greeted = new RegExp(`(?<=^|\\n)[小老阿][${usualSurnames}](?=你好|您好|[：，,:])`, 'gu')

/** The names of a mail with those. Each pattern is bounded, so linear. @param mentions in any order */
export function withContactedNames(text: string, mentions: readonly Mention[], language: EntityLanguage, usual: UsualNames | undefined): Mention[] {
  if (language === 'zho')
    return withFound(
      text.length,
      mentions,
      Array.from(text.matchAll(greeted), ({ 0: name, index }) => person(index, index + name.length)),
      () => false
    )
  const pattern = patterns[language]
  if (pattern === undefined || usual === undefined) return [...mentions]
  const found = [...text.matchAll(pattern)].flatMap(({ 0: all, index, groups }): Mention[] => {
    const { whole, name, whole2, name2, whole3, name3 } = groups as Record<string, string | undefined>
    const written = whole ?? whole2 ?? whole3 ?? ''
    const kind = usual.kind(name ?? name2 ?? name3 ?? '')
    const isWord = (kind & (UsualName.ordinary | UsualName.mixed)) === UsualName.ordinary && !sure.has(language)
    if ((kind & (UsualName.own | UsualName.everywhere)) === 0 || isWord) return []
    const from = index + (language === 'heb' || language === 'ara' || language === 'fas' ? all.lastIndexOf(written) : all.indexOf(written))
    return [person(from, from + written.length)]
  })
  return withFound(text.length, mentions, found, () => false)
}

function person(start: number, end: number): Mention {
  return ruleMention(start, end, 'PERSON', 'contacted-names', CONFIDENCE)
}
