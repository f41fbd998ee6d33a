/**
 * Hungarian nouns whose stem changes before the vowel of an ending: a long vowel becomes short (`levél`, `leveleim`), a short one falls out (`dolog`,
 * `dolgaim`), a v appears (`ló`, `lovaim`). They are a closed class; of forms that no list has, rules of endings make other words (`level`, `madúr`).
 */
import { tagNumber } from '../../core/part-of-speech.js'

/** `stem=noun`. */
const table =
  'agar=agár bel=bél bogar=bogár cserep=cserép darazs=darázs del=dél eger=egér fazek=fazék fedel=fedél fenek=fenék fonal=fonál födel=födél gyöker=gyökér hid=híd jeg=jég ' +
  'kanal=kanál kenyer=kenyér kerek=kerék kez=kéz kosar=kosár kötel=kötél kut=kút level=levél lud=lúd madar=madár mozsar=mozsár nev=név nyar=nyár nyil=nyíl nyul=nyúl pohar=pohár rud=rúd ' +
  'sar=sár szamar=szamár szeker=szekér szemet=szemét tehen=tehén tel=tél tenyer=tenyér tüz=tűz ut=út ur=úr vereb=veréb viz=víz ' +
  'álm=álom bokr=bokor csokr=csokor dolg=dolog fark=farok fészk=fészek fodr=fodor gödr=gödör gyomr=gyomor kölyk=kölyök körm=köröm lelk=lélek majm=majom ökr=ökör retk=retek sark=sarok ' +
  'sátr=sátor szatyr=szatyor szobr=szobor tükr=tükör tork=torok lov=ló köv=kő tav=tó hav=hó szav=szó csöv=cső füv=fű műv=mű töv=tő'

const nouns: ReadonlyMap<string, string> = new Map(table.split(' ').map((entry) => entry.split('=') as [string, string]))
const SHORTEST = 2
const LONGEST = 6

/** What follows the stem: of several things, of owners, and cases behind both. */
const ending =
  /^[aeoö](?:k|m|d|nk|t[oeö]k|i(?:m|d|nk|t[oeö]k|k)?)?(?:[aeoö]?t|n[ae]k|b[ae]n?|[bt][óő]l|r[ae]|r[óő]l|n[áé]l|h[oeö]z|[vmdk][ae]l|[oeö]?n|ért|ig|ként)?$/u
const LONGEST_ENDING = 12
/** Nouns that begin like such forms. */
const otherNouns = /^(?:telek|delej|urad|urat)/

/** The noun that a word in small letters is a form of; undefined for any other word. */
export function hungarianNoun(lower: string, tag: number): string | undefined {
  if (tag !== tagNumber.NOUN && tag !== tagNumber.X) return undefined
  for (let length = Math.min(LONGEST, lower.length - 1); length >= SHORTEST; length--) {
    const noun = nouns.get(lower.slice(0, length))
    if (noun === undefined || lower.length - length > LONGEST_ENDING || otherNouns.test(lower)) continue
    // behind a vowel that was long there is no rounded one
    if (noun.length === length && 'oö'.includes(lower[length]!)) continue
    if (ending.test(lower.slice(length))) return noun
  }
  return undefined
}
