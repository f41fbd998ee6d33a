import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { withCompanies } from '../../../../src/entities/pipeline/companies/legal-forms.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { entityTokens } from '../../../../src/entities/tokens.js'
import { openModels } from '../../../../src/models/store.js'

const store = openModels()
const parts = standardParts(store)

function companies(language: EntityLanguage, text: string): string[] {
  const tokens = entityTokens(text, language, store)
  return withCompanies(tokens, [], language, parts.flags(tokens, language, false)).map(({ start, end }) => text.slice(start, end))
}

it.each<[EntityLanguage, string, string[]]>([
  ['fra', 'SARL Dupont Frères recrute un comptable.', ['SARL Dupont Frères']],
  ['fra', 'Facture de la SAS Martin & Fils', ['SAS Martin & Fils']],
  ['fra', 'La SA Bouchard Industries et la SCI Les Tilleuls ont signé.', ['SA Bouchard Industries', 'SCI Les Tilleuls']],
  ['fra', 'Contrat entre SNC Petit et SASU Renaud Conseil', ['SNC Petit', 'SASU Renaud Conseil']],
  ['fra', 'La SCI a signé.', []],
  ['nno', 'Haugen Fiskemat AS sel laks.', ['Haugen Fiskemat AS']],
  ['nob', 'Avtalen med Solberg Trelast DA gjelder.', ['Solberg Trelast DA']],
  ['nob', 'Han sa DA VI KOM.', []],
  ['pol', 'Nabywca: F.H.U. Drewex Anna Kania, ul. Polna, oraz PPHU Mar-Pol.', ['F.H.U. Drewex Anna Kania', 'PPHU Mar-Pol']],
  ['pol', 'PH wody, pan P.W. Kania i P. Nowak', []],
  ['rus', 'Счёт от ИП Галеев Т. М. и ИП Мухин Пётр оплачен.', ['ИП Галеев Т. М.', 'ИП Мухин Пётр']],
  ['rus', 'ИП Московской области и ИП Республики Коми ждут.', []],
  ['ukr', 'Рахунок від ФОП Бойчук І. В. надіслано.', ['ФОП Бойчук І. В.']],
  ['lav', 'Rēķins no z/s „Ozoli” un SIA „Liepas”.', ['z/s „Ozoli”', 'SIA „Liepas”']],
  ['vie', 'Công ty TNHH Minh Phát tuyển kế toán.', ['Công ty TNHH Minh Phát']],
  ['vie', 'Công ty TNHH Thương mại Dịch vụ Minh Phát và khách', ['Công ty TNHH Thương mại Dịch vụ Minh Phát']],
  ['vie', 'Ngân hàng TMCP Sài Gòn công bố lãi.', ['Ngân hàng TMCP Sài Gòn']],
  ['vie', 'Công ty Minh tuyển người.', []],
  ['vie', 'Hợp tác xã Nông sản sạch Tam Dương bán rau.', ['Hợp tác xã Nông sản sạch Tam Dương']],
  ['vie', 'dạy ở Trường Tiểu học Pá Hu suốt năm, ăn ở quán phở Bưng.', ['Trường Tiểu học Pá Hu', 'quán phở Bưng']],
  ['vie', 'Nhà hàng Nhật mở cửa, quán phở gần nhà, trường tiểu học nghỉ.', []],
  ['ind', 'CV Karya Mandiri Utama menggugat Koperasi Tani Makmur di sini.', ['CV Karya Mandiri Utama', 'Koperasi Tani Makmur']],
  ['ind', 'Koperasi itu tutup, CV saya dikirim.', []],
  ['tgl', 'may-ari ng RJ Lumber and Construction Supply na nasunog', ['RJ Lumber and Construction Supply']],
  [
    'tgl',
    'ang Kapisanan ng mga Magsasaka ng Lubao at ang Mababang Paaralan ng Sta. Rita',
    ['Kapisanan ng mga Magsasaka ng Lubao', 'Mababang Paaralan ng Sta. Rita']
  ],
  ['tgl', 'Pumunta siya sa hardware. Ang samahan ng mga mangingisda', []],
  ['tha', 'ห้างหุ้นส่วนจำกัด ทวีทรัพย์ ตั้งอยู่ที่นี่', ['ห้างหุ้นส่วนจำกัด ทวีทรัพย์']],
  ['tha', 'บริษัท มั่นคงก่อสร้าง จำกัด ประมูลงาน', ['บริษัท มั่นคงก่อสร้าง จำกัด']],
  ['ara', 'وقعت شركة النور للتجارة عقدا مع مؤسسة الأمل للمقاولات.', ['شركة النور للتجارة', 'مؤسسة الأمل للمقاولات']],
  ['ara', 'شركة الأهرام ش.م.م', ['شركة الأهرام ش.م.م']],
  ['ara', 'هذه شركة كبيرة للتجارة في السوق.', []],
  ['heb', 'כהן ובניו בע"מ מחפשת נהגים.', ['כהן ובניו בע"מ']],
  ['heb', 'הוא עובד בשביל חברת כהן ובניו בע"מ', ['כהן ובניו בע"מ']],
  ['heb', 'לוי שיווק בע״מ, תל אביב', ['לוי שיווק בע״מ']],
  ['kor', '주식회사 대한상사에서 일한다.', ['주식회사 대한상사']],
  ['kor', '한빛소프트(주)에 문의하세요.', ['한빛소프트(주)']],
  ['kor', '(주)한빛소프트는 게임을 만든다.', ['(주)한빛소프트']],
  ['bul', '„Иванов и синове“ ЕООД спечели търга.', ['„Иванов и синове“ ЕООД']],
  ['bul', 'Договор с ЕТ „Мария Петрова“ и „Булгартрейд“ АД.', ['ЕТ „Мария Петрова“', '„Булгартрейд“ АД']],
  ['srp', '„Делта Агро“ д.о.о. је из Београда.', ['„Делта Агро“ д.о.о.']],
  ['srp', 'Друштво д.о.о. „Павловић и синови“ Нови Сад', ['д.о.о. „Павловић и синови“']],
  ['hrv', 'Tvrtka „Horvat i sinovi“ d.o.o. iz Zagreba.', ['„Horvat i sinovi“ d.o.o.']],
  ['ukr', 'ТОВ «Промінь» постачає зерно.', ['ТОВ «Промінь»']],
  ['ukr', '«Промінь» ТОВ постачає зерно.', ['«Промінь» ТОВ']],
  ['deu', 'Die Firma "Holzbau Gruber" GmbH baut.', ['"Holzbau Gruber" GmbH']],
  ['nld', 'Bouwbedrijf Van der Meulen B.V. zoekt timmerlieden.', ['Bouwbedrijf Van der Meulen B.V.']],
  ['nld', 'Aannemer van der Velde B.V. bouwt.', ['van der Velde B.V.']],
  ['nld', 'De directie van Philips N.V. zwijgt.', ['Philips N.V.']]
])('companies of %s: %s', (language, text, found) => expect(companies(language, text)).toEqual(found))
