/**
 * Words with a capital that ordinal numbers with a point stand before. German writes all nouns so, the other languages those of names and titles ("8. Noter",
 * "1. Nemzetközi Fesztivál").
 */

const words = (list: string): readonly string[] => list.split(' ')

/** German nouns of time, place, rank, order and counted things of public life, compounds with them included ("Spieltag", "Bundesliga"). */
const germanNouns = new Set(
  words(
    'jahrhundert jahrtausend jahrzehnt jahr lebensjahr halbjahr quartal monat woche tag stunde minute sekunde mal montag dienstag mittwoch donnerstag freitag samstag sonntag advent geburtstag ' +
      'stock stockwerk etage og obergeschoss untergeschoss geschoss bezirk straße strasse reihe gang gleis tor haus stiege ' +
      'platz rang stelle sieger liga division runde spieltag halbzeit drittel viertel hälfte satz etappe lauf versuch durchgang spiel saison mannschaft gruppe ' +
      'auflage ausgabe band kapitel teil akt szene buch vers strophe zeile absatz punkt artikel gebot mose jahrgang folge staffel sinfonie symphonie konzert ' +
      'klasse schuljahr semester trimester stufe grad schritt lektion aufgabe frage übung prüfung lehrjahr ' +
      'weltkrieg reich republik dynastie armee korps brigade regiment kompanie bataillon generation person fall kategorie ordnung wahl ' +
      'vorsitzender vorsitzende vorsitzenden bürgermeister bürgermeisterin präsident präsidentin bundestag landtag legislaturperiode wahlperiode sitzung versammlung tagung kongress konferenz ' +
      'parteitag festival fest messe konzil gipfel lesung instanz kammer senat strafsenat zivilsenat änderung internationale internationaler internationales internationalen olympische olympischen ' +
      'preis rate mahnung impfung dosis schicht trimenon schwangerschaftswoche schwangerschaftsmonat hochzeitstag stadtbezirk geschoß gesetz jänner feber'
  )
)
const SHORTEST_HEAD = 3

/** Beginnings of such words in languages whose common nouns are written small. */
const beginnings: Readonly<Record<string, readonly string[]>> = {
  dan: words('verdens internationale division'),
  nob: words('verdens internasjonale divisjon'),
  nno: words('verds internasjonale divisjon'),
  fin: words('maailmansod kansainväli'),
  est: words('maailmasõ rahvusvaheli'),
  lav: words('saeim starptautisk pasaul vidusskol ģimnāzij'),
  hun: words('nemzetközi országos kerület kötet világháború kongresszus fesztivál magyar'),
  hrv: words('svjetsk međunarod europsk festival gimnazij'),
  srp: words('svetsk međunarod evropsk festival gimnazij светск међународ европск фестивал гимназиј'),
  slv: words('svetov mednarod evropsk gimnazij festival'),
  ces: words('světov mezinárodn evropsk mistrovstv festival ročník'),
  slk: words('svetov medzinárodn európsk majstrovstv festival ročník'),
  pol: words('światow międzynarod europejsk festiwal liceum'),
  tur: words(
    'cadde sokak cad sok noter asliye ağır sulh icra iş lig kat dünya cumhurbaşkan uluslararası ulusal bölge gün yüzyıl dönem kolordu ordu filo etap kısım bölüm madde sınıf olağan'
  )
}

/** Whether an ordinal number with a point may stand before the word (small letters) although it is written with a capital. */
export function followsOrdinals(word: string, language: string): boolean {
  if (language !== 'deu') return beginnings[language]?.some((beginning) => word.startsWith(beginning)) === true
  if (isGermanNoun(word)) return true
  for (let from = 1; word.length - from >= SHORTEST_HEAD; from++) if (germanNouns.has(word.slice(from))) return from > 2
  return false
}

/** Whether the word is a listed noun, in the plural or an oblique case or not. */
function isGermanNoun(word: string): boolean {
  return germanNouns.has(word) || germanNouns.has(word.replace(/(?:es|en|s|n|e)$/, ''))
}
