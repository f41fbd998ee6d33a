/**
 * Forms of address and titles before persons' names, one table for those who ask: what stands behind a form that only persons have is a person, at the beginning
 * of a name it is no part of it, and letters greet with it. A new form may be wanted in the other tables, too: by gender and for all cases in `chains/gender.ts`, those
 * that anybody has in `src/linking/forms-of-address.ts` (folded), titles that are no given names in `src/linking/person-names.ts` (in Latin letters). Those behind names stand
 * in `titles.ts` and `addressed.ts`.
 */
import { foldWord } from '../chains/fold.js'
import type { EntityLanguage } from '../languages.js'
import { perLanguage } from '../per-language.js'

interface Forms {
  readonly words: string
  /** Languages in which they are that; elsewhere other words or names are written alike (Pan Am, HR, Tampa Bay). */
  readonly languages?: readonly EntityLanguage[]
  /** Only persons have them. */
  readonly person?: true
  /** No part of a name that begins with them. */
  readonly apart?: true
  /** Behind the greeting of a letter. */
  readonly letter?: true
  /** A name stands behind them whether a model found it or not. */
  readonly alone?: true
}

const table: readonly Forms[] = [
  {
    words:
      'mr mister mrs ms herr herrn frau fräulein mevrouw mevr meneer dhr monsieur mme mlle madame mademoiselle señor señora señorita sr sra srta senyor senyora senhor senhora sig signor signora signorina domnul doamna domnului doamnei fru rouva herra proua härra kungs kundze ponas ponia panie paní gospodin gospođa gospa господин господина господину господином госпожа госпожи госпожу госпоже г-н г-жа пані κύριος κυρία κυρίου κυρίας κύριο',
    person: true,
    apart: true,
    letter: true
  },
  // feminine forms, which nothing else is written like
  { words: 'dott.ssa prof.ssa dr.ssa avv.ssa sig.ra sig.na', languages: ['ita'], person: true, alone: true },
  { words: 'dott.ssa prof.ssa dr.ssa avv.ssa sig.ra sig.na', apart: true, letter: true },
  {
    words: 'dr.ª sr.ª prof.ª eng.ª drª srª profª eng.º exm.º exm.ª d.ª dª dña dñª dra',
    languages: ['por', 'spa', 'cat'],
    person: true,
    apart: true,
    alone: true
  },
  // who declares something in writing; firms do as well
  {
    words:
      'undersigned unterzeichnende unterzeichneter unterzeichnete endesunterzeichnete endesunterzeichneter ondergetekende undertegnede underteikna soussigné soussignée infrascrito infrascrita subsemnatul subsemnata нижеподписавшийся нижеподписавшаяся нижчепідписаний нижчепідписана долуподписаният долуподписаната долепотписани υπογεγραμμένος υπογεγραμμένη alulírott',
    apart: true,
    alone: true
  },
  {
    words:
      'undertecknad sottoscritto sottoscritta podpisany podpisana podepsaný podepsaná podpísaný podpísaná podpisani potpisani potpisana dolepotpisani allekirjoittanut allakirjutanu',
    apart: true
  },
  { words: 'dott', languages: ['ita'], person: true, alone: true },
  { words: 'pan pani', languages: ['pol', 'ces', 'slk'], person: true },
  { words: 'pana panu panem panią', languages: ['pol', 'ces', 'slk'], person: true, apart: true },
  { words: 'pán pána pánovi slečna', languages: ['ces', 'slk'], person: true, apart: true },
  { words: 'hr', languages: ['dan', 'nob', 'nno', 'swe', 'deu', 'est'], person: true },
  { words: 'frk', languages: ['dan', 'nob', 'nno'], person: true, apart: true },
  { words: 'm mm', languages: ['fra'], person: true },
  { words: 'hra rva', languages: ['fin'], person: true, apart: true },
  { words: 'mw', languages: ['nld'], person: true, apart: true, letter: true },
  { words: 'bay bayan sayın', languages: ['tur'], person: true, apart: true },
  { words: 'пан пана пану паном', languages: ['ukr', 'rus'], person: true },
  { words: 'gospoda gospodu gospođe gospođi gospođu gosp', languages: ['hrv', 'srp'], person: true, apart: true },
  { words: 'gospoda gospodu gospe gospo gospod', languages: ['slv'], person: true, apart: true },
  { words: 'господине госпођа госпође госпођи госпођу', languages: ['srp'], person: true, apart: true },
  { words: 'domnule dl dna d-na', languages: ['ron'], person: true, apart: true },
  { words: 'ponui poną ponios poniai', languages: ['lit'], person: true, apart: true },
  { words: 'bapak pak ibu encik puan', languages: ['ind', 'msa'], person: true, apart: true },
  { words: 'bu mbak', languages: ['ind'], person: true, apart: true },
  { words: 'cik cikgu ustaz ustazah datuk datin', languages: ['msa'], person: true, apart: true },
  { words: 'tuan', languages: ['ind', 'msa'], apart: true },
  { words: 'ông bà', languages: ['vie'], person: true, apart: true },
  { words: 'anh chị', languages: ['vie'], apart: true },
  { words: 'ginoong gng ginang binibining aling mang', languages: ['tgl'], person: true, apart: true },
  { words: 'pangulong senador senadora mayor gobernador', languages: ['tgl'], person: true, apart: true },
  { words: 'kuya ate', languages: ['tgl'], apart: true },
  { words: 'bakan vali avukat', languages: ['tur'], apart: true },
  { words: 'presiden menteri gubernur bupati jenderal', languages: ['ind', 'msa'], apart: true },
  // of councils, churches and courts
  { words: 'cllr cllrs clr clrs ald revd', languages: ['eng'], person: true, apart: true, letter: true, alone: true },
  { words: 'councillor councillors councilman councilwoman alderman rev reverend hon', languages: ['eng'], apart: true },
  {
    words: 'stadtrat stadträtin gemeinderat gemeinderätin bürgermeister bürgermeisterin oberbürgermeister oberbürgermeisterin landrat landrätin abg',
    languages: ['deu'],
    apart: true
  },
  { words: 'wethouder raadslid burgemeester ds', languages: ['nld'], apart: true },
  { words: 'borgmester ordfører rådmand rådmann borgmästare kommunalråd', languages: ['dan', 'nob', 'nno', 'swe'], apart: true },
  { words: 'conseiller conseillère maire échevin échevine me mgr', languages: ['fra'], apart: true },
  { words: 'concejal concejala alcalde alcaldesa regidor regidora diputado diputada excmo excma ilmo ilma rvdo rvda', languages: ['spa', 'cat'], apart: true },
  { words: 'vereador vereadora prefeito prefeita deputado deputada exmo exma ilmo ilma revmo', languages: ['por'], apart: true },
  { words: 'sindaco sindaca assessore assessora consigliere consigliera onorevole on mons', languages: ['ita'], apart: true },
  { words: 'primar primarul primarului consilier consilierul consiliera deputat deputatul', languages: ['ron'], apart: true },
  {
    words: 'radny radna radnego radnej radnemu burmistrz burmistrza wójt wójta poseł posłanka posła posłanki starosta ks',
    languages: ['pol'],
    apart: true
  },
  { words: 'starosta starostka zastupitel zastupitelka poslanec poslankyně primátor primátorka radní', languages: ['ces'], apart: true },
  { words: 'primátor primátorka poslanec poslankyňa starosta starostka poslanca poslankyne', languages: ['slk'], apart: true },
  { words: 'gradonačelnik gradonačelnica načelnik načelnica vijećnik vijećnica odbornik odbornica', languages: ['hrv', 'srp'], apart: true },
  { words: 'градоначелник градоначелница начелник одборник одборница', languages: ['srp'], apart: true },
  { words: 'župan županja svetnik svetnica', languages: ['slv'], apart: true },
  { words: 'депутат депутата депутатка мэр мэра губернатор губернатора', languages: ['rus'], apart: true },
  { words: 'депутат депутата депутатка мер мера голова голови', languages: ['ukr'], apart: true },
  { words: 'кмет кмета кметът кметица депутат депутатът депутатката', languages: ['bul'], apart: true },
  // who trades under the own name
  { words: 'ип чп', languages: ['rus'], apart: true },
  { words: 'фоп спд', languages: ['ukr', 'rus'], apart: true },
  // that are other words or parts of other names as well
  { words: 'hr fr pan pani pane пан пани signore', apart: true },
  { words: 'miss sir m don doña hr pan pani pane pán', letter: true },
  { words: 'dr prof professor dottor dottoressa dott ing', apart: true, letter: true },
  { words: 'doktor docteur mag dipl d.na профессор доктор', apart: true, letter: true },
  {
    words:
      'president chancellor minister senator judge captain capt colonel gen lieutenant lt sergeant sgt kanzler bundeskanzler bundeskanzlerin präsident präsidentin professorin richter senadora presidente presidenta ministro ministra ministre general presidentti pääministeri ministeri президент президента министр министра премьер генерал',
    apart: true
  },
  // behind names in other sentences, and cases in which somebody is called
  {
    words:
      'heer doamnă domnule gospod gospo gospodine gospođo господине госпођо госпожо пане κύριε úr asszony bay bayan bapak ibu pak bu encik puan cik tuan ông bà anh chị ginoong binibining גברת מר الأستاذ الدكتور السيد السيدة آقای خانم صاحب श्री श्रीमती জনাব คุณ',
    letter: true
  }
]

type Use = 'person' | 'apart' | 'letter' | 'alone'

const wordsOf = (use: Use, written: (word: string) => string, isOf: (languages: Forms['languages']) => boolean): ReadonlySet<string> =>
  new Set(table.filter((forms) => forms[use] === true && isOf(forms.languages)).flatMap(({ words }) => words.split(' ').map(written)))

function byLanguage(use: Use, written: (word: string) => string): (language: EntityLanguage) => ReadonlySet<string> {
  return perLanguage((language) => wordsOf(use, written, (languages) => languages === undefined || languages.includes(language)))
}

/** Forms that only persons have, in small letters. */
export const formsOfPersons: (language: EntityLanguage) => ReadonlySet<string> = byLanguage('person', (word) => word)

/** Forms that a person's name always stands behind, in small letters. */
export const formsBeforeNames: (language: EntityLanguage) => ReadonlySet<string> = byLanguage('alone', (word) => word)

/** Forms and titles that are no part of the names that begin with them, folded. */
export const formsApart: (language: EntityLanguage) => ReadonlySet<string> = byLanguage('apart', foldWord)

/** Forms in the greetings of letters of all languages, in small letters. */
export const formsOfLetters: ReadonlySet<string> = wordsOf(
  'letter',
  (word) => word,
  () => true
)
