/**
 * What letters and messages greet, thank and close with, one table for those who ask: who is greeted is a person, and at the beginning of a name such a word is no
 * part of it.
 */
import { hellos, thanksAndWishes, wordsOf } from '../../core/words/greetings.js'
import { foldWord } from '../chains/fold.js'

/** Greetings of several words, and further words that letters begin with. */
const phraseList =
  'good morning|good afternoon|good evening|guten morgen|guten tag|guten abend|sehr geehrter|sehr geehrte|goede morgen|god morgen|buenos días|buenas tardes|bon dia|bom dia|boa tarde|bună ziua|dzień dobry|dobrý den|dobrý deň|dobar dan|dober dan|добър ден|добрый день|добрий день|добар дан|καλημέρα|jó napot|hyvää päivää|tere hommikust|labdien|laba diena|iyi günler|selamat pagi|selamat siang|magandang araw|thân gửi|kính gửi|السيد المحترم|שלום רב'
const wordList =
  'hoihoi здарова салам buna هلا dear lieber liebe geehrter geehrte beste geachte kära käre bästa kjære kære cher chère estimado estimada apreciado apreciada querido querida benvolgut benvolguda caro cara prezado prezada gentile gentilissimo gentilissima egregio egregia dragă stimate stimată witaj drogi droga szanowny szanowna lugupeetud kallis milý milá vážený vážená pozdravljeni pozdravljen spoštovani spoštovana dragi draga poštovani poštovana поштовани поштована драги драга уважаеми уважаема скъпи скъпа здравствуйте уважаемый уважаемая дорогой дорогая шановний шановна вітаю дорогий дорога αγαπητέ αγαπητή αξιότιμε αξιότιμη kedves tisztelt hyvä rakas cienījamais cienījamā gerbiamas gerbiama mielas miela sveikas sayın sevgili yth kepada kính chào kumusta לכבוד عزيزي عزيزتي محترم محترمہ प्रिय आदरणीय প্রিয় அன்புள்ள ప్రియమైన เรียน สวัสดี geehrten'
/** Lines that close a letter, the name is in the next one. */
const closingList =
  'salamat|maraming salamat|beijos|beijinhos|besos|gros bisous|bisous|grosses bises|liefs|buziaki|обнимаю|целую|φιλιά|puszi|terkkuja|warmly|take care|talk soon|see you|cheers mate|best|best regards|kind regards|regards|warm regards|many thanks|thanks|thank you|cheers|sincerely|yours|yours sincerely|yours faithfully|love|all the best|mit freundlichen grüßen|freundliche grüße|viele grüße|liebe grüße|beste grüße|herzliche grüße|herzlich|gruß|grüße|lg|mfg|met vriendelijke groet|vriendelijke groet|groeten|groetjes|hartelijke groet|med vänlig hälsning|vänliga hälsningar|hälsningar|mvh|hälsar|kram|med venlig hilsen|venlig hilsen|hilsen|kærlig hilsen|med vennlig hilsen|vennlig hilsen|beste helsing|helsing|cordialement|bien cordialement|bien à vous|sincères salutations|meilleures salutations|salutations|amicalement|à bientôt|bises|saludos|un saludo|saludos cordiales|atentamente|cordialmente|un abrazo|abrazos|salutacions|cordialment|atentament|una abraçada|cumprimentos|com os melhores cumprimentos|atenciosamente|abraço|abraços|um abraço|cordiali saluti|distinti saluti|saluti|un saluto|un caro saluto|a presto|grazie|cu stimă|cu respect|cu drag|toate cele bune|mulțumesc|z poważaniem|pozdrawiam|pozdrowienia|serdecznie pozdrawiam|s pozdravem|se pozdravem|s úctou|hezký den|zdravím|s pozdravom|pozdravujem|lep pozdrav|s spoštovanjem|lp|srdačan pozdrav|s poštovanjem|pozdrav|lijep pozdrav|срдачан поздрав|с поштовањем|поздрав|с уважение|поздрави|сърдечни поздрави|с уважением|с наилучшими пожеланиями|всего доброго|до встречи|з повагою|щиро|з найкращими побажаннями|με εκτίμηση|φιλικά|με φιλικούς χαιρετισμούς|üdvözlettel|tisztelettel|üdv|ystävällisin terveisin|terveisin|parhain terveisin|lugupidamisega|tervitades|parimate soovidega|ar cieņu|ar sveicieniem|pagarbiai|su pagarba|iki|geriausi linkėjimai|saygılarımla|saygılarımızla|sevgiler|iyi çalışmalar|selamlar|salam|hormat saya|salam hormat|salam hangat|terima kasih|yang benar|sekian|trân trọng|thân mến|kính thư|lubos na gumagalang|gumagalang|בברכה|תודה|בכבוד רב|مع التحية|تحياتي|مع خالص التحية|وتفضلوا بقبول فائق الاحترام|با احترام|با تشکر|ارادتمند|مخلص|آپ کا مخلص|सादर|भवदीय|धन्यवाद|শুভেচ্ছান্তে|ধন্যবাদান্তে|இப்படிக்கு|ఇట్లు|ด้วยความเคารพ|ขอแสดงความนับถือ|敬具|此致|敬礼|顺颂商祺|谢谢|감사합니다'
/** What is said with a comma before the name of whom one thanks or wishes well: `Vielen Dank, Rosa!` */
const thanksList =
  'vielen dank|danke schön|besten dank|thank you|thanks a lot|thanks|many thanks|cheers|dank je|dank je wel|tack så mycket|mange tak|tusen takk|mange takk|merci beaucoup|un grand merci|muchas gracias|mil gracias|moltes gràcies|muito obrigado|muito obrigada|grazie mille|mulțumesc|mulțumim|dziękuję|děkuji|děkuju|ďakujem|hvala lepa|hvala lijepa|najlepša hvala|благодаря|большое спасибо|дякую|щиро дякую|ευχαριστώ|ευχαριστούμε|köszönöm|köszönjük|tänan|dėkui|teşekkür ederim|sağ ol|terima kasih|salamat|cảm ơn|good night|gute nacht|boa noite|buenas noches|bonne nuit|buona notte|buona sera|dobrou noc|dobranoc|dobry wieczór|dobrý večer|dobro jutro|dobro veče|dobra večer|добрый вечер|доброе утро|доброго дня|добрий вечір|доброго ранку|καλησπέρα|jó reggelt|jó estét|hyvää huomenta|hyvää iltaa|tere õhtust|labas rytas|labas vakaras|iyi akşamlar|selamat malam|selamat sore|selamat petang|selamat tengahari|magandang umaga|magandang gabi|god kväll|god aften|godmorgon|godaften|goedenavond|goedemorgen|goedemiddag|bon vespre|bona tarda|bona nit|bună seara|bună dimineața|happy birthday|welcome|congratulations|alles gute|herzlichen glückwunsch|willkommen|feliz cumpleaños|bienvenido|bienvenida|felicidades|joyeux anniversaire|bienvenue|félicitations|parabéns|feliz aniversário|buon compleanno|auguri|benvenuto|benvenuta|complimenti|grattis|tillykke|gratulerer|gefeliciteerd|wszystkiego najlepszego|gratulacje|všechno nejlepší|blahopřeji|gratuluji|с днём рождения|поздравляю|з днем народження|вітаємо|boldog születésnapot|gratulálok|hyvää syntymäpäivää|onneksi olkoon|tebrikler|iyi ki doğdun|χρόνια πολλά|συγχαρητήρια|selamat ulang tahun|selamat hari jadi|maligayang kaarawan|chúc mừng'

/** Wishes, and thanks of one word in scripts and languages that the letters lack: no names, wherever they stand. */
const wishes =
  'feliz navidad|feliz año|feliz año nuevo|próspero año nuevo|felices fiestas|bon nadal|bones festes|feliz natal|feliz ano novo|boas festas|buon natale|buone feste|buon anno|joyeux noël|bonne année|bonnes fêtes|merry christmas|happy new year|happy easter|frohe weihnachten|frohes fest|frohe ostern|prettige kerstdagen|gelukkig nieuwjaar|god jul|gott nytt år|godt nytår|godt nytt år|crăciun fericit|la mulți ani|wesołych świąt|veselé vánoce|veselé vianoce|vesel božič|sretan božić|срећан божић|весела коледа|с рождеством|с новым годом|з різдвом|καλά χριστούγεννα|boldog karácsonyt|hyvää joulua|häid jõule|priecīgus ziemassvētkus|linksmų kalėdų|mutlu yıllar|selamat natal|selamat tahun baru|selamat hari raya|maligayang pasko|chúc mừng năm mới|bučkis|bučkiai|bisous|bisou|besos|besitos|beijos|beijinhos|beijo|bacioni|petons|küsschen|pupici|buziaki|pusinky|puszi|pusit|تشکر|תודה רבה|ধন্যবাদ|நன்றி|ధన్యవాదాలు|ขอบคุณ|ありがとう|감사합니다'

/** Words that are persons' names as well, folded: at the beginning of a name they may be a part of it, and alone they may be one. */
const namesToo: ReadonlySet<string> = new Set(
  'dag cher cara caro mila mily kara moi salve hai halo bok oi tack tak dank love best draga dragi kallis rakas tere terve hei selam salam labas miela mielas beste liebe lieber querida drogi droga bises abraço welcome benvenuto benvenuta bienvenida felicidades auguri salamat cheers yours iki שלום سلام هلا مخلص प्रिय প্রিয় सादर'
    .split(' ')
    .map(foldWord)
)

/** Of these, words that are cut off a name all the same: the greeting is far commoner than the name. */
const greetingFirst: ReadonlySet<string> = new Set('cher beste lieber querida'.split(' '))
/** Shorter closings are abbreviations, and names of companies (`LG`). */
const FEWEST_LETTERS = 4

export const phrases: readonly string[] = phraseList.split('|')
const beginnings: readonly string[] = [...wordsOf(hellos), ...wordList.split(' ')]
export const greetingWords: ReadonlySet<string> = new Set(beginnings)
/** Languages whose thanks of one word stand before nobody's name. */
const thanksAlone: readonly string[] = ['ara', 'fas', 'hin', 'urd', 'zho']
export const thanks: readonly string[] = [
  ...wordsOf(
    thanksAndWishes,
    Object.keys(thanksAndWishes).filter((language) => !thanksAlone.includes(language))
  ),
  ...thanksList.split('|')
]
const wishesAlone: readonly string[] = [...wordsOf(thanksAndWishes, thanksAlone), ...wishes.split('|')]
export const closingLines: ReadonlySet<string> = new Set(closingList.split('|'))

/** Closings that only tell with the writer's name behind them: alone in a line they are codes of countries and states, names or columns of a table. */
export const closingsBeforeNames: ReadonlySet<string> = new Set(
  'vg hg bg glg bjs bjos bj abs abç att atte baci bacioni bise bises biz bizz cdt cdlt gr grt grtz grtjs grtn kramar klem knus kh vh dbh hils hälsn terv tervit cmok pa pozz poz pozdr pzdr pzdro sldos bss br kr bw rgds brgds thx tks xoxo xx svg'.split(
    ' '
  )
)

/** Closings of one word that begin no other name. */
export const closingWords: ReadonlySet<string> = new Set(
  'gruß grüße groeten groetjes hälsningar mvh mfg hilsen helsing cordialement amicalement bisous saludos atentamente cordialmente abrazos besos cordialment atentament atenciosamente cumprimentos abraços beijos beijinhos saluti pozdrawiam pozdrowienia buziaki zdravím pozdravujem pozdrav üdv üdvözlettel puszi terveisin terv tervitades pagarbiai sevgiler selamlar liefs kramar knus regards обнимаю целую φιλικά φιλιά'.split(
    ' '
  )
)

const isSingle = (text: string) => !/[ \u00a0]/u.test(text)
const spoken: readonly string[] = [
  ...phrases,
  ...thanks,
  ...beginnings,
  ...closingList.split('|').filter(({ length }) => length >= FEWEST_LETTERS),
  ...wishesAlone
]

/** Words of greetings and thanks that no name begins with, in small letters but not folded: `Kåre` is no `käre`. */
export const greetingsApart: ReadonlySet<string> = new Set(
  [...thanks, ...beginnings, ...wishesAlone].filter(isSingle).filter((word) => !namesToo.has(foldWord(word)) || greetingFirst.has(word))
)
const alone: ReadonlySet<string> = new Set(spoken.filter((text) => !namesToo.has(foldWord(text))))
const LONGEST = spoken.reduce((longest, { length }) => Math.max(longest, length), 0)

/** Whether a text is a greeting, thanks or a wish and nobody's name. */
export function isGreeting(text: string): boolean {
  return text.length <= LONGEST && alone.has(text.toLowerCase())
}
