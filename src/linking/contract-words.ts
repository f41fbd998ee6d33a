/** How contracts of each language name their parties, and what the numbers are called that tell one person from all others. */

export interface ContractWords {
  /** From here on, in words that contracts alone have. */
  readonly called?: string
  /** In words that mean later as well: the role stands in quotes then, or one of `named` follows. */
  readonly later?: string
  readonly named?: string
  /** Parties, as they stand in quotes; words apart by blanks. */
  readonly roles: string
  /** Numbers and papers of identity, in words. */
  readonly identity?: string
  /** The same in letters that are written in capitals: in small ones they are other words (`nie`, not). */
  readonly acronyms?: string
}

/** By ISO 639-3. All but `roles` are alternatives of regular expressions. */
export const contractWords: Readonly<Record<string, ContractWords>> = {
  eng: {
    called: 'hereinafter',
    later: 'hereafter',
    named: 'called|referred to|known as',
    roles:
      'tenant tenants landlord landlords lessee lessor buyer buyers purchaser purchasers seller sellers vendor vendors lender borrower borrowers employee employer client contractor subcontractor consultant licensee licensor guarantor assignor assignee mortgagor trustee donor claimant',
    identity: 'passport|national insurance',
    acronyms: 'NI|SSN'
  },
  deu: {
    later: 'im folgenden|nachfolgend|nachstehend',
    named: 'genannt|bezeichnet',
    roles:
      'mieter mieterin vermieter vermieterin käufer käuferin verkäufer verkäuferin darlehensgeber darlehensnehmer arbeitnehmer arbeitnehmerin arbeitgeber auftraggeber auftragnehmer kunde kundin pächter verpächter bürge lizenznehmer lizenzgeber',
    identity: '(?:personal)?ausweis|(?:reise)?pass|steuer-id|sozialversicherungsnummer'
  },
  fra: {
    called: 'ci-après',
    roles:
      'bailleur bailleresse preneur preneuse locataire vendeur vendeuse acquéreur acheteur acheteuse prêteur emprunteur emprunteuse salarié salariée employeur client cliente prestataire cédant cessionnaire caution licencié',
    identity: "numéro de sécurité sociale|passeport|carte (?:nationale )?d[’']identité",
    acronyms: 'CNI|NIR'
  },
  spa: {
    called: 'en lo sucesivo',
    later: 'en adelante',
    named: 'el arrendatario|la arrendataria|el arrendador|la arrendadora|el vendedor|la vendedora|el comprador|la compradora|denominad[oa]',
    roles:
      'arrendador arrendadora arrendatario arrendataria inquilino inquilina vendedor vendedora comprador compradora prestamista prestatario prestataria trabajador trabajadora empleador cliente contratista licenciatario fiador',
    identity: 'pasaporte|cédula(?: de (?:identidad|ciudadanía))?',
    acronyms: 'D\\.?N\\.?I\\.?|N\\.?I\\.?E\\.?|N\\.?I\\.?F\\.?|CURP|RFC|RUT|CUIL|CUIT'
  },
  por: {
    called: 'doravante|adiante designad[oa]',
    roles:
      'locador locadora locatário locatária senhorio senhoria inquilino inquilina arrendatário arrendatária vendedor vendedora comprador compradora mutuante mutuário trabalhador trabalhadora empregado empregada empregador cliente contratado contratada contratante licenciado fiador',
    identity: 'passaporte|cartão de cidadão|bilhete de identidade',
    acronyms: 'C\\.?P\\.?F\\.?|NIF|RG|BI'
  },
  ita: {
    called: "d[’']ora in (?:poi|avanti)",
    later: 'di seguito',
    named: 'denominat[oa]|indicat[oa]',
    roles:
      'locatore locatrice conduttore conduttrice locatario locataria inquilino inquilina venditore venditrice acquirente compratore compratrice mutuante mutuatario lavoratore lavoratrice datore cliente committente appaltatore licenziatario fideiussore',
    identity: "codice fiscale|cod\\. ?fisc\\.|carta d[’']identità|passaporto|c\\. ?f\\.",
    acronyms: 'C\\. ?F\\.|CF'
  },
  cat: {
    called: "d[’']ara endavant",
    roles:
      'arrendador arrendadora arrendatari arrendatària llogater llogatera venedor venedora comprador compradora prestador prestatari treballador treballadora client contractista',
    identity: 'passaport',
    acronyms: 'D\\.?N\\.?I\\.?|N\\.?I\\.?E\\.?|N\\.?I\\.?F\\.?'
  },
  nld: {
    called: 'hierna te noemen',
    later: 'hierna',
    named: 'genoemd',
    roles:
      'huurder huurster verhuurder verhuurster koper koopster verkoper verkoopster geldgever geldnemer werknemer werkneemster werkgever opdrachtgever opdrachtnemer klant licentienemer borg',
    identity: 'burgerservicenummer|paspoort(?:nummer)?|identiteitskaart',
    acronyms: 'BSN'
  },
  swe: {
    called: 'nedan kallad|fortsättningsvis kallad',
    roles:
      'hyresgäst hyresgästen hyresvärd hyresvärden köpare köparen säljare säljaren långivaren låntagaren arbetstagaren arbetsgivaren uppdragstagaren beställaren kunden licenstagaren',
    identity: 'personnummer|pers\\.?nr'
  },
  dan: {
    later: 'herefter|i det følgende',
    named: 'kaldet|benævnt',
    roles: 'lejer lejeren udlejer udlejeren køber køberen sælger sælgeren långiver låntager medarbejderen arbejdsgiveren kunden entreprenøren licenstager',
    identity: 'cpr(?:-nr\\.?)?|personnummer',
    acronyms: 'CPR'
  },
  nob: {
    later: 'heretter|i det følgende',
    named: 'kalt|benevnt',
    roles:
      'leier leieren leietaker leietakeren utleier utleieren kjøper kjøperen selger selgeren långiver låntaker arbeidstaker arbeidsgiver kunden oppdragstaker lisenstaker',
    identity: 'fødselsnummer|personnummer|f(?:ødsels)?nr'
  },
  nno: {
    later: 'heretter|i det følgjande',
    named: 'kalla|nemnd',
    roles: 'leigar leigaren leigetakar leigetakaren utleigar utleigaren kjøpar kjøparen seljar seljaren långjevar låntakar arbeidstakar arbeidsgivar kunden',
    identity: 'fødselsnummer|personnummer'
  },
  fin: {
    later: 'jäljempänä',
    named: 'vuokralainen|vuokranantaja|ostaja|myyjä',
    roles: 'vuokralainen vuokranantaja ostaja myyjä lainanantaja lainanottaja työntekijä työnantaja asiakas tilaaja lisenssinsaaja',
    identity: 'henkilötunnus|hetu'
  },
  est: {
    later: 'edaspidi',
    named: 'nimetat',
    roles: 'üürnik üürileandja rentnik ostja müüja laenuandja laenusaaja töötaja tööandja klient tellija töövõtja litsentsisaaja',
    identity: 'isikukood'
  },
  lav: {
    later: 'turpmāk',
    named: 'saukt',
    roles:
      'īrnieks īrniece izīrētājs nomnieks iznomātājs pircējs pircēja pārdevējs pārdevēja aizdevējs aizņēmējs darbinieks darbiniece klients pasūtītājs izpildītājs',
    identity: 'personas kods|p\\. ?k\\.'
  },
  lit: {
    later: 'toliau',
    named: 'vadinam',
    roles:
      'nuomininkas nuomininkė nuomotojas nuomotoja pirkėjas pirkėja pardavėjas pardavėja paskolos darbuotojas darbuotoja darbdavys klientas užsakovas rangovas',
    identity: 'asmens kodas|a\\. ?k\\.'
  },
  pol: {
    called: 'zwan[yaą] dalej',
    roles:
      'najemca najemcą wynajmujący wynajmującym dzierżawca kupujący kupującym sprzedający sprzedającym pożyczkodawca pożyczkobiorca pracownik pracownikiem pracodawca klient klientem zleceniobiorca zleceniodawca wykonawca zamawiający licencjobiorca',
    identity: 'paszport|dow(?:ód|odu) osobist(?:y|ego)',
    acronyms: 'PESEL|NIP'
  },
  ces: {
    called: 'dále jen',
    roles:
      'nájemce nájemkyně pronajímatel pronajímatelka kupující prodávající věřitel dlužník půjčitel vydlužitel zaměstnanec zaměstnankyně zaměstnavatel klient objednatel zhotovitel',
    identity: 'rodné číslo|r\\. ?č\\.|číslo op',
    acronyms: 'R\\. ?Č\\.|RČ|OP'
  },
  slk: {
    called: 'ďalej len',
    roles:
      'nájomca nájomkyňa prenajímateľ prenajímateľka kupujúci kupujúca predávajúci predávajúca veriteľ dlžník zamestnanec zamestnankyňa zamestnávateľ klient objednávateľ zhotoviteľ',
    identity: 'rodné číslo|r\\. ?č\\.|číslo op',
    acronyms: 'R\\. ?Č\\.|RČ|OP'
  },
  slv: {
    later: 'v nadaljevanju',
    named: 'imenovan|najemnik|najemodajalec|kupec|prodajalec',
    roles:
      'najemnik najemnica najemodajalec najemodajalka kupec kupovalka prodajalec prodajalka posojilodajalec posojilojemalec delavec delavka delodajalec stranka naročnik izvajalec',
    acronyms: 'EMŠO'
  },
  hrv: {
    called: 'u daljnjem tekstu|u daljem tekstu',
    roles:
      'najmoprimac najmodavac zakupnik zakupodavac kupac prodavatelj prodavateljica zajmodavac zajmoprimac radnik radnica zaposlenik poslodavac klijent naručitelj izvođač',
    acronyms: 'OIB|JMBG'
  },
  srp: {
    called: 'u daljem tekstu|u daljnjem tekstu|у даљем тексту',
    roles:
      'закупац закуподавац купац продавац зајмодавац зајмопримац запослени послодавац клијент наручилац zakupac zakupodavac kupac prodavac zajmodavac zajmoprimac zaposleni poslodavac klijent naručilac',
    acronyms: 'ЈМБГ|JMBG'
  },
  bul: {
    called: 'наричан[ао]? по-(?:долу|нататък)',
    roles:
      'наемател наемателка наемодател наемодателка купувач купувачка продавач продавачка заемодател заемател работник служител работодател клиент възложител изпълнител',
    identity: 'лична карта',
    acronyms: 'ЕГН'
  },
  rus: {
    called: 'именуем(?:ый|ая|ое)',
    later: 'далее',
    named: 'именуе|арендатор|арендодатель|наниматель|покупатель|продавец|заёмщик|заемщик',
    roles:
      'арендатор арендодатель наниматель наймодатель покупатель продавец займодавец заёмщик заемщик работник работодатель заказчик исполнитель подрядчик клиент лицензиат поручитель',
    identity: 'паспорт',
    acronyms: 'ИНН|СНИЛС'
  },
  ukr: {
    called: 'надалі за текстом|далі за текстом',
    later: 'надалі|далі',
    named: 'іменує|орендар|орендодавець|наймач|покупець|продавець',
    roles:
      'орендар орендарка орендодавець наймач наймодавець покупець продавець позикодавець позичальник працівник роботодавець замовник виконавець клієнт ліцензіат',
    identity: 'паспорт',
    acronyms: 'РНОКПП|ІПН'
  },
  ell: {
    later: 'εφεξής',
    named: 'καλούμεν|αποκαλούμεν|μισθωτής|εκμισθωτής|αγοραστής|πωλητής',
    roles:
      'μισθωτής μισθώτρια εκμισθωτής εκμισθώτρια ενοικιαστής αγοραστής αγοράστρια πωλητής πωλήτρια δανειστής δανειολήπτης εργαζόμενος εργαζόμενη εργοδότης πελάτης εργολάβος',
    acronyms: 'Α\\.?Φ\\.?Μ\\.?|Α\\.?Δ\\.?Τ\\.?'
  },
  tur: {
    later: 'bundan (?:sonra|böyle)',
    named: 'olarak anıl|kiracı|kiralayan|alıcı|satıcı',
    roles: 'kiracı kiralayan kiraya alıcı satıcı borçlu alacaklı işçi çalışan işveren müşteri yüklenici',
    identity: 'kimlik n(?:o|umarası)',
    acronyms: 'TCKN|T\\.?C\\.?'
  },
  hun: {
    called: 'a továbbiakban',
    roles: 'bérlő bérbeadó vevő eladó kölcsönadó kölcsönvevő munkavállaló munkáltató megbízó megbízott ügyfél vállalkozó megrendelő',
    identity: 'személyi(?: igazolvány)?(?:szám)?|személyazonosító|adóazonosító'
  },
  ron: {
    called: 'denumită? în continuare',
    roles:
      'chiriaș chiriașul chiriașa locator locatorul locatar locatarul proprietarul cumpărător cumpărătorul vânzător vânzătorul împrumutat împrumutatul salariat salariatul angajat angajatul angajatorul clientul prestatorul beneficiarul',
    acronyms: 'CNP|CI'
  },
  ind: {
    called: 'selanjutnya disebut',
    roles: 'penyewa pembeli penjual peminjam pekerja karyawan pemberi penerima klien kontraktor',
    acronyms: 'NIK|KTP'
  },
  msa: {
    called: 'selepas ini disebut',
    roles: 'penyewa pembeli penjual peminjam pekerja majikan pelanggan kontraktor',
    identity: 'no\\. kad pengenalan',
    acronyms: 'MyKad|IC'
  },
  vie: {
    called: 'sau đây gọi',
    roles: 'bên_thuê bên_cho_thuê bên_mua bên_bán bên_vay bên_cho_vay',
    acronyms: 'CMND|CCCD'
  }
}
