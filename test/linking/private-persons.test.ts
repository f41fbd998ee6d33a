/** Work and departments beside names, in every language that entities are extracted in. */
import { describe, expect, it } from 'vitest'
import { languageAliases, modelLanguage } from '../../src/core/languages.js'
import { entityLanguages } from '../../src/entities/languages.js'
import { countryOfDemonym } from '../../src/linking/demonyms.js'
import { isOfDepartment } from '../../src/linking/departments.js'
import { isInflecting, nominativesOf } from '../../src/linking/endings.js'
import { tellsPrivatePerson } from '../../src/linking/everyday-work.js'

/** The name stands in brackets. */
const work: Readonly<Record<string, string>> = {
  ara: 'الممرضة [ليلى حداد] وصلت',
  ben: 'নার্স [রিনা দাস] এলেন',
  bul: 'медицинската сестра Ана и съседка [Мария Иванова]',
  cat: 'La infermera [Anna Puig] ha trucat.',
  ces: 'Volala sestřička [Jana Nováková].',
  dan: 'Sygeplejerske [Anne Hansen] ringede.',
  deu: 'Die Krankenschwester [Anna Weber] kam.',
  ell: 'Η νοσοκόμα [Μαρία Παππά] ήρθε.',
  eng: 'The nurse [Angela Merkel] called.',
  est: 'Medõde [Anna Tamm] helistas.',
  fas: 'پرستار [مریم رضایی] آمد',
  fin: 'Sairaanhoitaja [Anna Virtanen] soitti.',
  fra: "L'infirmière, ou le plombier [Paul Martin]",
  heb: 'האחות [דנה לוי] הגיעה',
  hin: 'नर्स [रीता शर्मा] आई',
  hrv: 'Zvala je učiteljica [Ana Horvat].',
  hun: 'A fodrász [Nagy Anna] jött.',
  ind: 'perawat [Siti Rahma] datang',
  ita: "L'infermiere, il postino [Paolo Bianchi]",
  jpn: '看護師の[鈴木花子]さん',
  kor: '간호사 [김영희] 씨',
  lav: 'Medmāsa [Anna Ozola] zvanīja.',
  lit: 'Slaugytoja [Ona Petraitė] skambino.',
  msa: 'jururawat [Siti Aminah] telefon',
  nld: 'De verpleegster [Anna Visser] belde.',
  nno: 'Sjukepleiar [Anne Berg] ringde.',
  nob: 'Sykepleier [Anne Berg] ringte.',
  pol: 'Dzwoniła pielęgniarka [Anna Nowak].',
  por: 'A enfermeira [Ana Silva] ligou.',
  pus: 'نرسه [زرغونه احمدي] راغله',
  ron: 'A sunat vecina, adică elev [Ion Popa]',
  rus: 'Звонила медсестра [Анна Иванова].',
  slk: 'Volala upratovačka [Jana Kováčová].',
  slv: 'Klicala je soseda [Ana Novak].',
  spa: 'Llamó la enfermera [Ana García].',
  srp: 'Звао је учитељ [Петар Јовић].',
  swe: 'Sjuksköterska [Anna Berg] ringde.',
  tam: 'செவிலியர் [மீனா குமார்] வந்தார்',
  tel: 'నర్సు [లక్ష్మి రావు] వచ్చింది',
  tgl: 'Tumawag ang nars na si [Ana Reyes].',
  tha: 'พยาบาลคุณ[สมหญิง ใจดี]โทรมา',
  tur: 'hemşire [Ayşe Demir] aradı',
  ukr: 'Дзвонила медсестра [Олена Коваль].',
  urd: 'نرس [عائشہ خان] آئی',
  vie: 'Y tá [Nguyễn Thị Lan] gọi điện.',
  zho: '護士[李娜]來了'
}

const department: Readonly<Record<string, string>> = {
  ara: '[محمد علي] من قسم المحاسبة اتصل',
  ben: 'হিসাব বিভাগের [রিনা দাস] এলেন',
  bul: '[Иван Петров] от счетоводството се обади.',
  cat: '[Anna Puig] de comptabilitat ha trucat.',
  ces: '[Jan Novák] z účtárny volal.',
  dan: '[Anne Hansen] fra bogholderiet ringede.',
  deu: '[Thomas Müller] aus der Buchhaltung rief an.',
  ell: '[Μαρία Παππά] από το λογιστήριο',
  eng: '[Michael Jordan] from accounts called.',
  est: '[Anna Tamm] raamatupidamisest helistas.',
  fas: '[علی دایی] از حسابداری زنگ زد',
  fin: '[Matti Korhonen] kirjanpidosta soitti.',
  fra: '[Paul Martin] de la comptabilité a appelé.',
  heb: '[דנה לוי] מהנהלת חשבונות התקשרה',
  hin: 'लेखा विभाग के [विराट शर्मा] आए',
  hrv: '[Ana Horvat] iz računovodstva je zvala.',
  hun: '[Nagy Anna] a könyvelésről hívott.',
  ind: '[Budi Santoso] dari bagian akuntansi',
  ita: '[Paolo Bianchi] della contabilità ha chiamato.',
  jpn: '経理部の[鈴木一郎]さん',
  kor: '경리부의 [김영희] 씨',
  lav: '[Anna Ozola] no grāmatvedības zvanīja.',
  lit: '[Ona Petraitė] iš buhalterijos skambino.',
  msa: '[Siti Aminah] dari bahagian akaun',
  nld: '[Anna Visser] van de boekhouding belde.',
  nno: '[Anne Berg] frå rekneskap ringde.',
  nob: '[Anne Berg] fra regnskap ringte.',
  pol: '[Jan Nowak] z działu kadr dzwonił.',
  por: '[Ana Silva] da contabilidade ligou.',
  pus: '[زرغونه احمدي] د محاسبې له څانګې',
  ron: '[Ion Popa] de la contabilitate a sunat.',
  rus: '[Иван Петров] из бухгалтерии звонил.',
  slk: '[Jana Kováčová] z účtovníctva volala.',
  slv: '[Ana Novak] iz računovodstva je klicala.',
  spa: '[Ana García] de contabilidad llamó.',
  srp: '[Петар Јовић] из рачуноводства',
  swe: '[Anna Berg] på ekonomi ringde.',
  tam: 'கணக்குத் துறையைச் சேர்ந்த [மீனா குமார்]',
  tel: 'అకౌంట్స్ విభాగానికి చెందిన [లక్ష్మి రావు]',
  tgl: '[Ana Reyes] mula sa accounting',
  tha: '[สมหญิง ใจดี]จากฝ่ายบัญชีโทรมา',
  tur: '[Ayşe Demir] muhasebeden aradı',
  ukr: '[Олена Коваль] з бухгалтерії дзвонила.',
  urd: 'شعبہ حسابات کے [بابر خان]',
  vie: '[Nguyễn Thị Lan] từ phòng kế toán',
  zho: '財務部的[李娜]'
}

function read(marked: string) {
  return { text: marked.replace(/[[\]]/gu, ''), mention: { start: marked.indexOf('['), end: marked.indexOf(']') - 1 } }
}

const tellsWork = (marked: string, language: string) => tellsPrivatePerson(read(marked).text, read(marked).mention, language, undefined)
const tellsDepartment = (marked: string, language: string) => isOfDepartment(read(marked).text, read(marked).mention, language)

describe.each([...entityLanguages])('%s', (language) => {
  it('knows everyday work', () => expect(tellsWork(work[language] ?? '[]', language)).toBe(true))
  it('knows departments', () => expect(tellsDepartment(department[language] ?? '[]', language)).toBe(true))
})

describe.each([...languageAliases])('%s', (code) => {
  const language = modelLanguage(code)
  it('tells private persons as its model language does', () => {
    expect(tellsWork(work[language]!, code)).toBe(true)
    expect(tellsDepartment(department[language]!, code)).toBe(true)
  })
  it('inflects as its model language does', () => {
    expect(isInflecting(code)).toBe(isInflecting(language))
    for (const word of ['서울에서', 'bergens', 'علیال', 'والقاهره']) expect(nominativesOf(word, code)).toEqual(nominativesOf(word, language))
    expect(countryOfDemonym('maltese', code)).toBe(countryOfDemonym('maltese', language))
  })
})

it.each([
  ['ส่งไปโรงพยาบาล[สมหญิง ใจดี]', 'tha'],
  ['他见了护士。[李娜]来了', 'zho'],
  ['Phóng viên [Nguyễn Thị Lan] viết.', 'vie'],
  ['Ta gặp [Nguyễn Thị Lan].', 'vie'],
  ['[محمد علي] قال إن المحاسبة جيدة', 'ara']
])('%s (%s): neither', (marked, language) => {
  expect(tellsWork(marked, language)).toBe(false)
  expect(tellsDepartment(marked, language)).toBe(false)
})
