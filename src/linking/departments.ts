/** Departments of firms and offices, in the words of each language: who is named with one (`Michael Jordan from accounts`) is a colleague, not the famous bearer of the name. */
import type { Span } from '../core/spans.js'
import { foldName } from '../knowledge/names/fold.js'

/**
 * In all languages the same, in the case that stands behind a name: accounts, payroll, human resources, information technology, sales, purchasing, logistics, dispatch,
 * warehouse, maintenance, reception, customer service, billing. Words that ministries and boards go by as well (finance, defence) are left out.
 */
const words: Readonly<Record<string, string>> = {
  eng: 'accounts accounting payroll hr it sales marketing purchasing procurement logistics dispatch warehouse maintenance facilities reception billing helpdesk',
  deu: 'buchhaltung lohnbuchhaltung personalabteilung personal hr it edv vertrieb einkauf logistik versand lager technik haustechnik hausverwaltung empfang kundendienst kundenservice',
  fra: 'comptabilité paie rh informatique commercial ventes achats logistique expédition entrepôt maintenance accueil facturation standard',
  spa: 'contabilidad nóminas rrhh personal informática ventas compras logística expedición almacén mantenimiento recepción facturación',
  por: 'contabilidade rh informática vendas compras logística expedição armazém manutenção recepção receção faturamento faturação',
  ita: 'contabilità amministrazione personale informatica vendite acquisti logistica spedizioni magazzino manutenzione reception fatturazione',
  cat: 'comptabilitat nòmines personal informàtica vendes compres logística magatzem manteniment recepció facturació',
  nld: 'boekhouding administratie salarisadministratie personeelszaken hr ict verkoop inkoop logistiek magazijn onderhoud receptie klantenservice facturatie',
  swe: 'ekonomi ekonomiavdelningen löneavdelningen hr personalavdelningen it försäljning inköp logistik lagret underhåll receptionen kundtjänst',
  dan: 'regnskab bogholderiet løn hr it salg indkøb logistik lageret vedligehold receptionen kundeservice',
  nob: 'regnskap lønn hr it salg innkjøp logistikk lageret vedlikehold resepsjonen kundeservice',
  fin: 'kirjanpidosta taloushallinnosta palkanlaskennasta henkilöstöhallinnosta myynnistä ostosta logistiikasta varastosta huollosta vastaanotosta asiakaspalvelusta',
  est: 'raamatupidamisest palgaarvestusest personaliosakonnast müügist ostust logistikast laost hooldusest vastuvõtust klienditeenindusest',
  lav: 'grāmatvedības personāldaļas pārdošanas iepirkumu loģistikas noliktavas',
  lit: 'buhalterijos personalo pardavimų pirkimų logistikos sandėlio',
  pol: 'księgowości kadr płac hr it sprzedaży zakupów logistyki magazynu utrzymania recepcji',
  ces: 'účtárny účetního mzdové personálního prodeje nákupu logistiky skladu údržby recepce',
  slk: 'účtovníctva učtárne personálneho predaja nákupu logistiky skladu údržby recepcie',
  slv: 'računovodstva kadrovske prodaje nabave logistike skladišča vzdrževanja recepcije',
  hrv: 'računovodstva kadrovske prodaje nabave logistike skladišta održavanja recepcije',
  srp: 'рачуноводства кадровске продаје набавке логистике магацина одржавања рецепције računovodstva kadrovske prodaje nabavke logistike magacina',
  rus: 'бухгалтерии отдела кадров продаж закупок логистики склада снабжения ресепшена ресепшн',
  ukr: 'бухгалтерії відділу кадрів продажів закупівель логістики складу постачання',
  bul: 'счетоводството счетоводство кадри продажби доставки логистика склада поддръжка рецепцията',
  ell: 'λογιστήριο πωλήσεις προμήθειες αποθήκη γραμματεία υποδοχή',
  ron: 'contabilitate salarizare resurse vânzări achiziții logistică depozit mentenanță recepție facturare',
  hun: 'könyvelésről könyvelésből bérszámfejtésről értékesítésről beszerzésről logisztikáról raktárból recepcióról',
  tur: 'muhasebeden satıştan satınalmadan lojistikten depodan resepsiyondan',
  ind: 'akuntansi keuangan personalia penjualan pembelian logistik gudang resepsionis'
}
const tables = new Map<string, ReadonlySet<string>>()

/** Words in small letters between a name and a department: `from the`, `aus der`, `du service`. */
const MOST_BETWEEN = 3
const WINDOW = 48
const LONGEST_ABBREVIATION = 3
const smallWord = /^\p{Ll}/u
const wordBreak = /[\s,(]+/u

/** Whether a department stands behind a mention, with nothing but small words between them. @param language ISO 639-3 */
export function isOfDepartment(text: string, { end }: Span, language: string): boolean {
  const table = tableOf(language)
  if (table === undefined) return false
  const behind = text.slice(end, end + WINDOW).split(/[.!?;:\n)]/u)[0]!
  if (!/^[ ,(]/u.test(behind)) return false
  const [first, ...others] = behind.split(wordBreak).filter((word) => word !== '')
  if (first === undefined) return false
  if (!smallWord.test(first)) return behind.startsWith(' (') && isDepartment(first, table)
  // a case ending may say what a preposition says elsewhere
  if (isDepartment(first, table)) return true
  for (const word of others.slice(0, MOST_BETWEEN)) {
    if (isDepartment(word, table)) return true
    if (!smallWord.test(word)) return false
  }
  return false
}

/** Abbreviations are written in capitals: `IT` is no pronoun. */
function isDepartment(word: string, table: ReadonlySet<string>): boolean {
  return table.has(foldName(word)) && (word.length > LONGEST_ABBREVIATION || word === word.toUpperCase())
}

function tableOf(language: string): ReadonlySet<string> | undefined {
  const list = words[language]
  let table = tables.get(language)
  if (table === undefined && list !== undefined) {
    table = new Set(list.split(' ').map(foldName))
    tables.set(language, table)
  }
  return table
}
