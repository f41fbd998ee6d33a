import { describe, expect, it } from 'vitest'
import { chainMentions } from '../../src/entities/chains/index.js'
import type { EntityLanguage } from '../../src/entities/languages.js'
import { loadGivenNames } from '../../src/entities/lists/given-names.js'
import { loadKnownNames } from '../../src/entities/lists/known-names.js'
import type { Mention } from '../../src/entities/types.js'
import { openModels } from '../../src/models/store.js'

const types: Readonly<Record<string, string>> = { p: 'PERSON', o: 'ORGANIZATION', l: 'LOCATION', d: 'TEMPORAL:DATE' }

const models = openModels()
const knowledge = { known: loadKnownNames(models), givenNames: loadGivenNames(models) }

/** `[p Ann Lee]` marks a mention; the chains come back as their mentions, the head first. */
function chains(marked: string, language: EntityLanguage = 'eng'): string[] {
  let text = ''
  let end = 0
  const mentions: Mention[] = []
  for (const { 0: whole, 1: type, 2: name, index } of marked.matchAll(/\[([pold]) ([^\]]*)\]/g)) {
    text += marked.slice(end, index)
    mentions.push({ start: text.length, end: text.length + name!.length, type: types[type!]!, source: 'statistical', weight: 1 })
    text += name
    end = index + whole.length
  }
  text += marked.slice(end)
  const cut = (mention: Mention) => text.slice(mention.start, mention.end)
  return chainMentions(text, mentions, language, knowledge).map(({ mentions: members, head }) =>
    [cut(members[head]!), ...members.filter((_, index) => index !== head).map(cut)].join(' = ')
  )
}

describe('chains of persons', () => {
  it.each<[string, string, string[], EntityLanguage?]>([
    ['surname', '[p Merkel] and [p Angela Merkel], then [p Merkel]', ['Angela Merkel = Merkel = Merkel']],
    ['given name without doubt', '[p Hillary Clinton] ... [p Hillary]', ['Hillary Clinton = Hillary']],
    ['given name of two', '[p John Smith], [p John Brown]; [p John]', ['John Smith', 'John Brown', 'John']],
    [
      'the first of two surnames',
      '[p Laura Muguruza Blanco] ganó. [p Muguruza] lloró con [p Luis Muguruza].',
      ['Laura Muguruza Blanco = Muguruza', 'Luis Muguruza'],
      'spa'
    ],
    [
      'the first of two surnames, said later',
      '[p Luis Muguruza] llegó. [p Muguruza] vio a [p Laura Muguruza Blanco].',
      ['Luis Muguruza = Muguruza', 'Laura Muguruza Blanco'],
      'spa'
    ],
    ['half of a double surname', '[p Ana García-Margallo] vino. [p Margallo] calló.', ['Ana García-Margallo = Margallo'], 'spa'],
    ['half of a double surname is another one in German', 'Frau [p Petra Lohse-Kramer], Herr [p Lohse]', ['Petra Lohse-Kramer', 'Lohse'], 'deu'],
    [
      'hers at the beginning of a sentence',
      '[p Ольга Кузнецова] и [p Пётр Кузнецов] уехали. [p Кузнецова] поёт, [p Кузнецов] пишет.',
      ['Ольга Кузнецова = Кузнецова', 'Пётр Кузнецов = Кузнецов'],
      'rus'
    ],
    ['Hungarian vowel before the ending', '[p Szijjártó Péter] ott volt. [p Szijjártót] várták.', ['Szijjártó Péter = Szijjártót'], 'hun'],
    ['initials', '[p John F. Kennedy], [p J.F. Kennedy], [p J. Kennedy], [p John Kennedy]', ['John F. Kennedy = J.F. Kennedy = J. Kennedy = John Kennedy']],
    ['other initials', '[p John Kennedy], [p R. Kennedy]', ['John Kennedy', 'R. Kennedy']],
    [
      'one surname, the nearest before',
      '[p Bill Clinton] ran. [p Clinton] won. [p Hillary Clinton] ran. [p Clinton] lost.',
      ['Bill Clinton = Clinton', 'Hillary Clinton = Clinton']
    ],
    [
      'one surname, by the form of address',
      'Mr. [p Bill Clinton], Mrs. [p Hillary Clinton]. Mr. [p Clinton] and Mrs. [p Clinton]',
      ['Bill Clinton = Clinton', 'Hillary Clinton = Clinton']
    ],
    [
      'him and her, where the full name tells of neither',
      'M. [p Lefèvre], Mme [p Lefèvre]. [p Y. Lefèvre]. Mme [p Lefèvre]',
      ['Y. Lefèvre = Lefèvre', 'Lefèvre = Lefèvre'],
      'fra'
    ],
    ['Indonesian forms of address', 'Bu [p Ani], Pak [p Ani], Bu [p Ani]', ['Ani = Ani', 'Ani'], 'ind'],
    ['Vietnamese forms of address', 'Ông [p Đoàn Minh Hải], bà [p Lê Thị Hải]. Bà [p Hải]', ['Đoàn Minh Hải', 'Lê Thị Hải = Hải'], 'vie'],
    ['Thai forms of address in the name', '[p นายสมชาย วงศ์ไพศาล] [p คุณสมชาย]', ['นายสมชาย วงศ์ไพศาล = คุณสมชาย'], 'tha'],
    ['double initials', '[p Jean-Claude Juncker], [p J.-C. Juncker], [p J.-P. Juncker]', ['Jean-Claude Juncker = J.-C. Juncker', 'J.-P. Juncker'], 'fra'],
    ['what women are called in Serbian', '[p Ана Брнабић] дошла је. [p Брнабићева] ћути.', ['Ана Брнабић = Брнабићева'], 'srp'],
    ['whose it is in Croatian', '[p Ivan Perković], [p Perkovićeva] momčad', ['Ivan Perković = Perkovićeva'], 'hrv'],
    [
      'whose it is in Czech, and his wife',
      '[p Petr Novák], [p Novákova] žena [p Jana Nováková]. [p Nováková] a [p Novákův] pes. [p Pavlova] věc, [p Petr Pavel]',
      ['Petr Novák = Novákova = Novákův', 'Jana Nováková = Nováková', 'Petr Pavel = Pavlova'],
      'ces'
    ],
    ['whose it is in Slovak', '[p Robert Fico], [p Ficova] vláda, [p Ficovi] nevadí', ['Robert Fico = Ficova = Ficovi'], 'slk'],
    ['names that end like that', '[p Marija Kos], [p Pavle Kosov], [p Igor Panov]', ['Marija Kos', 'Pavle Kosov', 'Igor Panov'], 'slv'],
    ['a birth name', '[p Paul Pennington] saw [p Susan Hale] (née [p Pennington])', ['Paul Pennington', 'Susan Hale = Pennington']],
    [
      'a birth name and another bearer of it behind',
      '[p Emma Ford] (née [p Walsh]) and her cousin [p Peter Walsh]. [p Walsh] left.',
      ['Emma Ford = Walsh', 'Peter Walsh = Walsh']
    ],
    ['German birth names', '[p Anna Müller], geb. [p Schmidt], und [p Peter Schmidt]', ['Anna Müller = Schmidt', 'Peter Schmidt'], 'deu'],
    ['Polish birth names', '[p Anna Nowak] z domu [p Lis] i [p Jan Lis]', ['Anna Nowak = Lis', 'Jan Lis'], 'pol'],
    ['Russian birth names', '[p Анна Иванова] (урождённая [p Петрова]), [p Сергей Петров]', ['Анна Иванова = Петрова', 'Сергей Петров'], 'rus'],
    ['Finnish birth names', '[p Anna Virtanen] (o.s. [p Korhonen]), [p Matti Korhonen]', ['Anna Virtanen = Korhonen', 'Matti Korhonen'], 'fin'],
    ['Swedish birth names', '[p Eva Lind] (född [p Berg]) och [p Karl Berg]', ['Eva Lind = Berg', 'Karl Berg'], 'swe'],
    ['Spanish birth names', '[p Ana López], de soltera [p García], y [p Juan García]', ['Ana López = García', 'Juan García'], 'spa'],
    ['an alias', '[p Sumarno] alias [p Marno]. [p Marno] left', ['Sumarno = Marno = Marno'], 'ind'],
    ['whom people know as', '[p Elena Ruiz], conocida como [p Lenita]. [p Lenita]', ['Elena Ruiz = Lenita = Lenita'], 'spa'],
    ['a German alias', '[p Karl Huber], genannt [p Charly], kam. [p Charly]', ['Karl Huber = Charly = Charly'], 'deu'],
    ['an Italian alias', '[p Mario Greco] detto "[p Marietto]"', ['Mario Greco = Marietto'], 'ita'],
    ['a Russian alias', '[p Олег Громов] по прозвищу [p Гром]', ['Олег Громов = Гром'], 'rus'],
    ['two persons', '[p Karl Huber], gefolgt von [p Charly], kam', ['Karl Huber', 'Charly'], 'deu'],
    ['an organization is no participle', '[p Luca Bianchi], Nato [p Rutte], [p Mark Rutte]', ['Luca Bianchi', 'Mark Rutte = Rutte'], 'ita'],
    ['a birth in another sentence', '[p Emma Ford] left. She was born. [p Walsh] and [p Peter Walsh] stayed', ['Emma Ford', 'Peter Walsh = Walsh']],
    ['the father behind the plain name', '[p Frank Lampard] praised his father, [p Frank Lampard] Sr.', ['Frank Lampard', 'Frank Lampard']],
    ['son of another name', '[p Carlos Slim] y su hijo, [p Carlos Slim Domit]. [p Slim]', ['Carlos Slim = Slim', 'Carlos Slim Domit'], 'spa'],
    ['another script in brackets', '[p Bai Minghao] ([p 白明浩]), [p Ann Lee] ([p Lee Ann May])', ['Bai Minghao = 白明浩', 'Ann Lee', 'Lee Ann May']],
    ['a title in the name', '[p Joshua Norton], [p Emperor Norton]', ['Joshua Norton = Emperor Norton']],
    ['particles', '[p Vincent van Gogh], [p van Gogh], [p Gogh]', ['Vincent van Gogh = van Gogh = Gogh']],
    ['possessive, case and accents', "[p Émile Zola], [p ZOLA], [p Zola's]", ["Émile Zola = ZOLA = Zola's"]],
    ['two given names in either order', '[p James Martin] called [p Martin James]', ['James Martin', 'Martin James']],
    ['one surname and a known alias', '[p Adam Smith] met [p John Smith]', ['Adam Smith', 'John Smith']],
    ['a short given name', '[p William Clinton], [p Bill Clinton]', ['William Clinton = Bill Clinton']],
    ['a junior whom nobody is called in full', '[p Ivanka Trump], [p Trump Jr.]', ['Ivanka Trump', 'Trump Jr.']],
    ['a junior who is', '[p Donald Trump Jr.] and [p Ivanka Trump]; [p Trump Jr.]', ['Donald Trump Jr. = Trump Jr.', 'Ivanka Trump']],
    ['a surname and a given name', '[p Ryan Gosling] and [p Meg Ryan] waved; [p Ryan] smiled', ['Ryan Gosling', 'Meg Ryan', 'Ryan']],
    ['him and her side by side', '[p Ozols] un [p Ozola]: [p Jānis Ozols], [p Anna Ozola]', ['Jānis Ozols = Ozols', 'Anna Ozola = Ozola'], 'lav'],
    ['a family by its article', 'Les [p Macron] dînent. [p Emmanuel Macron], puis [p Macron]', ['Macron', 'Emmanuel Macron = Macron'], 'fra'],
    ['a family by its plural', '[p Галкины] уехали. [p Максим Галкин] поёт', ['Галкины', 'Максим Галкин'], 'rus'],
    ['a family by its verb', '[p Kučerovi] se odstěhovali. [p Jan Kučera]', ['Kučerovi', 'Jan Kučera'], 'ces'],
    ['a dative', '[p Jan Kučera] píše. [p Kučerovi] dal knihu', ['Jan Kučera = Kučerovi'], 'ces'],
    ['a couple', 'Mr and Mrs [p Thornton] came with [p Emily Thornton]', ['Thornton', 'Emily Thornton']],
    ['a couple in Polish', 'Państwo Zielińscy: pan i pani [p Zieliński] i [p Emilia Zieliński]', ['Zieliński', 'Emilia Zieliński'], 'pol'],
    ['him and her by forms of one language', 'dott.ssa [p Conti], sig. [p Conti]', ['Conti', 'Conti'], 'ita'],
    ['an initial is no form of address', '[p Anna Lind]. M. [p Lind] left', ['Anna Lind = Lind']],
    ['the father beside the name', '[p Gasol] padre habló. [p Pau Gasol], [p Gasol]', ['Gasol', 'Pau Gasol = Gasol'], 'spa'],
    ['reversed order', '[p Orbán Viktor], [p Viktor Orbán], [p Orbánnal]', ['Orbán Viktor = Viktor Orbán = Orbánnal'], 'hun'],
    ['Russian cases', '[p Владимир Путин], [p Владимира Путина], [p Путиным]', ['Владимир Путин = Владимира Путина = Путиным'], 'rus'],
    ['Finnish cases', '[p Sauli Niinistö], [p Niinistön], [p Niinistölle]', ['Sauli Niinistö = Niinistön = Niinistölle'], 'fin'],
    ['Hungarian cases', '[p Emmanuel Macron], [p Macronnal], [p Macrontól]', ['Emmanuel Macron = Macronnal = Macrontól'], 'hun'],
    ['Czech women are others', '[p Novák], [p Nováka], [p Nováková]', ['Novák = Nováka', 'Nováková'], 'ces'],
    [
      'Polish men and women of one name',
      '[p Jan Kowalski], [p Anna Kowalska], [p Kowalskiego], [p Kowalska]',
      ['Jan Kowalski = Kowalskiego', 'Anna Kowalska = Kowalska'],
      'pol'
    ],
    ['Bulgarian men and women', '[p Радев], [p Радева], [p Радев]', ['Радев = Радев', 'Радева'], 'bul'],
    [
      'Russian endings of both, the one named last',
      '[p Анна Петрова] пришла. [p Иван Петров] ушёл. [p Петровой], [p Петрова]',
      ['Анна Петрова = Петровой', 'Иван Петров = Петрова'],
      'rus'
    ],
    ['Turkish endings', "[p Orhan Pamuk], [p Pamuk'un]", ["Orhan Pamuk = Pamuk'un"], 'tur'],
    ['Chinese with a dot', '[p 弗拉基米尔·普京], [p 普京]', ['弗拉基米尔·普京 = 普京'], 'zho'],
    ['Japanese surname', '[p 安倍晋三], [p 安倍]', ['安倍晋三 = 安倍'], 'jpn'],
    ['the fuller Chinese name first', '[p 陆], [p 陆荣廷]', ['陆荣廷 = 陆'], 'zho'],
    ['Chinese names that begin alike', '[p 黎文], [p 黎文巨], [p 查], [p 查理二世]', ['黎文', '黎文巨', '查', '查理二世'], 'zho'],
    ['the name without an ending first', '[p Trumpnak], [p Trump]', ['Trump = Trumpnak'], 'hun'],
    ['Korean surname', '[p 윤석열], [p 윤]', ['윤석열 = 윤'], 'kor'],
    ['German genitive', '[p Angela Merkel], [p Angela Merkels], [p Merkels]', ['Angela Merkel = Angela Merkels = Merkels'], 'deu'],
    ['Hebrew and Arabic prefixes', '[p נתניהו], [p לנתניהו], [p ונתניהו]', ['נתניהו = לנתניהו = ונתניהו'], 'heb'],
    ['Arabic prefixes', '[p السيسي], [p للسيسي], [p والسيسي]', ['السيسي = للسيسي = والسيسي'], 'ara'],
    ['Hebrew', '[p בנימין נתניהו], [p נתניהו]', ['בנימין נתניהו = נתניהו'], 'heb'],
    ['monarchs', '[p Elizabeth II], [p Elizabeth Taylor], [p Elizabeth I]', ['Elizabeth II', 'Elizabeth Taylor', 'Elizabeth I']],
    ['initials in their order', '[p George W. Bush], [p George H. W. Bush], [p George H.W. Bush]', ['George W. Bush', 'George H. W. Bush = George H.W. Bush']],
    ['a middle initial left out', '[p George Herbert Walker Bush], [p George Bush]', ['George Herbert Walker Bush = George Bush']],
    ["a father's name is no surname", '[p Mohammed bin Salman] and King [p Salman]', ['Mohammed bin Salman', 'Salman']],
    ['the same with its particle', '[p Mohammed bin Salman], [p bin Salman]', ['Mohammed bin Salman = bin Salman']],
    ['husband and wife', 'Mr [p Miller] and Mrs [p Miller]. Mrs [p Miller] spoke, then Mr [p Miller]', ['Miller = Miller', 'Miller = Miller']],
    [
      'a vowel that falls out',
      '[p Marek Hamšík], [p Marka Hamšíka]; [p Karel Gott], [p Karla Gotta]',
      ['Marek Hamšík = Marka Hamšíka', 'Karel Gott = Karla Gotta'],
      'slk'
    ],
    ['other names of the well-known', '[p Pelé], [p Edson Arantes do Nascimento]', ['Pelé', 'Edson Arantes do Nascimento'], 'por'],
    ['a name and a place are two', '[p Washington] in [l Washington]', ['Washington', 'Washington']]
  ])('%s', (_, marked, expected, language) => {
    expect(chains(marked, language)).toEqual(expected)
  })
})

describe('chains of organizations and places', () => {
  it.each<[string, string, string[], EntityLanguage?]>([
    ['what it is before the name', '[o Компания «Ромашка»], [o Ромашки], [o Завод «Василёк»]', ['Компания «Ромашка» = Ромашки', 'Завод «Василёк»'], 'rus'],
    ['one name of two', '[o Газета «Труд»], [o Завод «Труд»], [o Труд]', ['Газета «Труд»', 'Завод «Труд»', 'Труд'], 'rus'],
    ['a party without its first words', '[o 더불어민주당], [o 민주당], [o 서울경찰청], [o 경찰청]', ['더불어민주당 = 민주당', '서울경찰청', '경찰청'], 'kor'],
    ['a state and a street', '[l Calle de Alcalá], [l Mountain View], [l CA] 94043', ['Calle de Alcalá', 'Mountain View', 'CA'], 'spa'],
    ['a state behind its town', '[l Costa Azul], [l Sacramento], [l CA]', ['Costa Azul', 'Sacramento', 'CA'], 'spa'],
    ['names of one country', '[l US], [l United States], [l USA], [l China]', ['United States = US = USA', 'China']],
    [
      'abroad as well',
      '[l Великобритания], [l Соединённого Королевства], [o Евросоюз], [o Европейским союзом]',
      ['Соединённого Королевства = Великобритания', 'Европейским союзом = Евросоюз'],
      'rus'
    ],
    ['a short name that is no part of the long one', '[o VW] and [o Volkswagen AG]', ['Volkswagen AG = VW'], 'deu'],
    ['neighbours stay apart', '[l Niger], [l Nigeria]; [l Slovakia], [l Slovenia]', ['Niger', 'Nigeria', 'Slovakia', 'Slovenia']],
    ['Czech alternation', '[l Praha], [l Praze], [l Prahou]', ['Praha = Praze = Prahou'], 'ces'],
    ['Polish alternation', '[l Praga], [l Pradze], [l Polska], [l Polsce]', ['Praga = Pradze', 'Polska = Polsce'], 'pol'],
    ['Ukrainian alternation', '[l Львів], [l Львова], [l Харків], [l Харкові]', ['Львів = Львова', 'Харків = Харкові'], 'ukr'],
    ['Finnish gradation', '[l Helsinki], [l Helsingissä], [l Lahti], [l Lahdessa]', ['Helsinki = Helsingissä', 'Lahti = Lahdessa'], 'fin'],
    ['acronym', '[o World Health Organization], [o WHO]', ['World Health Organization = WHO']],
    ['acronym before the name', '[o WHO]: the [o World Health Organization]', ['World Health Organization = WHO']],
    ['acronym over function words', '[o Bank of America], [o BOA], [o House of Commons], [o HC]', ['Bank of America = BOA', 'House of Commons = HC']],
    ['acronym of two', '[o Air Force], [o Armed Forces], [o AF]', ['Air Force', 'Armed Forces', 'AF']],
    ['acronym in brackets', '[o Deutsche Forschungsgemeinschaft] ([o DFG])', ['Deutsche Forschungsgemeinschaft = DFG'], 'deu'],
    ['acronym in small letters', '[o Deutsche Presse-Agentur] ([o dpa]) ... [o dpa]', ['Deutsche Presse-Agentur = dpa = dpa'], 'deu'],
    ['letters of an acronym spelt', '[o भारतीय रिज़र्व बैंक] ([o आरबीआई]), [o आरबीआई]', ['भारतीय रिज़र्व बैंक = आरबीआई = आरबीआई'], 'hin'],
    ['acronym of another language', '[o Severoatlantická aliance] ([o OTAN]), [o OTAN]', ['Severoatlantická aliance = OTAN = OTAN'], 'ces'],
    ['no acronym of a firm', '[o Severočeské doly] ([o ČTK])', ['Severočeské doly', 'ČTK'], 'ces'],
    ['acronym of another script', '[o 世界卫生组织]([o WHO]), [o WHO]', ['世界卫生组织 = WHO = WHO'], 'zho'],
    ['another name in brackets', '[o Deutsche Forschungsgemeinschaft] ([o BMBF])', ['Deutsche Forschungsgemeinschaft', 'BMBF'], 'deu'],
    ['legal form', '[o Deutsche Bank], [o Deutsche Bank AG]', ['Deutsche Bank AG = Deutsche Bank']],
    ['legal form in Japanese', '[o トヨタ自動車株式会社], [o トヨタ自動車]', ['トヨタ自動車株式会社 = トヨタ自動車'], 'jpn'],
    ['article', '[l the Netherlands], [l Netherlands]', ['the Netherlands = Netherlands']],
    ['short name', '[o Lehman Brothers], [o Lehman]', ['Lehman Brothers = Lehman']],
    [
      'short name of two',
      '[o Manchester United], [o Manchester City], [o Manchester], [o United]',
      ['Manchester United = United', 'Manchester City', 'Manchester']
    ],
    ['a name that stood alone before', '[o Congress], [o Congress Committee], [o Congress]', ['Congress = Congress', 'Congress Committee']],
    ['a body of another', '[o NATO Secretariat], [o NATO]', ['NATO Secretariat', 'NATO']],
    ['bodies of one kind', '[o European Commission for Energy], [o European Commission]', ['European Commission for Energy', 'European Commission']],
    ['a place in another name', '[l New York City], [l New York], [l York]', ['New York City', 'New York', 'York']],
    ['abbreviated country', '[l United States], [l U.S.], [l US]', ['United States = U.S. = US']],
    ['Finnish cases', '[o Nokia Oyj], [o Nokian], [o Nokiaa], [o Nokiasta]', ['Nokia Oyj = Nokian = Nokiaa = Nokiasta'], 'fin'],
    ['Polish cases', '[l Warszawa], [l Warszawy], [l Warszawie]', ['Warszawa = Warszawy = Warszawie'], 'pol'],
    ['other types by text alone', '[d May 5], [d MAY 5], [d May]', ['May 5 = MAY 5', 'May']]
  ])('%s', (_, marked, expected, language) => {
    expect(chains(marked, language)).toEqual(expected)
  })
})

describe('many names', { timeout: 60_000 }, () => {
  it('one name 10,000 times', () => {
    expect(chains('[p Ann Lee] [p Lee] '.repeat(5000))[0]!.split(' = ')).toHaveLength(10_000)
  })

  it('a surname of many persons, and more names than are compared', () => {
    const marked = Array.from({ length: 3000 }, (_, index) => `[p A${index} Lee] [p Lee] [o Bank${index} ${index}x] [o B${index}]`).join(' ')
    const members = chains(marked).flatMap((chain) => chain.split(' = '))
    expect(members).toHaveLength(12_000)
  })

  it('two persons of one surname, each called by title thousands of times', () => {
    const marked = `${'President [p Ann Lee] and [p Bob Lee]. '.repeat(3000)}${'President [p Lee]. '.repeat(3000)}`
    expect(chains(marked).map((chain) => chain.split(' = ').length)).toEqual([6000, 3000])
  })
})
