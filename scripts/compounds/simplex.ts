/** Frequent nouns that fall into two words by chance or by derivation, judged by hand among the most frequent nouns of the treebanks (ranks 1-5500). */

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ''))

export const simplexLookalikes: Readonly<Record<string, ReadonlySet<string>>> = {
  deu: words(`
    wegen schnell beispiel unternehmen mitarbeiter bleiben anfang angebot folgende weiteren einsatz erfolgreich aufgabe unterschied allgemeine kilometer vorteil
    vorschlag gegensatz aussehen entstehen ausnahme erforderlich vorstand landschaft vorwurf übersetzung gegenstand unternehmer vorbild herausforderung kombination
    hervorragend übersicht eingang aussicht vorgehen unterhaltung vorlage übernahme einnahme gegenwart nachteil vorschrift annahme ausschuß hinsicht unterlage vorgang
    aufgeben eingehen vorgänger überlegung ausflug vorgabe gutachten rücktritt unterschrift hinblick nachwuchs festhalten mitleid antrieb uniform anhang überfall vorurteil
    niederschlag überlebende einsicht mitarbeit überschrift übergriff ausschluß übergabe einwand psychologe beifall bestreiten bekanntesten nachdruck ausstrahlung parameter vorsitz
    abschalten überschreiten zusammenbruch überlieferung erlernen anreise einwanderung aufbruch hypothese überrest umgestaltung einordnung beilage sklaverei paragraph aufgebot
    zivilist missverständnis manchester salzburger übergriff verbrennen stammende überfallen untersuchte festnahme abgrund mallorca unterscheidung vereinbarte einwand unterliegen
    übersetzen gerechte gegebene nachlese durchgeführte einklang nachlesen wirksame festgelegte einreise übereinstimmung fortsetzen langsame festlegen teilnehmende weitermachen
    flensburg brasilianische organische gottfried
    ausprägung festlegung bürgerschaft diagramm leichnam teilchen einverständnis kaiserin niedergang ausdauer aufsuchen plantage unterhalt untergang elfenbein bruderschaft vorläufer
  `),
  nld: words(`
    nederlands bestuur premier televisie procent kantoor houding combinatie oorzaak nederlander protest planeet verstand paspoort inkomsten architectuur waardering zitting legende
    dekking concurrent rijkdom profeet eigendom christendom handelaar staking laboratorium veteraan plantage passage groepering demonstrant kwartaal gangster tournee lidmaatschap
    broederschap wantrouwen herstel hervorming transport cartoon fotograaf bioscoop mijnheer nieuwsgierigheid werkloosheid oorsprong welzijn merendeel transactie
    minister openbaar burgemeester voorbeeld uitslag voorstel uitspraak voorwaarde voorbereiding voorstelling voorraad neerslag uitwisseling weergave vooruitgang onderscheiding
    diamond memorial metafoor misstand draagbaar redenering kakkerlak komkommer lafaard parlementariër metgezel barbaar minachting benodigdheden buitenste malaria brasserie
    parameter achterom beklaagde transmissie telescoop vakmanschap bondgenootschap buitenstaander hotspot terugtrekking vrijstelling achteruitgang
    automaat kameraad boterham spektakel locomotief trompet bestseller margriet islamiet kanselier vaandel remedie bedevaart dageraad rentree belfort metropool seminarie koekoek
    maarschalk bedwang barrage specerij fantast peleton gangreen onderdrukking bioloog jongelui wielewaal proloog confederatie methaan dronkaard
    voorstander uitstraling tegenslag wanhoop waarborg doeleinde goedkeuring evenwicht
  `)
}

/** Frequent nouns that fall into two words by chance, for languages whose other frequent nouns are not known to be simplex. */
export const chanceSplits: Readonly<Record<string, ReadonlySet<string>>> = {
  dan: words(
    'allerede barnet bidrag bistand handel hundrede institution kapital klubben kontrol kultur mission morgen nation produktion rapport spiller station transport vejret version vindue'
  ),
  swe: words('attackera bidrag elak elände helvete kollega kontrollera kristen kultur leverera måndag rapport realitet storlek torsdag transport vänskap'),
  nob: words(
    'bidrag billett budsjett informasjon kollega komplett kompleks kultur landskap mandag mannskap medlemskap morgen rapport sigarett stafett taktikk torsdag transport vindu'
  ),
  nno: words('attest billett budsjett kjærleik kollega komplett kultur mandag moglegheit morgon rapport sigarett taktikk torsdag transport vindauge'),
  hun: words('hónap jogász lázadó művész szállás szülés tanács település testvér vadász vastag')
}
