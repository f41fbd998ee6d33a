/**
 * What fields of forms and columns of tables are called whose values are no names: numbers, amounts, days, addresses. General words of business letters and their usual
 * abbreviations, which models take for names where they begin a line.
 */
import type { EntityLanguage } from '../../languages.js'
import { perLanguage } from '../../per-language.js'

/** Of forms in any language. */
const everywhere =
  'qty|ref|tel|telefon|telefax|fax|mob|gsm|e-mail|email|mail|web|www|iban|bic|swift|vat|id|no|nr|art|sku|ean|isbn|pos|eta|etd|fyi|cc|bcc|url|pin|sn|s/n|p/n|rfq|po|poz'

/** Parted by `|`; without the point of abbreviations. */
const byLanguage: Partial<Record<EntityLanguage, string>> = {
  eng: 'quantity|item|items|price|unit|total|subtotal|amount|reference|our ref|your ref|phone|telephone|mobile|cell|date|due|time|address|street|zip|postcode|order|invoice|subject|re|status|description|signature|page|notes|remarks|rate|tax|discount|balance|account|birthday|dob|age|sex|gender|weight|size|colour|color|terms|attn|encl|dept|ext|room|score|rank|year|month|week|day',
  deu: 'menge|anzahl|artikel|preis|einzelpreis|gesamtpreis|einheit|summe|gesamt|betrag|zwischensumme|referenz|unser zeichen|ihr zeichen|tel|mobil|handy|datum|uhrzeit|adresse|anschrift|straße|plz|bestellung|rechnung|betreff|status|beschreibung|unterschrift|seite|bemerkung|anmerkung|rabatt|konto|kto|blz|ust|mwst|geburtsdatum|alter|geschlecht|gewicht|größe|farbe|zimmer|jahr|monat|abt|anlage|anlagen|lfd|stk|az',
  nld: 'aantal|artikel|prijs|eenheid|totaal|subtotaal|bedrag|referentie|kenmerk|betreft|telefoon|mobiel|datum|tijd|adres|straat|postcode|bestelling|factuur|onderwerp|status|omschrijving|handtekening|pagina|opmerking|korting|rekening|btw|kvk|geboortedatum|leeftijd|geslacht|gewicht|maat|kleur|bijlage|afd|jaar|maand',
  swe: 'antal|artikel|pris|enhet|summa|totalt|belopp|referens|vår ref|er ref|telefon|mobil|datum|tid|adress|gata|postnr|postnummer|beställning|faktura|ämne|status|beskrivning|underskrift|sida|anm|rabatt|konto|moms|bankgiro|plusgiro|orgnr|personnr|födelsedatum|ålder|kön|vikt|storlek|färg|bilaga|avd|år|månad',
  dan: 'antal|vare|pris|enhed|sum|i alt|total|beløb|reference|vor ref|deres ref|telefon|tlf|mobil|dato|tid|adresse|gade|postnr|ordre|faktura|emne|vedr|status|beskrivelse|underskrift|side|bemærkning|rabat|konto|moms|cvr|cpr|fødselsdato|alder|køn|vægt|størrelse|farve|bilag|afd|år|måned',
  nob: 'antall|vare|pris|enhet|sum|totalt|beløp|referanse|vår ref|deres ref|telefon|tlf|mobil|dato|tid|adresse|gate|postnr|ordre|faktura|emne|vedr|status|beskrivelse|underskrift|side|merknad|rabatt|konto|mva|orgnr|fødselsdato|alder|kjønn|vekt|størrelse|farge|vedlegg|avd|år|måned',
  nno: 'tal|vare|pris|eining|sum|beløp|referanse|telefon|tlf|mobil|dato|tid|adresse|gate|postnr|ordre|faktura|emne|vedk|status|skildring|underskrift|side|merknad|konto|mva|orgnr|fødselsdato|alder|kjønn|vekt|storleik|farge|vedlegg|år|månad',
  fra: 'qté|quantité|article|prix|prix unitaire|unité|total|sous-total|montant|réf|référence|n/réf|v/réf|tél|téléphone|portable|mobile|date|heure|adresse|rue|code postal|cp|commande|facture|objet|statut|désignation|description|signature|page|remarque|remise|compte|tva|siret|siren|rcs|date de naissance|âge|sexe|poids|taille|couleur|pj|p.j|dossier|année|mois|échéance',
  spa: 'cant|cantidad|artículo|precio|precio unitario|unidad|uds|ud|total|subtotal|importe|monto|ref|referencia|tfno|tlf|tlfno|tel|teléfono|telf|móvil|celular|cel|fecha|hora|dirección|domicilio|calle|cp|pedido|factura|asunto|estado|descripción|concepto|firma|página|observaciones|descuento|cuenta|iva|nif|cif|dni|nie|rfc|curp|rut|fecha de nacimiento|edad|sexo|peso|talla|color|anexo|año|mes|exp|expte',
  cat: 'quant|quantitat|article|preu|unitat|total|import|referència|tel|telèfon|mòbil|data|hora|adreça|carrer|cp|comanda|factura|assumpte|estat|descripció|signatura|pàgina|observacions|descompte|compte|iva|nif|edat|sexe|pes|talla|color|any|mes',
  por: 'qtd|qtde|quant|quantidade|artigo|produto|preço|preço unitário|unidade|un|total|subtotal|valor|montante|ref|referência|tel|telef|telefone|telemóvel|celular|data|hora|endereço|morada|rua|cep|encomenda|pedido|fatura|assunto|descrição|assinatura|página|observações|obs|desconto|conta|iva|nif|cpf|cnpj|rg|data de nascimento|idade|sexo|peso|tamanho|cor|anexo|ano|mês|proc',
  ita: 'qtà|qta|quantità|articolo|prezzo|unità|totale|importo|imponibile|rif|riferimento|tel|telefono|cell|cellulare|data|ora|indirizzo|via|cap|ordine|fattura|oggetto|stato|descrizione|firma|pagina|note|sconto|conto|iva|p.iva|c.f|cf|codice fiscale|data di nascita|età|sesso|peso|taglia|colore|allegato|all|anno|mese|prot|scadenza',
  ron: 'cant|cantitate|articol|preț|unitate|total|sumă|valoare|ref|referință|tel|telefon|mobil|data|dată|ora|adresă|adresa|strada|cod poștal|comandă|factură|subiect|stare|descriere|semnătura|pagina|observații|discount|cont|tva|cui|cif|cnp|vârstă|sex|greutate|mărime|culoare|anexă|an|lună',
  pol: 'ilość|szt|towar|cena|jednostka|razem|suma|kwota|wartość|netto|brutto|nr|numer|ref|dot|tel|telefon|kom|komórka|data|godz|godzina|adres|ulica|kod|zamówienie|faktura|temat|status|opis|podpis|strona|uwagi|rabat|konto|vat|nip|regon|pesel|krs|data urodzenia|wiek|płeć|waga|rozmiar|kolor|zał|załącznik|rok|miesiąc|lp',
  ces: 'množství|ks|zboží|cena|jednotka|celkem|částka|č|číslo|č.j|sp. zn|tel|telefon|mobil|datum|čas|adresa|ulice|psč|objednávka|faktura|věc|předmět|stav|popis|podpis|strana|poznámka|sleva|účet|dph|ičo|dič|datum narození|rč|věk|pohlaví|váha|velikost|barva|příloha|rok|měsíc',
  slk: 'množstvo|ks|tovar|cena|jednotka|spolu|suma|č|číslo|tel|telefón|mobil|dátum|čas|adresa|ulica|psč|objednávka|faktúra|vec|predmet|stav|popis|podpis|strana|poznámka|zľava|účet|dph|ičo|dič|dátum narodenia|vek|pohlavie|váha|veľkosť|farba|príloha|rok|mesiac',
  slv: 'količina|kol|artikel|cena|enota|skupaj|znesek|št|številka|tel|telefon|gsm|datum|ura|naslov|ulica|pošta|naročilo|račun|zadeva|stanje|opis|podpis|stran|opomba|popust|trr|ddv|emšo|datum rojstva|starost|spol|teža|velikost|barva|priloga|leto|mesec',
  hrv: 'količina|kol|artikl|cijena|jedinica|ukupno|iznos|br|broj|tel|telefon|mob|mobitel|datum|vrijeme|adresa|ulica|narudžba|račun|predmet|status|opis|potpis|stranica|napomena|popust|pdv|oib|jmbg|datum rođenja|dob|spol|težina|veličina|boja|prilog|godina|mjesec',
  srp: 'количина|кол|артикал|цена|јединица|укупно|износ|бр|број|тел|телефон|моб|датум|време|адреса|улица|поруџбина|рачун|предмет|статус|опис|потпис|страна|напомена|попуст|пдв|пиб|јмбг|датум рођења|пол|тежина|величина|боја|прилог|година|месец|količina|cena|ukupno|iznos|broj|adresa|ulica',
  bul: 'количество|кол|бр|артикул|цена|единица|общо|сума|стойност|номер|тел|телефон|моб|дата|час|адрес|улица|поръчка|фактура|относно|статус|описание|подпис|страница|забележка|отстъпка|сметка|ддс|еик|егн|възраст|пол|тегло|размер|цвят|приложение|година|месец',
  rus: 'кол-во|количество|шт|товар|наименование|цена|единица|итого|всего|сумма|стоимость|номер|исх|вх|тел|телефон|моб|факс|эл. почта|дата|время|адрес|улица|индекс|заказ|счёт|счет|тема|статус|описание|подпись|страница|примечание|скидка|ндс|инн|кпп|огрн|бик|снилс|дата рождения|возраст|пол|вес|размер|цвет|приложение|год|месяц|дело',
  ukr: 'кількість|к-сть|шт|товар|найменування|ціна|одиниця|разом|всього|сума|номер|тел|телефон|моб|факс|дата|час|адреса|вулиця|індекс|замовлення|рахунок|тема|статус|опис|підпис|сторінка|примітка|знижка|пдв|єдрпоу|іпн|дата народження|вік|стать|вага|розмір|колір|додаток|рік|місяць',
  ell: 'ποσότητα|ποσ|τεμ|είδος|τιμή|μονάδα|σύνολο|ποσό|αρ|αριθμός|αρ. πρωτ|τηλ|τηλέφωνο|κιν|φαξ|ημερομηνία|ημ/νία|ώρα|διεύθυνση|οδός|τκ|τ.κ|παραγγελία|τιμολόγιο|θέμα|κατάσταση|περιγραφή|υπογραφή|σελίδα|σημειώσεις|έκπτωση|λογαριασμός|φπα|αφμ|δου|αμκα|ηλικία|φύλο|βάρος|μέγεθος|χρώμα|έτος|μήνας',
  hun: 'mennyiség|menny|db|cikk|megnevezés|ár|egységár|egység|összesen|összeg|szám|sz|hiv|hivatkozás|tel|telefon|mobil|dátum|kelt|idő|cím|utca|irsz|rendelés|számla|tárgy|állapot|leírás|aláírás|oldal|megjegyzés|kedvezmény|áfa|adószám|születési idő|kor|nem|súly|méret|szín|melléklet|év|hó|ügyszám|iktatószám',
  fin: 'määrä|kpl|tuote|hinta|yksikkö|yhteensä|summa|viite|viitteemme|puh|puhelin|gsm|matkapuhelin|faksi|pvm|päivämäärä|päiväys|klo|aika|osoite|katu|postinumero|tilaus|lasku|aihe|asia|tila|kuvaus|allekirjoitus|sivu|huom|alennus|tili|alv|y-tunnus|hetu|syntymäaika|ikä|sukupuoli|paino|koko|väri|liite|vuosi|kuukausi',
  est: 'kogus|tk|toode|hind|ühik|kokku|summa|viide|tel|telefon|mob|faks|kuupäev|kell|aeg|aadress|tänav|tellimus|arve|teema|olek|kirjeldus|allkiri|lk|märkus|allahindlus|konto|km|kmkr|isikukood|registrikood|vanus|sugu|kaal|suurus|värv|lisa|aasta|kuu',
  lav: 'daudzums|skaits|gab|prece|cena|vienība|kopā|summa|atsauce|tālr|tel|tālrunis|mob|fakss|datums|laiks|adrese|iela|pasūtījums|rēķins|tēma|statuss|apraksts|paraksts|lpp|piezīme|atlaide|konts|pvn|personas kods|vecums|dzimums|svars|izmērs|krāsa|pielikums|gads|mēnesis',
  lit: 'kiekis|vnt|prekė|kaina|vienetas|iš viso|viso|suma|nuoroda|tel|telefonas|mob|faksas|data|laikas|adresas|gatvė|užsakymas|sąskaita|tema|būsena|aprašymas|parašas|psl|pastaba|nuolaida|pvm|įm. kodas|asmens kodas|amžius|lytis|svoris|dydis|spalva|priedas|metai|mėnuo',
  tur: 'adet|miktar|ürün|fiyat|birim|birim fiyat|toplam|tutar|referans|tel|telefon|cep|gsm|faks|tarih|saat|adres|sokak|posta kodu|sipariş|fatura|konu|durum|açıklama|imza|sayfa|not|indirim|hesap|kdv|vergi no|tckn|tc|doğum tarihi|yaş|cinsiyet|ağırlık|beden|renk|ek|yıl|ay',
  ara: 'الكمية|العدد|الصنف|السعر|الوحدة|المجموع|الإجمالي|المبلغ|الرقم|رقم|المرجع|هاتف|الهاتف|تلفون|ت|جوال|الجوال|فاكس|البريد|التاريخ|الوقت|العنوان|الشارع|الطلب|الفاتورة|الموضوع|الحالة|الوصف|التوقيع|الصفحة|ملاحظات|الخصم|الحساب|العمر|الجنس|الوزن|المقاس|اللون',
  fas: 'تعداد|مقدار|کالا|قیمت|واحد|جمع|مبلغ|شماره|تلفن|موبایل|همراه|فکس|نمابر|ایمیل|تاریخ|ساعت|آدرس|نشانی|خیابان|کد پستی|سفارش|فاکتور|موضوع|وضعیت|توضیحات|امضا|صفحه|تخفیف|حساب|سن|جنسیت|وزن|اندازه|رنگ',
  urd: 'تعداد|مقدار|قیمت|کل|رقم|نمبر|فون|موبائل|فیکس|تاریخ|وقت|پتہ|آرڈر|بل|موضوع|حالت|تفصیل|دستخط|صفحہ|رعایت|عمر|جنس|وزن|رنگ',
  heb: 'כמות|פריט|מחיר|יחידה|סה"כ|סך הכל|סכום|מספר|מס|אסמכתא|טל|טלפון|נייד|פקס|דוא"ל|מייל|תאריך|שעה|כתובת|רחוב|מיקוד|הזמנה|חשבונית|נושא|הנדון|סטטוס|תיאור|חתימה|עמוד|הערות|הנחה|חשבון|מע"מ|ת"ז|תז|ח"פ|ע"מ|גיל|מין|משקל|מידה|צבע',
  hin: 'मात्रा|संख्या|वस्तु|मूल्य|कीमत|इकाई|कुल|राशि|क्रमांक|संदर्भ|फोन|फ़ोन|दूरभाष|मोबाइल|फैक्स|ईमेल|दिनांक|तारीख|समय|पता|ऑर्डर|बिल|चालान|विषय|स्थिति|विवरण|हस्ताक्षर|पृष्ठ|टिप्पणी|छूट|खाता|आयु|उम्र|लिंग|वज़न|रंग',
  ben: 'পরিমাণ|সংখ্যা|পণ্য|মূল্য|দাম|মোট|টাকা|নম্বর|ফোন|মোবাইল|ফ্যাক্স|ইমেইল|তারিখ|সময়|ঠিকানা|অর্ডার|বিল|বিষয়|অবস্থা|বিবরণ|স্বাক্ষর|পৃষ্ঠা|বয়স|লিঙ্গ|ওজন|রং',
  ind: 'jumlah|jml|qty|barang|harga|satuan|total|nomor|no|ref|telp|telepon|hp|tanggal|tgl|waktu|jam|alamat|jalan|kode pos|pesanan|faktur|perihal|hal|status|keterangan|ket|tanda tangan|ttd|halaman|catatan|diskon|rekening|rek|npwp|nik|umur|usia|jenis kelamin|berat|ukuran|warna|lampiran|tahun|bulan',
  msa: 'kuantiti|bil|barang|harga|unit|jumlah|nombor|no|rujukan|ruj|telefon|tel|hp|tarikh|masa|alamat|jalan|poskod|pesanan|invois|perkara|status|keterangan|tandatangan|halaman|catatan|diskaun|akaun|umur|jantina|berat|saiz|warna|lampiran|tahun|bulan',
  tgl: 'dami|bilang|presyo|halaga|kabuuan|numero|telepono|petsa|oras|tirahan|address|paksa|lagda|pahina|edad|kasarian|timbang|kulay|taon|buwan',
  vie: 'số lượng|sl|mặt hàng|đơn giá|giá|đơn vị tính|đvt|tổng|tổng cộng|thành tiền|số|mã|đt|sđt|điện thoại|di động|ngày|giờ|địa chỉ|đ/c|đường|đơn hàng|hóa đơn|v/v|chủ đề|trạng thái|mô tả|chữ ký|trang|ghi chú|giảm giá|tài khoản|stk|mst|cmnd|cccd|tuổi|giới tính|cân nặng|màu|stt|năm|tháng',
  tha: 'จำนวน|รายการ|สินค้า|ราคา|หน่วย|รวม|ยอดรวม|เลขที่|อ้างอิง|โทร|โทรศัพท์|มือถือ|แฟกซ์|อีเมล|วันที่|เวลา|ที่อยู่|ถนน|รหัสไปรษณีย์|ใบสั่งซื้อ|เรื่อง|สถานะ|รายละเอียด|ลายเซ็น|หน้า|หมายเหตุ|ส่วนลด|บัญชี|อายุ|เพศ|น้ำหนัก|ขนาด|สี|ปี|เดือน',
  zho: '数量|數量|项目|項目|商品|单价|單價|价格|價格|单位|單位|合计|合計|总计|總計|金额|金額|编号|編號|电话|電話|手机|手機|传真|傳真|邮箱|電郵|日期|时间|時間|地址|邮编|郵編|订单|訂單|发票|發票|主题|主題|状态|狀態|说明|說明|签名|簽名|页码|备注|備註|折扣|账号|帳號|税号|年龄|年齡|性别|性別|体重|尺寸|颜色|顏色|序号|序號',
  jpn: '数量|個数|品名|品目|商品|単価|価格|単位|合計|小計|金額|番号|電話|電話番号|携帯|ファックス|メール|日付|日時|時間|住所|郵便番号|注文|請求書|件名|状態|説明|署名|ページ|備考|割引|口座|年齢|性別|体重|サイズ|色|生年月日|型番',
  kor: '수량|품목|품명|상품|단가|가격|단위|합계|소계|금액|번호|전화|전화번호|연락처|휴대폰|팩스|이메일|날짜|일자|일시|시간|주소|우편번호|주문|청구서|제목|상태|설명|서명|페이지|비고|할인|계좌|나이|성별|몸무게|크기|색상|생년월일'
}

const setOf = perLanguage((language): ReadonlySet<string> => new Set(`${everywhere}|${byLanguage[language] ?? ''}`.split('|')))

/** Whether a text is what such a field is called, with or without the point of an abbreviation. */
export function isLabelWord(text: string, language: EntityLanguage): boolean {
  return setOf(language).has(text.toLowerCase().replace(/\.$/u, ''))
}
