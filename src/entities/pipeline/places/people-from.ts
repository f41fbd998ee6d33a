/**
 * Small towns that no list has: behind ordinary people and the word for from (`motorkář ze Skutče`, `Gasilci iz Radencev`), and words in a case that only places stand in
 * (`Seredžiuje`, `Ristijärvelle`, `Tosya'da`), where a model found nothing or took one word for a person.
 */
import type { TokenList } from '../../../core/spans.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import { mayBeCapital } from '../../lists/letter-case.js'
import { UsualName, type UsualNames } from '../../lists/usual-names.js'
import { perLanguage } from '../../per-language.js'
import { type Mention, ruleMention } from '../../types.js'
import { meetings } from '../cover.js'
import { byStart } from '../redactor.js'
import { isBlankBehind, startsSentence, textOf } from '../token-places.js'

interface Words {
  /** What people are, in the news of a town: beginnings of words, parted by `|`. */
  readonly people?: string
  /** From. */
  readonly from?: string
  /** What names end with behind the same word in another case: with somebody. */
  readonly withSomebody?: RegExp
  /** What a word in a local case ends with. */
  readonly cases?: RegExp
}

const southPeople = 'vatrogas|vozač|motociklist|biciklist|muškar|mještan|meštan|policaj|umirovljeni|penzioner|mladić|dječa|dečak'

const words: Partial<Record<EntityLanguage, Words>> = {
  ces: { people: 'hasič|motorkář|řidič|cyklist|muž|žen[ayou]|obyvatel|občan|policist|rybář|dobrovoln|senior|důchod|mladí', from: 'z|ze' },
  slk: { people: 'hasič|motorkár|motocyklist|vodič|cyklist|muž|žen[ayou]|obyvateľ|občan|policajt|rybár|dobrovoľn|dôchod|mladí', from: 'z|zo' },
  pol: { people: 'straża[ck]|kierow|rowerzyst|motocyklist|mężczyzn|kobiet|mieszka[nń]|policjan|emeryt|rolni|nastolat|druh', from: 'z|ze' },
  slv: { people: 'gasil|voznik|motorist|kolesar|moški|mošk[eo]|žensk|domačin|občan|policist|upokojen|mladeni', from: 'iz' },
  hrv: { people: southPeople, from: 'iz' },
  srp: { people: `${southPeople}|ватрогас|возач|мотоциклист|бициклист|мушкар|мештан|полицај|пензионер|младић|дечак`, from: 'iz|из' },
  rus: { people: 'пожарн|водител|мотоциклист|велосипедист|мужчин|женщин|жител|полицейск|школьни|пенсионер|подрост|рыбак', from: 'из' },
  ukr: {
    people: 'пожежн|рятувальни|воді[йїя]|мотоцикліст|велосипедист|чолові|жін[кщ]|житель|мешкан|поліцейськ|школяр|пенсіонер|підліт',
    from: 'з|із|зі',
    withSomebody: /(?:ою|ею|єю|[оеє]м|ями|ами)$/u
  },
  bul: { people: 'пожарникар|шофьор|мотоциклетист|велосипедист|мъж|жена|жени|жител|полица|ученик|пенсионер|младеж', from: 'от' },
  lit: {
    people: 'ugniagesi|vairuotoj|motociklinink|dviratinink|vyr|moter|gyventoj|policinink|moksleiv|pensinink|jaunuol',
    from: 'iš',
    cases: /(?:uje|oje|ėje|yje|iuose|uose)$/u
  },
  lav: { people: 'ugunsdzēsēj|šofer|autovadītāj|motociklist|riteņbraucēj|vīriet|siev|iedzīvotāj|policist|skolēn|pensionār|jaunie', from: 'no' },
  fin: { cases: /\p{Ll}{2}(?:järve|nieme|lahde|koske|salme|saare|vaara|kylä|joe|ranna|kanka|suo)(?:lle|lla|llä|lta|ltä|ssa|ssä|sta|stä)$/u }
}

const CONFIDENCE = 0.8
const SURE = 0.9
const written = /^\p{Lu}[\p{Ll}\p{M}]{2,}(?:-\p{Lu}[\p{Ll}\p{M}]+)?$/u
/** Turkish at and in, set off with an apostrophe: no ordinary word has one. */
const turkishCase = /^['’](?:n?d|t)[ae]$/u
/** Turkish months and games, and languages. */
const noTurkish = /^(?:Ocak|Şubat|Mart|Nisan|Mayıs|Haziran|Temmuz|Ağustos|Eylül|Ekim|Kasım|Aralık)$|l[ae]r$|[cç][ae]$/u
/** Adjectives, which a small noun goes on behind (`z Komerční banky`). */
const adjective = /(?:ní|ého|eho|é|ej|[ie]go|ich|ých|ych|ого|его|ой|ої|ых|их|ската|ната|ския|og|ih|ega)$/u
/** Lithuanian bodies and books with a capital, in which something is as well. */
const bodies =
  /^(?:Vyriausyb|Konstitucij|Taryb|Savivaldyb|Sąjung|Komisij|Ministerij|Akademij|Respublik|Lyg|Eurolyg|Olimpiad|Bibli|Evangelij|Bažnyči|Asambl|Kolegij|Tarnyb|Prokuratūr|Bibliotek|Seniūnij|Bendrij|Federacij|Asociacij|Internet|Televizij|Žemė|Visat)/u
const other = Flag.common | Flag.organisationFirst | Flag.nationalityFirst | Flag.head

const wordsOf = perLanguage((language) => {
  const row = words[language]
  return (
    row && {
      from: new Set(row.from?.split('|')),
      people: row.people === undefined ? undefined : new RegExp(`^(?:${row.people})`, 'iu'),
      withSomebody: row.withSomebody,
      cases: row.cases
    }
  )
})

interface Knowledge {
  readonly flags: Uint32Array
  readonly usualNames: () => UsualNames | undefined
}

/** The names with such places. Linear. @param names in any order */
export function withPlacesOfPeople(
  tokens: TokenList,
  names: readonly Mention[],
  language: EntityLanguage,
  { flags, usualNames }: Knowledge
): readonly Mention[] {
  const row = wordsOf(language)
  const isTurkish = language === 'tur'
  if (row === undefined && !isTurkish) return names
  const { text, starts, ends, count } = tokens
  let beside: ReturnType<typeof meetings<Mention>> | undefined
  const changed = new Map<Mention, Mention>()
  const found: Mention[] = []
  for (let token = isTurkish ? 0 : 1; token < count; token++) {
    if (!mayBeCapital(text.charCodeAt(starts[token]!)) || (startsSentence(tokens, token) && !isTurkish)) continue
    const word = textOf(tokens, token)
    const isFrom =
      row !== undefined &&
      token > 1 &&
      row.from.has(textOf(tokens, token - 1)) &&
      isBlankBehind(tokens, token - 1) &&
      isBlankBehind(tokens, token - 2) &&
      row.people!.test(textOf(tokens, token - 2)) &&
      row.withSomebody?.test(word) !== true
    const last = isTurkish && starts[token + 1] === ends[token] && turkishCase.test(textOf(tokens, token + 1)) ? token + 1 : token
    if (!isFrom && last === token && row?.cases?.test(word) !== true) continue
    const own = flags[token]!
    const isListed = (own & Flag.placeFirst) !== 0
    if (!written.test(word) || (!isListed && (own & other) !== 0)) continue
    const behind = isBlankBehind(tokens, last) ? text.charAt(starts[last + 1]!) : ''
    const goesOn = behind !== '' && ((mayBeCapital(behind.charCodeAt(0)) && !isTurkish) || (/\p{Ll}/u.test(behind) && adjective.test(word)))
    const isBesideName =
      token > 0 && isBlankBehind(tokens, token - 1) && mayBeCapital(text.charCodeAt(starts[token - 1]!)) && !startsSentence(tokens, token - 1)
    const isPersonal = (own & Flag.given) !== 0 || ((usualNames()?.kind(word) ?? 0) & (UsualName.own | UsualName.everywhere)) !== 0
    const isNoPlace = !isFrom && (bodies.test(word) || (isTurkish && !isListed && noTurkish.test(word)))
    if (goesOn || isBesideName || isPersonal || isNoPlace) continue
    beside ??= meetings([...names].sort(byStart))
    const span = { start: starts[token]!, end: ends[last]! }
    const met = beside(span)
    if (met.length === 0) {
      if (isFrom || (own & Flag.surname) === 0) found.push(ruleMention(span.start, span.end, 'LOCATION', 'people-from', CONFIDENCE))
      continue
    }
    const [one] = met
    const isOne = one!.end === span.end && (one!.start === span.start || (token > 0 && one!.start === starts[token - 1] && startsSentence(tokens, token - 1)))
    if (isOne && last === token && one!.type === 'PERSON' && one!.confidence !== undefined && (isFrom || one!.confidence < SURE || one!.start < span.start))
      changed.set(one!, { ...one!, start: span.start, type: 'LOCATION' })
  }
  if (found.length === 0 && changed.size === 0) return names
  return [...names.map((name) => changed.get(name) ?? name), ...found].sort(byStart)
}
