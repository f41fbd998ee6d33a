/** Lists of helpers, of those present and of neighbours, behind a word for them: who stands there is a private person, whoever else bears the name. */
import { modelLanguage } from '../core/languages.js'
import type { Span } from '../core/spans.js'
import { phraseTables, wordsOf } from './phrases.js'

/** In all languages the same, as far as they have one word for it: helpers, volunteers, escorts (of a class), rota. */
const words: Readonly<Record<string, string>> = {
  eng: 'helpers volunteers rota carpool chaperones',
  deu: 'helfer helferinnen elternhelfer freiwillige helferliste begleitpersonen dienstplan teilnehmerliste fahrdienst',
  fra: 'bénévoles accompagnateurs accompagnatrices copropriétaires',
  spa: 'voluntarios voluntarias ayudantes',
  por: 'voluntários voluntárias ajudantes condóminos condôminos',
  ita: 'volontari volontarie aiutanti accompagnatori accompagnatrici condomini',
  cat: 'voluntaris voluntàries ajudants',
  nld: 'vrijwilligers helpers hulpouders afgemeld',
  swe: 'hjälpare volontärer föräldrahjälp deltagarlista',
  dan: 'hjælpere frivillige vagtplan',
  nob: 'hjelpere frivillige dugnad vaktliste',
  nno: 'hjelparar frivillige dugnad vaktliste',
  fin: 'vapaaehtoiset apulaiset talkoolaiset',
  est: 'vabatahtlikud abilised',
  lav: 'palīgi brīvprātīgie',
  lit: 'pagalbininkai savanoriai',
  pol: 'wolontariusze dyżury',
  ces: 'dobrovolníci',
  slk: 'dobrovoľníci',
  slv: 'prostovoljci',
  hrv: 'volonteri',
  srp: 'волонтери volonteri',
  bul: 'доброволци',
  rus: 'волонтёры волонтеры дежурные',
  ukr: 'волонтери',
  ell: 'εθελοντές',
  tur: 'gönüllüler nöbetçiler mazeretliler',
  hun: 'önkéntesek segítők ügyeletesek',
  ron: 'voluntari',
  ind: 'relawan piket',
  msa: 'sukarelawan',
  tgl: 'boluntaryo'
}

/**
 * Words that say as much only where they are the whole label, and what may stand beside them there: on duty, present, absent, excused, attendees, residents, tenants,
 * pupils. Elsewhere they are other words (`A birthday present:`) or speak of the known (`Famous residents:`).
 */
const wholeLabels: Readonly<Record<string, { readonly labels: string; readonly beside: string }>> = {
  eng: { labels: 'duty present absent apologies attendees attendance residents tenants pupils', beside: 'on in also are were those today' },
  deu: { labels: 'begleiter anwesend anwesende abwesend entschuldigt bewohner mieter schüler', beside: 'sind waren ist auch außerdem heute alle die' },
  fra: {
    labels: 'aides présents présentes absents absentes excusés excusées locataires résidents élèves permanence',
    beside: 'sont étaient aussi également les de'
  },
  spa: { labels: 'acompañantes presentes ausentes asistentes excusados vecinos inquilinos alumnos turnos', beside: 'están estaban también los las de' },
  por: { labels: 'acompanhantes presentes ausentes justificados moradores inquilinos alunos escala', beside: 'estão estavam também os as de' },
  ita: { labels: 'presenti assenti giustificati inquilini alunni turni', beside: 'sono erano anche gli i le di' },
  cat: { labels: 'acompanyants presents absents assistents excusats veïns llogaters alumnes torns', beside: 'hi són també els les de' },
  nld: { labels: 'begeleiders aanwezig aanwezigen afwezig bewoners huurders leerlingen rooster corvee', beside: 'zijn waren ook de met bericht' },
  swe: { labels: 'närvarande frånvarande boende hyresgäster elever', beside: 'är också var' },
  dan: { labels: 'tilstede fraværende afbud beboere lejere elever', beside: 'er også var til stede' },
  nob: { labels: 'tilstede fraværende forfall beboere leietakere elever', beside: 'er også var' },
  nno: { labels: 'fråverande forfall bebuarar leigetakarar elevar', beside: 'er òg var' },
  fin: { labels: 'avustajat läsnä paikalla poissa asukkaat vuokralaiset oppilaat', beside: 'ovat myös olivat ei' },
  est: { labels: 'kohal puudusid puuduvad elanikud üürnikud õpilased', beside: 'on olid ka' },
  lav: { labels: 'piedalās klāt iedzīvotāji īrnieki skolēni', beside: 'ir arī bija' },
  lit: { labels: 'dalyvavo nedalyvavo gyventojai nuomininkai mokiniai', beside: 'yra taip pat buvo' },
  pol: { labels: 'pomocnicy opiekunowie dyżur obecni nieobecni usprawiedliwieni mieszkańcy lokatorzy najemcy uczniowie', beside: 'są byli także również na' },
  ces: { labels: 'pomocníci doprovod služba přítomni přítomní nepřítomni omluveni obyvatelé nájemníci žáci', beside: 'jsou byli také' },
  slk: { labels: 'pomocníci sprievod služba prítomní neprítomní ospravedlnení obyvatelia nájomníci žiaci', beside: 'sú boli tiež aj' },
  slv: { labels: 'pomočniki spremljevalci prisotni odsotni opravičeni stanovalci najemniki učenci', beside: 'so bili tudi' },
  hrv: { labels: 'pomagači pratitelji dežurni prisutni nazočni odsutni opravdani stanari učenici', beside: 'su bili i' },
  srp: {
    labels: 'помагачи пратиоци дежурни присутни одсутни станари ученици pomagači dežurni prisutni odsutni stanari učenici',
    beside: 'су били и su bili i'
  },
  bul: { labels: 'помощници придружители дежурни присъстващи присъстват отсъстващи живущи наематели ученици', beside: 'са бяха и също' },
  rus: { labels: 'помощники сопровождающие присутствовали присутствуют отсутствовали жильцы арендаторы ученики', beside: 'также были' },
  ukr: { labels: 'помічники супроводжуючі чергові присутні відсутні мешканці орендарі учні', beside: 'також були' },
  ell: { labels: 'βοηθοί συνοδοί παρόντες απόντες ένοικοι ενοικιαστές μαθητές', beside: 'είναι ήταν και οι' },
  tur: { labels: 'yardımcılar refakatçiler katılanlar katılmayanlar kiracılar öğrenciler', beside: 'bugün toplantıya' },
  hun: { labels: 'kísérők jelen hiányzik hiányoznak igazoltan lakók bérlők diákok', beside: 'vannak voltak is' },
  ron: { labels: 'ajutoare însoțitori prezenți absenți motivați locatari chiriași elevi', beside: 'sunt au fost și' },
  ind: { labels: 'pendamping hadir absen warga penyewa siswa', beside: 'yang' },
  msa: { labels: 'pengiring bertugas hadir penduduk penyewa murid', beside: 'yang' },
  tgl: { labels: 'dumalo lumiban residente nangungupahan', beside: 'mga' }
}

/** Longest label, and how far before a name it may stand. */
const LONGEST_LABEL = 60
const LONGEST_LIST = 400
/** Initials, short titles: `geom. `, `И. `, `Dr. `. */
const abbreviation = /(?<!\p{L})(?:\p{Lu}\p{Ll}?|\p{Ll}{1,5})\. /gu
const entry = /^\s*(?:[-–—•*]|\d{1,2}[.)])?\s*\p{Lu}/u

const tableOf = phraseTables(words)
const labelsOf = phraseTables(Object.fromEntries(Object.entries(wholeLabels).map(([language, { labels }]) => [language, labels])))
const besideLabels = phraseTables(Object.fromEntries(Object.entries(wholeLabels).map(([language, { beside }]) => [language, beside])))
/** Of classes, of houses: `Pupils 3b:`. */
const numbered = /\d/u

/** Whether a name stands in a list behind a label that says so, in its line or in lines above. @param code ISO 639-3 of the text, which may be an alias */
export function isOnRoster(text: string, { start }: Span, code: string): boolean {
  const language = modelLanguage(code)
  if (labelsOf(language) === undefined) return false
  const lines = text.slice(Math.max(0, start - LONGEST_LIST), start).split('\n')
  const own = lines.pop()!
  if (own.includes(':')) return isLabelled(own, language)
  if (!entry.test(own) && own.trim() !== '' && !/^\s*(?:[-–—•*]|\d{1,2}[.)])\s*$/u.test(own)) return false
  for (let line = lines.pop(); line !== undefined; line = lines.pop()) {
    if (line.trimEnd().endsWith(':')) return isLabelled(line, language)
    if (line.trim() !== '' && !entry.test(line)) return false
  }
  return false
}

/** Whether the last label of a line is one, and only a list is behind it. */
function isLabelled(line: string, language: string): boolean {
  const colon = line.lastIndexOf(':')
  const label = line
    .slice(Math.max(0, colon - LONGEST_LABEL), colon)
    .split(/[.!?;](?=\s)/u)
    .at(-1)!
  return isLabel(label, language) && !/[.!?] /u.test(line.slice(colon).replace(abbreviation, ' '))
}

function isLabel(label: string, language: string): boolean {
  const table = tableOf(language)
  if (wordsOf(label).some((word) => table?.has(word) === true)) return true
  const labels = labelsOf(language)!
  const beside = besideLabels(language)!
  const whole = wordsOf(label.split(/[:,]/u).at(-1)!)
  return whole.some((word) => labels.has(word)) && whole.every((word) => labels.has(word) || beside.has(word) || numbered.test(word))
}
