/**
 * Small documents of the kinds that newsrooms and banks have, in many languages: `[p1 Ann Lee]` marks a mention (person, organization, location) and its entity. What a
 * native reader would sign; mentions of one number are one chain, others are not.
 */
import { describe, expect, it } from 'vitest'
import { chainMentions } from '../../src/entities/chains/index.js'
import type { EntityLanguage } from '../../src/entities/languages.js'
import { loadGivenNames } from '../../src/entities/lists/given-names.js'
import { loadKnownNames } from '../../src/entities/lists/known-names.js'
import type { Mention } from '../../src/entities/types.js'
import { openModels } from '../../src/models/store.js'

const models = openModels()
const knowledge = { known: loadKnownNames(models), givenNames: loadGivenNames(models) }
const types: Readonly<Record<string, string>> = { p: 'PERSON', o: 'ORGANIZATION', l: 'LOCATION' }

/** The names of each chain, in two ways: as marked, and as answered. */
function chains(marked: string, language: EntityLanguage): { marked: string[]; answered: string[] } {
  let text = ''
  let end = 0
  const mentions: Mention[] = []
  const entities = new Map<string, Mention[]>()
  for (const { 0: whole, 1: type, 2: number, 3: name, index } of marked.matchAll(/\[([pol])(\d+) ([^\]]*)\]/g)) {
    text += marked.slice(end, index)
    const mention = { start: text.length, end: text.length + name!.length, type: types[type!]!, source: 'statistical' as const, weight: 1 }
    mentions.push(mention)
    entities.set(`${type}${number}`, [...(entities.get(`${type}${number}`) ?? []), mention])
    text += name
    end = index + whole.length
  }
  text += marked.slice(end)
  const shown = (lists: Iterable<readonly Mention[]>) =>
    [...lists].map((list) => list.map(({ start, end: stop }) => text.slice(start, stop)).join(' = ')).sort()
  return { marked: shown(entities.values()), answered: shown(chainMentions(text, mentions, language, knowledge).map(({ mentions: members }) => members)) }
}

const documents = `
eng [p1 Sarah Mitchell] runs it with her brother, [p2 Andrew Mitchell]. [p1 Mitchell], an engineer, opened in 2019. "We sell out by noon," she said.
eng [p1 Daniel Hughes] was held. His wife, [p2 Karen Hughes], declined to comment. [p1 Hughes] was released on bail.
eng [p1 Daniel Hughes] was held. His wife, [p2 Karen Hughes], spoke outside. [p2 Hughes] said she had known nothing. Mr [p1 Hughes] left.
eng [p1 Laura Bennett] won. [p2 Mark Bennett], her husband, is a surgeon. [p1 Bennett] thanked voters.
eng [p1 Al Sharpton] spoke. His sister, [p2 Cheryl Sharpton], sang. [p2 Cheryl Sharpton] lives in [l3 Ohio]. [p2 Sharpton] teaches there.
deu [p1 Stefan Krüger] wurde gewählt. Sein Bruder, [p2 Peter Krüger], sitzt im Rat. [p1 Krüger] will die Steuern senken.
deu [p1 Sabine Vogel] leitet das Werk. Ihr Mann [p2 Jürgen Vogel] ist im Vertrieb. [p1 Vogel] kam 2004.
fra [p1 Paul Lemoine] a été élu. Sa femme, [p2 Claire Lemoine], est médecin. [p1 Lemoine] promet une école.
spa [p1 Javier Molina] ganó. Su hermano, [p2 Andrés Molina], terminó quinto. [p1 Molina] dijo estar feliz.
ita [p1 Marco Rinaldi] dirige. Sua sorella, [p2 Giulia Rinaldi], insegna. [p1 Rinaldi] ha 45 anni.
nld [p1 Jan Bakker] won. Zijn vrouw, [p2 Els Bakker], is arts. [p1 Bakker] wil de belasting verlagen.
pol [p1 Piotr Wójcik] został prezesem. Jego brat, [p2 Adam Wójcik], pracuje w banku. [p1 Wójcik] zapowiedział zmiany.
pol [p1 Anna Nowak] i [p2 Piotr Nowak] prowadzą firmę. [p1 Nowak] powiedziała, że zatrudni ludzi.
ukr [p1 Олег Коваленко] переміг. Його дружина, [p2 Олена Коваленко], лікарка. [p2 Коваленко] подякувала виборцям.
ron [p1 Ion Popescu] a fost ales. Soția sa, [p2 Maria Popescu], este profesoară. [p1 Popescu] a mulțumit.
tur [p1 Ahmet Yılmaz] kazandı. Eşi [p2 Ayşe Yılmaz] doktor. [p1 Yılmaz] teşekkür etti.
hun [p1 Kovács Péter] nyert. Felesége, [p2 Kovács Anna] orvos. [p1 Kovács] megköszönte.
ell Ο [p1 Νίκος Παππάς] κέρδισε. Ο αδελφός του, [p2 Γιώργος Παππάς], είναι γιατρός. Ο [p1 Παππάς] ευχαρίστησε.
spa [p1 Alejandro Fuentes] padre fundó la ferretería. [p2 Alejandro Fuentes] hijo la vendió.
spa [p1 Alejandro Fuentes], padre de dos hijos, habló. [p1 Alejandro Fuentes] calló.
eng [p1 Donald Trump] golfed. [p2 Donald Trump], Jr. watched.
ces [p1 Jan Hruška] starší založil pekárnu. S [p1 Janem Hruškou] jsme mluvili.
deu Das sind [p1 Karl] und [p2 Erna Schmidt]. Frau [p2 Schmidt] ist 80. Herr [p1 Schmidt] ist 82.
rus Супруги [p1 Иван] и [p2 Мария Смирнова] живут в [l3 Омске]. [p2 Мария Смирнова] — врач. [p1 Смирнов] работает на заводе.
lav [p1 Jānis Ozols] atvēra veikalu. [p2 Anna Ozola] strādā slimnīcā. [p1 Ozolam] ir divi bērni.
hin [p1 अनिल वर्मा] और [p2 रेखा वर्मा] आए। [p2 श्रीमती वर्मा] ने भाषण दिया।
ara وصل [p1 أحمد بن علي]. وقال [p1 ابن علي] إن الوضع جيد.
jpn [l1 千葉県]の知事が[l2 千葉市]を訪れた。
fin [l1 Yhdysvallat] ja [l2 Suomi] sopivat. [l1 Yhdysvaltojen] suurlähettiläs tuli. [l1 Yhdysvalloissa] sataa.
pol [l1 Stany Zjednoczone] negocjują. Rząd [l1 Stanów Zjednoczonych] milczy. [l1 USA] czekają.
rus [l1 США] ввели пошлины. Президент [l1 Соединённых Штатов] молчит.
eng [p1 George W. Bush] spoke first. His father, [p2 George H. W. Bush], sat in the front row, and [p2 George H.W. Bush] applauded.
eng [p1 Henry Ford] founded the company. His grandson [p2 Henry Ford II] ran it after the war. [o3 Ford] said it would cut jobs.
eng Mr [p1 Miller] signed for the house. Mrs [p2 Miller] did not. A week later Mr [p1 Miller] paid.
eng King [p1 Salman] chaired the meeting. [p2 Mohammed bin Salman] spoke for an hour. Crown Prince [p2 Mohammed] left early.
eng [p1 John Smith Jr.] is the director. [p2 John Smith Sr.] is the majority shareholder.
eng The account is held by [p1 Anna Schmidt] and [p2 Peter Schmidt]. Ms [p1 Schmidt] called on Monday; Mr [p2 Schmidt] wrote on Friday.
eng [l1 US] stocks rose. The [l1 U.S.] economy grew, and [l1 America] exports more. The [l1 United States] and [l2 Mexico] signed. Made in [l1 USA].
eng [o1 International Business Machines] ([o1 IBM]) reported earnings. [o1 IBM] shares fell.
eng The [o1 Federal Trade Commission] sued. Lawyers of the [o1 FTC] filed the papers on Monday.
eng [o1 JPMorgan Chase & Co.] raised its target. [o1 JPMorgan] sees growth; [o1 JP Morgan] analysts agree, and so does [o1 J.P. Morgan].
eng [o1 Goldman Sachs Group Inc] said so. [o1 Goldman] declined to comment. [o1 Goldman Sachs] is based in [l2 New York].
eng [p1 Barack Obama] and [p2 Michelle Obama] arrived. Mr. [p1 Obama] waved. [p2 Michelle] smiled, and Mrs. [p2 Obama] spoke.
eng [p1 Elizabeth Warren] asked; [p2 Warren Buffett] answered. [p1 Warren] nodded. [p2 Buffett] left.
eng [p1 Robert F. Kennedy] was killed in 1968. His son [p2 Robert F. Kennedy Jr.] runs the agency.
eng [o1 Manchester United] beat [o2 Manchester City] in [l3 Manchester]. [o1 United] scored twice.
eng [o1 Meta Platforms Inc] rose 3%. [o1 Meta] owns [o2 Instagram].
eng [l1 North Korea] fired a missile; [l2 South Korea] protested.
eng [o1 Siemens AG] reported. [o2 Siemens Energy AG] did not. [o1 Siemens] rose and [o2 Siemens Energy] fell.
eng Seller: [o1 Acme Trading Ltd]. Buyer: [o2 Acme Holdings Ltd]. [o1 ACME TRADING LIMITED] ships the goods.
eng Guarantor is [o1 Berger GmbH], debtor is [o2 Berger AG].
eng [p1 Volodymyr Zelensky] flew to [l2 Paris]. [p1 Zelenskyy] thanked [p3 Emmanuel Macron]. [p1 Zelenskiy] left at noon.
eng [p1 Xi Jinping] met [p2 Vladimir Putin]. [p1 Xi] smiled, [p2 Putin] did not.
eng [p1 Kim Jong Un] met [p2 Moon Jae-in]. [p1 Kim] shook hands with [p2 Moon].
eng [o1 Coca-Cola] and [o2 PepsiCo] compete. [o1 Coca Cola] leads.
eng BREAKING: [p1 ELON MUSK] RESIGNS. [p1 Elon Musk] wrote on Monday. [p1 Musk] gave no reason.
eng [o1 McDonald's] opened ten shops. [o1 McDonald’s] said so. [o1 McDonalds] shares rose.
eng The [o1 European Union] and the [o2 European Central Bank] ([o2 ECB]) agree. The [o1 EU] waits for the [o3 European Commission].
eng The [l1 UK] left. [l1 Britain] trades less; the [l1 United Kingdom] signed. [l2 England] won the cup.
eng [o1 Procter & Gamble Co] ([o1 P&G]) raised prices. [o1 P&G] sells soap.
eng [o1 Bank of America] hired two. [o2 Bank of England] kept rates.
eng [o1 Massachusetts Institute of Technology] ([o1 MIT]) and [o2 Harvard University]. [o2 Harvard] sued; [o1 MIT] followed.
eng [p1 Charles III] was crowned. King [p1 Charles] met [p2 Charles Michel].
eng [p1 Paul McCartney], [p2 Linda McCartney] and [p3 Stella McCartney] lived there. [p3 Stella] designs clothes. [p2 Linda] took pictures.
eng Dear Ms [p1 Lopez], our colleague [p2 Daniel Lopez] will call you.
eng [p1 Dr. Martin Luther King Jr.] spoke. [p1 King] dreamed. [p2 Martin Luther] wrote ninety-five theses.
eng [o1 Porsche] delivered fewer cars. [p2 Ferdinand Porsche] designed the Beetle. [p3 Wolfgang Porsche] chairs the board.
eng [o1 Dior] showed its collection. [p2 Christian Dior] died in 1957.
eng [o1 Walmart Inc.] cut prices. [o1 Wal-Mart] is the largest. [o1 WALMART] opens at six.
eng [l1 Saint Petersburg] hosts the forum. [l1 St. Petersburg] is ready. [l2 Petersburg], [l3 Virginia], is not.
eng The [o1 National Aeronautics and Space Administration] launched it. [o1 NASA] is happy; so is [o2 ESA].
eng [o1 Berkshire Hathaway Inc] bought. [o1 Berkshire] sold. [p2 Warren Buffett] runs [o1 Berkshire Hathaway].
eng [p1 Alexandria Ocasio-Cortez] won. [p1 Ocasio-Cortez] thanked voters. [p1 Ocasio Cortez] is from the [l2 Bronx].
eng [p1 Osama bin Laden] fled. [p1 Bin Laden] hid; [p1 bin Laden] was found.
eng [p1 Ali Khamenei] leads. [p2 Ruhollah Khomeini] led before. [p1 Khamenei] spoke; [p2 Khomeini] is dead.
eng [o1 Washington Post] wrote it. [p2 George Washington] is dead. [l3 Washington] is a city.
eng [p1 Pope Francis] prayed. [p1 Francis] is Argentine. [p2 Francis Ford Coppola] filmed.
eng [o1 General Motors Co] and [o2 General Electric Co] fell. [o1 GM] builds cars, [o2 GE] turbines.
eng [p1 James Murdoch], [p2 Lachlan Murdoch] and their father [p3 Rupert Murdoch] met. [p2 Lachlan] won.
eng [p1 José Mourinho] left. [p1 Jose Mourinho] returns. [p1 Mourinho] speaks.
eng [o1 Hewlett-Packard] split. [o1 HP] sells printers. [o1 Hewlett Packard] was founded in a garage.
eng [o1 Société Générale] lost. [o1 SocGen] traders. [o1 Societe Generale SA] paid.
eng [p1 Kamala Harris] and [p2 Calvin Harris] were seen. Ms. [p1 Harris] spoke, Mr. [p2 Harris] played.
eng [p1 Maria Garcia Lopez] pays [p2 Maria Garcia]. The sender is [p1 Maria Garcia Lopez].
deu [p1 Angela Merkel] traf [p2 Friedrich Merz]. [p1 Merkel] schwieg, [p2 Merz] redete. [p1 Merkels] Rede war kurz.
deu Herr [p1 Müller] und Frau [p2 Müller] unterschrieben. Frau [p2 Müller] zahlt. Herrn [p1 Müllers] Konto ist leer.
deu [o1 Volkswagen] baut um. Laut [o1 VW] sind die Stellen sicher. Die [o1 Volkswagen AG] teilte das mit.
deu [o1 Porsche] streicht Stellen. [p2 Wolfgang Porsche] schweigt. Die [o1 Porsche AG] sitzt in [l3 Stuttgart].
deu Die [o1 Deutsche Bank AG] und die [o2 Deutsche Bahn AG] melden Gewinne. Die [o1 Deutsche Bank] wächst; die [o2 Bahn] fährt.
deu Das [o1 Bundesamt für Sicherheit in der Informationstechnik] ([o1 BSI]) warnt. Das [o1 BSI] rät ab.
deu Die [o1 Christlich Demokratische Union] ([o1 CDU]) tagt. [o1 CDU] und [o2 SPD] streiten.
deu Die [l1 Vereinigten Staaten] drohen. Die [l1 USA] zögern, [l1 Amerika] wartet. Die [l1 US]-Regierung schweigt.
deu [p1 Karl Lauterbach], Gesundheitsminister, und [p2 Heiner Lauterbach], Schauspieler. [p2 Heiner Lauterbach] spielt.
deu [p1 Wilhelm II.] dankte ab. [p2 Wilhelm I.] war sein Großvater.
deu Die [o1 Commerzbank AG] wehrt sich. Der Vorstand der [o1 Commerzbank] lehnt ab. [o2 UniCredit S.p.A.] hält 28 Prozent; [o2 UniCredit] bleibt.
deu [l1 Straßburg] tagt. [l1 Strassburg] wartet. [l2 Freiburg] und [l3 Freudenberg] nicht.
deu Die [o1 Ludwig-Maximilians-Universität] ([o1 LMU]) und die [o2 Technische Universität München] ([o2 TUM]) in [l3 München]. Die [o2 TU München] wächst.
deu [p1 Ursula von der Leyen] reist. [p1 von der Leyen] spricht. Frau [p1 von der Leyen] geht.
deu [p1 Thomas Müller] traf zweimal. [p2 Gerd Müller] traf öfter. [p1 Thomas Müllers] Tore zählen.
fra [p1 Emmanuel Macron] et [p2 Brigitte Macron] sont partis. M. [p1 Macron] parle, Mme [p2 Macron] écoute.
fra L’[o1 Organisation mondiale de la santé] ([o1 OMS]) alerte. L’[o1 OMS] publie son rapport.
fra Les [l1 États-Unis] ont refusé. Les [l1 USA] exportent. L’[l1 Amérique] hésite.
fra [p1 Marine Le Pen] a gagné. [p2 Jean-Marie Le Pen], son père, est mort. [p1 Marine] remercie.
fra La [o1 Société nationale des chemins de fer français] recrute. La [o1 SNCF] paie bien.
fra [o1 Peugeot] vend. [p2 Armand Peugeot] fonda l’entreprise.
fra [p1 Jean-Luc Mélenchon] crie. [p1 Jean Luc Melenchon] se tait. [p1 Mélenchon] revient.
fra [l1 Londres] et [l2 Paris] négocient. Le [l3 Royaume-Uni] part; la [l3 Grande-Bretagne] reste.
spa [p1 Pedro Sánchez] habló. [p2 Pedro Sánchez García] es su primo. [p1 Sánchez] calló.
spa La señora [p1 García] y el señor [p2 García] firmaron. El señor [p2 García] pagó. La señora [p1 García] cobró.
spa Los [l1 Estados Unidos] abrieron. [l1 EE.UU.] cerró. [l1 EEUU] y [l2 México] firmaron. [l1 EE. UU.] pagó.
spa La [o1 Organización de las Naciones Unidas] ([o1 ONU]) votó. La [o1 ONU] espera.
spa [o1 Banco Santander S.A.] ganó. [o1 Santander] compra. El [o1 Banco Santander] abre en [l2 Santander].
spa [o1 Grupo Bimbo] crece. [o1 Bimbo] vende pan.
spa El [o1 Partido Socialista Obrero Español] pactó. El [o1 PSOE] gobierna; el [o2 PP] protesta.
spa [p1 Andrés Manuel López Obrador] saludó. [p1 López Obrador] viajó. [p1 AMLO] volvió.
spa [p1 Felipe VI] viajó con [p2 Felipe González]. El rey [p1 Felipe] habló.
spa [p1 Gabriel García Márquez] escribió. [p1 García Márquez] murió. [p2 Rodrigo García] filmó.
spa [p1 Juan Carlos I] abdicó; [p2 Juan Carlos Ferrero] ganó. [p2 Ferrero] juega.
por [p1 Luiz Inácio Lula da Silva] venceu. [p1 Lula] falou. [p2 Marina Silva] ouviu. [p1 Lula da Silva] saiu.
por O [o1 Banco Nacional de Desenvolvimento Econômico e Social] ([o1 BNDES]) emprestou. O [o1 BNDES] cobra.
por [p1 Jair Bolsonaro] e [p2 Flávio Bolsonaro] viajaram. [p2 Flávio] voltou. [p1 Jair] ficou.
por Os [l1 Estados Unidos] negaram. Os [l1 EUA] aceitaram.
por [p1 João Silva Filho] deve. [p2 João Silva] é o pai dele.
ita [p1 Silvio Berlusconi] fondò. [p2 Marina Berlusconi] guida. [p3 Pier Silvio Berlusconi] aiuta. [p2 Marina] decide.
ita La [o1 Banca centrale europea] alza. La [o1 Bce] decide. La [o1 BCE] aspetta.
ita Gli [l1 Stati Uniti] ritirano. Gli [l1 USA] restano. Gli [l1 Usa] pagano.
ita [o1 Ferrari] vince. [p2 Enzo Ferrari] fondò la scuderia. [o1 Ferrari N.V.] sale in borsa.
ita Il [o1 Partito Democratico] ([o1 PD]) vota. Il [o1 Pd] protesta.
ita [o1 Intesa Sanpaolo S.p.A.] compra. [o1 Intesa] vende. [o1 Intesa Sanpaolo] cresce.
ita La signora [p1 Rossi] ha firmato. Il signor [p2 Rossi] ha pagato.
nld De [o1 Nederlandse Spoorwegen] verhoogt. De [o1 NS] zwijgt.
nld [p1 Mark Rutte] sprak. [p1 Rutte] lachte. De heer [p2 De Vries] en mevrouw [p3 De Vries] tekenden. Mevrouw [p3 De Vries] betaalt.
nld De [l1 Verenigde Staten] weigeren. De [l1 VS] wachten.
nld [o1 Koninklijke Philips N.V.] krimpt. [o1 Philips] groeit. [p2 Gerard Philips] richtte het op.
swe [p1 Ulf Kristersson] talade. [p1 Kristerssons] tal var kort. [p2 Birgitta Ed] lyssnade.
swe [o1 Telefonaktiebolaget LM Ericsson] varslar. [o1 Ericsson] växer. [o1 Ericssons] aktie föll. [p2 Lars Magnus Ericsson] grundade det.
swe [l1 USA] drar sig tillbaka. [l1 Förenta staterna] stannar. [l1 USA:s] president reser.
dan [p1 Mette Frederiksen] taler. [p1 Frederiksens] regering vakler. [o2 A.P. Møller - Mærsk A/S] vokser. [o2 Mærsk] falder. [o2 Maersk] stiger.
nob [p1 Jonas Gahr Støre] reiser. [p1 Støre] taler. [p1 Gahr Støre] kommer. [o2 Norges Bank] hever renten.
nob [o1 Equinor ASA] borer. [o1 Equinors] aksje steg. [o1 Equinor] selger.
pol [p1 Donald Tusk] mówił. [p1 Tuska] słuchał [p2 Andrzej Duda]. Spotkanie [p1 Tuska] z [p2 Dudą] trwało krótko.
pol Pan [p1 Kowalski] i pani [p2 Kowalska] podpisali. Pani [p2 Kowalskiej] doręczono pismo. Konto pana [p1 Kowalskiego] zamknięto.
pol [l1 Łódź] rośnie. W [l1 Łodzi] pada. Do [l1 Łodzi] i [l2 Krakowa] jedziemy. [l2 Kraków] czeka. W [l2 Krakowie] świeci.
pol [o1 Prawo i Sprawiedliwość] ([o1 PiS]) wygrało. [o1 PiS] rządzi. [o2 Platforma Obywatelska] ([o2 PO]) przegrała.
pol [o1 Narodowy Bank Polski] podnosi stopy. [o1 NBP] milczy. Prezes [o1 NBP] mówi.
pol [l1 Stany Zjednoczone] wysłały. [l1 USA] czekają. W [l1 Stanach Zjednoczonych] pada.
pol [o1 PKN Orlen] kupuje. [o1 Orlen] sprzedaje. Akcje [o1 Orlenu] spadły.
pol [p1 Jarosław Kaczyński] i [p2 Lech Kaczyński] byli braćmi. [p2 Lecha Kaczyńskiego] pochowano na Wawelu. [p1 Jarosław] rządzi.
pol [p1 Robert Lewandowski] strzelił. [p2 Anna Lewandowska] biła brawo. Gol [p1 Lewandowskiego], dieta [p2 Lewandowskiej].
ces [p1 Petr Pavel] mluvil. S [p1 Petrem Pavlem] jednal [p2 Petr Fiala]. [p2 Fialovi] to vadí. [p1 Pavla] to těší.
ces [l1 Praha] roste. V [l1 Praze] prší. Do [l1 Prahy] jezdí. [l2 Ostrava] čeká. V [l2 Ostravě] svítí.
ces [p1 Jan Novák] a [p2 Jana Nováková] podepsali. [p1 Nováka] a [p2 Novákovou] pozvali.
ces [o1 České dráhy] zdražují. [o1 ČD] mlčí. [o2 Česká národní banka] ([o2 ČNB]) zvyšuje. Guvernér [o2 ČNB] mluví.
ces [l1 Spojené státy] varují. [l1 USA] čekají. Ve [l1 Spojených státech] sněží.
ces [o1 ČEZ, a. s.] investuje. [o1 ČEZ] staví. Akcie [o1 ČEZu] klesly.
slk [p1 Robert Fico] hovoril. [p1 Ficovi] odpovedala [p2 Zuzana Čaputová]. [p2 Čaputovej] sa to nepáči. [p1 Fica] postrelili.
slk [l1 Bratislava] rastie. V [l1 Bratislave] prší. [l2 Košice] čakajú. V [l2 Košiciach] svieti.
slk Pán [p1 Horváth] a pani [p2 Horváthová] podpísali. [p1 Horváthovi] a [p2 Horváthovej] poslali list.
slk [o1 Národná banka Slovenska] ([o1 NBS]) varuje. [o1 NBS] čaká. [o2 Slovenská sporiteľňa, a. s.] a [o2 Slovenská sporiteľňa].
slv [p1 Robert Golob] je govoril. [p1 Goloba] je poslušal [p2 Janez Janša]. Z [p2 Janšo] se ni srečal. [p2 Janši] ni všeč.
slv [l1 Ljubljana] raste. V [l1 Ljubljani] dežuje. Iz [l1 Ljubljane] v [l2 Maribor]. V [l2 Mariboru] sije.
hrv [p1 Andrej Plenković] govori. [p1 Plenkovića] sluša [p2 Zoran Milanović]. S [p2 Milanovićem] ne razgovara.
hrv [l1 Zagreb] raste. U [l1 Zagrebu] pada. [l2 Rijeka] čeka. U [l2 Rijeci] sja. Iz [l2 Rijeke].
hrv [o1 Hrvatska demokratska zajednica] ([o1 HDZ]) slavi. [o1 HDZ] vlada. Predsjednik [o1 HDZ-a] govori.
hrv [o1 Konzum d.d.] otvara. [o1 Konzum] prodaje. U [o1 Konzumu] je gužva.
srp [p1 Александар Вучић] говори. [p1 Вучића] слуша [p2 Ана Брнабић]. [p1 Вучићу] одговара [p2 Брнабић].
srp [l1 Београд] расте. У [l1 Београду] пада. [l2 Сарајево] чека. У [l2 Сарајеву] сија. Из [l2 Сарајева].
srp [p1 Novak Đoković] je pobedio. [p1 Djokovic] slavi. [p1 Đokovića] čeka [p2 Rafael Nadal].
rus [p1 Владимир Путин] выступил. [p1 Путина] слушал [p2 Сергей Шойгу]. С [p1 Путиным] говорил [p3 Дмитрий Песков]. [p3 Пескова] спросили.
rus Г-н [p1 Смирнов] и г-жа [p2 Смирнова] пришли. Г-же [p2 Смирновой] отказали.
rus [o1 Организация Объединённых Наций] ([o1 ООН]) голосует. В [o1 ООН] ждут.
rus [l1 Соединённые Штаты] ввели. [l1 США] ждут. [l1 Америка] молчит. В [l1 Соединенных Штатах] снег.
rus [l1 Москва] растёт. В [l1 Москве] дождь. Из [l1 Москвы] в [l2 Санкт-Петербург]. В [l2 Санкт-Петербурге] солнце. В [l2 Петербурге] ветер.
rus [o1 ПАО «Сбербанк»] повысил ставки. [o1 Сбербанк] снизил. Клиенты [o1 Сбербанка] ждут.
rus [o1 АО «Газпром»] и [o2 «Газпром нефть»] отчитались. [o1 Газпром] теряет. [o2 Газпром нефть] растёт. У [o1 Газпрома] долги.
rus [p1 Алексей Навальный] и [p2 Юлия Навальная]. [p1 Навального] похоронили. [p2 Навальную] слушали.
rus [p1 Пётр I] основал город. [p2 Пётр III] правил недолго.
rus [o1 Министерство иностранных дел] заявило. [o1 МИД] ответил. Представитель [o1 МИДа] молчал.
ukr [p1 Володимир Зеленський] виступив. [p1 Зеленського] слухав [p2 Валерій Залужний]. [p2 Залужному] подякували. З [p1 Зеленським] говорили.
ukr [o1 Організація Об'єднаних Націй] ([o1 ООН]) голосує. В [o1 ООН] чекають.
ukr [l1 Київ] росте. У [l1 Києві] дощ. З [l1 Києва] до [l2 Львова]. У [l2 Львові] сонце. [l2 Львів] чекає. [l3 Харків] стоїть, у [l3 Харкові] тихо.
ukr [p1 Олена Зеленська] і [p2 Володимир Зеленський] прибули. [p1 Зеленській] подарували. [p2 Зеленському] вручили.
ukr [o1 АТ «ПриватБанк»] звітує. [o1 ПриватБанк] росте. У [o1 ПриватБанку] чекають. [o1 «Приватбанк»] платить.
ukr [p1 Петро Порошенко] і [p2 Марина Порошенко] прийшли. [p2 Марина] говорила.
bul [p1 Бойко Борисов] говори. [p1 Борисов] мълчи. [p2 Румен Радев] и [p3 Десислава Радева] пътуват. [p2 Радев] чака, [p3 Радева] говори.
bul [o1 Българска народна банка] ([o1 БНБ]) обяви. [o1 БНБ] чака. [l2 САЩ] и [l2 Съединените щати] търгуват.
lit [p1 Gitanas Nausėda] kalbėjo. [p1 Nausėdos] klausė [p2 Diana Nausėdienė]. [p1 Nausėdai] atsakė. [p2 Nausėdienės] nebuvo.
lit [l1 Vilnius] auga. [l1 Vilniuje] lyja. Iš [l1 Vilniaus] į [l2 Kauną]. [l2 Kaunas] laukia. [l2 Kaune] šviečia.
lav [p1 Edgars Rinkēvičs] runāja. [p1 Rinkēviča] vizīte. [p1 Rinkēvičam] atbildēja [p2 Evika Siliņa]. [p2 Siliņas] valdība.
lav [l1 Rīga] aug. [l1 Rīgā] līst. No [l1 Rīgas] uz [l2 Liepāju]. [l2 Liepāja] gaida. [l2 Liepājā] spīd.
est [p1 Kaja Kallas] rääkis. [p1 Kallase] kõne. [p1 Kallasele] vastas [p2 Siim Kallas].
est [l1 Tallinn] kasvab. [l1 Tallinnas] sajab. [l2 Tartu] ootab. [l2 Tartus] paistab. [l3 Pärnu] ja [l3 Pärnus]. [l4 Narva] ja [l4 Narvas].
fin [p1 Petteri Orpo] puhui. [p1 Orpon] hallitus. [p1 Orpolle] vastasi [p2 Sanna Marin]. [p2 Marinin] puolue. [p2 Marinia] kuunneltiin.
fin [l1 Helsinki] kasvaa. [l1 Helsingissä] sataa. [l1 Helsingin] ja [l2 Turun] välillä. [l2 Turku] odottaa. [l2 Turussa] paistaa. [l3 Tampere] ja [l3 Tampereella].
fin [o1 Suomen Pankki] varoittaa. [o1 Suomen Pankin] pääjohtaja. [o2 Nokia Oyj] ja [o2 Nokian] osake. [o3 Euroopan unioni] ([o3 EU]) ja [o3 EU:n] komissio.
hun [p1 Orbán Viktor] beszélt. [p1 Orbánnak] válaszolt [p2 Magyar Péter]. [p2 Magyar] nevetett. [p1 Orbánt] kifütyülték.
hun [l1 Budapest] nő. [l1 Budapesten] esik. [l1 Budapestről] [l2 Győrbe]. [l2 Győr] vár. [l2 Győrben] süt. [l3 Pécs] és [l3 Pécsett].
hun [o1 OTP Bank Nyrt.] emel. Az [o1 OTP] vár. Az [o1 OTP-nek] nyeresége van. A [o2 Magyar Nemzeti Bank] ([o2 MNB]) dönt. Az [o2 MNB] vár.
hun [p1 Kovács János] és [p2 Kovácsné] aláírta. [p1 Kovács] fizet.
ron [p1 Klaus Iohannis] a vorbit. [p1 Iohannis] tace. [o2 Banca Națională a României] ([o2 BNR]) anunță. [o2 BNR] așteaptă. [l3 București] și [l4 Bucureștii Noi].
ron Domnul [p1 Popescu] și doamna [p2 Popescu] au semnat. Doamna [p2 Popescu] plătește. [l3 Statele Unite] și [l3 SUA].
tur [l1 Ankara'da] yağmur. [l1 Ankara'dan] [l2 İstanbul'a]. [l2 İstanbul] bekliyor. [l2 Istanbul'da] güneş. [l1 ANKARA] soğuk.
tur [o1 Türkiye Cumhuriyet Merkez Bankası] ([o1 TCMB]) açıkladı. [o1 TCMB'nin] kararı. [o2 Adalet ve Kalkınma Partisi] ([o2 AKP]) kazandı. [o2 AKP'nin] oyu.
tur [l1 ABD] ve [l1 Amerika Birleşik Devletleri] imzaladı. [l1 ABD'nin] kararı. [l1 Amerika'da] kar.
ell Ο [p1 Κυριάκος Μητσοτάκης] μίλησε. Του [p1 Κυριάκου Μητσοτάκη] απάντησε ο [p2 Αλέξης Τσίπρας]. Τον [p2 Τσίπρα] άκουσαν. Ο [p1 Μητσοτάκης] έφυγε.
ell Η [l1 Αθήνα] μεγαλώνει. Στην [l1 Αθήνα] βρέχει. Της [l1 Αθήνας] ο δήμος. Η [l2 Θεσσαλονίκη] περιμένει. Της [l2 Θεσσαλονίκης]. Οι [l3 ΗΠΑ] και οι [l3 Ηνωμένες Πολιτείες].
ell Ο [p1 Παπαδόπουλος] και η [p2 Παπαδοπούλου] υπέγραψαν. Η [o3 Τράπεζα της Ελλάδος] ([o3 ΤτΕ]) ανακοίνωσε. Η [o3 ΤτΕ] περιμένει.
ara التقى [p1 محمد بن سلمان] الرئيس. الملك [p2 سلمان] غائب. وقال [p1 بن سلمان] إنه راض.
ara [p1 عبد الفتاح السيسي] تحدث. [p1 السيسي] صمت. وقال [p1 للسيسي] شيئا. [l2 الولايات المتحدة] و[l2 أمريكا] اتفقتا. [l2 أميركا] تنتظر.
heb [p1 בנימין נתניהו] דיבר. [p1 נתניהו] שתק. [p2 שרה נתניהו] הגיעה. [l3 ארצות הברית] ו[l3 ארה"ב] חתמו.
heb [l1 ירושלים] מחכה. [l1 בירושלים] יורד גשם. [l2 תל אביב] ו[l2 תל-אביב]. [o3 בנק ישראל] הודיע. [o4 בנק הפועלים] שתק.
fas [p1 علی خامنه‌ای] سخن گفت. [p1 خامنه‌ای] سکوت کرد. [l2 ایالات متحده] و [l2 آمریکا] امضا کردند. [l3 تهران] منتظر است.
zho [p1 习近平]会见[p2 普京]。[p2 弗拉基米尔·普京]说。[p1 习]说。
zho [o1 北京大学]发布报告。[o1 北大]教授说。[o2 清华大学]和[o3 北京师范大学]。[o3 北师大]回应。
zho [p1 王伟]和[p2 李娜]到了。[p1 王]先生说，[p2 李]女士笑。
zho [o1 阿里巴巴集团]上涨。[o1 阿里巴巴]下跌。[o2 腾讯控股有限公司]和[o2 腾讯]。
zho [l1 美国]和[l2 中国]谈判。[l1 美利坚合众国]声明。[l3 北京市]和[l3 北京]。
jpn [p1 佐藤健一]は来た。[p1 佐藤]氏は笑った。[p2 鈴木一郎]は黙った。[p2 鈴木]さんは帰った。
jpn [o1 トヨタ自動車株式会社]は発表した。[o1 トヨタ]は増産する。[o1 トヨタ自動車]は続ける。[o2 日産自動車]も。[o2 日産]は減産。
jpn [o1 日本銀行]は決定した。[o1 日銀]は待つ。[o2 早稲田大学]と[o2 早大]。[o3 東京大学]と[o3 東大]。
jpn [p1 田中太郎]と[p2 田中花子]は夫婦。[p1 太郎]は働き、[p2 花子]は休む。
kor [p1 윤석열] 대통령은 말했다. [p1 윤] 대통령은 떠났다. [p2 김건희] 여사. [p3 이재명] 대표. [p3 이] 대표는 웃었다.
kor [o1 삼성전자]는 발표했다. [o1 삼성]은 오른다. [o2 LG전자]와 [o2 LG]. [o3 현대자동차]와 [o3 현대차].
kor [o1 서울대학교]와 [o1 서울대]. [o2 한국은행]과 [o2 한은]. [l3 미국]과 [l4 중국]. [l5 서울]과 [l5 서울시].
vie [p1 Phạm Minh Chính] phát biểu. [p1 Chính] im lặng. [p2 Nguyễn Phú Trọng] và [p3 Nguyễn Xuân Phúc]. Ông [p2 Trọng] nói. [l4 Hà Nội] và [l4 Hanoi]. [l5 Hoa Kỳ] và [l5 Mỹ].
cat [p1 Carles Puigdemont] parla. [p1 Puigdemont] calla. [o2 Esquerra Republicana de Catalunya] ([o2 ERC]) vota. [o2 ERC] guanya. [l3 Estats Units] i [l3 EUA].
hin [p1 नरेंद्र मोदी] ने कहा। [p1 मोदी] चुप रहे। [p2 राहुल गांधी] और [p3 सोनिया गांधी] आए। [p2 राहुल] बोले। [o4 भारतीय जनता पार्टी] ([o4 भाजपा]) जीती। [o4 भाजपा] खुश है।
eng [p1 Jane Porter] of [o2 Morrison Foods plc] resigned. [p3 David Porter], her husband, stays. Mrs [p1 Porter] earned £2m. [o2 Morrison Foods] thanked her; [o2 Morrison] shares fell.
eng [o1 Lloyds Banking Group plc] closed branches. [o1 Lloyds] employs 60,000. [o2 Lloyd's of London] insured them.
eng [p1 Prince Harry] and [p2 Meghan Markle] left. [p1 Harry] wrote a book. [p3 Harry Styles] sang.
eng The [o1 International Monetary Fund] lends. [o1 IMF] staff visited [l2 Cairo]. The [o3 World Bank] waits.
eng [p1 Thomas J. Watson Sr.] led [o2 IBM]; [p3 Thomas J. Watson Jr.] followed him.
eng [l1 Czech Republic] voted. [l1 Czechia] exports cars. [l2 Slovakia] does, too.
eng [o1 Marks & Spencer Group] grew. [o1 M&S] sells food. [o1 Marks and Spencer] is old.
eng Tenant: [p1 Linda Baker]. Guarantor: [p2 Robert Baker]. Ms. [p1 Baker] pays monthly. Mr. [p2 Baker] guarantees.
eng [p1 Muhammad bin Rashid] visited. Sheikh [p1 Muhammad] opened the tower. [p2 Rashid] is his father.
eng [o1 Ernst & Young] audits. [o1 EY] is big. [o2 Deloitte LLP] is bigger; [o2 Deloitte] says so.
eng [o1 Nestlé S.A.] fell. [o1 Nestle] recovers. [o1 NESTLÉ] pays a dividend.
eng [o1 University of Michigan] and [o2 Michigan State University] play. [l3 Michigan] watches.
eng [p1 Serena Williams] and [p2 Robin Williams] met. Mr [p2 Williams] joked. Ms [p1 Williams] laughed.
eng [o1 Red Bull GmbH] sponsors [o2 Red Bull Racing]. [o2 Red Bull Racing] won.
eng [p1 Fyodor Dostoevsky] wrote. [p1 Dostoyevsky] gambled. [p1 Dostoevskij] is dead.
eng [o1 Bayer AG] bought [o2 Monsanto]. [o1 Bayer] pays. [o3 Bayern Munich] plays. [p4 Thomas Bayer] watches.
deu [p1 Sabine Weber] ist Geschäftsführerin der [o2 Weber GmbH]. Frau [p1 Weber] unterschrieb. Die [o2 Weber GmbH] zahlt.
deu Die [o1 Bundesanstalt für Finanzdienstleistungsaufsicht] ([o1 BaFin]) prüft. Die [o1 Bafin] droht.
deu [o1 Bayerische Motoren Werke AG] heißt kurz [o1 BMW]. [o1 BMW] ruft zurück.
deu [p1 Boris Becker] kam mit [p2 Barbara Becker]. [p2 Barbara] lachte. Herr [p1 Becker] zahlte.
deu [o1 Müller GmbH & Co. KG] liefert an [o2 Müller AG]. Die [o2 Müller AG] zahlt nicht.
deu [l1 Großbritannien] verhandelt. Das [l1 Vereinigte Königreich] zahlt. [l2 England] spielt.
deu Der [o1 Allgemeine Deutsche Automobil-Club] ([o1 ADAC]) hilft. Der [o1 ADAC] warnt.
deu [p1 Hans-Dietrich Genscher] sprach. [p1 Hans Dietrich Genscher] winkte. [p1 Genscher] ging.
fra [p1 François Hollande] et [p2 Ségolène Royal] vivaient ensemble. [p1 Hollande] partit. Mme [p2 Royal] resta.
fra [o1 Crédit Agricole S.A.] gagne. Le [o1 Crédit agricole] prête. [o2 Crédit Lyonnais] aussi.
fra L’[o1 Union européenne] ([o1 UE]) vote. L’[o1 UE] attend. L’[o2 OTAN] aussi.
fra M. [p1 Dubois] a signé; Mme [p2 Dubois] a refusé. M. [p1 Dubois] paiera.
spa [p1 Juan García Pérez] debe. [p2 María García Pérez] no debe. Don [p1 Juan] pagará.
spa [o1 Telefónica S.A.] sube. [o1 Telefonica] compra. [o2 Movistar] vende.
spa El [o1 Instituto Nacional de Estadística] ([o1 INE]) publica. Según el [o1 INE], sube.
por [p1 Fernando Henrique Cardoso] governou. [p1 FHC] escreveu. [p1 Cardoso] casou com [p2 Ruth Cardoso].
por A [o1 Caixa Geral de Depósitos] ([o1 CGD]) empresta. A [o1 CGD] cobra. A [o2 Caixa Econômica Federal] também.
ita [p1 Gianni Agnelli] e [p2 Umberto Agnelli] erano fratelli. [p1 Gianni] guidava. [p2 Umberto] aiutava.
nld [o1 ABN AMRO Bank N.V.] sluit. [o1 ABN AMRO] opent. [o1 ABN Amro] groeit. [o2 ING Groep] ook. [o2 ING] wacht.
nld Mevrouw [p1 Jansen] en meneer [p2 Jansen] tekenden. Meneer [p2 Jansen] betaalt.
nld [l1 Den Haag] beslist. [l1 's-Gravenhage] heet het. [l2 Amsterdam] wacht.
swe [p1 Anders Svensson] och [p2 Maria Svensson] köpte. Herr [p1 Svensson] betalar. Fru [p2 Svensson] bor.
dan [o1 Novo Nordisk A/S] vokser. [o1 Novo Nordisks] aktie steg. [o1 Novo] falder.
nob [p1 Erna Solberg] talte. [p1 Solbergs] regjering. [p2 Sindre Finnes] handlet. Statsminister [p1 Solberg] gikk.
pol [p1 Wisława Szymborska] pisała. Wiersze [p1 Szymborskiej]. O [p1 Szymborskiej] mówił [p2 Czesław Miłosz]. Z [p2 Miłoszem] i [p1 Szymborską].
pol [o1 Powszechna Kasa Oszczędności Bank Polski SA] ([o1 PKO BP]) rośnie. [o1 PKO BP] zyskuje. [o2 mBank S.A.] i [o2 mBank].
pol [l1 Gdańsk] rośnie. W [l1 Gdańsku] pada. Z [l1 Gdańska] do [l2 Poznania]. [l2 Poznań] czeka. W [l3 Kielcach] i [l3 Kielce].
pol [p1 Marek Nowak] i [p2 Anna Nowak] wzięli kredyt. Pan [p1 Nowak] spłaca. Pani [p2 Nowak] zarabia. Umowa [p1 Marka Nowaka].
ces [p1 Karel Čapek] psal. [p1 Čapka] četl [p2 Josef Čapek]. [p1 Karla Čapka] znali.
ces [l1 Brno] roste. V [l1 Brně] prší. [l2 Plzeň] čeká. V [l2 Plzni] svítí. [l3 Olomouc] a v [l3 Olomouci].
ces Pan [p1 Dvořák] a paní [p2 Dvořáková] podepsali. Pan [p1 Dvořák] zaplatil. [p2 Dvořákové] přišel dopis.
slk [l1 Trnava] čaká. V [l1 Trnave] prší. [l2 Nitra] a v [l2 Nitre]. [l3 Prešov] a v [l3 Prešove].
slv [p1 Borut Pahor] je govoril. [p1 Pahorju] je odgovoril [p2 Miro Cerar]. [p2 Cerarja] ni bilo. Z [p1 Pahorjem].
hrv [p1 Kolinda Grabar-Kitarović] govori. [p1 Grabar-Kitarović] šuti. [p1 Grabar Kitarović] putuje. [p2 Zoran Milanović] i [p2 Milanoviću].
hrv [l1 Split] raste. U [l1 Splitu] sja. [l2 Osijek] i u [l2 Osijeku]. Iz [l2 Osijeka].
srp [l1 Нови Сад] расте. У [l1 Новом Саду] пада. [l2 Ниш] и у [l2 Нишу]. [o3 НИС] и [o3 Нафтна индустрија Србије].
srp Господин [p1 Петровић] и госпођа [p2 Петровић] потписују. Госпођа [p2 Петровић] плаћа.
rus [o1 ООО «Ромашка»] поставляет [o2 АО «Ромашка»]. [o1 ООО «Ромашка»] ждёт. [o2 АО «Ромашка»] платит.
rus [o1 Центральный банк] снизил ставку. [o1 ЦБ] ждёт. Глава [o1 ЦБ] говорит. [l2 Казань] и в [l2 Казани]. [l3 Сочи].
rus [p1 Мария Захарова] сказала. [p1 Захаровой] ответил [p2 Дмитрий Захаров]. [p2 Захарова] не спросили.
ukr [p1 Юлія Тимошенко] сказала. [p1 Тимошенко] мовчить. [p2 Віталій Кличко] і [p3 Володимир Кличко] — брати. [p2 Віталій] — мер.
ukr [l1 Одеса] чекає. В [l1 Одесі] сонце. З [l1 Одеси] до [l2 Чернігова]. [l2 Чернігів] стоїть. [l3 Запоріжжя] і в [l3 Запоріжжі].
bul [l1 София] расте. В [l1 София] вали. [o2 Министерството на финансите] и [o3 Министерството на отбраната]. Г-н [p4 Петров] и г-жа [p5 Петрова].
lit [p1 Valdas Adamkus] kalbėjo. [p1 Adamkaus] klausė [p2 Dalia Grybauskaitė]. [p2 Grybauskaitės] žodžiai. [p1 Adamkui] atsakė.
lav [l1 Daugavpils] aug. [l1 Daugavpilī] līst. [p2 Krišjānis Kariņš] runā. [p2 Kariņa] valdība. [p2 Kariņam] atbild.
est [p1 Jüri Ratas] rääkis. [p1 Ratase] kõne. [l2 Viljandi] ja [l2 Viljandis]. [l3 Haapsalu] ja [l3 Haapsalus].
fin [p1 Tarja Halonen] puhui. [p1 Halosen] puhe. [p1 Haloselle] vastasi [p2 Paavo Väyrynen]. [p2 Väyrysen] kirja. [l3 Oulu] ja [l3 Oulussa]. [l4 Rovaniemi] ja [l4 Rovaniemellä].
hun [p1 Karácsony Gergely] beszélt. [p1 Karácsonynak] válaszolt [p2 Tarlós István]. [p2 Tarlóst] hallgatták. [l3 Szeged] és [l3 Szegeden]. [l4 Debrecenben] és [l4 Debrecen].
hun A [o1 Magyar Államvasutak] ([o1 MÁV]) emel. A [o1 MÁV] vár. A [o1 MÁV-nál] sztrájk. [l2 USA] és [l2 Egyesült Államok].
ron [p1 Traian Băsescu] a vorbit. [p1 Basescu] tace. [p2 Elena Băsescu] a venit. [p2 Elena] zâmbește. [o3 Partidul Social Democrat] ([o3 PSD]) și [o3 PSD].
tur [p1 Kemal Kılıçdaroğlu] konuştu. [p1 Kılıçdaroğlu'nun] sözleri. [o2 Türk Hava Yolları] ([o2 THY]) uçtu. [o2 THY'nin] uçağı. [l3 İzmir'de] ve [l3 İzmir].
tur Bay [p1 Demir] ve Bayan [p2 Demir] imzaladı. Bayan [p2 Demir] ödedi.
ell Ο [p1 Γιώργος Παπανδρέου] μίλησε. Του [p1 Παπανδρέου] απάντησε. Η [p2 Ντόρα Μπακογιάννη] έφυγε. Της [p2 Μπακογιάννη] το κόμμα. Η [l3 Πάτρα] και της [l3 Πάτρας].
ell Ο [p1 Γεωργίου] και η [p2 Γεωργίου] υπέγραψαν. Η [p2 Γεωργίου] πλήρωσε.
ara أعلنت [o1 هيئة الرقابة المالية] ذلك. [o2 أرامكو السعودية] تربح. [o2 أرامكو] تنتج. [p3 السيد حسن] و[p4 السيدة حسن].
heb [p1 יאיר לפיד] דיבר. [p1 לפיד] שתק. אמר [p1 ללפיד] חבר. מר [p2 כהן] וגברת [p3 כהן] חתמו.
fas [p1 حسن روحانی] گفت. [p1 روحانی] رفت. [l2 تهران] و [l2 تهران]. [o3 بانک مرکزی ایران] و [o3 بانک مرکزی].
zho [o1 中国工商银行]公布业绩。[o1 工行]利润上升。[o2 清华大学]和[o2 清华]。[p3 马云]说。[p3 马]先生走了。
zho [o1 华为技术有限公司]起诉。[o1 华为]胜诉。[p2 任正非]说。[p2 任]总笑了。[l3 上海市]和[l3 上海]。
zho [p1 陈]先生和[p2 陈]女士签字。[p2 陈]女士付款。
jpn [o1 三菱UFJ銀行]と[o2 三菱商事]。[o3 慶應義塾大学]と[o3 慶大]。[p4 高橋美咲]さんは話した。[p4 高橋]さんは帰った。
jpn [l1 大阪市]と[l1 大阪]。[o2 東京電力ホールディングス]と[o2 東京電力]。[o2 東電]は謝罪した。
kor [l1 부산시]와 [l1 부산]. [o2 국민은행]과 [o3 하나은행]. [p4 김민수] 씨와 [p5 김민지] 씨.
vie [p1 Võ Nguyên Giáp] chỉ huy. Tướng [p1 Giáp] thắng. [o2 Ngân hàng Nhà nước Việt Nam] ([o2 NHNN]) quyết. [o2 NHNN] chờ.
ind [p1 Susilo Bambang Yudhoyono] berpidato. [p1 SBY] diam. [p2 Agus Yudhoyono] datang. [o3 Bank Indonesia] ([o3 BI]) menahan. [o3 BI] menunggu. [o4 PT Astra International Tbk] dan [o4 Astra International].
hin श्री [p1 शर्मा] और श्रीमती [p2 शर्मा] आए। श्रीमती [p2 शर्मा] बोलीं। [o3 भारतीय स्टेट बैंक] ([o3 एसबीआई]) और [o3 एसबीआई]।
cat [p1 Pere Aragonès] parla. [p1 Aragonès] calla. [o2 Caixabank] i [o2 CaixaBank, S.A.]. [o3 Generalitat de Catalunya] i [o3 Generalitat].
`

describe('chains of small documents', () => {
  it.each(
    documents
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, 3) as EntityLanguage, line.slice(4)] as const)
  )('%s: %s', (language, marked) => {
    const { marked: expected, answered } = chains(marked, language)
    expect(answered).toEqual(expected)
  })
})
