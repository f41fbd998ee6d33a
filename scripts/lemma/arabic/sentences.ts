/**
 * Short sentences of everyday Arabic words, as they are said to one another: questions, wishes, commands, what is whose and how. The treebanks' news has
 * hardly a verb in the first or second person, nor a noun of mine and yours. Grammar is kept as far as taggers look at it.
 */
import { type PartOfSpeech, tagNumber } from '../../../src/core/part-of-speech.js'
import { withoutVowels } from '../vowels.js'
import { arabicAdjectives, arabicNouns } from './nouns.js'
import { adjectiveForms, entries, everydayVerbs } from './rows.js'

/** Forms with their tags. */
export interface MadeSentence {
  readonly forms: string[]
  readonly tags: Uint8Array
}

/** Each is one of the words named, which stand for those of the lists, or a word with its tag. */
const patterns: readonly string[] = [
  'QUESTION you THING ؟',
  'QUESTION you PLACE ؟',
  'QUESTION THINGOF ؟',
  'هل/PART you THING ؟',
  'هل/PART HAVE thing now ؟',
  'do THING من/ADP فضلك/NOUN .',
  'do THING .',
  'لا/PART you THING .',
  'I thing PLACE .',
  'I thing andthing PLACE .',
  'I THING day .',
  'I PLACE TO .',
  'NEG I THING .',
  'أريد/VERB أن/CONJ I1 thing .',
  'he THING PLACE .',
  'THINGOF he PLACE .',
  'THING how .',
  'THINGOF how .',
  'THINGOF how andhow .',
  'هذا/PRON thing how .',
  'هذه/DET THING how .',
  'هذا/DET THINGHOW how .',
  'HAVE thing how .',
  'هناك/ADV thing how PLACE .',
  'now I thing .',
  'كان/VERB THINGHOW how .',
  'نحن/PRON I PLACE .',
  'أنا/PRON I THING TO .',
  'هي/PRON he THINGOF .',
  'thing وthing .',
  'THING وTHING .',
  'ما/PRON THINGOF ؟',
  'عفوا/NOUN ،/PUNCT QUESTION THING ؟',
  'مرحبا/NOUN ،/PUNCT QUESTION THINGOF ؟',
  'شكرا/NOUN TO .',
  'أهلا/NOUN TO .'
]

const QUESTIONS = 'أين/ADV كيف/ADV متى/ADV لماذا/ADV كم/ADV'.split(' ')
const HAVES = 'عندي/ADP عندك/ADP عنده/ADP عندنا/ADP لدي/ADP لديك/ADP لي/ADP له/ADP معي/ADP معك/ADP لنا/ADP'.split(' ')
const TIMES = 'الآن/ADV اليوم/NOUN غدا/NOUN أمس/ADV صباحا/NOUN مساء/NOUN دائما/ADV أحيانا/ADV'.split(' ')
const DAYS = 'السبت الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة'.split(' ').map((day) => `يوم/NOUN ${day}/NOUN`)
const TO = 'لك/ADP لي/ADP لكم/ADP بك/ADP معي/ADP إليه/ADP منه/ADP عليها/ADP'.split(' ')
const PREPOSITIONS = 'في/ADP إلى/ADP من/ADP على/ADP مع/ADP عن/ADP قرب/ADP أمام/ADP'.split(' ')
const NEGATIONS = 'لا/PART لم/PART لن/PART'.split(' ')
const POSSESSIVES = ['ي', 'ك', 'ه', 'ها', 'نا', 'كم', 'هم']

/** @param random numbers from 0 to 1 */
export function everydaySentences(count: number, random: () => number): MadeSentence[] {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const verbs = everydayVerbs()
  const nouns = [...entries(arabicNouns)].flatMap(([lemma, others]) => [withoutVowels(lemma), ...others.slice(0, 1)])
  const adjectives = [...entries(arabicAdjectives)].map(([lemma]) => adjectiveForms(withoutVowels(lemma)))
  const tagged = (form: string, tag: PartOfSpeech): string => `${form}/${tag}`
  const adjective = (noun: string): string => {
    const forms = pick(adjectives)
    const form = (/[ةت]$/.test(noun) ? forms[1] : undefined) ?? forms[0]!
    return noun.startsWith('ال') && random() < HALF ? `ال${form}` : form
  }
  const owned = (noun: string): string => noun.replace(/ة$/, 'ت').replace(/ى$/, 'ا') + pick(POSSESSIVES)
  const accusative = (noun: string): string => (/[اةىءآ]$/.test(noun) || random() < HALF ? noun : `${noun}ا`)
  const made: MadeSentence[] = []
  for (let number = 0; number < count; number++) {
    const words: string[] = []
    let noun = ''
    const named = (form: string, particle = ''): void => {
      noun = form
      words.push(tagged(particle + form, 'NOUN'))
    }
    for (const part of patterns[number % patterns.length]!.split(' ')) {
      if (part.includes('/')) words.push(part)
      else if (part === 'QUESTION') words.push(pick(QUESTIONS))
      else if (part === 'HAVE') words.push(pick(HAVES))
      else if (part === 'TO') words.push(pick(TO))
      else if (part === 'NEG') words.push(pick(NEGATIONS))
      else if (part === 'now') words.push(pick(TIMES))
      else if (part === 'day') words.push(...pick(DAYS).split(' '))
      else if (part === 'THING' || part === 'THINGHOW') named(`ال${pick(nouns)}`)
      else if (part === 'وTHING') named(`ال${pick(nouns)}`, 'و')
      else if (part === 'THINGOF') named(owned(pick(nouns)))
      else if (part === 'thing') named(accusative(pick(nouns)))
      else if (part === 'andthing' || part === 'وthing') named(accusative(pick(nouns)), 'و')
      else if (part === 'PLACE') {
        words.push(pick(PREPOSITIONS))
        named(random() < HALF ? `ال${pick(nouns)}` : owned(pick(nouns)))
      } else if (part === 'how') words.push(tagged(adjective(noun), 'ADJ'))
      else if (part === 'andhow') words.push(tagged(`و${adjective(noun)}`, 'ADJ'))
      else if (part === 'you') words.push(tagged(pick(pick(verbs).forms.second), 'VERB'))
      else if (part === 'I') words.push(tagged(pick(pick(verbs).forms.first), 'VERB'))
      else if (part === 'I1') words.push(tagged(pick(verbs).forms.first[2]!, 'VERB'))
      else if (part === 'he') words.push(tagged(pick(pick(verbs).forms.third), 'VERB'))
      else if (part === 'do') words.push(tagged(pick(pick(verbs).forms.command), 'VERB'))
      else words.push(tagged(part, 'PUNCT'))
    }
    const split = words.map((word) => word.split('/') as [string, PartOfSpeech])
    made.push({ forms: split.map(([form]) => form), tags: Uint8Array.from(split, ([, tag]) => tagNumber[tag]) })
  }
  return made
}

const HALF = 0.5
