/** Years of birth beside a name that are not those of its famous bearer. */
import type { Span } from '../core/spans.js'

/** Characters that are looked at behind a name. */
const BEHIND = 80
/** Years that a description may be wrong by, or somebody who reckons from an age. */
const WRONG = 1
/** Born, in the forms that stand behind a name. */
const words =
  'born|geb\\.?|geboren|née?|nacid[oa]|nascid[oa]|nat[oa]|nascut|nascuda|geboren|född|født|fødd|syntynyt|synt?\\.|sündinud|dzim\\.?|dzimis|dzimusi|gim\\.?|gimęs|gimusi|' +
  'urodzon[ya]|ur\\.|narozen[ýá]?|nar\\.|narodený|narodená|rojen[a]?|rođen[a]?|roj\\.|роден[a]?|рођен[а]?|родился|родилась|нар\\.|народився|народилася|γεννήθηκε|γεννημέν(?:ος|η)|' +
  'doğumlu|született|szül\\.|născut[ăa]?|lahir|ipinanganak'
const born = new RegExp(`^(?:,| ?\\(|;)? ?(?:(?:${words})(?!\\p{L})|\\*)(?:[^.;\\n]|(?<=\\d)\\.){0,40}?(?<!\\d)((?:19|20)\\d\\d)(?!\\d)`, 'iu')
/** `1975 г.р.` */
const ofYear = /^,? ?(?:\()?((?:19|20)\d\d) ?(?:г\. ?р|р\. ?н|года рождения|року народження)/iu
const describedBirth = /(?:\(|born (?:in )?)((?:1[0-9]|20)\d\d)(?:\)| ?[-–])/u

/** Whether a text says of somebody another year of birth than a description in English. */
export function contradictsBirth(text: string, { end }: Span, description: string | undefined): boolean {
  const known = describedBirth.exec(description ?? '')?.[1]
  if (known === undefined) return false
  const behind = text.slice(end, end + BEHIND)
  const told = born.exec(behind)?.[1] ?? ofYear.exec(behind)?.[1]
  return told !== undefined && Math.abs(Number(told) - Number(known)) > WRONG
}
