/**
 * Schools, hospitals and the like by what they are: before the name in some languages (`Hospital San Juan`), behind it in others (`Leőwey Klára Gimnázium`). Such houses
 * are called after persons, saints and places. In small letters; with a hyphen the last part of a compound.
 */
import type { EntityLanguage } from '../../languages.js'

export interface InstitutionWords {
  readonly before?: string
  readonly behind?: string
  /** Words behind are written small inside a name (`Raksilan lukio`). */
  readonly small?: true
}

const norwegian: InstitutionWords = {
  before: 'sykehuset sjukehuset høgskolen høyskolen universitetet',
  behind:
    'skole skule barneskole ungdomsskole skolen katedralskole universitet sykehus sjukehus universitetssykehus sykehjem sjukeheim barnehage legesenter apotek bibliotek',
  small: true
}

/** @see InstitutionWords */
export const institutionWords: Partial<Record<EntityLanguage, InstitutionWords>> = {
  eng: {
    behind: 'school academy college university hospital clinic infirmary hospice library institute polytechnic kindergarten nursery surgery'
  },
  deu: {
    before:
      'klinikum universitätsklinikum klinik krankenhaus universität hochschule gymnasium grundschule realschule hauptschule gesamtschule berufsschule kita seniorenheim',
    behind: '-gymnasium -schule -grundschule -realschule -gesamtschule -krankenhaus -klinik -klinikum -universität -hochschule -hospital -stift -kolleg'
  },
  nld: {
    before: 'hogeschool universiteit basisschool ziekenhuis obs cbs rkbs verpleeghuis zorgcentrum kinderdagverblijf',
    behind: '-school scholengemeenschap college lyceum gymnasium universiteit ziekenhuis -ziekenhuis gasthuis kliniek'
  },
  swe: {
    behind:
      'skola skolan -skolan gymnasium gymnasiet -gymnasiet universitet högskola sjukhus universitetssjukhus lasarett vårdcentral folkhögskola bibliotek förskola apotek',
    small: true
  },
  dan: {
    before: 'børnehuset',
    behind: 'skole -skolen gymnasium universitet hospital universitetshospital sygehus højskole handelsskole børnehave plejehjem bibliotek apotek',
    small: true
  },
  nob: norwegian,
  nno: norwegian,
  fra: {
    before: 'lycée collège école hôpital clinique université institut ehpad chu chr crèche polyclinique'
  },
  spa: {
    before: 'hospital clínica colegio escuela instituto ies ceip universidad residencia liceo conservatorio preparatoria sanatorio guardería'
  },
  cat: { before: 'hospital clínica col·legi escola institut ies universitat residència conservatori cap' },
  por: {
    before: 'hospital clínica colégio escola liceu instituto universidade faculdade maternidade creche externato agrupamento lar'
  },
  ita: {
    before: 'ospedale policlinico clinica liceo istituto scuola università ateneo conservatorio asilo convitto iis itis ipsia'
  },
  ron: {
    before: 'spitalul liceul colegiul școala universitatea grădinița clinica policlinica institutul gimnaziul academia'
  },
  pol: {
    before:
      'szpital klinika przychodnia hospicjum liceum technikum szkoła gimnazjum przedszkole uniwersytet politechnika akademia lo sp zespół szpitala szpitalu szkoły szkole uniwersytetu uniwersytecie'
  },
  ces: { before: 'nemocnice gymnázium škola univerzita poliklinika klinika lyceum fakulta gymnáziu škole univerzitě nemocnici zš mš' },
  slk: { before: 'nemocnica gymnázium škola univerzita poliklinika klinika lýceum fakulta nemocnici zš mš' },
  slv: { before: 'bolnišnica gimnazija šola univerza klinika vrtec knjižnica oš' },
  hrv: { before: 'bolnica gimnazija škola sveučilište klinika vrtić knjižnica oš kbc učilište' },
  srp: { before: 'болница гимназија школа универзитет клиника вртић ош bolnica gimnazija škola univerzitet klinika vrtić oš' },
  bul: { before: 'болница училище гимназия университет лицей клиника су оу пу пг умбал мбал соу нпг дг' },
  rus: {
    before:
      'больница школа лицей гимназия университет институт академия поликлиника клиника больнице школе лицее гимназии университете институте академии гкб мбоу мгу'
  },
  ukr: { before: 'лікарня школа ліцей гімназія університет інститут академія поліклініка клініка лікарні школі ліцеї гімназії університеті інституті' },
  ell: { before: 'νοσοκομείο πανεπιστήμιο λύκειο γυμνάσιο σχολείο κλινική δημοτικό' },
  hun: {
    behind: 'iskola gimnázium kórház egyetem technikum óvoda kollégium klinika szakgimnázium líceum főiskola gimnáziumban kórházban egyetemen iskolában'
  },
  fin: { behind: 'koulu lukio yliopisto sairaala päiväkoti opisto ammattikorkeakoulu terveysasema kirjasto', small: true },
  est: { behind: 'kool gümnaasium ülikool haigla lasteaed põhikool kliinik', small: true },
  lav: { behind: 'skola ģimnāzija vidusskola universitāte slimnīca pamatskola', small: true },
  lit: { behind: 'mokykla gimnazija universitetas ligoninė progimnazija klinikos kolegija darželis', small: true },
  tur: { behind: 'lisesi üniversitesi hastanesi okulu ilkokulu ortaokulu kliniği koleji enstitüsü kreşi anaokulu' },
  ara: { before: 'مستشفى مدرسة جامعة كلية معهد عيادة روضة ثانوية' },
  fas: { before: 'بیمارستان مدرسه دانشگاه دبیرستان دبستان درمانگاه آموزشگاه هنرستان' },
  heb: { before: 'תיכון אוניברסיטת מכללת בי"ס' },
  hin: { behind: 'अस्पताल विद्यालय विश्वविद्यालय महाविद्यालय कॉलेज स्कूल मंदिर संस्थान' },
  ben: { behind: 'হাসপাতাল বিদ্যালয় বিশ্ববিদ্যালয় কলেজ স্কুল' },
  ind: { before: 'rs rsud rsup sd sdn smp smpn sma sman smk universitas stie politeknik klinik puskesmas' },
  msa: { before: 'hospital sekolah smk sjk universiti kolej klinik politeknik' },
  tgl: { behind: 'school hospital university college academy' },
  vie: { before: 'trường thpt thcs học viện bệnh đại phòng khám' }
}

/** By which a house is called after somebody, between what it is and the name. */
export const calledAfter: ReadonlySet<string> = new Set('im im. imienia imeni им им. имени ім ім. імені jména název'.split(' '))
