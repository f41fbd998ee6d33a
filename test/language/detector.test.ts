import { describe, expect, it } from 'vitest'
import { noHooks } from '../../src/core/hooks.js'
import { createDetector } from '../../src/language/detector.js'
import { openModels } from '../../src/models/store.js'

const detector = createDetector(openModels())
const best = (text: string, options = {}) => detector.detect(text, options)[0]

/** One sentence a language and script; written for these tests. */
const sentences: readonly (readonly [language: string, script: string, text: string])[] = [
  ['eng', 'Latn', 'The train to the coast leaves every morning at half past seven.'],
  ['deu', 'Latn', 'Der Zug an die Küste fährt jeden Morgen um halb acht ab.'],
  ['fra', 'Latn', 'Le train pour la côte part tous les matins à sept heures et demie.'],
  ['spa', 'Latn', 'El tren hacia la costa sale todas las mañanas a las siete y media.'],
  ['por', 'Latn', 'O comboio para a costa parte todas as manhãs às sete e meia, mas hoje não.'],
  ['cat', 'Latn', 'El tren cap a la costa surt cada matí a dos quarts de vuit.'],
  ['ita', 'Latn', 'Il treno per la costa parte ogni mattina alle sette e mezza.'],
  ['ron', 'Latn', 'Trenul spre coastă pleacă în fiecare dimineață la șapte și jumătate.'],
  ['nld', 'Latn', 'De trein naar de kust vertrekt elke ochtend om half acht.'],
  ['swe', 'Latn', 'Tåget till kusten går varje morgon klockan halv åtta.'],
  ['dan', 'Latn', 'Toget til kysten kører hver morgen klokken halv otte, og det er altid fyldt af børn.'],
  ['nor', 'Latn', 'Toget til kysten går hver morgen klokka halv åtte, og jeg liker ikke å vente lenge.'],
  ['isl', 'Latn', 'Lestin til strandarinnar fer á hverjum morgni klukkan hálf átta.'],
  ['fin', 'Latn', 'Juna rannikolle lähtee joka aamu puoli kahdeksalta.'],
  ['est', 'Latn', 'Rong rannikule väljub igal hommikul kell pool kaheksa.'],
  ['hun', 'Latn', 'A vonat minden reggel fél nyolckor indul a tengerpartra.'],
  ['pol', 'Latn', 'Pociąg na wybrzeże odjeżdża codziennie rano o wpół do ósmej.'],
  ['ces', 'Latn', 'Vlak na pobřeží odjíždí každé ráno v půl osmé a já ho vždycky stihnu.'],
  ['slk', 'Latn', 'Vlak na pobrežie odchádza každé ráno o pol ôsmej a ja ho vždy stihnem.'],
  ['slv', 'Latn', 'Vlak na obalo odpelje vsako jutro ob pol osmih, jaz pa vedno zamudim.'],
  ['hrv', 'Latn', 'Vlak prema obali kreće svakoga jutra u pola osam, a tko zakasni, čeka sljedeći tjedan.'],
  ['srp', 'Latn', 'Voz prema obali kreće svakog jutra u pola osam, a ko zakasni, čeka sledeću nedelju.'],
  ['srp', 'Cyrl', 'Воз према обали креће сваког јутра у пола осам.'],
  ['bul', 'Cyrl', 'Влакът за морето тръгва всяка сутрин в седем и половина.'],
  ['mkd', 'Cyrl', 'Возот кон брегот тргнува секое утро во седум и половина.'],
  ['rus', 'Cyrl', 'Поезд на побережье отправляется каждое утро в половине восьмого.'],
  ['ukr', 'Cyrl', 'Потяг до узбережжя вирушає щоранку о пів на восьму.'],
  ['uzb', 'Latn', "Poyezd har kuni ertalab soat yetti yarimda qirg'oqqa jo'naydi."],
  ['uzb', 'Cyrl', 'Поезд ҳар куни эрталаб соат етти яримда қирғоққа жўнайди.'],
  ['lit', 'Latn', 'Traukinys į pajūrį išvyksta kiekvieną rytą pusę aštuonių.'],
  ['lav', 'Latn', 'Vilciens uz piekrasti atiet katru rītu pusastoņos.'],
  ['sqi', 'Latn', 'Treni për në bregdet niset çdo mëngjes në orën shtatë e gjysmë.'],
  ['tur', 'Latn', 'Sahile giden tren her sabah yedi buçukta kalkıyor.'],
  ['kur', 'Latn', 'Trêna ber bi peravê her sibe di saet heft û nîvan de diçe.'],
  ['kur', 'Arab', 'شەمەندەفەرەکە هەموو بەیانییەک کاتژمێر حەوت و نیو بەرەو کەنار دەڕوات.'],
  ['ara', 'Arab', 'يغادر القطار إلى الساحل كل صباح في السابعة والنصف.'],
  ['fas', 'Arab', 'قطار ساحل هر روز صبح ساعت هفت و نیم حرکت می‌کند.'],
  ['urd', 'Arab', 'ساحل جانے والی ریل گاڑی ہر صبح ساڑھے سات بجے روانہ ہوتی ہے۔'],
  ['pus', 'Arab', 'د ساحل اورګاډی هر سهار په اوه نیمو بجو حرکت کوي.'],
  ['heb', 'Hebr', 'הרכבת לחוף יוצאת בכל בוקר בשבע וחצי.'],
  ['ell', 'Grek', 'Το τρένο για την ακτή φεύγει κάθε πρωί στις επτάμισι.'],
  ['hin', 'Deva', 'तट की ओर जाने वाली रेलगाड़ी हर सुबह साढ़े सात बजे चलती है।'],
  ['hin', 'Latn', 'yah gaadi har subah saadhe saat baje samudra tat ke liye chalti hai'],
  ['ben', 'Beng', 'উপকূলের ট্রেনটি প্রতিদিন সকাল সাড়ে সাতটায় ছাড়ে।'],
  ['guj', 'Gujr', 'દરિયાકિનારે જતી ટ્રેન દરરોજ સવારે સાડા સાત વાગ્યે ઉપડે છે.'],
  ['kan', 'Knda', 'ಕರಾವಳಿಗೆ ಹೋಗುವ ರೈಲು ಪ್ರತಿದಿನ ಬೆಳಿಗ್ಗೆ ಏಳೂವರೆಗೆ ಹೊರಡುತ್ತದೆ.'],
  ['mal', 'Mlym', 'തീരത്തേക്കുള്ള ട്രെയിൻ എല്ലാ ദിവസവും രാവിലെ ഏഴരയ്ക്ക് പുറപ്പെടും.'],
  ['tam', 'Taml', 'கடற்கரைக்குச் செல்லும் ரயில் தினமும் காலை ஏழரை மணிக்குப் புறப்படுகிறது.'],
  ['tel', 'Telu', 'తీరానికి వెళ్ళే రైలు ప్రతిరోజూ ఉదయం ఏడున్నరకు బయలుదేరుతుంది.'],
  ['tha', 'Thai', 'รถไฟไปชายทะเลออกทุกเช้าเวลาเจ็ดโมงครึ่ง'],
  ['jpn', 'Jpan', '海岸行きの列車は毎朝七時半に出ます。'],
  ['zho', 'Hans', '开往海边的火车每天早上七点半出发。'],
  ['zho', 'Hant', '開往海邊的火車每天早上七點半出發。'],
  ['kor', 'Hang', '해안으로 가는 기차는 매일 아침 일곱 시 반에 출발합니다.'],
  ['vie', 'Latn', 'Chuyến tàu ra bờ biển khởi hành vào bảy giờ rưỡi mỗi sáng.'],
  ['ind', 'Latn', 'Kereta ke pantai berangkat setiap pagi pukul setengah delapan karena kantor buka lebih awal.'],
  ['msa', 'Latn', 'Kereta api ke pantai bertolak setiap pagi pada pukul tujuh setengah kerana pejabat dibuka lebih awal.'],
  ['tgl', 'Latn', 'Ang tren papunta sa baybayin ay umaalis tuwing umaga nang alas siyete y medya.'],
  ['som', 'Latn', 'Tareenka xeebta taga wuxuu baxaa subax kasta toddobada iyo badhka.']
]

describe('detect', () => {
  it.each(sentences)('%s in %s', (language, script, text) => {
    const detections = detector.detect(text, {})
    expect(detections[0]).toMatchObject({ language, script })
    expect(detections.length).toBeLessThanOrEqual(5)
    expect(new Set(detections.map((detection) => detection.language)).size).toBe(detections.length)
    const confidences = detections.map(({ confidence }) => confidence)
    expect(confidences).toEqual([...confidences].sort((left, right) => right - left))
    expect(confidences.reduce((sum, confidence) => sum + confidence, 0)).toBeLessThanOrEqual(1.000001)
  })

  it.each(sentences.filter(([, , text]) => text.toUpperCase() !== text))('%s in %s, in capitals', (language, script, text) => {
    expect(best(text.toUpperCase())).toMatchObject({ language, script })
  })

  it.each([
    ['hello', 'eng'],
    ['gracias', 'spa'],
    ['und', 'deu'],
    ['спасибо', 'rus'],
    ['bonjour', 'fra'],
    ['dziękuję', 'pol'],
    ['teşekkürler', 'tur'],
    ['日本語', 'jpn'],
    ['谢谢', 'zho']
  ])('the single word %s is %s', (word, language) => {
    expect(best(word)?.language).toBe(language)
  })

  it.each([
    ['eng', 'Manchester City beat Arsenal.'],
    ['eng', 'Taliban ban girls from school'],
    ['eng', 'Justin Bieber is in New York'],
    ['eng', 'Python eats alligator in Florida'],
    ['eng', 'Hello world, this is a test in English.'],
    ['eng', 'ERDOGAN MEETS PUTIN IN SOCHI'],
    ['deu', 'Bayern holt Kovalenko aus Kiew'],
    ['fra', 'Le Pen contre Macron'],
    ['nor', 'Jens Stoltenberg i Brussel'],
    ['pol', 'Trump spotka się z Zełenskim'],
    ['jpn', '東京は日本の首都です[1][2]。'],
    ['zho', '桥建于1920年[3]，连接两座城市[4]。']
  ])('%s for a short line with names or references: %s', (language, text) => {
    expect(best(text)?.language).toBe(language)
  })

  it.each([
    ['nothing', ''],
    ['blanks', ' \t\n '],
    ['digits', '0123 456.789'],
    ['punctuation', '!?... -- (;) /*&%$'],
    ['emoji', '😀👍🏽🎉'],
    ['a lone surrogate', '\ud800'],
    ['NUL', '\0\0\0'],
    ['combining marks', '\u0301'.repeat(50_000)],
    ['a web address', 'https://example.org/path?query=value'],
    ['a script of no listed language', 'ყველა ადამიანი იბადება თავისუფალი']
  ])('xxx for %s', (_, text) => {
    expect(detector.detect(text, {})[0]).toMatchObject({ language: 'xxx' })
  })

  it.each([
    ['Basque', 'Kostarako trena goizero abiatzen da zazpi eta erdietan, eta gaur ere bete-beteta doa.'],
    ['Welsh', "Mae'r trên i'r arfordir yn gadael bob bore am hanner awr wedi saith."],
    ['Swahili', 'Treni ya kwenda pwani huondoka kila asubuhi saa moja na nusu.'],
    ['Kazakh', 'Жағалауға баратын пойыз күн сайын таңертең сағат жеті жарымда шығады.']
  ])('xxx for %s, which is not listed', (_, text) => {
    expect(best(text)?.language).toBe('xxx')
  })

  it.each([
    ['one word of 50,000 letters', 'a'.repeat(50_000)],
    ['50,000 letters of one script after another', 'aбا'.repeat(16_666)],
    ['50,000 lone surrogates', '\udc00'.repeat(50_000)],
    ['50,000 Han characters', '中'.repeat(50_000)],
    ['a letter under 50,000 marks', `a${'\u0301\u0323'.repeat(25_000)}`]
  ])('a sane answer for %s', (_, text) => {
    const detections = detector.detect(text, {})
    expect(detections.length).toBeGreaterThan(0)
    for (const { confidence } of detections) expect(confidence).toBeGreaterThanOrEqual(0)
  })

  it('reads decomposed letters as composed ones', () => {
    const text = 'Đây là một câu tiếng Việt có nhiều dấu thanh.'
    expect(detector.detect(text.normalize('NFD'), {})).toEqual(detector.detect(text, {}))
  })

  it.each([
    ['Han characters among Hangul', '박홍신(朴弘信)의 아우 이원조(李源朝)가 뒤를 이었다.', 'kor'],
    ['a Latin name in a Cyrillic sentence', 'В этом году Euroimmun и Microsoft подписали договор.', 'rus']
  ])('the language of the sentence for %s', (_, text, language) => {
    expect(best(text)?.language).toBe(language)
  })

  it('finds both languages of a text in two scripts', () => {
    const languages = detector.detect('Сегодня вечером мы идём в театр. Tonight we are going to the theatre.', {}).map(({ language }) => language)
    expect(languages.slice(0, 2).sort()).toEqual(['eng', 'rus'])
  })

  it('takes samples from all parts of a long text', () => {
    const english = 'The committee will meet again on Thursday. '.repeat(100)
    const german = 'Der Ausschuss trifft sich am Donnerstag wieder. '.repeat(900)
    expect(best(english + german)?.language).toBe('deu')
  })
})

describe('options', () => {
  it('tells Korean dialects apart only when asked to', () => {
    const north = '조선로동당 중앙위원회는 녀성들의 력사적인 투쟁을 높이 평가하였다.'
    expect(best(north)?.language).toBe('kor')
    expect(best(north, { koreanDialects: true })?.language).toBe('qkp')
    expect(best('여성들의 역사적인 노력을 높이 평가했습니다. 할 수 있는 것이 많아요.', { koreanDialects: true })?.language).toBe('qkr')
  })

  it('answers xxx below the wanted number of letters', () => {
    expect(best('und', { minValidChars: 4 })).toMatchObject({ language: 'xxx', confidence: 1 })
    expect(best('und', { minValidChars: 3 })?.language).toBe('deu')
  })

  it('follows a hint between close candidates and raises its confidence', () => {
    const confidence = (options: object) => detector.detect('vlak', options).find(({ language }) => language === 'slk')?.confidence ?? 0
    expect(confidence({ languageHint: 'slk', languageHintWeight: 90 })).toBeGreaterThan(confidence({}))
    expect(best('vlak', { languageHint: 'slk', languageHintWeight: 99 })?.language).toBe('slk')
  })

  it('feels a hint of weight 50', () => {
    expect(best('Kako se zovete?')?.language).toBe('hrv')
    expect(best('Kako se zovete?', { languageHint: 'srp' })?.language).toBe('srp')
    expect(best('Der Ausschuss trifft sich am Donnerstag wieder.', { languageHint: 'srp' })?.language).toBe('deu')
  })

  it('keeps the best detection whatever the ambiguity threshold is', () => {
    for (const text of ['no', 'vlak', 'Paris', 'Anna met Tom in Berlin.']) expect(detector.detect(text, { ambiguityThreshold: 100 })).toHaveLength(1)
  })

  it('takes hundreds of weights for one language as one', () => {
    const languageWeightAdjustments = new Array(500).fill({ language: 'eng', weight: 99 })
    for (const text of ['The quick brown fox jumps over the lazy dog.', 'The dog sleeps under the table in the kitchen. '.repeat(20)]) {
      expect(best(text, { languageWeightAdjustments })).toMatchObject({ language: 'eng', confidence: 1 })
    }
  })

  it.each(['The dog sleeps under the table in the kitchen. '.repeat(20), 'Good morning everyone, nice to see you here today', '안녕하세요 여러분'])(
    'never answers a language of weight 0, nor an unlikely one in its place: %#',
    (text) => {
      const first = best(text)!.language
      const left = detector.detect(text, { languageWeightAdjustments: [{ language: first, weight: 0 }] })
      expect(left.length).toBeGreaterThan(0)
      expect(left.map(({ language }) => language)).not.toContain(first)
      expect(left[0]?.language).toBe('xxx')
      expect(left.reduce((sum, { confidence }) => sum + confidence, 0)).toBeLessThanOrEqual(1.000001)
    }
  )

  it('grows with the weight up to 100', () => {
    const confidences = [60, 90, 99, 99.9, 99.99, 100].map(
      (weight) =>
        detector.detect('the', { languageWeightAdjustments: [{ language: 'deu', weight }] }).find(({ language }) => language === 'deu')?.confidence ?? 0
    )
    expect([...confidences].sort((left, right) => left - right)).toEqual(confidences)
  })

  it('knows the scripts of Chinese and Japanese by the codes of the supported languages', () => {
    const text = '今日は天気がいい'
    for (const script of ['Hani', 'Jpan']) {
      expect(best(text, { languageWeightAdjustments: [{ language: 'jpn', script, weight: 0 }] })?.language).not.toBe('jpn')
    }
  })

  it('rules a language out by weight 0', () => {
    const languages = detector.detect('Toget til kysten går hver morgen.', { languageWeightAdjustments: [{ language: 'nor', weight: 0 }] })
    expect(languages.map(({ language }) => language)).not.toContain('nor')
  })

  it('leaves out detections below the ambiguity threshold', () => {
    expect(detector.detect('no', { ambiguityThreshold: 100 })).toHaveLength(1)
    expect(detector.detect('no', { ambiguityThreshold: 0 }).length).toBeGreaterThan(1)
  })
})

describe('given', () => {
  it.each([
    ['zho', '開往海邊的火車每天早上七點半出發。', 'Hant'],
    ['srp', 'Воз према обали креће сваког јутра.', 'Cyrl'],
    ['eng', '', 'Zyyy'],
    ['qkp', '조선로동당 중앙위원회', 'Hang']
  ])('%s with confidence 1 and the script of the text', (language, text, script) => {
    expect(detector.given(language, text)).toEqual({ language, confidence: 1, script })
  })
})

describe('as a domain', () => {
  it.each([
    ['eng', true],
    ['qkp', true],
    ['eus', false],
    ['xxx', false]
  ])('supports %s: %s', (code, supported) => expect(detector.supports(code)).toBe(supported))

  it('marks its stages', () => {
    const stages: string[] = []
    const hooks = { ...noHooks, mark: (stage: string) => stages.push(stage) }
    detector.detect('The train to the coast leaves every morning.', {}, hooks)
    detector.regions('The train to the coast leaves every morning.', {}, hooks)
    expect(stages).toEqual(['language', 'regions'])
  })

  it('stops between two regions when the task has been cancelled', () => {
    let checks = 0
    const check = () => {
      if (++checks === 2) throw new Error('cancelled')
    }
    const text = 'The train to the coast leaves every morning. Поезд к побережью отправляется каждое утро.'
    expect(() => detector.regions(text, {}, { ...noHooks, check })).toThrow('cancelled')
    expect(detector.regions(text, {})).toHaveLength(2)
  })
})
