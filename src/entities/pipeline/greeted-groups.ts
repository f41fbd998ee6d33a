/** Readers of letters that are no person: offices, roles and groups (`Dear Customer Service`, `Hallo Team`, `Chers collègues`). */

/** Words that stand in such a reader and in nobody's name, in small letters. Words of letters in every language that greets so; those that are surnames (`Baker`) are left out. */
const list =
  'team teams service services support manager managers department departments customer customers colleague colleagues recruiter recruiters recruitment hiring accounts payable receivable committee board editor editors madam everyone everybody residents neighbours neighbors members parents students applicant applicants candidate subscriber subscribers user users client clients partners suppliers vendors shareholders readers viewers guests tenants homeowner reservations billing helpdesk staff admissions human resources friends folks guys crew ' +
  'kundenservice kundendienst kundin kunde kunden damen herren kollegen kolleginnen kollege kollegin personalabteilung buchhaltung vermieter nachbarn eltern mieter redaktion leser leserinnen freunde alle zusammen leute vereinsmitglieder mitglieder ' +
  'équipe équipes clientèle collègue collègues voisins comptabilité abonné abonnée abonnés locataires adhérents messieurs mesdames ' +
  'equipo servicio clientes cliente colegas compañeros vecinos padres departamento recursos humanos socios ' +
  'squadra servizio clienti colleghi redazione condomini genitori ufficio soci ' +
  'equipe equipa serviço moradores pais associados ' +
  "klantenservice collega's collega klant klanten bewoners ouders leden " +
  'kundtjänst kundservice kollegor kollega medlemmar grannar föräldrar kunder ' +
  'kundeservice kolleger kollegaer naboer medlemmer forældre foreldre beboere ' +
  'zespół zespole dziale obsługi klienci kliencie klientko koledzy koleżanki sąsiedzi rodzice państwo ' +
  'tým týme kolegové kolegyně sousedé rodiče zákazníci zákazníku tím tíme kolegovia susedia rodičia ' +
  'коллеги команда клиенты клиент друзья соседи родители господа служба колеги клієнти друзі сусіди батьки клиенти ' +
  'ügyfélszolgálat csapat kollégák ügyfelünk szülők echipa echipă clienți colegi vecini părinți ' +
  'asiakaspalvelu tiimi kollegat naapurit vanhemmat asiakas ekibi ekip arkadaşlar veliler müşterimiz kolege susjedi roditelji'
const offices: ReadonlySet<string> = new Set(list.split(' '))

/** Whether what is greeted is an office or a group, by one of its words. */
export function isOffice(reader: string): boolean {
  return reader.split(/[ \u00a0]+/u).some((word) => offices.has(word.toLowerCase()))
}
