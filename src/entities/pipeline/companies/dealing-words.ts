/**
 * Words before names that are then a firm's, each with what stands between: who is a lawyer of it, somebody from it, where something was bought, by whom a book is
 * published, which newspaper somebody told something. The same ideas in each language; `-` where nothing need stand between.
 */
import type { EntityLanguage } from '../../languages.js'

/** The words, and what stands between them and the name. */
export type Dealing = readonly [words: string, between: string]

export interface DealingWords {
  readonly lawyers?: Dealing
  readonly somebody?: Dealing
  readonly bought?: Dealing
  readonly published?: Dealing
  readonly told?: Dealing
  /** The same, before a newspaper whose article has a capital (`lo contó en La Tribuna`). */
  readonly articled?: Dealing
  /** Last parts of the names of newspapers, in their cases. */
  readonly papers?: RegExp
}

const norwegian: DealingWords = {
  lawyers: ['advokat advokaten partner', 'i hos fra'],
  somebody: ['noen', 'fra'],
  bought: ['kjøpte kjøpt kjøper bestilte bestilt', 'hos på i fra'],
  published: ['utgitt utgis', 'av på'],
  told: ['sa fortalte forteller sier skriver melder ifølge intervju', 'til -'],
  papers: /(?:bladet|posten|avisen|avisa|tidende|tidningen|blad|avis|lendingen|dølen|væringen)$/iu
}
const serbian: DealingWords = {
  lawyers: ['odvjetnik odvjetnica advokat advokatica partner адвокат адвокатица партнер', 'iz u из у'],
  somebody: ['netko neko неко', 'iz из'],
  bought: ['kupio kupila kupili kupljen kupljena naručio naručila купио купила купљен наручио наручила', 'u kod у код'],
  told: [
    'rekao rekla kazao kazala izjavio izjavila potvrdio potvrdila piše prenosi javlja saznaje objavio objavila intervju рекао рекла казао казала изјавио изјавила потврдио потврдила пише преноси јавља сазнаје објавио објавила интервју',
    'za u за у -'
  ]
}

/** @see DealingWords */
export const dealingWords: Partial<Record<EntityLanguage, DealingWords>> = {
  eng: {
    lawyers: ['partner partners solicitor solicitors barrister lawyer lawyers counsel attorney attorneys associate conveyancer', 'of at with from'],
    somebody: ['someone somebody anyone anybody', 'from at'],
    bought: ['bought purchased ordered', 'at from'],
    published: ['published', 'by'],
    told: ['told tells', '-'],
    papers:
      /(?:courier|chronicle|gazette|herald|observer|echo|advertiser|mercury|argus|examiner|telegraph|times|journal|tribune|news|standard|citizen|press|guardian|mail|post)$/iu
  },
  deu: {
    lawyers: ['anwalt anwältin rechtsanwalt rechtsanwältin partner partnerin', 'bei von'],
    somebody: ['jemand jemanden', 'von bei'],
    bought: ['gekauft kaufte kauften kaufen bestellt bestellte', 'bei im in'],
    published: ['erschienen erscheint erschien veröffentlicht', 'bei im'],
    told: ['sagte erklärte berichtete interview', 'der dem'],
    papers: /(?:zeitung|blatt|anzeiger|nachrichten|rundschau|kurier|-post|tagespost|abendpost|-echo|-bote|-presse)$/iu
  },
  nld: {
    lawyers: ['advocaat advocate partner', 'bij van'],
    somebody: ['iemand', 'van bij'],
    bought: ['gekocht kocht kochten besteld bestelde', 'bij'],
    published: ['verschenen verscheen verschijnt uitgegeven', 'bij door'],
    told: ['zei vertelde zegt vertelt interview', 'tegen aan met'],
    papers: /(?:blad|krant|courant)$/iu
  },
  swe: {
    lawyers: ['advokat advokaten delägare', 'på hos från'],
    somebody: ['någon', 'från'],
    bought: ['köpte köpt köper beställde beställt', 'hos på'],
    published: ['utgiven utgivet utges', 'av på hos'],
    told: ['sa berättar berättade skriver rapporterar enligt säger intervju', 'till i -'],
    papers: /(?:bladet|posten|tidningen|nyheterna|tidning|kuriren|läningen|dagblad|allehanda|barometern|folkblad)$/iu
  },
  dan: {
    lawyers: ['advokat advokaten partner', 'hos i fra'],
    somebody: ['nogen', 'fra'],
    bought: ['købte købt køber bestilte bestilt', 'hos i fra'],
    published: ['udgivet udgives', 'af på hos'],
    told: ['sagde fortalte fortæller siger skriver melder ifølge interview', 'til -'],
    papers: /(?:bladet|posten|avisen|tidende|avis|stiftstidende|folkeblad)$/iu
  },
  nob: norwegian,
  nno: norwegian,
  fra: {
    lawyers: ['avocat avocate associé associée', 'chez'],
    somebody: ["quelqu'un", 'chez de'],
    bought: ['acheté achetée achetés achète achetait commandé commandée visite visité', 'chez'],
    published: ['publié publiée publiés paru parue éditée édité paraît', 'chez'],
    told: ['déclaré confié expliqué indiqué raconté interview', 'à au'],
    articled: ['dit déclare confie explique indique raconte déclaré confié expliqué indiqué raconté interrogé interrogée', 'à dans par']
  },
  spa: {
    lawyers: ['abogado abogada socio socia', 'de en'],
    somebody: ['alguien', 'de'],
    bought: ['compré compró comprado compramos compraron', 'en'],
    published: ['publicado publicada editado editada publicó', 'por'],
    told: ['dijo contó declaró explicó según entrevista', 'a al con'],
    articled: ['dijo contó declaró explicó declarado contado explicado dicho recoge publica', 'a en']
  },
  cat: {
    bought: ['comprat vaig comprada', 'a al'],
    published: ['publicat publicada editat editada', 'per'],
    told: ['explicat declarat explicava segons', 'a al'],
    articled: ['dir explicar explicat declarat explicava explica', 'a']
  },
  por: {
    lawyers: ['advogado advogada sócio sócia', 'do da de'],
    somebody: ['alguém', 'da do'],
    bought: ['comprei comprou comprado comprada', 'na no'],
    published: ['publicado publicada editado editada lançado', 'pela pelo'],
    told: ['disse contou declarou afirmou segundo entrevista', 'ao à a o']
  },
  ita: {
    lawyers: ['avvocato avvocata socio socia', 'di dello da'],
    somebody: ['qualcuno', 'di da'],
    bought: ['comprato comprata acquistato acquistata comprai', 'da su'],
    published: ['pubblicato pubblicata edito edita uscito uscita libro romanzo saggio', 'da per con'],
    told: ['detto raccontato dichiarato spiegato intervista secondo', 'a al alla'],
    articled: ['parlato detto raccontato dichiarato spiegato parla racconta spiega', 'a con']
  },
  ron: {
    somebody: ['cineva', 'de'],
    bought: ['cumpărat cumpărată comandat', 'la de'],
    published: ['publicat publicată apărut apărută', 'la'],
    told: ['declarat spus povestit potrivit interviu', 'pentru la']
  },
  pol: {
    lawyers: ['adwokat prawnik wspólnik partner', 'z w'],
    somebody: ['ktoś', 'z ze'],
    bought: ['kupiłem kupiłam kupił kupiła kupiliśmy kupione zamówiłem zamówiłam', 'w we'],
    told: ['powiedział powiedziała mówi ujawnia podaje pisze informuje wywiad wywiadzie donosi', 'dla -'],
    published: ['wydana wydany wydane', 'przez']
  },
  ces: {
    lawyers: ['advokát advokátka partner', 'z ze v'],
    somebody: ['někdo', 'z ze od'],
    bought: ['koupil koupila koupili kupoval objednal objednala koupený', 'v ve u od'],
    published: ['vydaná vydaný vydané vydalo', '-'],
    told: ['řekl řekla uvedl uvedla sdělil sdělila píše informuje rozhovor', 'pro -']
  },
  slk: {
    bought: ['kúpil kúpila kúpili objednal objednala', 'v vo u od'],
    told: ['povedal povedala uviedol uviedla píše informuje rozhovor', 'pre -']
  },
  slv: {
    bought: ['kupil kupila kupili naročil naročila', 'v pri'],
    told: ['povedal povedala dejal dejala piše poroča intervju', 'za -']
  },
  hrv: serbian,
  srp: serbian,
  bul: {
    bought: ['купих купи купил купила поръчах', 'от в'],
    told: ['каза заяви съобщи пише разказа съобщава интервю', 'за пред -']
  },
  rus: {
    lawyers: ['адвокат юрист партнер', 'из'],
    somebody: ['кто-то', 'из'],
    bought: ['купил купила купили заказал заказала', 'в на'],
    told: ['рассказал рассказала рассказали сообщил сообщила сообщили сообщает заявил заявила сказал сказала пишет передает передаёт интервью данным', '-']
  },
  ukr: {
    lawyers: ['адвокат юрист партнер', 'з із'],
    somebody: ['хтось', 'з із'],
    bought: ['купив купила купили замовив замовила', 'в у на'],
    told: ['розповів розповіла повідомив повідомила повідомляє повідомляють заявив заявила сказав сказала пише передає інтерв’ю даними', '-']
  },
  ell: {
    bought: ['αγόρασα αγόρασε αγοράσαμε παρήγγειλα', 'από στο στα στη στην'],
    told: ['δήλωσε είπε μίλησε συνέντευξη αποκάλυψε δηλώνει μιλάει', 'στο στη στην στα']
  },
  hun: {
    told: ['mondta nyilatkozta írja közölte', 'a az'],
    papers: /(?:lapnak|hírlapnak|lap|hírlap|nemzetnek)$/iu
  },
  fin: {
    told: ['kertoi kertoo sanoi sanoo uutisoi mukaan', '-'],
    papers: /(?:lehdelle|sanomille|lehti|sanomat|uutisille)$/iu
  },
  est: {
    told: ['ütles rääkis kinnitas kirjutas kirjutab vahendab teatas lausus sõnas selgitas', '-'],
    papers: /(?:lehele|postimehele|ekspressile|leht|postimees|ekspress|päevaleht)$/iu
  },
  lav: { told: ['pastāstīja teica sacīja raksta vēsta ziņo', '-'] },
  lit: { told: ['sakė teigė pasakojo rašo praneša', '-'] },
  ind: { bought: ['beli membeli dibeli belanja berbelanja pesan memesan dipesan', 'di dari lewat'] },
  msa: { bought: ['beli membeli dibeli pesan memesan dipesan', 'di dari'] },
  tgl: { bought: ['bumili binili nabili bilhin umorder inorder', 'sa'] }
}
