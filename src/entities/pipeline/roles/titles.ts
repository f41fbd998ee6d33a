/** Forms of address and titles at the beginning of a person's name are no part of it: they stay apart, as the annotated corpora have them. */
import { alternativesOf, formsBehindNames } from '../../../core/words/forms-of-address.js'
import { foldWord } from '../../chains/fold.js'
import { isRuling } from '../../chains/gender.js'
import type { EntityLanguage } from '../../languages.js'
import { isUpper } from '../../lists/letter-case.js'
import { officeBefore } from '../../lists/offices.js'
import { perLanguage } from '../../per-language.js'
import type { Mention } from '../../types.js'
import { isExclamation } from '../exclamations.js'
import { formsApart } from '../forms-of-address.js'
import { closingWords, greetingsApart } from '../greetings.js'

const blank = /[ \u00a0]/
const firstWord = /^(\p{L}{1,16}\.(?:\p{Ll}{1,3}|[ªº])|\p{L}{2,18})\.?[ \u00a0]+(?=\p{Lu})/u
/** A greeting may stand before a name in small letters, or in a script without capitals. */
const firstGreeting = /^([\p{Ll}\p{Lo}\p{M}]{2,16})[ \u00a0]+(?=[\p{Ll}\p{Lo}])/u

/** What parts a name from the form of address behind it. */
const gaps: Readonly<Partial<Record<EntityLanguage, string>>> = {
  zho: String.raw`(?<=\p{Script=Han})`,
  jpn: String.raw`(?<=[\p{Script=Han}\p{Script=Katakana}ー])[ 　]?`,
  kor: String.raw`(?<=\p{Script=Hangul})[ ]?`
}
/** Forms with endings. */
const declined: Readonly<Partial<Record<EntityLanguage, string>>> = {
  tam: 'அவர்கள்?(?:ுக்கு|ை|ின்|ிடம்|ுடன்)?',
  tel: 'గార(?:ు|ూ|ి|ికి|ిని|ితో)'
}

/** Forms of address behind a name, in languages that put them there. */
const behind: (language: EntityLanguage) => RegExp | undefined = perLanguage((language) => {
  const { women, men, either, titles } = formsBehindNames[language] ?? {}
  const forms = declined[language] ?? alternativesOf([women, men, either, titles], language)
  return forms === '' ? undefined : new RegExp(`${gaps[language] ?? '[ \\u00a0]'}(?:${forms})$`, 'u')
})

/** `M. Macron`; in other languages the letter is an initial. */
const frenchTitle = /^(MM?)\.[ \u00a0]+(?=\p{Lu})/u

/** `D. Óscar Pérez` (don, dom); before one name it is an initial as often. */
const donBefore = /^D\.[ \u00a0]+(?=\p{Lu}\p{Ll}[\p{L}’'-]*[ \u00a0](?:d\p{Ll}{1,3}[ \u00a0])?\p{Lu}\p{Ll})/u
const lawyerBefore = /(?<!\p{L})[ושהבלמכ]{0,3}עור(?:ך|כת|כי|כות)[ \u00a0]$/u
const lawyersHalf = /^די(?:ן|נו|נה|נם|נן|ני|נך|ניו|ניה|ניהם|ניהן|נינו|נכם)(?:[ \u00a0]+(?=\S)|$)/u
const HALF = 10

/** Characters of the second half of the Hebrew word for a lawyer, with whose it is and the blank behind it, that a name begins with: `עורך דינו דוד כהן`. */
export function hebrewLawyer(text: string, start: number, end: number): number {
  const half = lawyersHalf.exec(text.slice(start, Math.min(end, start + 2 * HALF)))
  return half !== null && lawyerBefore.test(text.slice(Math.max(0, start - HALF), start)) ? half[0].length : 0
}

/** `T. Mervi Hyttinen` at the beginning of a line: terveisin, regards. */
const finnishRegards = /^T\.[ \u00a0](?=\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?[ \u00a0]\p{Lu}\p{Ll})/u
const lineStart = /(?:^|[\n\r])[ \t]*$/u
/** Languages with that letter. */
export const withDon: ReadonlySet<EntityLanguage> = new Set(['spa', 'cat', 'por'])

/** The one name of a ruler and the number behind it, also at the end of a longer name. */
const rulersName = /\p{L} (?:[IVX]{1,5}|\d{1,2}\.)(?: \p{Lu}\p{Ll}+)?$/u

/** 元, 前 and 現 (former, last, present) between a name and its title: 安倍晋三元首相. */
const japaneseFormer = /^[元前現]\p{Script=Han}$/u

/** The sign of a country between a name in katakana and an office: トランプ米大統領. */
const countryOfOffice = /^[\p{Script=Katakana}ー][米英仏独露伊韓中印豪加](?:副?大統領|首相|外相|国務長官|財務長官|国防長官|下院|上院|議員)/u

const LONGEST_OFFICE = 4

/** Offices that Thai writes together with the name. */
const thaiOffice = /^(?:รอง)?(?:นายกรัฐมนตรี|ประธานาธิบดี|รัฐมนตรี|ผู้ใหญ่บ้าน|กำนัน)(?=\p{Script=Thai})/u
/** The second half of the word for a headman, which means village. */
const thaiHeadman = /^บ้าน(?=\p{Script=Thai})/u

/** What a letter or a list has behind a whole Korean name: the last syllable, written like a particle, is the name's (박지은 드림). */
const koreanBehind = /^[은는이가을를의] ?(?:드림|올림|배상|님|씨|귀하|(?:대표|이사|부장|차장|과장|대리|팀장|사원|교수|선생|원장|사장)(?:님|$|[ \n,.]))/u
/** Syllables of a Korean name that lacks its last one. */
const SHORT_KOREAN = 2

/** A Korean given name of two syllables with the particle that calls somebody, before what is said or at the end of the line. */
const koreanCalled = /^(?!(?:김|이|박|최|정|강|조|윤|장|임)\p{L}{2}$)\p{Script=Hangul}(?<last>\p{Script=Hangul})(?<particle>[아야])$/u
const behindCalled = /^(?:$|[,!~?.…\n\r]|[ \u00a0][^\n\r]{0,80}[?!~])/u
const FIRST_SYLLABLE = 0xac00
/** Syllables of the same beginning and vowel; those without a final consonant are the first of them. */
const FINALS = 28

/** A Korean name without the particle by which somebody is called, which agrees with the syllable before it: 지은아, 민수야. */
function withoutVocative(mention: Mention, text: string): Mention {
  const parts = koreanCalled.exec(text.slice(mention.start, mention.end))?.groups
  if (parts === undefined || !/(?:^|[\n\r.!?,~ ])$/u.test(text.slice(Math.max(0, mention.start - 1), mention.start))) return mention
  const hasFinal = (parts.last!.charCodeAt(0) - FIRST_SYLLABLE) % FINALS !== 0
  const isCalled = hasFinal === (parts.particle === '아') && behindCalled.test(text.slice(mention.end, mention.end + 96))
  return isCalled ? { ...mention, end: mention.end - 1 } : mention
}

/** What news writes for a given name that it does not tell. */
const untold = /^모 ?(?:씨|군|양)(?![\p{L}])|^모 ?(?:씨|군|양)[은는이가을를의와과도에]/u

/** A Korean name with the syllable that looked like a particle. */
function withLastSyllable(mention: Mention, text: string): Mention {
  const { start, end } = mention
  if (end - start === 1 && untold.test(text.slice(end, end + 4))) return { ...mention, end: end + 1 }
  return end - start === SHORT_KOREAN && koreanBehind.test(text.slice(end, end + LONGEST_FORM)) ? { ...mention, end: end + 1 } : mention
}

/** The mention from the first word on that is no title; a title alone stays. */
export function withoutTitles(mention: Mention, text: string, language: EntityLanguage): Mention {
  if (mention.type !== 'PERSON') return mention
  if (language === 'kor') mention = withoutVocative(withLastSyllable(mention, text), text)
  const form = behind(language)?.exec(text.slice(Math.max(mention.start, mention.end - LONGEST_FORM), mention.end))
  const named = form ? { ...mention, end: mention.end - form[0].length } : mention
  if (named.end > named.start) return withoutTitlesBefore(withoutGreeting(withoutDear(named, text), text), text, language)
  return mention
}

/** Greetings of two words, and one before a form of address: alone it is a name as well. */
const greetingBefore =
  /^(?:(?:السلام|وعلیکم|سلام)[ \u00a0](?:علیکم|عليكم|السلام)|صبح بخیر|شب بخیر|(?:שלום|היי|לכבוד)(?=[ \u00a0](?:גב['׳’]|גברת|מר|ד["״”]ר|פרופ['׳’]|עו["״”]ד)[ \u00a0]))[ \u00a0]+/u
const hebrewForm = /^(?:גב['׳’]|ד["״”]ר|פרופ['׳’]|עו["״”]ד)[ \u00a0]+(?=\S)/u
/** Only behind a greeting: they are words of other names, too. */
const greetedForm = /^(?:גברת|מר)[ \u00a0]+(?=\S)/u

/** Dear, that is a given name as well: at the head of a letter, with what closes a greeting behind the name. */
const dear = /^(?:Lieve|Liebe|Cara|Caro|Mila|Milá|Milý|Draga|Dragi|Drogi|Droga|Kallis|Rakas|Miela|Mielas)[ \u00a0](?=\p{Lu})/u
const closesGreeting = /^[,!](?:[ \t]*[\r\n]|$)/u

function withoutDear(mention: Mention, text: string): Mention {
  if (text[mention.end] !== ',' && text[mention.end] !== '!') return mention
  const word = dear.exec(text.slice(mention.start, Math.min(mention.end, mention.start + LONGEST_FORM)))
  if (word === null || !closesGreeting.test(text.slice(mention.end, mention.end + 3))) return mention
  return mention.start === 0 || text[mention.start - 1] === '\n' ? { ...mention, start: mention.start + word[0].length } : mention
}

function withoutGreeting(mention: Mention, text: string): Mention {
  // they begin with small letters, or with those of scripts that have no others
  if (isUpper(text.charCodeAt(mention.start))) return mention
  const greeting = greetingBefore.exec(text.slice(mention.start, Math.min(mention.end, mention.start + 32)))?.[0].length ?? 0
  const rest = text.slice(mention.start + greeting, Math.min(mention.end, mention.start + 48))
  const form = (hebrewForm.exec(rest) ?? (greeting > 0 ? greetedForm.exec(rest) : null))?.[0].length ?? 0
  if (greeting + form > 0 && mention.start + greeting + form < mention.end) return { ...mention, start: mention.start + greeting + form }
  const word = firstGreeting.exec(text.slice(mention.start, Math.min(mention.end, mention.start + 24)))
  return word !== null && greetingsApart.has(word[1]!) ? { ...mention, start: mention.start + word[0].length } : mention
}

/** Letters of the longest form of address behind a name, and the letter before it. */
const LONGEST_FORM = 16

function withoutTitlesBefore(mention: Mention, text: string, language: EntityLanguage): Mention {
  if (language === 'jpn') return withoutCountry(withoutFormer(mention, text), text)
  if (language === 'tha') {
    const isHalf = text.startsWith('ผู้ใหญ่', mention.start - 'ผู้ใหญ่'.length)
    const office = (isHalf ? thaiHeadman : thaiOffice).exec(text.slice(mention.start, mention.end))
    return office === null ? mention : { ...mention, start: mention.start + office[0].length }
  }
  if (language === 'msa') mention = withoutMalay(mention, text)
  const office = officeBefore(text.slice(mention.start, mention.end), language)
  if (office > 0 && mention.start + office < mention.end) return { ...mention, start: mention.start + office }
  if (language === 'heb') mention = withoutLawyer(mention, text)
  if (language === 'fin' && text[mention.start + 1] === '.') mention = withoutRegards(mention, text)
  let start = mention.start + (restOfForm(mention, text)?.length ?? 0)
  const titles = formsApart(language)
  const isRuler = () => rulersName.test(text.slice(Math.max(mention.start, mention.end - 40), mention.end))
  for (;;) {
    const rest = text.slice(start, Math.min(mention.end, start + 24))
    if (!blank.test(rest)) break
    const word = firstWord.exec(rest)
    const folded = word === null ? '' : foldWord(word[1]!)
    const found =
      word !== null &&
      (titles.has(folded) ||
        greetingsApart.has(word[1]!.toLowerCase()) ||
        closingWords.has(word[1]!.toLowerCase()) ||
        isExclamation(word[1]!.toLowerCase(), language) ||
        (isTitleOfRulers(folded) && isRuler()) ||
        (spanish.has(language) && isDon(folded) && wholeName.test(rest)))
        ? word
        : language === 'fra'
          ? frenchTitle.exec(rest)
          : withDon.has(language)
            ? donBefore.exec(text.slice(start, mention.end))
            : null
    if (found === null) break
    start += found[0].length
  }
  return start === mention.start ? mention : { ...mention, start }
}

function withoutLawyer(mention: Mention, text: string): Mention {
  const start = mention.start + hebrewLawyer(text, mention.start, mention.end)
  return start > mention.start && start < mention.end ? { ...mention, start } : mention
}

function withoutRegards(mention: Mention, text: string): Mention {
  const regards = finnishRegards.exec(text.slice(mention.start, mention.end))
  if (regards === null || !lineStart.test(text.slice(Math.max(0, mention.start - 4), mention.start))) return mention
  return { ...mention, start: mention.start + regards[0].length }
}

/** What a model took of an abbreviation with a point inside: `ssa Conti`. */
function restOfForm({ start, end }: Mention, text: string): string | undefined {
  const rest = /^(?:ssa|ra|na|[ªº])[ \u00a0](?=\p{Lu})/u.exec(text.slice(start, Math.min(end, start + 6)))?.[0]
  return rest !== undefined && /\p{L}\.$/u.test(text.slice(Math.max(0, start - 2), start)) ? rest : undefined
}

/** Languages whose `don` is whoever one respects; an Italian one is a priest, as whom texts know him. */
const spanish: ReadonlySet<EntityLanguage> = new Set(['spa', 'cat'])
/** Before a full name: `Don Anselmo Quiroga`, but `Don Quijote`. */
const isDon = (folded: string) => folded === 'don' || folded === 'dona'
const wholeName = /^\p{L}+ \p{Lu}\p{L}+ \p{L}/u

const malayHonour = /^(?:(?:Tan|Puan|Datin|Datuk|Dato['’]?) (?:Seri|Sri|Paduka)|Toh Puan|Dato['’]?|Tun) (?=\p{Lu})/u
/** `Datuk Seri`, `Puan Sri`. */
export const restOfHonour = /^(?:Seri|Sri|Paduka) (?=\p{Lu})/u
const beginningOfHonour = /(?:^|[^\p{L}])(?:Tan|Puan|Datin|Datuk|Dato['’]?) $/u

/** Without the Malay title before a name, of which a model may have taken the last word alone: `Tan Sri Azlan`. */
function withoutMalay(mention: Mention, text: string): Mention {
  const name = text.slice(mention.start, Math.min(mention.end, mention.start + 24))
  const found = malayHonour.exec(name) ?? (beginningOfHonour.test(text.slice(Math.max(0, mention.start - 8), mention.start)) ? restOfHonour.exec(name) : null)
  return found === null || mention.start + found[0].length >= mention.end ? mention : { ...mention, start: mention.start + found[0].length }
}

/** `King George V`, `Dom Pedro II`. */
const isTitleOfRulers = (folded: string) => folded === 'dom' || isRuling(folded)

function withoutCountry(mention: Mention, text: string): Mention {
  const { start, end } = mention
  return end - start > 2 && countryOfOffice.test(text.slice(end - 2, end + LONGEST_OFFICE)) ? { ...mention, end: end - 1 } : mention
}

function withoutFormer(mention: Mention, text: string): Mention {
  const { start, end } = mention
  return end - start > 2 && japaneseFormer.test(text.slice(end - 1, end + 1)) ? { ...mention, end: end - 1 } : mention
}
