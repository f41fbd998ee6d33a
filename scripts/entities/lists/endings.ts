/** Rules from inflected names to their dictionary forms, counted on the proper nouns of the treebanks. */
import { tagNumber } from '../../../src/core/part-of-speech.js'
import { LONGEST_ENDING } from '../../../src/entities/lists/inflection.js'
import { readTreebanks } from '../../lib/treebanks.js'
import { foldName } from './table.js'

const MAX_RULES = 60
const FEWEST = 3

/** Endings of languages whose treebanks are not free or have no lemmas of names: case endings of Estonian, Polish, Tamil, Telugu and Ukrainian grammar; particles of Korean. */
const written: Readonly<Record<string, string>> = {
  est: 'i> a> u> e> s> st> sse> le> lt> l> ga> ks> na> ni> ta> is> isse> ist> il> ile> ilt> iga> as> ast> al> ale> alt> aga> es> est> el> ele> elt> ega> us> ust> ul> ule> ult> uga> t>',
  kor: '은> 는> 이> 가> 을> 를> 의> 에> 에서> 에게> 로> 으로> 와> 과> 도> 만> 까지> 부터> 에는> 에도> 에서는> 이나> 나> 보다> 처럼> 측은> 측> 씨> 씨는> 씨가> 인> 이다>',
  pol: 'a> a>o owi> em> ie> ze> ą>a ę>a y>a i>a ie>a e>a u> u>o em>o ego>i iego>i im>i ego>y emu>i iej>a ej>a ką>ka ki>ka ce>ka kę>ka ów> om> ami> ach> dzie>d cie>t rze>r dzie>da cie>ta rze>ra le>ła le>ł szy>sza iu>ia ii>ia ię>ia ią>ia u> em> cu>ec ca>ec cem>ec ka>ek kiem>ek ku>ek nia>eń',
  tam: 'யில்> யின்> யை> யும்> யுடன்> யால்> க்கு> வில்> வின்> வை> வும்> வுக்கு> ில்>் ின்>் ை>் ும்>் ுக்கு>் ுடன்>் ால்>் த்தில்>ம் த்தின்>ம் த்தை>ம் ட்டில்>டு ட்டின்>டு ற்றில்>று',
  tel: 'లో> లోని> కు> కి> ను> ని> తో> ులో>్ ుకు>్ ాన్ని>ం ానికి>ం',
  ukr: 'а> у> ом> ові> і> и>а і>а у>а ою>а ої>а ею>я ї>я ю>я я>й ю>й єм>й ю> ем> ів> ого>ий ому>ий им>ий ої>а ою>а ій>а кого>кий ком>ко ка>ко ку>ко ка>ок ку>ок ком>ок єва>їв єві>їв єва>їв ця>ець ця>ець цю>ець ії>ія ію>ія ією>ія ові>о ві>ва ву>ва вою>ва ви>ва ва>в і>'
}

/** Rules `ending>replacement`, the commonest first; none for a language whose names stay as they are. */
export function endingRules(language: string): string[] {
  const byHand = written[language]
  if (byHand !== undefined) return [...new Set(byHand.split(' '))]
  const counts = new Map<string, number>()
  let names = 0
  for (const bank of readTreebanks(language)) {
    if (bank.licence !== 'permissive') continue
    for (const sentence of bank.sentences) {
      for (const unit of sentence) {
        if (unit.tag !== tagNumber.PROPN || unit.lemma === undefined || unit.joined) continue
        names++
        const form = foldName(unit.form)
        const lemma = foldName(unit.lemma)
        if (form === lemma || lemma.length < 3 || /[^\p{L}\p{M}'’-]/u.test(form + lemma)) continue
        let same = 0
        while (same < form.length && form[same] === lemma[same]) same++
        if (same < 3 || form.length - same > LONGEST_ENDING || lemma.length - same > 3) continue
        if (same === form.length) {
          // a rule needs an ending to be found by
          same--
        }
        const rule = `${form.slice(same)}>${lemma.slice(same)}`
        counts.set(rule, (counts.get(rule) ?? 0) + 1)
      }
    }
  }
  const rules = [...counts].filter(([, count]) => count >= FEWEST).sort((left, right) => right[1] - left[1])
  const total = rules.reduce((sum, [, count]) => sum + count, 0)
  return total < names / 50 ? [] : rules.slice(0, MAX_RULES).map(([rule]) => rule)
}
