/** Rule-based knowledge for text in languages without a trained tokenizer: abbreviations that keep their point, elisions. */

const COMMON =
  'dr mr mrs ms prof st vs etc no nr vol pp fig inc ltd co corp jr sr ca cf al ed eds approx dept univ gen col sgt capt lt rev hon gov sen rep pres'

const BY_LANGUAGE: Readonly<Record<string, string>> = {
  deu: 'bzw ca usw vgl nr str hr fr dipl ing abs art bd sog evtl ggf inkl mio mrd tel geb gest',
  nld: 'bijv dhr mevr nr blz enz ca drs ing mr prof',
  fra: 'm mm av apr env chap art éd',
  spa: 'sr sra srta dr dra ud uds pág núm art av',
  por: 'sr sra dr dra prof art pág av',
  ita: 'sig dott prof art pag ecc',
  pol: 'np itd itp tzw ul prof dr mgr inż godz r w tys mln mld',
  ces: 'např tj tzv atd apod č str ing mgr dr prof mil tis',
  rus: 'г гг т д п др руб тыс млн млрд ул им стр рис см',
  ukr: 'р рр т д п др грн тис млн млрд вул ім',
  swe: 't ex bl a s k ca kl kr nr',
  dan: 'bl a f eks ca kl kr nr jf',
  nob: 'bl a f eks ca kl kr nr jf',
  fin: 'esim ns mm jne klo n s',
  hun: 'pl stb kb dr ún ill'
}

const sets = new Map<string, ReadonlySet<string>>()

/** Lower-case abbreviations, without their point, of a language. */
export function abbreviations(language: string): ReadonlySet<string> {
  let set = sets.get(language)
  if (set === undefined) {
    set = new Set(`${COMMON} ${BY_LANGUAGE[language] ?? ''}`.trim().split(' '))
    sets.set(language, set)
  }
  return set
}

const ELIDING = new Set(['fra', 'ita', 'cat', 'oci'])

/** Whether words before an apostrophe are tokens of their own ("l'" + "homme"). */
export function elides(language: string): boolean {
  return ELIDING.has(language)
}
