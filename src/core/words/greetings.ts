/**
 * Words by which one greets, thanks and wishes well, by language, for those who read what a word is and those who look for names around it. Bare words are nothing
 * else; those with `*` are nouns, verbs and adverbs as well, those with `~` first names or everyday words.
 */
export type MarkedWords = Readonly<Record<string, string>>

/** What messages begin with. */
export const hellos: MarkedWords = {
  ara: 'مرحبا* أهلا*',
  bul: 'здравей здравейте привет*',
  cat: 'hola',
  ces: 'ahoj ahojte čau nazdar',
  dan: 'hej hejsa',
  deu: 'hallo servus moin hi* hey* ciao*',
  ell: 'γεια* γειά*',
  eng: 'hello hi hey*',
  est: 'tere* hei*',
  fas: 'سلام*',
  fin: 'hei* terve* moi~',
  fra: 'coucou salut* bonjour*',
  heb: 'היי שלום~',
  hin: 'नमस्ते नमस्कार*',
  hrv: 'zdravo* bok~',
  hun: 'szia helló szervusz',
  ind: 'halo hai',
  ita: 'ciao buongiorno salve~',
  lav: 'čau sveiki* sveiks* sveika*',
  lit: 'labas* sveiki*',
  nld: 'hallo hoi dag~',
  nno: 'hallo hei*',
  nob: 'hallo hei*',
  pol: 'hej siema cześć~',
  por: 'oi olá',
  ron: 'salut* bună* servus*',
  rus: 'привет',
  slk: 'ahoj ahojte čau nazdar',
  slv: 'živjo zdravo*',
  spa: 'hola',
  srp: 'zdravo* здраво*',
  swe: 'hej tjena hallå',
  tur: 'merhaba selam*',
  ukr: 'привіт',
  urd: 'سلام*'
}

/** Thanks, and what one wishes at a time of day. */
export const thanksAndWishes: MarkedWords = {
  ara: 'شكرا* شكراً*',
  cat: 'gràcies*',
  ces: 'díky~',
  dan: 'godmorgen* tak~',
  deu: 'danke*',
  est: 'aitäh',
  fas: 'ممنون*',
  fin: 'kiitos* kiitti*',
  fra: 'bonsoir merci*',
  hin: 'धन्यवाद*',
  hrv: 'hvala*',
  hun: 'köszi*',
  ita: 'buonasera grazie*',
  lav: 'labvakar labrīt* paldies*',
  lit: 'ačiū',
  nld: 'bedankt*',
  nno: 'takk*',
  nob: 'takk*',
  pol: 'dzięki*',
  por: 'obrigado* obrigada*',
  rus: 'спасибо*',
  slk: 'vďaka*',
  slv: 'hvala*',
  spa: 'gracias*',
  srp: 'hvala* хвала*',
  swe: 'tack*',
  tur: 'teşekkürler* günaydın*',
  urd: 'شکریہ*',
  zho: '谢谢* 謝謝*'
}

const mark = /[*~]$/u

/** The words of some languages of a table, each once and without its mark. */
export function wordsOf(table: MarkedWords, languages: readonly string[] = Object.keys(table)): string[] {
  return [...new Set(languages.flatMap((language) => table[language]?.split(' ') ?? []).map((word) => word.replace(mark, '')))]
}
