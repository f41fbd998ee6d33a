/** Books of scripture whose chapters and verses are written like times: "Genesis 3:16", "Johannes 3:16". In small letters, all languages together: they are names. */
const books = new Set(
  `genesis exodus leviticus deuteronomy joshua judges ruth samuel kings chronicles ezra nehemiah esther job psalm psalms proverbs ecclesiastes isaiah jeremiah lamentations ezekiel daniel hosea
  joel amos obadiah jonah micah nahum habakkuk zephaniah haggai zechariah malachi matthew mark luke john acts romans corinthians galatians ephesians philippians colossians thessalonians timothy titus
  philemon hebrews james peter jude revelation quran surah sura mose mos josua richter könige chronik hiob sprüche prediger jesaja jeremia klagelieder hesekiel matthäus markus lukas johannes
  apostelgeschichte römer korinther galater epheser philipper kolosser thessalonicher hebräer jakobus petrus judas offenbarung genèse exode psaume matthieu marc luc jean actes romains corinthiens hébreux
  apocalypse génesis éxodo salmo salmos isaías mateo marcos lucas juan hechos romanos corintios hebreos apocalipsis mateus joão atos apocalipse genesi esodo isaia matteo marco giovanni romani corinzi
  apocalisse rodzaju wyjścia łukasza mateusza marka jana rzymian бытие исход псалом матфея марка луки иоанна`.split(/\s+/u)
)

const LONGEST_BOOK = 20
const verse = /^\d{1,3}:\d{1,3}$/
const bookBefore = /(?:^|[^\p{L}])(\p{Lu}\p{L}{2,19})[ \u00a0]$/u

/** Whether what looks like a time is a verse by the book that stands right before it. */
export function isVerse(text: string, start: number, end: number): boolean {
  if (!verse.test(text.slice(start, end))) return false
  const book = bookBefore.exec(text.slice(Math.max(0, start - LONGEST_BOOK - 2), start))?.[1]
  return book !== undefined && books.has(book.toLowerCase())
}
