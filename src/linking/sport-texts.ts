/** Whether a text tells of a match: two words of sport, or one and a score. */

/** Nouns of matches that elections and wars do not have, by language (ISO 639-3). */
const words: Readonly<Record<string, string>> = {
  eng: 'goals?|match|matches|league|striker|midfielder|goalkeeper|penalty|kick-off|half-time|stadium|football',
  deu: 'Tore|Trainer|Liga|Bundesliga|Stürmer|Elfmeter|Torwart|Halbzeit|Stadion|Fußball',
  fra: 'buts?|entraîneur|championnat|attaquant|penalty|gardien|stade|football|mi-temps',
  spa: 'gol|goles|entrenador|delantero|penalti|portero|estadio|fútbol|descanso',
  por: 'gol|gols|golos?|treinador|atacante|pênalti|goleiro|estádio|futebol',
  ita: 'gol|reti|allenatore|attaccante|rigore|portiere|stadio|calcio',
  cat: 'gols?|entrenador|davanter|porter|estadi|futbol',
  nld: 'doelpunt(?:en)?|trainer|eredivisie|spits|penalty|keeper|stadion|voetbal',
  tur: 'gol|golü|golle|maç|maçta|maçı|teknik direktör|kaleci|stadyum|stadı|futbol|süper lig',
  rus: 'гол|гола|голов|матч|матча|матче|тренер|форвард|пенальти|вратарь|стадион|стадионе|футбол',
  ukr: 'гол|голи|голів|матч|матчу|матчі|тренер|форвард|пенальті|воротар|стадіон|стадіоні|футбол',
  ara: '[وفبلك]{0,2}(?:ال)?(?:هدف|هدفا|هدفين|أهداف|مباراة|دوري|كأس|مدرب|ملعب|لاعب|لاعبيه|لاعبي|لاعبين|مرمى|حارس|فريق|شوط)',
  fas: 'گل|گل‌های|لیگ|لیگ برتر|مربی|سرمربی|ورزشگاه|دروازه‌بان|پنالتی|فوتبال|بازیکن',
  heb: '[הובל]{0,2}(?:שער|שערים|מאמן|ליגה|ליגת|משחק|חלוץ|שוער|פנדל|אצטדיון|כדורגל)',
  urd: 'گول|میچ|کوچ|کپتان|سٹیڈیم|فٹ بال|لیگ',
  hin: 'गोल|मैच|कोच|लीग|फुटबॉल|स्टेडियम'
}
const score = /(?<![\p{N}:.,/–-])\p{Nd}{1,2} ?[-–:] ?\p{Nd}{1,2}(?![\p{N}:/%–.-])/u
/** Letters that are looked at: who plays is told at the beginning. */
const LOOKED_AT = 2000
const NEEDED = 2
const built = new Map<string, RegExp>()

/** @param language ISO 639-3, of a model */
export function isSportText(text: string, language: string): boolean {
  const row = words[language]
  if (row === undefined) return false
  const pattern = built.get(language) ?? new RegExp(`(?<![\\p{L}\\p{M}])(?:${row})(?![\\p{L}\\p{M}])`, 'giu')
  built.set(language, pattern)
  const start = text.slice(0, LOOKED_AT)
  const found = new Set(Array.from(start.matchAll(pattern), ([word]) => word.toLowerCase()))
  return found.size + Number(score.test(start)) >= NEEDED
}
