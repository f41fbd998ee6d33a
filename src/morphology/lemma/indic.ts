/** Hindi and Urdu lemmas by one convention: Hindi verbs are stems, as those of the treebank (`गाता`: `गा`), and no letter is doubled by a rule (`کہا`: `کہنا`). */
import { tagNumber } from '../../core/part-of-speech.js'

const INFINITIVE = 'ना'
const DOUBLED = 'ہہ'
const masculine = /ा$/u

/** The lemma as the service has it. */
export function indicLemma(lemma: string, word: string, tag: number, language: string | undefined): string {
  if (language === 'urd') return lemma.includes(DOUBLED) && !word.includes(DOUBLED) ? lemma.replace(DOUBLED, 'ہ') : lemma
  if (language !== 'hin') return lemma
  if (tag === tagNumber.VERB)
    return lemma.length > INFINITIVE.length + 1 && lemma.endsWith(INFINITIVE) && !word.startsWith(lemma.slice(0, -1))
      ? lemma.slice(0, -INFINITIVE.length)
      : lemma
  // a masculine noun is no form of the feminine one
  return tag === tagNumber.NOUN && masculine.test(word) && lemma === `${word.slice(0, -1)}ी` ? word : lemma
}
