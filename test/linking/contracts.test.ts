/** Parties of contracts, and years of birth; the name stands in brackets. */
import { expect, it } from 'vitest'
import { isParty } from '../../src/linking/contracts.js'
import { contradictsBirth } from '../../src/linking/told-births.js'

const placed = (sketch: string) => [sketch.replace(/[[\]]/gu, ''), { start: sketch.indexOf('['), end: sketch.indexOf(']') - 1 }] as const

it.each<[string, string, boolean]>([
  ['eng', '[Kate Winslet] (the "Tenant") agrees', true],
  ['eng', '[Kate Winslet], hereinafter the Tenant', true],
  ['eng', '[Kate Winslet] agrees. The Tenant (the "Band") played', false],
  ['eng', '[Kate Winslet] is hereafter forgotten', false],
  ['deu', '[Michael Schumacher], im Folgenden Mieter genannt', true],
  ['fra', '[Jean Dujardin], né le 12 mars 1960 à Lyon, ci-après le bailleur', true],
  ['spa', '[Rafael Nadal], con DNI 12345678Z', true],
  ['ita', '[Paola Zanetti], C.F. ZNTPLA70E43L840X', true],
  ['pol', '[Adam Małysz], PESEL 77120312345, zwany dalej Najemcą', true],
  ['ces', '[Karel Gott], dále jen „nájemce“', true],
  ['rus', '[Сафин Ильдар Рашидович], именуемый в дальнейшем «Арендатор»', true],
  ['rus', '[Сафин Ильдар Рашидович], паспорт 45 04 123456', true],
  ['rus', '[Владимир Путин] получил новый паспорт.', false],
  ['rus', '[Путин] приехал, далее он встретился с министром.', false],
  ['nld', '[Johan Cruijff], hierna te noemen de huurder', true],
  ['nld', '[Johan Cruijff] scoorde, hierna ging hij weg.', false],
  ['dan', '[Gary Lineker] og Anna, herefter kaldet lejeren', true],
  ['hun', '[Puskás Ferenc], a továbbiakban bérlő', true],
  ['tur', '[Orhan Pamuk], bundan sonra kiracı', true],
  ['tur', '[Orhan Pamuk], T.C. Kimlik No: 12345678901', true],
  ['deu', '[Thomas Müller], Personalausweis-Nr. L01X00T47', true],
  ['deu', '[Thomas Müller] („Mieter“)', true],
  ['eng', '[Kate Winslet], passport no. AB 1234567', true],
  ['por', '[Paulo Coelho], inscrito no CPF sob o nº 123.456.789-09', true],
  ['rus', '[Сафин Ильдар], паспорт серии 4504 № 123456', true],
  ['ita', '[Paola Zanetti] (il "Conduttore")', true],
  ['eng', '[Kate Winslet] and Ann Lee (together the "Sellers")', true]
])('%s %s: %s', (language, sketch, expected) => expect(isParty(...placed(sketch), language)).toBe(expected))

/** Whom all know, in everyday sentences. */
it.each([
  ['eng', '[Bruce Springsteen] ("The Boss") sang.'],
  ['eng', '[Tom Hanks], cf. p. 25'],
  ['eng', '[Tom Hanks] lost his passport on 12.05.2010.'],
  ['eng', '[Tom Hanks], hereafter a star, came.'],
  ['deu', '[Angela Merkel] („Mutti“) kam am 25. Mai.'],
  ['deu', '[Angela Merkel] bekam 2010 den Pass „ihrer“ Heimat, im Folgenden „Europa“.'],
  ['fra', '[Alain Delon], voir p. 25'],
  ['fra', '[Zinédine Zidane] (« Zizou ») a perdu son passeport en 2006.'],
  ['spa', '[Rafael Nadal] («Rafa») ganó en 2005.'],
  ['spa', '[Rafael Nadal], en adelante todo fue «fácil».'],
  ['por', '[Pelé] («O Rei») marcou 1281 golos.'],
  ['ita', '[Monica Bellucci], di seguito le sue parole: «Grazie».'],
  ['cat', '[Pau Casals] («El Mestre») va tocar el 1971.'],
  ['nld', '[Johan Cruijff] („El Salvador”), hierna volgde 1974.'],
  ['swe', '[Björn Borg] (”Iceman”) vann 1980.'],
  ['dan', '[Michael Laudrup], herefter fulgte «1992».'],
  ['nob', '[Erling Haaland] («Roboten»), heretter kom 2023.'],
  ['nno', '[Jon Fosse] («Forfattaren») fekk prisen i 2023.'],
  ['fin', '[Jari Litmanen] (”Kuningas”), jäljempänä 1995.'],
  ['est', '[Arvo Pärt], edaspidi 2020. aastal'],
  ['lav', '[Raimonds Pauls] („Maestro”), turpmāk 2000. gadā'],
  ['lit', '[Arvydas Sabonis] („Sabas“), toliau 1995 m.'],
  ['pol', '[Angela Merkel] nie wróciła 25 maja 2010 roku.'],
  ['pol', '[Adam Małysz] („Orzeł z Wisły”) skakał 12345 razy.'],
  ['ces', '[Karel Gott] („Slavík“) zpíval, dále 2010.'],
  ['slk', '[Peter Sagan] („Kamarát“) išiel 200 km.'],
  ['slv', '[Tina Maze], v nadaljevanju 2013'],
  ['hrv', '[Luka Modrić] („Lukita“) je od 12. svibnja 2012. u Madridu.'],
  ['srp', '[Novak Đoković] („Nole“), dana 12. 5. 2011.'],
  ['bul', '[Христо Стоичков] („Камата“) вкара през 1994 г.'],
  ['rus', '[Юрий Гагарин], далее он сказал: «Поехали».'],
  ['rus', '[Владимир Путин], дни от 12.05.2010'],
  ['ukr', '[Андрій Шевченко], далі він сказав: «Так».'],
  ['ell', '[Μίκης Θεοδωράκης] («Ο Μίκης») το 1974'],
  ['tur', '[Orhan Pamuk], bundan sonra 2006 yılında «Kar»'],
  ['hun', '[Puskás Ferenc] („Öcsi”) 1954-ben játszott.'],
  ['ron', '[Gheorghe Hagi] („Regele”) a marcat în 1994.'],
  ['ind', '[Joko Widodo] ("Jokowi"), naik pada 20.10.2014'],
  ['msa', '[Michelle Yeoh] ("Tan Sri"), naik pada 20.10.2014'],
  ['vie', '[Hồ Chí Minh] ("Bác Hồ") năm 1945']
])('%s %s: no party', (language, sketch) => expect(isParty(...placed(sketch), language)).toBe(false))

it.each<[string, string, string, boolean]>([
  ['ita', '[Paola Zanetti], nata a Vicenza il 3 maggio 1970', 'member of parliament (1976-)', true],
  ['ita', '[Paola Zanetti], nata a Vicenza il 3 maggio 1976', 'member of parliament (1976-)', false],
  ['ita', '[Paola Zanetti], nata nel 1970', 'member of parliament', false],
  ['ita', '[Paola Zanetti] won in 1970', 'member of parliament (1976-)', false],
  ['deu', '[Thomas Müller], geb. 4.5.1961', 'footballer (born 1989)', true],
  ['deu', '[Thomas Müller], geb. am 4. Mai 1961', 'footballer (1989-)', true],
  ['deu', '[Thomas Müller] (* 1961)', 'footballer (1989-)', true],
  ['rus', '[Иванов Сергей Петрович], 1975 г.р.', 'politician (1953-)', true],
  ['pol', '[Jan Nowak], urodzony 2 maja 1971', 'journalist (1914-2005)', true],
  ['fra', '[Jean Martin], né en 1950', 'actor (1922-2009)', true],
  ['ita', '[PAOLA ZANETTI], NATA A VICENZA NEL 1970', 'member of parliament (1976-)', true],
  ['eng', '[Ann Lee], born in Hamburg, Germany, on 3 May 1970', 'politician (born 1954)', true],
  ['ita', '[Angela Merkel] (NATO, vertice del 2014)', 'chancellor (born 1954)', false],
  ['ita', '[Angela Merkel] (Nato, 2014)', 'chancellor (born 1954)', false],
  ['eng', '[Angela Merkel] (NATO summit, 2014)', 'chancellor (born 1954)', false],
  ['eng', '[Angela Merkel], born in Hamburg, chancellor from 2005', 'chancellor (born 1954)', false]
])('%s %s, %s: %s', (language, sketch, description, expected) => {
  const [text, mention] = placed(sketch)
  expect(contradictsBirth(text, mention, language, description)).toBe(expected)
})

/** Whom all know, with another year behind. */
it.each([
  ['deu', '[Angela Merkel], geboren in Hamburg, wurde 2005 Kanzlerin.'],
  ['fra', '[Angela Merkel], née à Hambourg, devient chancelière en 2005.'],
  ['spa', '[Angela Merkel], nacida en Hamburgo, gobernó desde 2005.'],
  ['por', '[Angela Merkel], nascida em Hamburgo, governou desde 2005.'],
  ['cat', '[Angela Merkel], nascuda a Hamburg, va governar el 2005.'],
  ['nld', '[Angela Merkel], geboren in Hamburg, werd in 2005 kanselier.'],
  ['swe', '[Angela Merkel], född i Hamburg, blev 2005 kansler.'],
  ['dan', '[Angela Merkel], født i Hamborg, blev kansler i 2005.'],
  ['nob', '[Angela Merkel], født i Hamburg, ble kansler i 2005.'],
  ['nno', '[Angela Merkel], fødd i Hamburg, vart kanslar i 2005.'],
  ['fin', '[Angela Merkel], syntynyt Hampurissa, nousi valtaan 2005.'],
  ['est', '[Angela Merkel], sündinud Hamburgis, sai 2005 kantsleriks.'],
  ['lav', '[Angela Merkel], dzimusi Hamburgā, kļuva 2005. gadā.'],
  ['lit', '[Angela Merkel], gimusi Hamburge, tapo kanclere 2005 m.'],
  ['pol', '[Angela Merkel], urodzona w Hamburgu, objęła urząd w 2005.'],
  ['ces', '[Angela Merkel], narozená v Hamburku, vládla od 2005.'],
  ['slk', '[Angela Merkel], narodená v Hamburgu, vládla od 2005.'],
  ['slv', '[Angela Merkel], rojena v Hamburgu, je vladala od 2005.'],
  ['hrv', '[Angela Merkel], rođena u Hamburgu, vladala je od 2005.'],
  ['srp', '[Angela Merkel], rođena u Hamburgu, vladala je od 2005.'],
  ['bul', '[Ангела Меркел], родена в Хамбург, управлява от 2005.'],
  ['rus', '[Ангела Меркель], родилась в Гамбурге, правила с 2005.'],
  ['ukr', '[Ангела Меркель], народилася в Гамбурзі, правила з 2005.'],
  ['ell', '[Άνγκελα Μέρκελ], γεννημένη στο Αμβούργο, εκλέχθηκε το 2005.'],
  ['tur', '[Angela Merkel], doğumlu olduğu 1954'],
  ['hun', '[Angela Merkel] született 1954'],
  ['ron', '[Angela Merkel], născută la Hamburg, a condus din 2005.'],
  ['ind', '[Angela Merkel], lahir di Hamburg, memimpin sejak 2005.'],
  ['msa', '[Angela Merkel], lahir di Hamburg, memimpin sejak 2005.'],
  ['tgl', '[Angela Merkel], ipinanganak sa Hamburg, namuno noong 2005.']
])('%s %s: no other birth', (language, sketch) => {
  const [text, mention] = placed(sketch)
  expect(contradictsBirth(text, mention, language, 'chancellor of Germany (born 1954)')).toBe(false)
})
