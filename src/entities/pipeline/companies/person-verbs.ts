/** Verbs of what only persons do, and of saying, where a surname may be a firm's as well. The same ideas in each language. */
import { foldWord } from '../../chains/fold.js'
import type { EntityLanguage } from '../../languages.js'
import { perLanguage } from '../../per-language.js'

/** Being born, marrying, dying, studying, being buried. */
const lives: Partial<Record<EntityLanguage, string>> = {
  eng: 'born died dies married buried studied retired aged grew',
  deu: 'geboren starb stirbt gestorben heiratete studierte verstarb beerdigt begraben wuchs',
  nld: 'geboren overleed overleden stierf trouwde studeerde begraven',
  swe: 'föddes född dog avled gifte studerade begravdes',
  dan: 'født døde giftede studerede begravet',
  nob: 'født døde giftet studerte begravet',
  nno: 'fødd døydde gifta studerte gravlagd',
  fra: 'né née mort morte meurt mourut naît naquit épousa épouse étudia décède décédé décédée enterré',
  spa: 'nació nacido murió muere falleció casó estudió enterrado',
  cat: 'nasqué neix morí mor casà estudià',
  por: 'nasceu morreu morre faleceu casou estudou enterrado',
  ita: 'nacque nato nata nasce morì morto morta muore sposò studiò sepolto',
  ron: 'născut născută murit căsătorit studiat decedat',
  pol: 'urodził urodziła zmarł zmarła ożenił studiował studiowała pochowany',
  ces: 'narodil narodila zemřel zemřela oženil vdala studoval studovala pohřben',
  slk: 'narodil narodila zomrel zomrela oženil vydala študoval študovala pochovaný',
  slv: 'rodil rodila umrl umrla poročil študiral študirala pokopan',
  hrv: 'rođen rođena umro umrla oženio studirao studirala pokopan',
  srp: 'рођен рођена умро умрла оженио студирао студирала сахрањен rođen umro umrla oženio studirao',
  bul: 'роден родена умира почина ожени учи погребан',
  rus: 'родился родилась умер умерла женился вышла скончался учился похоронен',
  ukr: 'народився народилася помер померла одружився навчався похований',
  ell: 'γεννήθηκε πέθανε παντρεύτηκε σπούδασε τάφηκε',
  hun: 'született meghalt elhunyt megházasodott tanult',
  fin: 'syntyi kuoli avioitui opiskeli haudattiin',
  est: 'sündis suri abiellus õppis maeti',
  lav: 'dzimis dzimusi piedzima mira nomira apprecējās studēja',
  lit: 'gimė mirė vedė studijavo palaidotas',
  tur: 'doğdu öldü evlendi okudu',
  ind: 'lahir meninggal wafat menikah',
  msa: 'lahir meninggal berkahwin',
  ara: 'ولد وُلد توفي مات تزوج درس',
  heb: 'נולד נולדה מת מתה נפטר התחתן'
}

/** What newspapers write between somebody and what he or she said. */
const said: Partial<Record<EntityLanguage, string>> = {
  eng: 'said says told added warned',
  deu: 'sagte sagt erklärte betonte meinte warnte',
  nld: 'zei zegt stelde',
  swe: 'sa säger sade',
  dan: 'sagde siger',
  nob: 'sa sier',
  nno: 'sa seier',
  fra: 'dit déclare déclaré affirme estime',
  spa: 'dijo dice afirmó declaró aseguró',
  cat: 'diu digué va',
  por: 'disse diz afirmou declarou',
  ita: 'dice disse spiega sostiene',
  ron: 'spus spune declarat',
  pol: 'powiedział powiedziała mówi stwierdził',
  ces: 'řekl řekla uvedl uvedla',
  slk: 'povedal povedala uviedol uviedla',
  slv: 'rekel dejal dejala pravi',
  hrv: 'rekao rekla kaže kazao',
  srp: 'рекао рекла каже казао',
  bul: 'каза заяви казва',
  rus: 'сказал сказала заявил заявила говорит',
  ukr: 'сказав сказала заявив заявила',
  ell: 'είπε δήλωσε λέει',
  hun: 'mondta közölte',
  fin: 'sanoi sanoo kertoi',
  est: 'ütles sõnas',
  lav: 'teica sacīja',
  lit: 'sakė teigė',
  tur: 'dedi söyledi',
  ind: 'mengatakan kata ujar',
  msa: 'berkata kata'
}

const none: ReadonlySet<string> = new Set()

function folded(table: Partial<Record<EntityLanguage, string>>): (language: EntityLanguage) => ReadonlySet<string> {
  return perLanguage((language) => {
    const words = table[language]
    return words === undefined ? none : new Set(words.split(' ').map(foldWord))
  })
}

/** Verbs of lives, folded. */
export const livesOf: (language: EntityLanguage) => ReadonlySet<string> = folded(lives)

/** Verbs of saying, folded. */
export const saidOf: (language: EntityLanguage) => ReadonlySet<string> = folded(said)
