/**
 * Shops, workshops and offices that are called after their owner: what they are, before the surname (`Bäckerei Müller`, `Taller Gómez`) or behind it (`Miller Plumbing`,
 * `Kovács Pékség`). Never the owner's occupation, which stands before persons' names (`Bäcker Müller`), nor inns and hotels, which are called after anything. Cyrillic
 * texts quote such names. Parted by `|`; longer ones begin with a shorter one's word or an own.
 */
import type { EntityLanguage } from '../../languages.js'

export interface TradeWords {
  readonly before?: string
  readonly behind?: string
  /** Goods, behind the name, that are surnames and plain nouns as well: where a model took the two for a person or a place, or behind a preposition (`from Corrigan Doors`). */
  readonly goods?: string
  /** Last parts of compounds that stand before the name (`Malerbetrieb`). */
  readonly heads?: string
  /** Those of compounds that stand behind it (`Bilpleie`). */
  readonly tails?: string
  /** Works that are called after their town, in small letters (`Водовод Крушевац`). */
  readonly towns?: string
}

const norwegian: TradeWords = {
  before:
    'bakeri|bakeriet|konditori|slakteri|bilverksted|verksted|blomsterbutikk|snekkerverksted|rørleggerfirma|advokatfirma|advokatfirmaet|trafikkskole|apotek',
  behind:
    'bakeri|konditori|slakteri|bilverksted|bilservice|rørservice|elektro|transport|bygg|maskin|advokatfirma|trafikkskole|auto|malerservice|gartneri|trevare|bilsenter|sveis|røykeri|eiendom|eigedom|mekaniske|byggservice|trelast|sag|sport|sparebank|kjøtt',
  tails: 'pleie|glass|service|senter|verksted|utleie|montasje|teknikk|bygg|lakkering|salong|klinikk|entreprenør|handel|design|interiør'
}
const serbianLatin =
  'pekara|mesnica|mesara|cvjećara|cvećara|autoservis|autopraonica|frizerski salon|stolarija|cvjećarnica|mljekara|mlekara|automehaničar|kovačnica|klesarstvo|ljekarna|apoteka|knjižara|poslastičarna|slastičarna|vodoinstalater|limarija|bravarija|tesarija|klesarija|staklarija|tapetarija|pilana|zlatarna|autolimarija|keramika|uljara|vinarija|optika'

const southWorks = 'vodovod|toplana|elektrodistribucija|elektroprivreda|komunalac'

/** @see TradeWords */
export const tradeWords: Partial<Record<EntityLanguage, TradeWords>> = {
  eng: {
    behind:
      'Plumbing|Bakery|Bakers|Butchers|Roofing|Heating|Electrical|Electric|Motors|Garage|Joinery|Builders|Construction|Landscaping|Landscapes|Catering|Cleaners|Florist|Florists|Hardware|Furniture|Carpentry|Painting|Flooring|Upholstery|Optics|Opticians|Jewelers|Jewellers|Pharmacy|Dairy|Farms|Haulage|Logistics|Trucking|Towing|Autos|Tyres|Printers|Printing|Tailors|Accountants|Accountancy|Solicitors|Scaffolding|Plastering|Glazing|Locksmiths|Removals|Interiors|Appliances|Upholsterers|Lettings|Ironmongers|Fabrications|Conservatories|Veterinary|Refrigeration|Pharmaceuticals|Insulation|Saddlery|Saddlers|Fryers|Hauliers|Fisheries|Nurseries|Tearooms|Bistro|Bookshop|Cobblers|Butchery|Boatyard|Brewery|Distillery|Creamery|Smokehouse|Chandlery|Millinery|Drapers|Grocers|Greengrocers|Fishmongers|Newsagents|Undertakers|Dairies|Kennels|Haberdashery|Chippy|Stationers|Antiques|Fireplaces|Launderette|Upholstering|Thatching|Thatchers|Stonemasons|Surveyors|Outfitters|Homes|Aggregates|Nurserymen|Roofers|Plumbers|Electricians|Decorators',
    goods:
      'Glass|Carpets|Kitchens|Bathrooms|Blinds|Windows|Doors|Fencing|Tiles|Tiling|Signs|Imaging|Taxis|Cabs|Coaches|Caravans|Cycles|Bikes|Textiles|Plastics|Timber|Steel|Metals|Foods|Meats|Ales|Coffee|Electronics|Engineering|Stoves|Boilers|Drains|Paving|Skips|Toys|Laboratories|Signage|Ceramics|Pottery|Rentals|Ferries|Buses|Metro|Airways|Telecom'
  },
  deu: {
    before:
      'Elektro|Sanitär|Heizung|Optik|Auto|Foto|Möbel|Schreinerei|Tischlerei|Schlosserei|Spenglerei|Klempnerei|Zimmerei|Bäckerei|Konditorei|Metzgerei|Fleischerei|Gärtnerei|Wäscherei|Reinigung|Druckerei|Buchhandlung|Apotheke|Spedition|Fahrschule|Kanzlei|Notariat|Praxis|Steuerbüro|Baumschule|Brauerei|Molkerei|Käserei|Weingut|Kelterei|Sägewerk|Autohaus|Kaufhaus|Modehaus|Möbelhaus|Radhaus|Friseursalon|Salon|Goldschmiede|Gebäudereinigung|Dachdeckerei|Physiotherapie|Ergotherapie|Krankengymnastik|Logopädie|Podologie|Zahntechnik|Hausverwaltung|Bestattungen|Tanzschule|Musikschule|Reisebüro|Kfz-Werkstatt',
    heads:
      'bäckerei|metzgerei|betrieb|werkstatt|werkstätte|handlung|handel|großhandel|service|technik|tischlerei|schreinerei|druckerei|reinigung|apotheke|kanzlei|praxis|verleih|vermietung|bau|haus|büro|salon|gärtnerei|spedition'
  },
  nld: {
    before:
      'Bakkerij|Slagerij|Garage|Autobedrijf|Drukkerij|Boekhandel|Apotheek|Rijschool|Kapsalon|Loodgietersbedrijf|Schildersbedrijf|Installatiebedrijf|Bouwbedrijf|Aannemersbedrijf|Transportbedrijf|Kwekerij|Hoveniersbedrijf|Juwelier|Notariskantoor|Advocatenkantoor|Administratiekantoor|Tandartspraktijk|Huisartsenpraktijk|Brouwerij|Bloemist|Bloemenhuis|Timmerbedrijf|Timmerfabriek|Slijterij|Wasserij|Zagerij|Drogisterij|Fietsenmaker|Autoschade',
    behind:
      'Bouw|Transport|Optiek|Techniek|Installatie|Installaties|Installatietechniek|Elektrotechniek|Metaal|Logistiek|Verhuur|Schoonmaak|Hoveniers|Dakbedekking|Kozijnen|Beton|Recycling|Tweewielers|Makelaars|Makelaardij|Advocaten|Accountants|Notarissen|Vastgoed|Verzekeringen|Assurantiën|Tandartsen|Schilderwerken|Grondwerken|Bestratingen',
    heads: 'bedrijf|praktijk|kantoor|handel|bakkerij|slagerij|makerij|drogisterij'
  },
  swe: {
    before: 'bageri|konditori|verkstad|åkeri|advokatbyrå|advokatfirman|snickeri|frisörsalong|trafikskola|apotek|begravningsbyrå',
    behind:
      'bageri|konditori|bilverkstad|bil|åkeri|rör|el|måleri|bygg|plåt|snickeri|trädgård|trafikskola|advokatbyrå|redovisning|transport|begravningsbyrå|handelsträdgård|livs|blommor|optik|vvs|fastigheter|fastighet|sportbutik|golv|glas|järn|sport|kött|gästgivaregård|gästgiveri|sparbank',
    tails: 'vård|service|center|verkstad|uthyrning|montage|teknik|bygg|lackering|salong|klinik|entreprenad|handel|design|inredning'
  },
  dan: {
    before: 'bageri|konditori|slagteri|autoværksted|murerfirma|malerfirma|tømrerfirma|advokatfirmaet|vognmand|vognmandsfirma|gartneri|køreskole|smedeværksted',
    behind:
      'bageri|konditori|slagteri|autoværksted|auto|vvs|el|byg|transport|murerfirma|malerfirma|tømrerfirma|gartneri|køreskole|maskinfabrik|begravelsesforretning|optik|cykler|ejendomme|ejendom|gulve|tømrer|sport|sparekasse|savværk',
    tails: 'pleje|service|center|værksted|udlejning|montage|teknik|byg|lakering|salon|klinik|entreprenør|handel|design|indretning'
  },
  nob: norwegian,
  nno: norwegian,
  fra: {
    before:
      'boulangerie|boulangerie-pâtisserie|pâtisserie|boucherie|boucherie-charcuterie|charcuterie|fromagerie|poissonnerie|épicerie|plomberie|menuiserie|ébénisterie|serrurerie|maçonnerie|charpente|couverture|carrosserie|garage|quincaillerie|imprimerie|librairie|pharmacie|papeterie|bijouterie|horlogerie|cordonnerie|blanchisserie|pressing|teinturerie|fleuriste|jardinerie|pépinière|transports|déménagements|électricité|ambulances|taxis|auto-école|salon de coiffure|cabinet|étude notariale|entreprise|établissements|ets|brasserie artisanale|scierie|métallerie|chocolaterie|biscuiterie|distillerie|optique|meubles|peinture|laiterie|miellerie|brûlerie|torréfaction|conserverie|confiserie|cidrerie|fonderie|tannerie|marbrerie|assurances|autocars|voyages|mutuelle'
  },
  spa: {
    before:
      'panadería|pastelería|confitería|carnicería|pescadería|frutería|ferretería|fontanería|carpintería|cerrajería|taller|talleres|taller mecánico|peluquería|librería|papelería|farmacia|óptica|joyería|relojería|zapatería|tintorería|lavandería|floristería|imprenta|gráficas|electricidad|instalaciones|construcciones|reformas|transportes|mudanzas|autocares|autoescuela|gestoría|asesoría|notaría|clínica dental|muebles|pinturas|bodegas|conservas|embutidos|tapicería|mercería|droguería|herrería|almacenes|electrodomésticos|neumáticos|lechería|quesería|heladería|churrería|almazara|fisioterapia|seguros|grupo|viajes|autobuses|supermercados|funeraria|residencia|hoteles|aluminios|cristalería|inmobiliaria|bollería'
  },
  cat: {
    before:
      'forn|forn de pa|pastisseria|carnisseria|peixateria|fruiteria|ferreteria|lampisteria|fusteria|serralleria|taller|tallers|perruqueria|llibreria|papereria|farmàcia|òptica|joieria|sabateria|tintoreria|bugaderia|floristeria|impremta|construccions|reformes|transports|mudances|autoescola|gestoria|assessoria|notaria|mobles|caves|embotits|formatgeria|fleca|gelateria|assegurances|grup|viatges|autocars|funerària'
  },
  por: {
    before:
      'padaria|pastelaria|confeitaria|talho|açougue|peixaria|frutaria|ferragens|canalizações|carpintaria|marcenaria|serralharia|serralheria|oficina|oficina mecânica|cabeleireiro|livraria|papelaria|farmácia|drogaria|ótica|óptica|joalharia|joalheria|relojoaria|sapataria|tinturaria|lavandaria|lavanderia|florista|floricultura|gráfica|tipografia|eletricidade|construções|transportes|mudanças|autoescola|escritório de advocacia|contabilidade|clínica dentária|móveis|tintas|mercearia|vidraçaria|borracharia|laticínios|queijaria|leitaria|gelataria|sorveteria|fisioterapia|seguros|viagens|grupo|supermercados|funerária|panificadora|minimercado|retrosaria|imobiliária|ourivesaria|alumínios|caixilharia'
  },
  ita: {
    before:
      'impresa|panificio|forno|pasticceria|macelleria|salumeria|pescheria|gelateria|ferramenta|idraulica|falegnameria|carpenteria|officina|officina meccanica|autofficina|carrozzeria|parrucchiere|libreria|cartoleria|farmacia|ottica|gioielleria|oreficeria|orologeria|calzolaio|calzoleria|lavanderia|tintoria|fioreria|vivai|tipografia|elettricità|costruzioni|edilizia|impresa edile|trasporti|traslochi|autoscuola|autotrasporti|studio legale|studio notarile|studio dentistico|studio medico|studio tecnico|studio commercialista|mobilificio|arredamenti|caseificio|cantina|cantine|frantoio|enoteca|onoranze funebri|autonoleggio|gommista|vetreria|marmi|tessuti|sartoria|oleificio|salumificio|pastificio|molino|mulino|torrefazione|latteria|birrificio|biscottificio|conservificio|lanificio|assicurazioni|autolinee|viaggi|supermercati|panetteria|serramenti|infissi|immobiliare|erboristeria|merceria|profumeria'
  },
  ron: {
    before:
      'brutăria|brutărie|cofetăria|cofetărie|patiseria|măcelăria|măcelărie|tâmplăria|tâmplărie|service auto|farmacia|librăria|florăria|cabinet de avocat|cabinet stomatologic|cabinet notarial|tipografia|croitoria|frizeria|salonul|școala de șoferi|crama|atelierul|asigurări'
  },
  pol: {
    before:
      'piekarnia|cukiernia|masarnia|ciastkarnia|lodziarnia|kwiaciarnia|apteka|księgarnia|drukarnia|stolarnia|tartak|warsztat|warsztat samochodowy|auto serwis|autoserwis|zakład|zakład fryzjerski|zakład pogrzebowy|zakład stolarski|salon|salon fryzjerski|salon optyczny|optyk|pralnia|kancelaria|kancelaria adwokacka|kancelaria notarialna|kancelaria radcy prawnego|gabinet stomatologiczny|gospodarstwo|gospodarstwo ogrodnicze|hurtownia|sklep|usługi transportowe|ośrodek szkolenia kierowców|szkółka|winnica|browar|palarnia|meble|okna'
  },
  ces: {
    before:
      'pekařství|pekárna|cukrárna|řeznictví|řeznictví a uzenářství|květinářství|lékárna|knihkupectví|tiskárna|truhlářství|truhlárna|pila|autoservis|autodílna|autodoprava|pneuservis|kadeřnictví|čalounictví|instalatérství|zámečnictví|klempířství|stavebniny|advokátní kancelář|notářská kancelář|účetní kancelář|zubní ordinace|zahradnictví|vinařství|pivovar|mlékárna|optika|zlatnictví|hodinářství|krejčovství|obuv|nábytek|pohřební služba|autoškola|elektro|lakovna|sklenářství|kovovýroba'
  },
  slk: {
    before:
      'pekáreň|cukráreň|mäsiarstvo|kvetinárstvo|lekáreň|kníhkupectvo|tlačiareň|stolárstvo|píla|autoservis|autodoprava|pneuservis|kaderníctvo|čalúnnictvo|inštalatérstvo|zámočníctvo|klampiarstvo|stavebniny|advokátska kancelária|notársky úrad|zubná ambulancia|záhradníctvo|vinárstvo|pivovar|optika|zlatníctvo|krajčírstvo|nábytok|pohrebná služba|autoškola|elektro|kovovýroba'
  },
  slv: {
    towns: 'vodovod|komunala|elektro|avto',
    before:
      'pekarna|slaščičarna|mesarija|cvetličarna|lekarna|knjigarna|tiskarna|mizarstvo|avtoservis|avtoprevozništvo|vulkanizerstvo|frizerski salon|ključavničarstvo|kleparstvo|odvetniška pisarna|zobna ordinacija|vrtnarija|vinogradništvo|pivovarna|optika|zlatarstvo|šiviljstvo|pohištvo|avtošola|gostilna|tesarstvo|pleskarstvo'
  },
  hrv: { before: serbianLatin, towns: southWorks },
  bul: {
    before:
      'мебели|хлебарница|пекарна|аптека|автосервиз|книжарница|сладкарница|фурна|месарница|автокъща|цветарница|оптика|мелница|винарна|автошкола|строителство',
    towns: 'топлофикация|водоснабдяване|електроразпределение'
  },
  srp: {
    before: `${serbianLatin}|пекара|месара|месница|цвећара|аутосервис|аутоперионица|фризерски салон|столарија|апотека|књижара|посластичарница|ковачница|млекара`,
    towns: `${southWorks}|водовод|топлана|електродистрибуција|електропривреда|комуналац`
  },
  ell: {
    before:
      'αρτοποιείο|φούρνος|ζαχαροπλαστείο|κρεοπωλείο|ιχθυοπωλείο|φαρμακείο|βιβλιοπωλείο|τυπογραφείο|συνεργείο|κομμωτήριο|ξυλουργείο|σιδηρουργείο|ανθοπωλείο|οινοποιείο|κοσμηματοπωλείο|οπτικά|έπιπλα|δικηγορικό γραφείο|λογιστικό γραφείο|οδοντιατρείο|σχολή οδηγών|μεταφορές'
  },
  hun: {
    behind:
      'pékség|cukrászda|húsbolt|hentesáru|autószerviz|gumiszerviz|asztalos|virágbolt|könyvesbolt|gyógyszertár|patika|nyomda|fodrászat|optika|ékszerház|pincészet|borászat|ügyvédi iroda|közjegyzői iroda|könyvelőiroda|autósiskola|bútor|lakatos|kertészet|temetkezés|gépészet|építőipar'
  },
  fin: {
    before:
      'leipomo|konditoria|autokorjaamo|korjaamo|kampaamo|parturi|rakennus|kuljetus|kuljetusliike|lakiasiaintoimisto|asianajotoimisto|tilitoimisto|hautaustoimisto|puutarha|kukkakauppa|apteekki|maalausliike|putkiliike|puusepänliike|kelloliike|autokoulu|rakennusliike|sähköliike|ompelimo',
    behind:
      'leipomo|konditoria|autokorjaamo|korjaamo|kampaamo|kuljetus|puutarha|lakiasiaintoimisto|asianajotoimisto|konepaja|kukkakauppa|saha|apteekki|autokoulu|kauppa|meijeri|mylly|verstas|sähkö'
  },
  est: {
    before: 'pagariäri|pagar|lillepood|autoteenindus|advokaadibüroo|juuksurisalong|notaribüroo|autokool',
    behind: 'pagariäri|pagar|talu|autoteenindus|advokaadibüroo|autokool|meierei|lillepood|juuksur|ehitus|puit'
  },
  lav: {
    before: 'maiznīca|konditoreja|autoserviss|frizētava|zobārstniecība|advokātu birojs|ziedu veikals',
    behind: 'maiznīca|konditoreja|autoserviss|advokātu birojs'
  },
  lit: {
    before: 'kepykla|konditerija|autoservisas|kirpykla|advokatų kontora|gėlių salonas|notarų biuras',
    behind: 'kepykla|konditerija|autoservisas|advokatų kontora'
  },
  tur: {
    behind:
      'fırını|pastanesi|kasabı|kuaför|kuaförü|berberi|eczanesi|kitabevi|matbaası|otomotiv|oto|lokantası|mobilya|inşaat|nakliyat|kuyumculuk|optik|tekstil|hukuk bürosu|terzisi|manifatura|marangozhanesi|çiçekçilik|ticaret|elektrik|gıda|turizm|emlak|sigorta|tesisat'
  },
  ind: {
    before:
      'bengkel|bengkel motor|bengkel mobil|bengkel las|toko|toko roti|toko bangunan|toko emas|toko kelontong|toko buku|toko kue|toko besi|toko elektronik|toko material|toko pakaian|toko mas|toko sembako|warung|warung nasi|warung makan|warung kopi|warung bakso|warung sate|depot|depot air|kios|kios pulsa|apotek|apotik|percetakan|kantor notaris|salon|klinik|konveksi|penjahit|rumah makan|rumah makan padang|penggilingan padi|posyandu|paud|tpq|bank sampah|koperasi|sanggar|pondok pesantren'
  },
  msa: {
    before:
      'bengkel|bengkel kereta|bengkel motosikal|kedai|kedai gunting|kedai kopi|kedai makan|kedai runcit|kedai jahit|kedai emas|kedai buku|kedai perabot|kedai basikal|gerai|warung|farmasi|klinik|percetakan|restoran|restoran mamak|restoran nasi|restoran nasi kandar|butik|pasar raya|perniagaan|perusahaan|syarikat perniagaan|kedai nasi kandar|surau|tadika'
  },
  tgl: { behind: 'bakery|hardware|bakeshop|trading|construction|motors|pharmacy|eatery|carinderia' }
}
