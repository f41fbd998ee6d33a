/**
 * Forms of address and titles before persons' names, one table for all that ask: what stands behind a form that only persons have is a person, at the beginning of a
 * name it is no part of it, letters greet with it, it tells a woman from a man, and somebody who is called by it is mostly nobody whom many know.
 */

export interface FormsOfAddress {
  readonly women?: string
  readonly men?: string
  /** Of both, of couples, or where nothing tells. */
  readonly either?: string
  /** Languages (ISO 639-3) in which they are that; elsewhere other words or names are written alike (Pan Am, HR, Tampa Bay). */
  readonly languages?: string
  /** Anybody has them: no title, no office. */
  readonly anybody?: true
  /** Only persons have them. */
  readonly person?: true
  /** No part of a name that begins with them. */
  readonly apart?: true
  /** Behind the greeting of a letter. */
  readonly letter?: true
  /** A name stands behind them whether a model found it or not. */
  readonly alone?: true
  /** What somebody is by it tells namesakes apart. */
  readonly title?: true
  /** Before the one name of a ruler or a saint, which is nobody's given name in front of a surname: `Pope Francis`. */
  readonly ruler?: true
}

/** Most forms: a new language has a row of them. */
const plain = { anybody: true, person: true, apart: true, letter: true } as const

export const formsOfAddress: readonly FormsOfAddress[] = [
  {
    ...plain,
    women:
      'mrs ms frau fräulein frøken mevrouw mevr mme mlle madame mademoiselle señora señorita sra srta senyora senhora signora signorina doamna doamnei fru rouva proua kundze ponia gospa госпожа госпожи госпожу госпоже г-жа г-жи г-жу г-же гжа пані κυρία κυρίας',
    men: 'mr mister herr herrn meneer dhr monsieur señor senyor senhor signor domnul domnului herra härra kungs ponas gospodin господин господина господину господином г-н г-на г-ну гн κύριος κυρίου κύριο',
    // him who is called, or several of them
    either: 'panie'
  },
  // behind a name of two generations, or another word
  { men: 'sr sig', person: true, apart: true, letter: true },
  { men: 'sr', languages: 'spa por cat tgl', anybody: true },
  { men: 'sig', languages: 'ita', anybody: true },
  { ...plain, women: 'mw', languages: 'nld' },
  { men: 'm', either: 'mm', languages: 'fra', anybody: true, person: true },
  // feminine forms, which nothing else is written like
  { women: 'dott.ssa prof.ssa dr.ssa avv.ssa sig.ra sig.na', languages: 'ita', anybody: true, person: true, alone: true },
  { either: 'dott', languages: 'ita', anybody: true, person: true, alone: true },
  {
    ...plain,
    women: 'dr.ª sr.ª prof.ª eng.ª drª srª profª exm.ª d.ª dª dña dñª dra',
    men: 'eng.º exm.º',
    languages: 'por spa cat',
    alone: true
  },
  // of surveyors, accountants, engineers, architects and lawyers
  { either: 'geom rag arch avv', languages: 'ita', person: true, apart: true, letter: true, alone: true },
  // of graduates, engineers, architects and accountants
  { either: 'lic arq', languages: 'spa por cat', person: true, apart: true, letter: true, alone: true },
  { either: 'ing', languages: 'spa por cat', person: true, alone: true },
  { women: 'cra', men: 'cr', either: 'cpn', languages: 'spa', person: true, apart: true, alone: true },
  // whom a field names, and who scored
  { either: 'kontaktpersona', languages: 'lav', apart: true },
  { either: 'golleri golü', languages: 'tur', apart: true },
  // models take them with the name for a firm
  { women: 'senhora', men: 'senhor', languages: 'por', alone: true },
  { women: 'doña', men: 'don', languages: 'spa cat', anybody: true },
  { women: 'dona', languages: 'por cat', anybody: true },
  { men: 'don', languages: 'ita', anybody: true },
  { ...plain, women: 'dna d-na domnișoara', men: 'dl domnule', languages: 'ron' },
  { men: 'hr', languages: 'deu dan nob nno swe est', anybody: true, person: true },
  // before names in tables and rotas
  { men: 'hr', languages: 'deu', alone: true },
  { ...plain, women: 'frk', languages: 'dan nob nno' },
  { ...plain, women: 'fröken', languages: 'swe' },
  { ...plain, women: 'rva', men: 'hra', languages: 'fin' },
  { women: 'kundzes', men: 'kunga', languages: 'lav', anybody: true },
  { ...plain, women: 'ponios poniai', men: 'ponui poną pono', languages: 'lit' },
  { women: 'pani', men: 'pan', languages: 'pol ces slk', anybody: true, person: true },
  { ...plain, women: 'panią', men: 'pana panu panem', languages: 'pol ces slk' },
  { ...plain, women: 'paní slečna', men: 'pán pána pánovi', languages: 'ces slk' },
  { men: 'пан пана пану паном панові', languages: 'ukr rus', anybody: true, person: true },
  {
    ...plain,
    women: 'gospođa gospođe gospođi gospođu gospodja gospodična gđa gđica',
    men: 'gospodina gospodinu gosp',
    either: 'gospoda gospodu',
    languages: 'hrv srp'
  },
  { ...plain, women: 'gospe gospo gospodična', men: 'gospod gospoda gospodu gospodina gospodinu', languages: 'slv' },
  { ...plain, women: 'госпођа госпође госпођи госпођу', men: 'господине', languages: 'srp' },
  // an initial as well
  { women: 'κα', men: 'κ κος', languages: 'ell', anybody: true },
  { ...plain, women: 'bayan', men: 'bay', either: 'sayın', languages: 'tur' },
  { women: 'السيدة', men: 'السيد', anybody: true, letter: true },
  { women: 'הגברת גברת גב', men: 'מר', anybody: true, letter: true },
  { women: 'خانم', men: 'آقای', anybody: true, letter: true },
  { women: 'श्रीमती सुश्री', men: 'श्री श्रीमान', anybody: true, letter: true },
  { ...plain, women: 'ibu puan', men: 'bapak pak encik', languages: 'ind msa' },
  { ...plain, women: 'bu mbak', languages: 'ind' },
  { ...plain, women: 'cik', languages: 'msa' },
  { women: 'ustazah datin', men: 'ustaz datuk', either: 'cikgu', languages: 'msa', person: true, apart: true },
  { men: 'tuan', languages: 'ind msa', apart: true, letter: true },
  { women: 'tante nenek nyonya nona', men: 'bang abang mas om kakek', languages: 'ind' },
  { women: 'pn makcik', men: 'en pakcik abang', languages: 'msa' },
  { ...plain, women: 'bà', men: 'ông', languages: 'vie' },
  { women: 'chị', men: 'anh', languages: 'vie', anybody: true, apart: true, letter: true },
  { women: 'cô', languages: 'vie' },
  // of coaches
  { either: 'hlv', languages: 'vie', person: true, apart: true },
  { ...plain, women: 'gng ginang binibining aling', men: 'ginoong mang', languages: 'tgl' },
  { women: 'ate', men: 'kuya', languages: 'tgl', apart: true },
  { women: 'nanay lola', men: 'tatay lolo', languages: 'tgl' },
  // that are other words or parts of other names as well
  { women: 'miss', either: 'mx', anybody: true, letter: true },
  { men: 'signore', anybody: true, apart: true },
  { women: 'madam lady dame', men: 'lord signorino dom ملك الشيخ' },
  { either: 'dr', anybody: true, apart: true, letter: true, title: true },
  { either: 'prof professor doktor docteur ing dott', apart: true, letter: true, title: true },
  { women: 'dottoressa dott.ssa prof.ssa dr.ssa avv.ssa sig.ra sig.na d.na', men: 'dottor', either: 'mag dipl профессор доктор', apart: true, letter: true },
  { men: 'sir', letter: true },
  { either: 'hr fr pan pani pane пан пани', apart: true },
  // who declares something in writing; firms do as well
  {
    either:
      'undersigned unterzeichnende unterzeichneter unterzeichnete endesunterzeichnete endesunterzeichneter ondergetekende undertegnede underteikna soussigné soussignée infrascrito infrascrita subsemnatul subsemnata нижеподписавшийся нижеподписавшаяся нижчепідписаний нижчепідписана долуподписаният долуподписаната долепотписани υπογεγραμμένος υπογεγραμμένη alulírott',
    apart: true,
    alone: true
  },
  {
    either:
      'undertecknad sottoscritto sottoscritta podpisany podpisana podepsaný podepsaná podpísaný podpísaná podpisani potpisani potpisana dolepotpisani allekirjoittanut allakirjutanu',
    apart: true
  },
  // of councils, churches, courts, governments and armies
  { either: 'cllr cllrs clr clrs ald revd', languages: 'eng', person: true, apart: true, letter: true, alone: true },
  { either: 'pc wpc pcso dc dci sgt insp supt', languages: 'eng', anybody: true },
  { either: 'councillor councillors councilman councilwoman alderman reverend hon', languages: 'eng', apart: true },
  {
    either: 'stadtrat stadträtin gemeinderat gemeinderätin bürgermeister bürgermeisterin oberbürgermeister oberbürgermeisterin landrat landrätin abg',
    languages: 'deu',
    apart: true
  },
  { either: 'wethouder raadslid burgemeester ds', languages: 'nld', apart: true },
  { either: 'borgmester ordfører rådmand rådmann borgmästare kommunalråd', languages: 'dan nob nno swe', apart: true },
  { either: 'conseiller conseillère maire échevin échevine me', languages: 'fra', apart: true },
  { either: 'concejal concejala alcalde alcaldesa regidor regidora diputado diputada excmo excma ilmo ilma rvdo rvda', languages: 'spa cat', apart: true },
  { either: 'vereador vereadora prefeito prefeita deputado deputada exmo exma ilmo ilma revmo', languages: 'por', apart: true },
  { either: 'sindaco sindaca assessore assessora consigliere consigliera onorevole on mons', languages: 'ita', apart: true },
  { either: 'primar primarul primarului consilier consilierul consiliera deputat deputatul', languages: 'ron', apart: true },
  { either: 'radny radna radnego radnej radnemu burmistrz burmistrza wójt wójta poseł posłanka posła posłanki starosta ks', languages: 'pol', apart: true },
  { either: 'starosta starostka zastupitel zastupitelka poslanec poslankyně primátor primátorka radní', languages: 'ces', apart: true },
  { either: 'primátor primátorka poslanec poslankyňa starosta starostka poslanca poslankyne', languages: 'slk', apart: true },
  { either: 'gradonačelnik gradonačelnica načelnik načelnica vijećnik vijećnica odbornik odbornica', languages: 'hrv srp', apart: true },
  { either: 'градоначелник градоначелница начелник одборник одборница', languages: 'srp', apart: true },
  { either: 'župan županja svetnik svetnica', languages: 'slv', apart: true },
  { either: 'депутат депутата депутатка мэр мэра губернатор губернатора', languages: 'rus', apart: true },
  { either: 'депутат депутата депутатка мер мера голова голови', languages: 'ukr', apart: true },
  { either: 'кмет кмета кметът кметица депутат депутатът депутатката', languages: 'bul', apart: true },
  { either: 'bakan vali avukat', languages: 'tur', apart: true },
  { either: 'presiden menteri gubernur bupati jenderal', languages: 'ind msa', apart: true },
  { either: 'pangulong senador mayor gobernador', languages: 'tgl', person: true, apart: true },
  { either: 'senadora', languages: 'tgl', person: true },
  { either: 'kapitan konsehal kagawad', languages: 'tgl', person: true, apart: true },
  { either: 'president chancellor minister senator judge captain capt colonel gen general', apart: true, title: true },
  { either: 'rev', languages: 'eng', apart: true },
  { either: 'mgr', languages: 'fra', apart: true },
  { either: 'justice col sen rep rev drs ir mgr maitre', title: true },
  {
    either:
      'lieutenant lt sergeant sgt kanzler bundeskanzler bundeskanzlerin präsident präsidentin professorin richter senadora presidente presidenta ministro ministra ministre presidentti pääministeri ministeri президент президента министр министра премьер генерал',
    apart: true
  },
  // who trades under the own name
  { either: 'ип чп', languages: 'rus', apart: true },
  { either: 'фоп спд', languages: 'ukr rus', apart: true },
  // behind names in other sentences, and cases in which somebody is called
  {
    women: 'doamnă gospođo госпођо госпожо asszony',
    men: 'heer gospodine пане κύριε úr',
    either: 'm don doña hr pan pani pane الأستاذ الدكتور صاحب জনাব คุณ',
    letter: true
  },
  {
    women:
      'queen princess empress königin prinzessin reine reina princesa rainha regina principessa koningin drottning prinses prinsessa dronning prinsesse królowa královna kraljica королева королевы королевой кралица краљица kuningatar kraliçe királynő βασίλισσα الملكة الأميرة המלכה ratu',
    men: 'king prince emperor pope sultan emir tsar czar könig prinz kaiser papst roi pape rey príncipe papa rei re principe koning prins paus kung påven kong paven pave król książę papież papieża krol král princ papež papeža pápež kralj король короля принц папа царь крал краљ karalius popiežius karalis pāvests kuningas prinssi paavi király pápa regele kral prens βασιλιάς πάπας الملك الأمير البابا המלך האפיפיור raja',
    either: 'st saint',
    ruler: true
  }
]

/** Plural forms of address, in the cases that lists stand in; with a capital where they are written so alone. */
export const pluralFormsOfAddress: Readonly<Record<string, string>> = {
  eng: 'Messrs Mesdames Mmes Misses',
  deu: 'Herren Damen Frauen',
  nld: 'heren dames mevrouwen',
  swe: 'herrarna herrar fruarna',
  dan: 'herrerne herrer fruerne',
  nob: 'herrene herrer fruene',
  nno: 'herrane herrar',
  fra: 'MM Messieurs Mmes Mesdames Mlles Mesdemoiselles',
  spa: 'Sres señores Sras señoras Srtas señoritas Dres Dras',
  cat: 'Srs senyors Sres senyores Srtes senyoretes',
  por: 'Srs senhores Sras Sr.as senhoras Drs Dras',
  ita: 'signori sigg signore sig.re signorine dott.ri dottori dott.sse avvocati',
  ron: 'domnii domnilor dnii doamnele doamnelor dnele',
  pol: 'panowie panów panom panami panie pań paniom paniami',
  ces: 'pánové pánů pánům pány paní dámy',
  slk: 'páni pánov pánom pánmi panie dámy',
  slv: 'gospodje gospodov gospe gg',
  hrv: 'gospoda gospode gospodi gospođe gospođama',
  srp: 'gospoda gospode gospodi gospođe gospođama господа господе господи госпође госпођама',
  bul: 'господата госпожите г-дата',
  rus: 'господа господ господам господами госпожи гг',
  ukr: 'панове панів панам панами пані',
  ell: 'κύριοι κυρίων κυρίους κυρίες κκ',
  fin: 'herrat rouvat',
  est: 'härrad prouad',
  lav: 'kungi kungiem kundzes',
  lit: 'ponai ponams ponios ponioms',
  tur: 'Baylar Bayanlar'
}
export interface FormsBehindNames {
  readonly women?: string
  readonly men?: string
  readonly either?: string
  /** What somebody is: a teacher, a doctor; no part of the name, but not anybody's. */
  readonly titles?: string
  /** The wife and the son of the one named: no form of the name's bearer. */
  readonly wives?: string
  readonly sons?: string
}

/** Forms of address behind names, in small letters, `_` for a blank; in the scripts of East Asia without a blank before them, or with one. `씨 부인` is his wife. */
export const formsBehindNames: Readonly<Record<string, FormsBehindNames>> = {
  hun: { women: 'asszony kisasszony úrhölgy néni', men: 'úr bácsi' },
  tur: { women: 'hanım hanımefendi', men: 'bey beyefendi' },
  ara: { women: 'المحترمة الموقرة', men: 'المحترم الموقر' },
  hin: { either: 'जी साहब' },
  urd: { women: 'صاحبہ', men: 'صاحب' },
  ben: { women: 'আপা' },
  zho: { women: '女士 小姐 太太', men: '先生', titles: '老师 老師 教授 医生 醫生 经理 經理 同学 同學 师傅 師傅 律师 律師', wives: '夫人', sons: '公子 爺' },
  jpn: { either: 'さん 様 さま 氏 君 くん ちゃん 先生 殿', wives: '夫人' },
  kor: { women: '여사', men: '씨_부인', either: '씨 님 선생님', wives: '부인' }
}

/** Alternatives of a pattern, the longest first: the words as they are and with a capital or capitals. @param lists words apart by blanks */
export function alternativesOf(lists: readonly (string | undefined)[], language: string): string {
  const locale = language === 'tur' ? 'tr' : 'en'
  const words = lists.flatMap((list) => list?.split(' ') ?? []).map((word) => word.replaceAll('_', ' '))
  const written = words.flatMap((word) => [word, word[0]!.toLocaleUpperCase(locale) + word.slice(1), word.toLocaleUpperCase(locale)])
  return [...new Set(written)].sort((left, right) => right.length - left.length).join('|')
}

/** Their forms are written together with the name and with what follows. */
const joining: ReadonlySet<string> = new Set(['zho', 'jpn', 'kor'])

/** A pattern for what stands right behind a name: one of these forms of a language; of a language without any a pattern of nothing. */
export function formsBehind(language: string, ...columns: readonly (keyof FormsBehindNames)[]): RegExp {
  const forms = formsBehindNames[language] ?? {}
  const words = alternativesOf(
    columns.map((column) => forms[column]),
    language
  )
  if (words === '') return /(?!)/u
  return joining.has(language) ? new RegExp(`^ ?(?:${words})`, 'u') : new RegExp(`^ (?:${words})(?![\\p{L}\\p{M}])`, 'u')
}

/** Whether forms are such in a language. @param language ISO 639-3 */
export function areSaidIn({ languages }: FormsOfAddress, language: string): boolean {
  return languages === undefined || languages.split(' ').includes(language)
}

/** All words of a row. */
export function wordsOfForms({ women, men, either }: FormsOfAddress): string[] {
  return [women, men, either].flatMap((words) => words?.split(' ') ?? [])
}
