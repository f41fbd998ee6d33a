/** Texts to try, in fifteen languages and scripts, and one in several languages. Written for this page. */

export interface Sample {
  readonly id: string
  /** In the language itself, with its English name. */
  readonly title: string
  /** Three-letter code; undefined for a text in several languages. */
  readonly language: string | undefined
  readonly text: string
}

export const sampleTexts: readonly Sample[] = [
  {
    id: 'eng',
    title: 'English',
    language: 'eng',
    text: 'Marie Curie was born in Warsaw on 7 November 1867 and moved to Paris in 1891. Curie won the Nobel Prize in Physics in 1903 and, eight years later, the one in Chemistry. The Radium Institute, which she founded, still treats patients; in 2019 its budget was 340 million euros. Write to press@example.org or call +33 1 44 32 40 00.\n\nMicrosoft, the company that Bill Gates and Paul Allen founded in Albuquerque, moved to Redmond in 1986. Gates left its board in March 2020.'
  },
  {
    id: 'deu',
    title: 'Deutsch (German)',
    language: 'deu',
    text: 'Die Bundesregierung hat am 3. Mai 2019 neue Wohnungsbauprogramme beschlossen. Bundeskanzlerin Angela Merkel stellte sie in Berlin vor; Merkel sprach danach mit Siemens-Chef Joe Kaeser über 250 Millionen Euro für die Krankenhausfinanzierung. Die Rechtsschutzversicherungsgesellschaften protestierten vor dem Bundesverfassungsgericht in Karlsruhe.'
  },
  {
    id: 'fra',
    title: 'Français (French)',
    language: 'fra',
    text: 'Le président Emmanuel Macron a reçu la maire de Paris, Anne Hidalgo, à l’Élysée le 14 juillet 2022. Ils ont parlé des Jeux olympiques et d’un prêt de 1,4 milliard d’euros de la Banque européenne d’investissement. Macron est ensuite parti pour Marseille.'
  },
  {
    id: 'spa',
    title: 'Español (Spanish)',
    language: 'spa',
    text: 'Gabriel García Márquez nació en Aracataca, Colombia, el 6 de marzo de 1927. En 1982 recibió el Premio Nobel de Literatura en Estocolmo. García Márquez vivió muchos años en la Ciudad de México, donde escribió «Cien años de soledad» y trabajó para la agencia Prensa Latina.'
  },
  {
    id: 'rus',
    title: 'Русский (Russian)',
    language: 'rus',
    text: 'Юрий Гагарин родился 9 марта 1934 года в Смоленской области. 12 апреля 1961 года Гагарин совершил первый полёт в космос с космодрома Байконур. Позже он встречался с Никитой Хрущёвым в Москве и с королевой Елизаветой II в Лондоне.'
  },
  {
    id: 'ukr',
    title: 'Українська (Ukrainian)',
    language: 'ukr',
    text: 'Леся Українка народилася 25 лютого 1871 року в Новограді-Волинському. Її мати, Олена Пчілка, теж була письменницею. Українка жила в Києві, Ялті та Тбілісі, а її п’єсу «Лісова пісня» ставлять у театрах Львова й Харкова.'
  },
  {
    id: 'ell',
    title: 'Ελληνικά (Greek)',
    language: 'ell',
    text: 'Ο Γιώργος Σεφέρης γεννήθηκε στη Σμύρνη στις 13 Μαρτίου 1900. Το 1963 ο Σεφέρης τιμήθηκε με το Νόμπελ Λογοτεχνίας στη Στοκχόλμη. Υπηρέτησε ως πρέσβης της Ελλάδας στο Λονδίνο και πέθανε στην Αθήνα.'
  },
  {
    id: 'ara',
    title: 'العربية (Arabic)',
    language: 'ara',
    text: 'ولد نجيب محفوظ في القاهرة في 11 ديسمبر 1911، وحصل على جائزة نوبل في الأدب عام 1988. عمل محفوظ في وزارة الثقافة في مصر، وكتب في صحيفة الأهرام. زار وفد من الأمم المتحدة مكتبة الإسكندرية يوم الاثنين.'
  },
  {
    id: 'fas',
    title: 'فارسی (Persian)',
    language: 'fas',
    text: 'عباس کیارستمی در سال ۱۹۴۰ در تهران به دنیا آمد. فیلم «طعم گیلاس» او در سال ۱۹۹۷ نخل طلای جشنواره کن را در فرانسه برد. کیارستمی در دانشگاه تهران نقاشی خواند.'
  },
  {
    id: 'heb',
    title: 'עברית (Hebrew)',
    language: 'heb',
    text: 'שמואל יוסף עגנון נולד בבוצ׳אץ׳ ב-1887 וזכה בפרס נובל לספרות בשנת 1966. עגנון חי בירושלים ולימד באוניברסיטה העברית. ב-8 ביולי ביקר ראש הממשלה לוי אשכול בביתו בתלפיות.'
  },
  {
    id: 'hin',
    title: 'हिन्दी (Hindi)',
    language: 'hin',
    text: 'महात्मा गांधी का जन्म 2 अक्टूबर 1869 को पोरबंदर में हुआ था। गांधी ने लंदन में कानून की पढ़ाई की और 1893 में दक्षिण अफ्रीका गए। भारत लौटकर वे भारतीय राष्ट्रीय कांग्रेस के नेता बने।'
  },
  {
    id: 'tha',
    title: 'ไทย (Thai)',
    language: 'tha',
    text: 'สุนทรภู่เกิดที่กรุงเทพมหานครเมื่อวันที่ 26 มิถุนายน พ.ศ. 2329 และแต่งเรื่องพระอภัยมณี องค์การยูเนสโกยกย่องสุนทรภู่ในปี พ.ศ. 2529 มีอนุสาวรีย์ของเขาที่จังหวัดระยอง'
  },
  {
    id: 'zho',
    title: '中文 (Chinese)',
    language: 'zho',
    text: '莫言1955年2月17日出生于山东高密。2012年，莫言在斯德哥尔摩获得诺贝尔文学奖。他曾在北京师范大学学习，现在是中国作家协会副主席。行长在银行里等了三个小时。'
  },
  {
    id: 'jpn',
    title: '日本語 (Japanese)',
    language: 'jpn',
    text: '川端康成は1899年6月14日に大阪で生まれました。東京帝国大学を卒業し、1968年にストックホルムでノーベル文学賞を受賞しました。川端は鎌倉に住み、「雪国」や「千羽鶴」を書きました。'
  },
  {
    id: 'kor',
    title: '한국어 (Korean)',
    language: 'kor',
    text: '한강은 1970년 11월 27일 광주에서 태어났다. 연세대학교에서 국문학을 공부했고 2024년 스톡홀름에서 노벨 문학상을 받았다. 삼성전자는 서울 서초구에 본사를 두고 있다.'
  },
  {
    id: 'mixed',
    title: 'Several languages',
    language: undefined,
    text: 'Die Sitzung beginnt um neun Uhr im großen Saal, wie in der Einladung steht. Please bring your own laptop and a printed copy of the report. Merci de votre attention et à demain matin. Встреча закончится в шесть часов вечера. 会议结束后我们一起去吃饭。 الغداء في الساعة الثانية عشرة في المطعم القريب.'
  }
]
