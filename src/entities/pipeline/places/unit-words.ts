/**
 * Villages and small towns beside the administrative unit that they are, or the word for being from there, in scripts without capitals (`రైతు … కసాపురం గ్రామానికి చెందిన`,
 * `گاؤں`, `د خوګیاڼو ولسوالۍ`). `_` for a blank.
 */
import type { EntityLanguage } from '../../languages.js'

export interface UnitWords {
  /** Behind the place, with the cases of sentences. */
  readonly behind?: string
  /** Before the place, where one of `ends` stands behind it. */
  readonly before?: string
  readonly ends?: string
  /** What stands beside such words and is no place: this, every, own, neighbouring; people and offices. */
  readonly others?: string
  /** What plurals and adjectives end with, which no place does. */
  readonly endings?: RegExp
}

/** What Tamil news says of persons belonging to besides places: parties, groups, families, professions and units themselves. */
export const tamilNouns =
  /(?:கட்சி|குழு|சமூக|சமுதாய|அணி|நிறுவன|குடும்ப|மாவட்ட|கிராம|பகுதி|ஊரை|ஊராட்சி|நாட்டை|மாநில|இன|சாதி|ஜாதி|மத|துறை|அமைப்பு|சங்க|பிரிவ|வகுப்ப|இயக்க|நகர|தொகுதி|கும்பல|பள்ளி|கல்லூரி|தரப்ப|தரப்பை|கூட்டணி|வம்ச|வர்க்க|வயதை|தலைமுறை|கம்பெனி|படை|தாலுகா|வட்ட|முகாம|ஒன்றிய|பேரவை|சபை|கழக|முன்னணி|மரபை|பாரம்பரிய|திருச்சபை|வங்கி|மருத்துவமனை|கடை|ஆலை|அலுவலக|மைய|தொழிற்சால|இனத்|நிலைய|பிரிவினை|அணியின)\p{L}{0,1}[\p{L}\p{M}]{0,8}ைச்$/u

export const unitWords: Partial<Record<EntityLanguage, UnitWords>> = {
  est: {
    behind: 'küla külas külast külla vallas vallast valda alevikus alevikust',
    others:
      'Selle Selles Meie Minu Oma Teise Ühe Iga Kõigi Linna Valla Küla Maakonna Eesti Kohaliku Kohalik Naabri Vana Uue Maja Kodu Vanaema Vanaisa Sõbra Lapsepõlve Kauge Väikese Suure Järgmise Eelmise Ema Isa Tuntud'
  },
  lit: {
    behind: 'kaime kaimo seniūnijoje seniūnijos miestelyje miestelio',
    others: 'Kaimo Miesto Rajono Šalies Vietos Namo Šio To Kiekvieno Vieno Visų Mūsų Jūsų Savo Daugelio Krašto Apylinkės Miestelio Lietuvos',
    endings: /(?:[^oųs]|(?<![oėi]|au|iau)s)$/u
  },
  lav: {
    behind: 'ciemā ciema ciematā pagastā pagasta',
    others: 'Pilsētas Novada Lauku Valsts Šī Tā Katra Viena Mūsu Jūsu Savas Vietējie Pagasta Ciema Mājas Latvijas',
    endings: /[^asu]$/u
  },
  tur: {
    behind: 'köyü köyünde köyünden köyüne köyünün beldesinde beldesinden beldesine',
    others: 'Bu Şu O Her Bir Aynı Bütün Tüm Kendi Komşu'
  },
  hin: {
    behind: 'के_रहने का_रहने की_रहने',
    before: 'गांव',
    ends: 'में निवासी',
    others: 'इस उस एक दो तीन हर पूरे सभी अपने कई कुछ पड़ोसी स्थानीय वालों लोगों पंचायत समाज भर शहर में के की',
    endings: /(?:ों|ना|ने|कर)$/u
  },
  urd: {
    behind: 'کا_رہنے کے_رہنے کی_رہنے کے_نواحی کے_رہائشی کی_رہائشی کا_رہائشی',
    before: 'ضلع تحصیل گاؤں قصبہ قصبے',
    ends: 'میں کے کی سے کا کو',
    others: 'اس ایک دو ہر تمام پورے اپنے کئی کچھ قریبی نواحی شہر علاقے گاؤں ضلع کونسل ناظم انتظامیہ بھر اور یا کے کی'
  },
  ben: {
    behind: 'উপজেলা উপজেলার উপজেলায় জেলা জেলার জেলায় গ্রাম গ্রামের গ্রামে ইউনিয়ন ইউনিয়নের ইউনিয়নে পৌরসভা পৌরসভার থানা থানার থানায়',
    others:
      'এই সেই ওই ঐ একই এক একটি দুই তিন চার পাঁচ নিজ পাশের বিভিন্ন কয়েকটি প্রতিটি প্রতি সব সকল অন্য সদর সংশ্লিষ্ট প্রত্যন্ত পার্শ্ববর্তী মডেল ছোট বড় আদর্শ নতুন ও আমার তার তাঁর আমাদের দেশের কোন কোনো জেলা উপজেলা গ্রাম ইউনিয়ন পৌর শহর দলের শ্রমিক ট্রেড ইউরোপীয় সোভিয়েত গার্মেন্টস ক্রেডিট থেকে শহরে বিকেলে হয়ে করে',
    endings: /(?:ের|টি|টা|দের)$/u
  },
  tam: {},
  tel: {
    behind: 'మండలం మండలంలోని మండలంలో మండలానికి గ్రామం గ్రామంలో గ్రామంలోని గ్రామానికి జిల్లా జిల్లాలో జిల్లాకు జిల్లాకి పట్టణం పట్టణంలో పట్టణానికి',
    others: 'ఈ ఆ మా మన మీ ప్రతి ఒక ఒక్క తమ తన రెండు మూడు అదే ఇదే పలు వివిధ కొత్త పాత రెవెన్యూ సమీప ఉమ్మడి స్వంత సొంత మరో ఏ'
  },
  pus: {
    behind: 'په_ولسوالۍ په_ولسوالی په_ولایت ولسوال والي ښاروال ولسوالۍ ولسوالی ولایت اوسېدونکی اوسیدونکی اوسېدونکي',
    others: 'دې هغه دغه یوه یو هر هماغه بل خپل د'
  }
}
