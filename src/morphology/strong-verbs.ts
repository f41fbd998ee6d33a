/**
 * Strong pasts of Swedish, Danish and Nynorsk (`sprang`, `skrek`, `teg`), a closed class, and a few verbs of English and Dutch that are nouns as well (`flies`, `lagen`). Lists without parts of speech have them for nouns as well, and some are written like nouns or
 * forms of rarer verbs (`bad`, `sköt`): behind a subject whose clause has no other verb such a word is the past, and as a verb it has its infinitive.
 */
import { tagNumber } from '../core/part-of-speech.js'
import { TokenClass, type TokenList } from '../core/spans.js'

/** `past=infinitive`, by language; without pasts that are forms of two verbs each (Swedish `satt`, Danish `steg`). */
const tables: Readonly<Record<string, string>> = {
  swe:
    'sprang=springa skrek=skrika teg=tiga drack=dricka ljög=ljuga sjönk=sjunka frös=frysa brast=brista svalt=svälta skalv=skälva spann=spinna försvann=försvinna stred=strida kröp=krypa strök=stryka ' +
    'smög=smyga flöt=flyta bröt=bryta knöt=knyta njöt=njuta klöv=klyva drev=driva skrev=skriva klev=kliva sjöng=sjunga sprack=spricka slank=slinka vred=vrida skröt=skryta snöt=snyta högg=hugga ' +
    'grät=gråta svek=svika begrep=begripa grep=gripa drog=dra vann=vinna fann=finna höll=hålla föll=falla bjöd=bjuda sög=suga sov=sova bar=bära skar=skära rann=rinna brann=brinna vek=vika pep=pipa ' +
    'kved=kvida log=le sken=skina sköt=skjuta bet=bita stack=sticka stal=stjäla svor=svära slet=slita rev=riva bad=be band=binda sved=svida red=rida led=lida smet=smita gned=gnida gol=gala for=fara ' +
    'flög=flyga steg=stiga skred=skrida spred=sprida åt=äta',
  eng: 'flies=fly rose=rise bit=bite hurt=hurt',
  nld: 'lagen=liggen',
  dan:
    'skreg=skrige græd=græde løj=lyve sank=synke stjal=stjæle svor=sværge frøs=fryse rev=rive bed=bide skød=skyde drak=drikke brast=briste tav=tie sprang=springe fandt=finde vandt=vinde bandt=binde ' +
    'stak=stikke slog=slå trak=trække brød=bryde flød=flyde krøb=krybe nød=nyde strøg=stryge bød=byde fløj=flyve gled=glide vred=vride sved=svide skred=skride bad=bede sov=sove bar=bære ' +
    'greb=gribe skrev=skrive drev=drive sang=synge hang=hænge fór=fare jog=jage',
  nno:
    'skreik=skrike gret=gråte laug=lyge sokk=søkke stal=stele fraus=fryse beit=bite skaut=skyte drakk=drikke sprang=springe fann=finne vann=vinne batt=binde stakk=stikke drog=dra braut=bryte flaut=flyte ' +
    'kraup=krype naut=nyte strauk=stryke baud=by flaug=flyge glei=gli vrei=vri skreid=skride steig=stige bad=be sov=sove bar=bere greip=gripe skreiv=skrive dreiv=drive song=syngje tagde=teie'
}

const pastsOf: Readonly<Record<string, ReadonlyMap<string, string>>> = Object.fromEntries(
  Object.entries(tables).map(([language, table]) => [language, new Map(table.split(' ').map((entry) => entry.split('=') as [string, string]))])
)
const LONGEST_VERB = 24
const subjects: ReadonlySet<string> = new Set('jag du han hon vi ni de man den det som jeg hun eg ho me dei he she it they we you i die ze zij wij'.split(' '))
const mistaken = new Set<number>([tagNumber.NOUN, tagNumber.ADJ, tagNumber.ADV, tagNumber.X, tagNumber.ADP])
const MOST_ADVERBS = 2

/** Gives such pasts the tag of a verb. @returns their lemmas, by token */
export function readStrongVerbs(language: string, tokens: TokenList, tags: Uint8Array): Map<number, string> {
  const found = new Map<number, string>()
  const pasts = pastsOf[language]
  if (pasts === undefined) return found
  const { sentences } = tokens
  for (let sentence = 0; sentence < sentences.length; sentence++) {
    const first = sentences[sentence]!
    const end = sentences[sentence + 1] ?? tokens.count
    for (let index = first; index < end; index++) {
      const length = tokens.ends[index]! - tokens.starts[index]!
      if (tokens.classes[index] !== TokenClass.word || length < 2 || length > LONGEST_VERB || !(tags[index] === tagNumber.VERB || mistaken.has(tags[index]!)))
        continue
      const written = tokens.text.slice(tokens.starts[index], tokens.ends[index])
      const lower = index === first ? written.toLowerCase() : written
      const infinitive = pasts.get(lower)
      if (infinitive === undefined) {
        if (language === 'swe' && isWeakPast(tokens, tags, first, end, index, written)) tags[index] = tagNumber.VERB
      } else if (tags[index] === tagNumber.VERB || isPredicate(tokens, tags, first, end, index)) {
        tags[index] = tagNumber.VERB
        found.set(index, infinitive)
      } else if (tags[index] === tagNumber.NOUN) found.set(index, lower === 'flies' ? 'fly' : lower)
    }
  }
  return found
}

/** Whether a subject stands before the word in a clause without another verb, or another verb with the same subject ("skrek och stack"). */
function isPredicate(tokens: TokenList, tags: Uint8Array, first: number, end: number, index: number): boolean {
  let before = index - 1
  while (before > first && index - before <= MOST_ADVERBS && tags[before] === tagNumber.ADV) before--
  if (before < first) return false
  if (tags[before] === tagNumber.CONJ && before - 1 > first) {
    for (let at = before - 1; at >= first && tags[at] !== tagNumber.PUNCT; at--) if (tags[at] === tagNumber.VERB) return !hasVerbBehind(tags, index, end)
    return false
  }
  // a preposition as often: who eats is no present
  if (tags[index] === tagNumber.ADP && tags[before] === tagNumber.NOUN && !eater.test(tokens.text.slice(tokens.starts[before], tokens.ends[before])))
    return false
  const isNoun = tags[before] === tagNumber.NOUN || tags[before] === tagNumber.PROPN
  const text = tokens.text.slice(tokens.starts[before], tokens.ends[before]).toLowerCase()
  if (!isNoun && !subjects.has(text)) return false
  for (let at = before; at >= first && tags[at] !== tagNumber.PUNCT && tags[at] !== tagNumber.CONJ; at--) if (tags[at] === tagNumber.VERB) return false
  return (!isNoun || (!text.endsWith('s') && !standsBehindPreposition(tags, first, before))) && !hasVerbBehind(tags, index, end)
}

/** Nouns that do something: definite ones, and relatives without an article. */
const eater = /(?:[aoe]n|na|et|[a-zåäö]mor|[a-zåäö]far|mamma|pappa)$/iu
const weakPast = /.(?:ade|[dt]de|[kpst]te)$/
const definite = /..(?:en|et|arna|orna|erna|na)$/
const objects: ReadonlySet<string> = new Set('mig dig honom henne oss er dem den det sig'.split(' '))

/** "gick ut och öppnade dörren": a past that is the form of a participle as well, with the same subject as the verb before `och`; no adjective stands so before its noun. */
function isWeakPast(tokens: TokenList, tags: Uint8Array, first: number, end: number, index: number, word: string): boolean {
  if (tags[index] !== tagNumber.ADJ || !weakPast.test(word) || index + 1 >= end || index < first + 2 || tags[index - 1] !== tagNumber.CONJ) return false
  if (!tags.subarray(first, index).includes(tagNumber.VERB) || tokens.ends[index + 1]! - tokens.starts[index + 1]! > LONGEST_VERB) return false
  const next = tokens.text.slice(tokens.starts[index + 1], tokens.ends[index + 1])
  return tags[index + 1] === tagNumber.NOUN ? definite.test(next) : objects.has(next)
}

function hasVerbBehind(tags: Uint8Array, index: number, end: number): boolean {
  for (let at = index + 1; at < end && tags[at] !== tagNumber.PUNCT && tags[at] !== tagNumber.CONJ && tags[at] !== tagNumber.SCONJ; at++)
    if (tags[at] === tagNumber.VERB) return true
  return false
}

function standsBehindPreposition(tags: Uint8Array, first: number, noun: number): boolean {
  let at = noun - 1
  while (at >= first && (tags[at] === tagNumber.ADJ || tags[at] === tagNumber.DET)) at--
  return at >= first && tags[at] === tagNumber.ADP
}
