/**
 * Nouns that names of societies, offices and other bodies begin with, in languages where the noun stands before what tells it apart (`Организация ...`, `Federazione ...`), in their basic forms.
 * Behind a preposition they are as often ordinary words: a rule that reads them needs another sign of a name.
 */

import type { EntityLanguage } from '../languages.js'
import { perLanguage } from '../per-language.js'
import { foldWord, stemWord } from './fold.js'
import { wordsOf } from './name.js'

const serbian =
  'organizacija udruženje udruga unija savez federacija konfederacija agencija komitet odbor komisija savet vijeće institut zavod ministarstvo ured kancelarija fond fondacija zaklada komora banka univerzitet sveučilište akademija centar mreža pokret stranka partija služba liga alijansa asocijacija uprava sindikat koalicija'

const table: Partial<Record<EntityLanguage, string>> = {
  fra: 'organisation association union fédération confédération agence comité commission conseil institut ministère office fonds fondation chambre banque université académie centre réseau mouvement parti front service ligue alliance société autorité syndicat cour',
  spa: 'organización asociación unión federación confederación agencia comité comisión consejo instituto ministerio oficina fondo fundación cámara banco universidad academia centro red movimiento partido frente servicio liga alianza sociedad autoridad sindicato tribunal',
  cat: 'organització associació unió federació confederació agència comitè comissió consell institut ministeri oficina fons fundació cambra banc universitat acadèmia centre xarxa moviment partit front servei lliga aliança societat autoritat sindicat tribunal',
  por: 'organização associação união federação confederação agência comité comitê comissão conselho instituto ministério gabinete fundo fundação câmara banco universidade academia centro rede movimento partido frente serviço liga aliança sociedade autoridade sindicato tribunal',
  ita: 'organizzazione associazione unione federazione confederazione agenzia comitato commissione consiglio istituto ministero ufficio fondo fondazione camera banca università accademia centro rete movimento partito fronte servizio lega alleanza società autorità sindacato corte',
  ron: 'organizația asociația uniunea federația confederația agenția comitetul comisia consiliul institutul ministerul oficiul fondul fundația camera banca universitatea academia centrul rețeaua mișcarea partidul frontul serviciul liga alianța societatea autoritatea sindicatul curtea',
  pol: 'organizacja stowarzyszenie związek unia federacja konfederacja agencja komitet komisja rada instytut ministerstwo urząd biuro fundusz fundacja izba bank uniwersytet akademia centrum sieć ruch partia front służba liga sojusz towarzystwo zrzeszenie trybunał',
  ces: 'organizace asociace sdružení svaz unie federace konfederace agentura výbor komise rada institut ústav ministerstvo úřad kancelář fond nadace komora banka univerzita akademie centrum síť hnutí strana fronta služba liga aliance společnost spolek soud',
  slk: 'organizácia asociácia združenie zväz únia federácia konfederácia agentúra výbor komisia rada inštitút ústav ministerstvo úrad kancelária fond nadácia komora banka univerzita akadémia centrum sieť hnutie strana front služba liga aliancia spoločnosť spolok súd',
  slv: 'organizacija združenje zveza unija federacija konfederacija agencija odbor komisija svet inštitut zavod ministrstvo urad fond sklad ustanova zbornica banka univerza akademija center mreža gibanje stranka fronta služba liga zavezništvo društvo sindikat sodišče',
  hrv: serbian,
  srp: serbian,
  bul: 'организация асоциация сдружение съюз федерация конфедерация агенция комитет комисия съвет институт министерство служба фонд фондация камара банка университет академия център мрежа движение партия фронт лига алианс дружество орган синдикат съд',
  rus: 'организация ассоциация объединение союз федерация конфедерация агентство комитет комиссия совет институт министерство управление служба фонд палата банк университет академия центр сеть движение партия фронт лига альянс общество профсоюз суд',
  ukr: 'організація асоціація об’єднання спілка союз федерація конфедерація агентство агенція комітет комісія рада інститут міністерство управління служба фонд палата банк університет академія центр мережа рух партія фронт ліга альянс товариство профспілка суд',
  ell: 'οργάνωση οργανισμός ένωση σύλλογος σύνδεσμος ομοσπονδία συνομοσπονδία επιτροπή συμβούλιο ινστιτούτο υπουργείο γραφείο ταμείο ίδρυμα επιμελητήριο τράπεζα πανεπιστήμιο ακαδημία κέντρο δίκτυο κίνημα κόμμα μέτωπο υπηρεσία συμμαχία εταιρεία αρχή δικαστήριο',
  vie: 'Tổ Hiệp Liên Ủy Hội Viện Bộ Quỹ Ngân Trung Mạng Đảng Cơ Phòng Tòa Cục'
}

const heads = perLanguage<ReadonlySet<string>>((language) => new Set(wordsOf(table[language] ?? '').map((word) => stemWord(foldWord(word), language))))

/** Whether a word is a noun that names of such bodies begin with, in any of its forms. */
export function beginsSocieties(word: string, language: EntityLanguage): boolean {
  return heads(language).has(stemWord(foldWord(word), language))
}
