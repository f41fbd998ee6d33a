/**
 * Offices and services beside a name that its famous bearer does not have: the mayor Kevin Smith is not the director, the crown prince Hussein no president.
 * What the base says of somebody is a short description in English.
 */

import { modelLanguage } from '../core/languages.js'
import type { Span } from '../core/spans.js'
import { foldName } from '../knowledge/names/fold.js'
import { tellsBeside } from './everyday-work.js'

interface Office {
  /** Hardly anybody is known for it: of whom the base says nothing it is somebody else's. */
  readonly isPrivate?: true
  /** Words of a description that do not contradict it. */
  readonly fits: RegExp
  /** Its words by language (ISO 639-3), nominative. */
  readonly words: Readonly<Record<string, string>>
}

const politics =
  /politician|mayor|governor|president|statesman|minister|lawyer|jurist|senator|congress|parliament|member|leader|activist|businessman|official|bundestag/u

const offices: readonly Office[] = [
  {
    fits: /king|queen|prince|royal|monarch|emir|sultan|shah|ruler|duke|duchess|noble|emperor|empress|heir|consort|caliph|imam/u,
    words: {
      eng: 'king queen prince princess emir sultan',
      deu: 'könig königin prinz prinzessin kronprinz kronprinzessin emir sultan',
      fra: 'roi reine prince princesse émir sultan',
      spa: 'rey reina príncipe princesa emir sultán',
      por: 'rei rainha príncipe princesa emir sultão',
      ita: 're regina principe principessa emiro sultano',
      cat: 'rei reina príncep princesa emir soldà',
      nld: 'koning koningin prins prinses kroonprins kroonprinses emir sultan',
      swe: 'kung kungen drottning drottningen prins prinsessan kronprins kronprinsen kronprinsessan',
      dan: 'kong dronning prins prinsesse kronprins kronprinsesse',
      nob: 'kong dronning prins prinsesse kronprins kronprinsesse',
      nno: 'kong konge dronning prins prinsesse kronprins kronprinsesse',
      fin: 'kuningas kuningatar prinssi prinsessa kruununprinssi kruununprinsessa',
      est: 'kuningas kuninganna prints printsess kroonprints',
      lav: 'karalis karaliene princis princese emīrs sultāns',
      lit: 'karalius karalienė princas princesė emyras sultonas',
      pol: 'król królowa książę księżna księżniczka emir sułtan',
      ces: 'král královna princ princezna emír sultán',
      slk: 'kráľ kráľovná princ princezná emir sultán',
      slv: 'kralj kraljica princ princesa emir sultan',
      hrv: 'kralj kraljica princ princeza emir sultan',
      srp: 'краљ краљица принц принцеза емир султан kralj kraljica princ princeza emir sultan',
      rus: 'король королева принц принцесса эмир султан',
      ukr: 'король королева принц принцеса емір султан',
      bul: 'крал кралица принц принцеса емир султан',
      ell: 'βασιλιάς βασίλισσα πρίγκιπας πριγκίπισσα διάδοχος',
      tur: 'kral kraliçe prens prenses emir sultan',
      hun: 'király királynő herceg hercegnő trónörökös',
      ron: 'regele regina prințul prințesa emirul sultanul',
      ind: 'raja ratu pangeran putri emir sultan'
    }
  },
  {
    fits: politics,
    words: {
      eng: 'mayor councillor councilor councilman councilwoman alderman',
      deu: 'bürgermeister bürgermeisterin oberbürgermeister oberbürgermeisterin stadtrat stadträtin gemeinderat gemeinderätin ortsvorsteher',
      fra: 'maire adjoint adjointe conseiller conseillère',
      spa: 'alcalde alcaldesa concejal concejala',
      por: 'prefeito prefeita vereador vereadora autarca',
      ita: 'sindaco sindaca assessore assessora consigliere consigliera',
      cat: 'alcalde alcaldessa regidor regidora',
      nld: 'burgemeester wethouder raadslid',
      swe: 'kommunalråd borgmästare kommunalrådet',
      dan: 'borgmester borgmesteren byrådsmedlem',
      nob: 'ordfører ordføreren byrådsmedlem',
      nno: 'ordførar ordføraren bystyremedlem',
      fin: 'kaupunginjohtaja pormestari kunnanjohtaja valtuutettu',
      est: 'linnapea vallavanem',
      lav: 'mērs mēre deputāts deputāte',
      lit: 'meras merė seniūnas seniūnė',
      pol: 'burmistrz wójt radny radna',
      ces: 'starosta starostka zastupitel zastupitelka radní',
      slk: 'starosta starostka primátor primátorka poslankyňa',
      slv: 'župan županja svetnik svetnica',
      hrv: 'gradonačelnik gradonačelnica načelnik vijećnik vijećnica',
      srp: 'градоначелник одборник одборница gradonačelnik odbornik odbornica',
      rus: 'мэр депутат градоначальник',
      ukr: 'мер депутат депутатка',
      bul: 'кмет кметица съветник',
      ell: 'δήμαρχος δημοτικός',
      tur: 'muhtar meclis',
      hun: 'polgármester képviselő jegyző',
      ron: 'primar primarul consilier consilierul'
    }
  },
  {
    isPrivate: true,
    fits: /police|officer|constable|sergeant|soldier|military|army|fire|rescue|detective|criminal|murder/u,
    words: {
      eng: 'firefighter fireman paramedic constable pc sergeant',
      deu: 'feuerwehrmann feuerwehrfrau wehrführer wehrführerin polizeimeister polizeihauptkommissar polizeioberkommissar sanitäter sanitäterin polizist polizistin wachtmeister polizeisprecher polizeisprecherin',
      fra: 'pompier gendarme brigadier ambulancier ambulancière policier policière',
      spa: 'bombero bombera sanitario sanitaria policía sargento',
      por: 'bombeiro bombeira paramédico sargento policial',
      ita: 'pompiere vigile carabiniere maresciallo appuntato poliziotto poliziotta soccorritore',
      cat: 'bomber bombera policia sergent',
      nld: 'brandweerman brandweervrouw wijkagent agent agente ambulancebroeder',
      swe: 'brandman polis polisman ambulanssjukvårdare',
      dan: 'brandmand politibetjent redder',
      nob: 'brannmann politibetjent ambulansearbeider',
      nno: 'brannmann politibetjent ambulansearbeidar',
      fin: 'palomies poliisi konstaapeli ensihoitaja',
      est: 'päästja politseinik',
      lav: 'ugunsdzēsējs policists policiste',
      lit: 'ugniagesys gaisrininkas policininkas policininkė',
      pol: 'strażak strażaczka aspirant nadkomisarz podkomisarz policjant policjantka ratownik ratowniczka',
      ces: 'hasič policista policistka záchranář záchranářka',
      slk: 'hasič policajt policajtka záchranár záchranárka',
      slv: 'gasilec policist policistka reševalec',
      hrv: 'vatrogasac policajac policajka',
      srp: 'ватрогасац полицајац полицајка vatrogasac policajac policajka',
      rus: 'пожарный полицейский участковый фельдшер спасатель',
      ukr: 'пожежник поліцейський фельдшер рятувальник',
      bul: 'пожарникар полицай фелдшер',
      ell: 'πυροσβέστης αστυνομικός διασώστης',
      tur: 'itfaiyeci polis',
      hun: 'tűzoltó rendőr mentős',
      ben: 'কর্মী ফায়ারম্যান ফায়ারফাইটার দমকলকর্মী এএসআই কর্মকর্তা ওসি এসআই কনস্টেবল পরিদর্শক',
      hin: 'सिपाही दरोगा थानाध्यक्ष एसआई एएसआई कोतवाल दारोगा इंस्पेक्टर कांस्टेबल दमकलकर्मी',
      urd: 'کانسٹیبل انسپکٹر سپاہی',
      ara: 'شرطي الشرطي الضابط الملازم',
      fas: 'مأمور سروان ستوان آتش‌نشان',
      ind: 'polisi brigadir ipda iptu aipda aiptu bripka briptu bripda akp kompol akbp kapolsek kapolres kasat kanit',
      msa: 'konstabel koperal sarjan inspektor asp dsp supt acp',
      tam: 'காவலர் எஸ்ஐ',
      tel: 'కానిస్టేబుల్ ఎస్సై ఏఎస్సై సీఐ ఎస్పీ డీఎస్పీ హోంగార్డు',
      ron: 'pompier pompierul polițist polițistul'
    }
  },
  {
    fits: /coach|player|manager|football|soccer|basketball|handball|volleyball|hockey|rugby|cricket|tennis|baseball|athlet|sport|swim|gymnast|skier|skating|boxer|cyclist|driver|trainer/u,
    words: {
      eng: 'coach',
      deu: 'trainer trainerin',
      fra: 'entraîneur entraîneuse',
      spa: 'entrenador entrenadora',
      por: 'treinador treinadora',
      ita: 'allenatore allenatrice',
      cat: 'entrenador entrenadora',
      nld: 'trainer coach',
      swe: 'tränare tränaren',
      dan: 'træner træneren',
      nob: 'trener treneren',
      nno: 'trenar trenaren',
      fin: 'valmentaja',
      est: 'treener',
      lav: 'treneris trenere',
      lit: 'treneris trenerė',
      pol: 'trener trenerka',
      ces: 'trenér trenérka',
      slk: 'tréner trénerka',
      slv: 'trener trenerka',
      hrv: 'trener trenerica',
      srp: 'тренер trener',
      rus: 'тренер',
      ukr: 'тренер тренерка',
      bul: 'треньор треньорката',
      ell: 'προπονητής προπονήτρια',
      tur: 'antrenör',
      hun: 'edző',
      ron: 'antrenor antrenorul antrenoare'
    }
  },
  {
    // who is known for a school may be many things, but is not known from the screen or the field
    fits: /^(?!.*(?:actor|actress|singer|rapper|model|footballer|player|musician|comedian|presenter|dancer|racing|boxer|athlete|cyclist|swimmer|skier|gymnast|television|film|fashion))|fiction|character/u,
    words: {
      eng: 'professor lecturer',
      deu: 'professorin dozentin dozent lehrerin lehrer klassenlehrerin klassenlehrer grundschullehrerin',
      fra: 'professeur professeure enseignant enseignante maîtresse prof',
      spa: 'profesora profesor maestra docente catedrática catedrático',
      cat: 'professora professor',
      por: 'professor',
      ita: 'professoressa professore maestra prof',
      nld: 'lerares docent docente juf juffrouw leraar',
      swe: 'professorn docenten läraren lärarinnan',
      dan: 'lektor professoren læreren',
      nob: 'lektor professoren læreren',
      nno: 'lektor professoren læraren',
      fin: 'professori lehtori opettajamme',
      est: 'professor õpetajanna',
      lav: 'skolotājs skolotāja pasniedzējs pasniedzēja docents docente',
      lit: 'mokytojas mokytoja dėstytojas dėstytoja docentas docentė',
      pol: 'nauczycielka profesorka dydaktyczka polonistka matematyczka wychowawca',
      ces: 'profesorka profesor docentka docent',
      slk: 'profesorka profesor docentka docent',
      slv: 'profesorica profesor učiteljica',
      hrv: 'profesorica profesor nastavnica nastavnik',
      srp: 'професорка професор наставница наставник учитељица profesorka nastavnica nastavnik',
      bul: 'учителката учителят професорката',
      rus: 'учительница преподаватель преподавательница доцент учитель',
      ukr: 'вчителька викладачка викладач доцент вчитель учителька',
      ell: 'καθηγήτρια καθηγητής δασκάλα δάσκαλος',
      tur: 'öğretmeni hocamız',
      hun: 'tanárnőnk tanárunk docens',
      ron: 'profesoara profesorul profesor profesoară învățătoarea învățătorul'
    }
  },
  {
    // of clubs and associations
    isPrivate: true,
    fits: /politician|treasur|business|econom|bank|financ|account|executive|official|minister|fiction|character/u,
    words: {
      eng: 'treasurer groundsman churchwarden verger scoutmaster',
      deu: 'kassenwart kassenwartin schatzmeister schatzmeisterin schriftführer schriftführerin gerätewart jugendwart platzwart kassenprüfer kassenprüferin beisitzer beisitzerin vereinskassier',
      nld: 'penningmeester penningmeesteres',
      fra: 'trésorier trésorière',
      spa: 'tesorero tesorera',
      cat: 'tresorer tresorera',
      por: 'tesoureiro tesoureira',
      ita: 'tesoriere tesoriera',
      ron: 'trezorier trezoriera trezorierul',
      swe: 'kassören kassör',
      dan: 'kasserer kassereren',
      nob: 'kassereren',
      fin: 'rahastonhoitaja',
      est: 'laekur',
      lav: 'kasieris',
      lit: 'iždininkas iždininkė',
      pol: 'skarbnik skarbniczka',
      ces: 'hospodář hospodářka',
      slk: 'hospodár hospodárka',
      hrv: 'rizničar rizničarka',
      rus: 'казначей',
      ukr: 'скарбник скарбниця',
      bul: 'ковчежник',
      hun: 'kincstárnok',
      tur: 'sayman saymanı saymanımız',
      ind: 'bendahara',
      msa: 'bendahari',
      tgl: 'ingat-yaman',
      heb: 'גזבר הגזבר גזברית הגזברית',
      hin: 'कोषाध्यक्ष',
      ben: 'কোষাধ্যক্ষ',
      tam: 'பொருளாளர்',
      tel: 'కోశాధికారి'
    }
  },
  {
    fits: /teacher|educat|academic|professor|scholar|writer|scientist|priest|cleric|clergy|theolog|bishop|pastor|religio|missionar|pedagog|headmaster/u,
    words: {
      eng: 'headteacher headmaster headmistress vicar',
      deu: 'schulleiter schulleiterin rektorin pfarrer pfarrerin',
      fra: 'proviseur proviseure principale curé',
      spa: 'párroco',
      por: 'pároco',
      ita: 'preside parroco',
      nld: 'schooldirecteur schoolhoofd pastoor',
      swe: 'rektor kyrkoherde',
      dan: 'skoleleder sognepræst',
      nob: 'rektor sogneprest',
      nno: 'rektor sokneprest',
      fin: 'rehtori kirkkoherra',
      pol: 'proboszcz wychowawczyni',
      ces: 'farář farářka',
      hun: 'iskolaigazgató plébános',
      ron: 'diriginta dirigintele parohul',
      slk: 'farár farárka',
      slv: 'župnik župnica',
      hrv: 'župnik župnica',
      srp: 'свештеник парох sveštenik paroh',
      lav: 'mācītājs mācītāja',
      lit: 'klebonas'
    }
  }
]

/** Characters that are looked at on each side. */
const BESIDE = 48
const officesOfWords = new Map<string, ReadonlyMap<string, Office>>()

function officesOf(language: string): ReadonlyMap<string, Office> {
  let known = officesOfWords.get(language)
  if (known === undefined) {
    known = new Map(
      offices.flatMap((office) => (office.words[language] ?? '').split(' ').flatMap((word) => (word === '' ? [] : [[foldName(word), office] as const])))
    )
    officesOfWords.set(language, known)
  }
  return known
}

/**
 * Whether the text gives a person an office that the description of the entity contradicts.
 * @param code ISO 639-3 of the text, which may be an alias
 * @param description in English; where there is none only offices that make nobody known are contradicted
 */
export function contradictsOffice(text: string, { start, end }: Span, code: string, description: string | undefined): boolean {
  const known = officesOf(modelLanguage(code))
  if (known.size === 0) return false
  const lower = description?.toLowerCase()
  const before = text.slice(Math.max(0, start - BESIDE), start)
  return tellsBeside(before, text.slice(end, end + BESIDE), (word) => {
    const office = known.get(word)
    return office !== undefined && (lower === undefined ? office.isPrivate === true : !office.fits.test(lower))
  })
}
