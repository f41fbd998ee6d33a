/** Work and departments beside names, in every language that entities are extracted in. */
import { describe, expect, it } from 'vitest'
import { languageAliases, modelLanguage } from '../../src/core/languages.js'
import { entityLanguages } from '../../src/entities/languages.js'
import { isParty } from '../../src/linking/contracts.js'
import { countryOfDemonym } from '../../src/linking/demonyms.js'
import { isOfDepartment } from '../../src/linking/departments.js'
import { isInflecting, nominativesOf } from '../../src/linking/endings.js'
import { tellsPrivatePerson } from '../../src/linking/everyday-work.js'
import { hasFormOfAddress } from '../../src/linking/forms-of-address.js'
import { isCorrespondent } from '../../src/linking/letters.js'
import { isOnRoster } from '../../src/linking/rosters.js'
import { isAtHome } from '../../src/linking/surroundings.js'
import { contradictsBirth } from '../../src/linking/told-births.js'
import { contradictsOffice } from '../../src/linking/told-offices.js'

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

/** Whom all know, in a sentence with words that tell private persons elsewhere. */
const famous: Readonly<Record<string, string>> = {
  ara: 'فاز [محمد صلاح] بالجائزة في مايو 2018 وقال إن الفريق جيد',
  ben: '২০১৯ সালে [শাকিব আল হাসান] শিক্ষা নিয়ে কথা বলেন',
  bul: '[Христо Стоичков] присъстваше на мача, кадри от който показаха на 25 май 1994 г.',
  cat: '[Pau Casals] tenia present el mestratge de Bach el 25 de maig.',
  ces: '[Karel Gott] omluvil nepřítomnost a 25. května zpíval v Praze.',
  dan: '[Michael Laudrup] var til stede, da holdet vandt 25 kampe i 1992.',
  deu: '[Angela Merkel] war 2010 persönlich anwesend und lobte die Lehrer.',
  ell: 'Ο [Μίκης Θεοδωράκης] ήταν παρών στη συναυλία του 1974.',
  eng: '[Tom Hanks] gave a birthday present to the nurses, cf. p. 25.',
  est: '[Arvo Pärt] oli 25. mail kohal, kui orkester mängis.',
  fas: '[علی دایی] در سال 2004 جایزه گرفت و گفت خوشحال است',
  fin: '[Jean Sibelius] oli läsnä, kun orkesteri soitti 25. toukokuuta.',
  fra: '[Alain Delon] était présent au festival, voir p. 25.',
  heb: '[עמוס עוז] אמר בשנת 2010 כי הספר יצא לאור',
  hin: '[विराट कोहली] ने 2018 में शतक बनाया और स्कूल गए',
  hrv: '[Luka Modrić] bio je prisutan kad je klub 25. svibnja slavio.',
  hun: '[Puskás Ferenc] jelen volt, amikor a csapat 1954-ben játszott.',
  ind: '[Joko Widodo] hadir pada 25 Mei dan naik kereta.',
  ita: '[Monica Bellucci] era presente al vertice NATO del 25 maggio.',
  jpn: '[大谷翔平]は2021年に賞を受け、学校を訪れた。',
  kor: '[손흥민]은 2019년에 상을 받고 학교를 방문했다.',
  lav: '[Raimonds Pauls] bija klāt, kad 25. maijā spēlēja orķestris.',
  lit: '[Arvydas Sabonis] dalyvavo, kai 1995 m. komanda laimėjo.',
  msa: '[Michelle Yeoh] hadir pada 25 Mei dan naik pentas.',
  nld: '[Johan Cruijff] was aanwezig toen Ajax in 1971 won.',
  nno: '[Jon Fosse] var til stades då prisen kom i 2023.',
  nob: '[Henrik Ibsen] var til stede da stykket ble spilt 25 ganger.',
  pol: '[Robert Lewandowski] nie wróci 25 maja, dni do meczu jest mało.',
  por: '[Paulo Coelho] esteve presente na feira de 25 de maio.',
  pus: '[ملاله یوسفزۍ] په 2014 کال کې جایزه وګټله',
  ron: '[Gheorghe Hagi] a fost prezent la meciul din 25 mai 1994.',
  rus: '[Юрий Гагарин] присутствовал на параде, далее он уехал в 1961 году.',
  slk: '[Peter Sagan] bol prítomný, keď tím 25. mája vyhral.',
  slv: '[Tina Maze] je bila prisotna, ko je ekipa 25. maja slavila.',
  spa: '[Rafael Nadal] estuvo presente; en adelante jugó 25 partidos.',
  srp: '[Новак Ђоковић] је био присутан када је 25. маја победио.',
  swe: '[Björn Borg] visade sig vara närvarande när laget vann 1980.',
  tam: '[ரஜினிகாந்த்] 2010 இல் விருது பெற்றார்',
  tel: '[చిరంజీవి] 2006 లో అవార్డు అందుకున్నారు',
  tgl: 'Nanalo si [Manny Pacquiao] noong 2010 at dumalo sa misa.',
  tha: '[ลิซ่า มโนบาล]ได้รับรางวัลในปี 2021',
  tur: '[Orhan Pamuk] 2006 yılında ödül aldı, bundan sonra 25 ülkeye gitti.',
  ukr: '[Андрій Шевченко] був присутній на матчі, далі поїхав 25 травня.',
  urd: '[بابر اعظم] نے 2019 میں سنچری بنائی اور سکول گئے',
  vie: '[Hồ Chí Minh] đọc bản tuyên ngôn năm 1945 tại Hà Nội.',
  zho: '[姚明]在2002年获奖，后来访问了学校。'
}

function read(marked: string) {
  return { text: marked.replace(/[[\]]/gu, ''), mention: { start: marked.indexOf('['), end: marked.indexOf(']') - 1 } }
}

const tellsWork = (marked: string, language: string) => tellsPrivatePerson(read(marked).text, read(marked).mention, language, undefined)
const tellsDepartment = (marked: string, language: string) => isOfDepartment(read(marked).text, read(marked).mention, language)

describe.each([...entityLanguages])('%s', (language) => {
  it('knows everyday work', () => expect(tellsWork(work[language] ?? '[]', language)).toBe(true))
  it('knows departments', () => expect(tellsDepartment(department[language] ?? '[]', language)).toBe(true))
  it('leaves whom all know', () => {
    const marked = famous[language]!
    const { text, mention } = read(marked)
    expect(tellsWork(marked, language)).toBe(false)
    expect(tellsDepartment(marked, language)).toBe(false)
    expect(isOnRoster(text, mention, language)).toBe(false)
    expect(isParty(text, mention, language)).toBe(false)
    expect(hasFormOfAddress(text, mention, language)).toBe(false)
    expect(isAtHome(text, mention)).toBe(false)
    expect(isCorrespondent(text, mention)).toBe(false)
    expect(contradictsBirth(text, mention, language, 'artist (born 1900)')).toBe(false)
    expect(contradictsOffice(text, mention, language, 'artist (born 1900)')).toBe(false)
  })
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
