/** Lists of helpers, of those present and of neighbours, behind a word for them: who stands there is a private person, whoever else bears the name. */
import { modelLanguage } from '../core/languages.js'
import type { Span } from '../core/spans.js'
import { type PhraseTable, phraseTables, wordsOf } from './phrases.js'

/**
 * In all languages the same, as far as they have one word for it: helpers, volunteers, escorts (of a class), on duty, rota, present, absent, excused, attendees,
 * residents, tenants, pupils.
 */
const words: Readonly<Record<string, string>> = {
  eng: 'helpers volunteers rota duty present absent apologies attendees attendance residents tenants pupils carpool chaperones',
  deu: 'helfer helferinnen elternhelfer freiwillige helferliste begleiter begleitpersonen dienstplan anwesend anwesende abwesend entschuldigt bewohner mieter schüler teilnehmerliste fahrdienst',
  fra: 'bénévoles accompagnateurs accompagnatrices aides présents présentes absents absentes excusés excusées locataires résidents copropriétaires élèves permanence',
  spa: 'voluntarios voluntarias ayudantes acompañantes presentes ausentes asistentes excusados vecinos inquilinos alumnos turnos',
  por: 'voluntários voluntárias ajudantes acompanhantes presentes ausentes justificados moradores condóminos condôminos inquilinos alunos escala',
  ita: 'volontari volontarie aiutanti accompagnatori accompagnatrici presenti assenti giustificati condomini inquilini alunni turni',
  cat: 'voluntaris voluntàries ajudants acompanyants presents absents assistents excusats veïns llogaters alumnes torns',
  nld: 'vrijwilligers helpers hulpouders begeleiders aanwezig aanwezigen afwezig afgemeld bewoners huurders leerlingen rooster corvee',
  swe: 'hjälpare volontärer föräldrahjälp närvarande frånvarande deltagarlista boende hyresgäster elever',
  dan: 'hjælpere frivillige tilstede fraværende afbud beboere lejere elever vagtplan',
  nob: 'hjelpere frivillige dugnad tilstede fraværende forfall beboere leietakere elever vaktliste',
  nno: 'hjelparar frivillige dugnad fråverande forfall bebuarar leigetakarar elevar vaktliste',
  fin: 'apulaiset avustajat vapaaehtoiset talkoolaiset läsnä paikalla poissa asukkaat vuokralaiset oppilaat',
  est: 'abilised vabatahtlikud kohal puudusid puuduvad elanikud üürnikud õpilased',
  lav: 'palīgi brīvprātīgie piedalās klāt iedzīvotāji īrnieki skolēni',
  lit: 'pagalbininkai savanoriai dalyvavo nedalyvavo gyventojai nuomininkai mokiniai',
  pol: 'pomocnicy wolontariusze opiekunowie dyżur dyżury obecni nieobecni usprawiedliwieni mieszkańcy lokatorzy najemcy uczniowie',
  ces: 'pomocníci dobrovolníci doprovod služba přítomni přítomní nepřítomni omluveni obyvatelé nájemníci žáci',
  slk: 'pomocníci dobrovoľníci sprievod služba prítomní neprítomní ospravedlnení obyvatelia nájomníci žiaci',
  slv: 'pomočniki prostovoljci spremljevalci prisotni odsotni opravičeni stanovalci najemniki učenci',
  hrv: 'pomagači volonteri pratitelji dežurni prisutni nazočni odsutni opravdani stanari učenici',
  srp: 'помагачи волонтери пратиоци дежурни присутни одсутни станари ученици pomagači volonteri dežurni prisutni odsutni stanari učenici',
  bul: 'помощници доброволци придружители дежурни присъстващи присъстват отсъстващи живущи наематели ученици',
  rus: 'помощники волонтёры волонтеры сопровождающие дежурные присутствовали присутствуют отсутствовали жильцы арендаторы ученики',
  ukr: 'помічники волонтери супроводжуючі чергові присутні відсутні мешканці орендарі учні',
  ell: 'βοηθοί εθελοντές συνοδοί παρόντες απόντες ένοικοι ενοικιαστές μαθητές',
  tur: 'yardımcılar gönüllüler refakatçiler nöbetçiler katılanlar katılmayanlar mazeretliler kiracılar öğrenciler',
  hun: 'segítők önkéntesek kísérők ügyeletesek jelen hiányzik hiányoznak igazoltan lakók bérlők diákok',
  ron: 'voluntari ajutoare însoțitori prezenți absenți motivați locatari chiriași elevi',
  ind: 'relawan pendamping piket hadir absen warga penyewa siswa',
  msa: 'sukarelawan pengiring bertugas hadir penduduk penyewa murid',
  tgl: 'boluntaryo dumalo lumiban residente nangungupahan'
}

/** Longest label, and how far before a name it may stand. */
const LONGEST_LABEL = 60
const LONGEST_LIST = 400
/** Initials, short titles: `geom. `, `И. `, `Dr. `. */
const abbreviation = /(?<!\p{L})(?:\p{Lu}\p{Ll}?|\p{Ll}{1,5})\. /gu
const entry = /^\s*(?:[-–—•*]|\d{1,2}[.)])?\s*\p{Lu}/u

const tableOf = phraseTables(words)

/** Whether a name stands in a list behind a label that says so, in its line or in lines above. @param code ISO 639-3 of the text, which may be an alias */
export function isOnRoster(text: string, { start }: Span, code: string): boolean {
  const table = tableOf(modelLanguage(code))
  if (table === undefined) return false
  const lines = text.slice(Math.max(0, start - LONGEST_LIST), start).split('\n')
  const own = lines.pop()!
  if (own.includes(':')) return isLabelled(own, table)
  if (!entry.test(own) && own.trim() !== '' && !/^\s*(?:[-–—•*]|\d{1,2}[.)])\s*$/u.test(own)) return false
  for (let line = lines.pop(); line !== undefined; line = lines.pop()) {
    if (line.trimEnd().endsWith(':')) return isLabelled(line, table)
    if (line.trim() !== '' && !entry.test(line)) return false
  }
  return false
}

/** Whether the last label of a line is one, and only a list is behind it. */
function isLabelled(line: string, table: PhraseTable): boolean {
  const colon = line.lastIndexOf(':')
  const label = line
    .slice(Math.max(0, colon - LONGEST_LABEL), colon)
    .split(/[.!?;](?=\s)/u)
    .at(-1)!
  return wordsOf(label).some((word) => table.has(word)) && !/[.!?] /u.test(line.slice(colon).replace(abbreviation, ' '))
}
