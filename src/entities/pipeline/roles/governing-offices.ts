/**
 * Offices that somebody has in a town, a district or a region (mayor, governor, prefect, head of police, member of parliament), and how a language puts the place beside them.
 * Only such as a place stands beside: a director has a firm there as often.
 */
import type { EntityLanguage } from '../../languages.js'

export interface GoverningOffices {
  /** Alternatives of a regular expression, with case endings, in small letters. */
  readonly offices: string
  /** The place stands before its office; else behind it. */
  readonly before?: true
  /** Prepositions between the office and the place, of which one is needed. */
  readonly linked?: string
  /** Units that may stand between (`mesta`, `kabupaten`). */
  readonly units?: string
  /** What a place before or behind its office ends with, where it stands in the genitive. */
  readonly genitive?: RegExp
  /** What names of places begin with (`Pasir`, `Kuala`), and what they end with (`Selatan`). */
  readonly beginnings?: string
  readonly endings?: string
  /** First words of places of two words. */
  readonly firsts?: string
  /** What stands where the place would and is none: former, new, of the town. */
  readonly others?: string
  /** Nouns for who lives in a place, which stand as offices do. */
  readonly inhabitants?: string
  /** Words of administration that stand behind a place in the genitive. */
  readonly administrations?: string
}

const slavicGenitive = /[aeiuyí]$/u
const cyrillicGenitive = /[аеиіїыуюяй]$/u

export const governingOffices: Readonly<Partial<Record<EntityLanguage, GoverningOffices>>> = {
  ces: {
    offices:
      '(?:vice)?primátor(?:a|ovi|em|ka|ky|ce|ku|kou)?|(?:místo)?starost(?:a|y|ovi|u|ou|ka|ky|ce|ku|kou)|(?:vice)?hejtman(?:a|ovi|em|ka|ky|ce|ku|kou)?|rychtář(?:e|i|em)?',
    units: 'města|obce|městyse|okresu|kraje',
    genitive: slavicGenitive,
    inhabitants: 'obyvatel(?:é|ům|i)?|občan(?:é|ů|ům|y)'
  },
  slk: {
    offices:
      '(?:vice)?primátor(?:a|ovi|om|ka|ky|ke|ku|kou)?|starost(?:a|u|ovi|om|ka|ky|ke|ku|kou)|(?:pod)?župan(?:a|ovi|om|ka|ky|ke|ku|kou)?|prednost(?:a|u|ovi|om|ka|ky)|richtár(?:a|ovi|om)?',
    units: 'mesta|obce|okresu|kraja',
    genitive: slavicGenitive,
    inhabitants: 'obyvatel(?:ia|ov|om|mi)|občan(?:ia|ov|om|mi)'
  },
  pol: {
    offices:
      '(?:wice)?burmistrz(?:a|owi|em|u|yni)?|wójt(?:a|owi|em)?|(?:wice)?prezydent(?:a|owi|em|ka|ki|kę)?|(?:wice)?starost(?:a|y|ę|ą|ie)|(?:wice)?wojewod(?:a|y|ę|ą|zie)|sołtys(?:a|owi|em|ka|ki)?',
    units: 'miasta|gminy|powiatu',
    genitive: slavicGenitive,
    inhabitants: 'mieszkań(?:cy|ców|com|cami)'
  },
  slv: { offices: '(?:pod)?župan(?:a|u|om|ja|je|jo|ji)?', units: 'občine|mesta', genitive: /[aei]$/u, inhabitants: 'prebival(?:ci|cev|cem)' },
  hrv: {
    offices: '(?:do)?gradonačelni(?:k|ka|ku|kom|ca|ce|ci|cu|com)|načelni(?:k|ka|ku|kom|ca|ce|ci|cu|com)|župan(?:a|u|om|ica|ice|ici|icu)?',
    units: 'grada|općine|županije',
    genitive: /[aei]$/u,
    inhabitants: 'stanovni(?:ci|ka|cima)|žitelj(?:i|a|ima)'
  },
  srp: {
    offices:
      '(?:za)?(?:gradonačelni(?:k|ka|ku|kom|ca|ce|ci|cu|com)|градоначелни(?:к|ка|ку|ком|ца|це|ци|цу|цом))|načelni(?:k|ka|ku|ca|ce)|начелни(?:к|ка|ку|ца|це)',
    units: 'grada|opštine|okruga|града|општине|округа',
    genitive: /[aeiаеи]$/u,
    inhabitants: 'stanovni(?:ci|ka|cima)|meštan(?:i|a|ima)|становни(?:ци|ка|цима)|мештан(?:и|а|има)'
  },
  rus: {
    offices: '(?:вице-)?мэр(?:а|у|ом|е)?|(?:вице-)?губернатор(?:а|у|ом|е)?|градоначальник(?:а|у|ом)?|префект(?:а|у|ом)?',
    units: 'города|района|области|посёлка|поселка',
    genitive: cyrillicGenitive,
    inhabitants: 'жител(?:и|ей|ям|ями)'
  },
  ukr: {
    offices: '(?:віце-)?мер(?:а|у|ом|ові|ка|ки|ку)?|міськ(?:ий|ого|ому|им) голов(?:а|и|і|у|ою)|губернатор(?:а|у|ом|ові)?|градоначальник(?:а|у|ом)?',
    units: 'міста|району|області|селища',
    genitive: cyrillicGenitive,
    inhabitants: 'мешкан(?:ці|ців|цям|цями)|жител(?:і|ів|ям|ями)'
  },
  bul: {
    offices: '(?:зам\\.-?)?кмет(?:а|ът|ица|ицата)?|губернатор(?:а|ът|ката)?|областни(?:я|ят) управител',
    linked: 'на',
    inhabitants: 'жител(?:и|ите)|граждани(?:те)?'
  },
  ell: { offices: 'δήμαρχο[ςυ]?|δημάρχου|περιφερειάρχη[ςς]?|νομάρχη[ς]?', units: 'δήμου', linked: 'του|της|των' },
  deu: {
    offices:
      '(?:ober|alt)?bürgermeister(?:s|in)?|landrat(?:s|es)?|landrätin|stadtpräsident(?:en|in)?|gemeindepräsident(?:en|in)?|gouverneur(?:s|in)?|landeshauptmann(?:s)?|landeshauptfrau',
    linked: 'von'
  },
  nld: { offices: 'burgemeester|gouverneur|wethouder', linked: 'van' },
  swe: { offices: 'borgmästare[n]?|landshövding(?:en)?', linked: 'i|av|på' },
  dan: { offices: '(?:vice)?borgmester(?:en)?', linked: 'i|af|på' },
  nob: { offices: 'ordfører(?:en)?|fylkesmann(?:en)?|statsforvalter(?:en)?', linked: 'i|på' },
  nno: { offices: 'ordførar(?:en)?|fylkesmann(?:en)?|statsforvaltar(?:en)?', linked: 'i|på' },
  eng: { offices: '(?:deputy |lord )?mayor|mayoress|(?:deputy |lieutenant )?governor|prefect', linked: 'of' },
  fra: {
    offices: '(?:sous-)?préf(?:et|ète)|maire|gouverneure?|vice-gouverneure?|bourgmestre',
    linked: "de la (?:ville|commune|région|province) de|de la (?:ville|commune|région|province) d[’']|de|du|d[’']|des"
  },
  spa: {
    offices: '(?:vice)?alcald(?:e|esa)|(?:vice)?gobernador(?:a)?|intendent[ea]|prefect[oa]|corregidor(?:a)?',
    linked: 'de la (?:ciudad|provincia|región) de|del (?:municipio|departamento|estado) de|de|del'
  },
  cat: { offices: 'alcald(?:e|essa)|batlle(?:ssa)?', linked: "de|del|d[’']" },
  por: { offices: '(?:vice-)?prefeit[oa]|(?:vice-)?governador(?:a)?', linked: 'de|do|da|dos|das' },
  ita: { offices: '(?:vice)?sindac[oa]|(?:vice)?prefett[oa]|questore', linked: "del comune di|di|del|della|dell[’']|d[’']" },
  ron: {
    offices: '(?:vice)?primar(?:ul|ului)?|prefect(?:ul|ului)?|subprefect(?:ul|ului)?|guvernator(?:ul|ului)?',
    linked: '(?:municipiului|orașului|comunei|județului|sectorului)|din|de'
  },
  tur: {
    offices:
      '(?:(?:Büyükşehir )?Belediye Başkan(?:ı|vekili|(?:ı|ın)(?:n(?:ı|ın|a|dan)))|Vali(?:si|sini|sinin|sine|liği)|Kaymakam(?:ı|ını|ının|ına|lığı)|Milletvekil(?:i|ini|inin|ine|leri)|(?:İl )?Emniyet Müdür(?:ü|ünü|ünün|üne|lüğü)|Cumhuriyet Başsavcı(?:sı|sını|sının|lığı)|Muhtar(?:ı|ını|ının|ına))',
    before: true,
    others: 'Eski Yeni Önceki Şimdiki İl İlçe Dönemin Sayın Köy Mahalle Belde Büyükşehir Genel Bağımsız Partili Parti',
    inhabitants: 'sakinleri'
  },
  fin: {
    offices:
      '(?:apulais)?(?:kunnanjohtaja|kaupunginjohtaja|pormestari|maaherra|kunnanvaltuutettu|kaupunginvaltuutettu|kaupunginhallitu[sk]|kunnanhallitu[sk]|kaupunginvaltuusto|kunnanvaltuusto)(?:n|a|na|lle|lta|lla|ksi|t|sen|kseen|sta|ssa)?',
    before: true,
    genitive: /n$/u,
    others:
      'Entinen Uusi Nykyinen Pitkäaikainen Tuleva Väistyvä Entisen Uuden Nykyisen Pitkäaikaisen Kunnan Kaupungin Maan Oman Tulevan Väistyvän Eläköityvän Suomen',
    inhabitants: 'asukkaat|asukkaiden|asukkaita|asukkaille',
    administrations: 'kun(?:ta|nan|taa|nassa|nasta|nalle|nalta)|kaupun(?:ki|gin|kia|gissa|gista|gille|gilta)|seurakun(?:ta|nan|taa)|pitäjä(?:n|ä|ssä)?'
  },
  est: {
    offices: '(?:abi|ase)?(?:linnape(?:a|ad|aks)|vallavanem(?:a|at|aks)?|maavanem(?:a|at|aks)?)',
    before: true,
    genitive: /[aeiouõäöü]$/u,
    others: 'Endine Endise Uus Uue Praegune Praeguse Kauaaegne Linna Valla Tulevane Ametist',
    inhabitants: 'elanik(?:ud|ke|ele|kud|kele|u)?|elanike|päästja(?:d|te)|tuletõrjuja(?:d|te)|politseiniku(?:d|te)'
  },
  lav: {
    offices: '(?:vice)?mēr(?:s|a|am|u|e|es|ei|i)|domes priekšsēdētāj(?:s|a|am|u|as|ai)',
    before: true,
    genitive: /(?:[aeiu]s|u|a)$/u,
    others:
      'Bijušais Bijušā Jaunais Jaunā Pilsētas Novada Pagasta Ciema Valsts Lauku Mājas Namu Nama Galvaspilsētas Pasaules Zemes Salas Reģiona Apkaimes Ielas Centra Visi Citi Daudzi Vietējie Esošais Pašvaldības',
    inhabitants: 'iedzīvotāj(?:s|a|as|am|i|u|iem|us|os)|ugunsdzēsēj(?:i|u|iem|us)|policist(?:i|u|iem|us)'
  },
  lit: {
    offices: '(?:vice)?mer(?:as|o|ui|ą|u|ė|ės|ei|ę)|(?:vice)?seniūn(?:as|o|ui|ą|ė|ės|ei)',
    before: true,
    genitive: /(?:[oėų]s|[oų]|[ae]us|ies)$/u,
    others:
      'Buvęs Buvęsis Buvusio Naujasis Naujojo Miesto Rajono Savivaldybės Kaimo Šalies Valstybės Sostinės Pasaulio Žemės Namo Namų Gatvės Seniūnijos Krašto Kaimų Miestų Daugiabučio Daugiabučių Buto Butų Bendrabučio Sodybos Vienkiemio Apylinkės Apylinkių Rajonų Miestelio',
    inhabitants: 'gyventoj(?:as|a|o|ui|os|ai|ą|ų|ams|us)|ugniagesi(?:ai|ų|ams)|policinink(?:ai|ų|ams)'
  },
  hun: {
    offices: '(?:al|fő)?polgármester(?:e|ét|ének|ével|éhez|étől)|(?:al|fő)?jegyző(?:je|jét|jének)',
    before: true,
    others: 'A Az Megyei Városi Községi',
    inhabitants: 'lakói|lakóit|lakosai|lakosságát?|tűzoltói|tűzoltóit|rendőrei|rendőreit'
  },
  ind: {
    offices:
      '(?:Wakil )?(?:Bupati|Wali ?[Kk]ota|Walikota|Gubernur)|(?:Pj\\.? |Plt\\.? )?(?:Bupati|Wali Kota|Gubernur)|Kapolres(?:ta(?:bes)?)?|Kapolda|Kapolsek|Kajari|Dandim|Sekda|Camat|Ketua DPRD',
    units: '[Kk]abupaten|[Kk]ota|[Pp]rovinsi',
    beginnings:
      'Pasir Kuala Kota Bukit Sungai Kampung Batu Tanjung Pulau Gua Parit Ulu Hulu Padang Alor Alur Teluk Bandar Port Ayer Air Gunung Gunong Tanah Muara Ogan Deli Tebing Lubuk Banda Pematang Kepulauan',
    endings: 'Utara Selatan Barat Timur Tengah Tenggara Laut Raya Hulu Hilir Daya Baru Besar Jaya Agung',
    others:
      'AKBP AKP Kompol Kombes Ipda Iptu Aiptu Aipda Brigjen Irjen Letkol Mayor Asing Sipil Negara Miskin Lokal Setempat Asli Sekitar Pribumi Dunia Adat Binaan Keturunan Nahdliyin Lansia',
    inhabitants: '[Ww]arga|[Pp]enduduk|[Mm]asyarakat'
  },
  msa: {
    offices:
      'Ahli Parlimen|Menteri Besar|Ketua Menteri|ADUN|Ahli Dewan Undangan Negeri|Datuk Bandar|Pegawai Daerah|Ketua Polis(?: [Dd]aerah)?|Yang Dipertuan? Majlis Daerah',
    units: '[Dd]aerah|[Nn]egeri',
    beginnings:
      'Pasir Kuala Kota Bukit Sungai Kampung Batu Tanjung Pulau Gua Parit Ulu Hulu Padang Alor Alur Teluk Bandar Port Ayer Air Gunung Gunong Tanah Muara Ogan Deli Tebing Lubuk Banda Pematang Kepulauan',
    endings: 'Utara Selatan Barat Timur Tengah Tenggara Laut Raya Hulu Hilir Daya Baru Besar Jaya Agung',
    others: 'Asing Awam Tempatan Asli Setempat Negara Emas Madani Majmuk',
    inhabitants: '[Pp]enduduk|[Ww]arga|[Mm]asyarakat'
  },
  ara: {
    offices: '(?:ال)?محافظ|والي|رئيس بلدية|رئيس مدينة|عمدة|قائمقام|وكيل محافظة|مدير أمن',
    units: 'مدينة|محافظة|ولاية|إقليم',
    firsts: 'كفر دير عين بيت تل خربة بني وادي',
    others: 'السابق السابقة الجديد الجديدة الحالي الحالية الأسبق'
  },
  fas: {
    offices:
      'فرماندار|استاندار|شهردار|بخشدار|دهیار|امام جمعه|نماینده(?: مردم)?|دادستان(?: عمومی و انقلاب)?|رئیس دادگستری|فرمانده انتظامی|رئیس پلیس|رئیس شورای شهر|مدیرکل',
    units: 'شهرستان|استان|شهر|بخش|روستای|مرکز استان',
    others: 'سابق جدید فعلی پیشین وقت کارگران کارکنان کارمندان کارفرمایان معلمان پرستاران پزشکان بازنشستگان کشاورزان دانشجویان رانندگان'
  },
  urd: { offices: 'ڈپٹی کمشنر|کمشنر|میئر|گورنر|وزیر اعلیٰ|ڈی پی او|ایس ایس پی', units: 'ضلع|شہر|صوبہ' },
  heb: { offices: 'ראש עיריית|ראש עירית|ראש מועצת|ראש המועצה המקומית|ראש המועצה האזורית|מושל|מושל מחוז', firsts: 'כפר קריית קרית גבעת מעלה נווה בית' }
}
