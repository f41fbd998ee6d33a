/** Words of closed classes, and words that only such words beside them tell: contractions, pronouns and adverbs that news lacks, Chinese prepositions. */
import { describe, expect, test } from 'vitest'
import { openModels } from '../../src/models/store.js'
import { createAnalyser } from '../../src/morphology/analyse.js'

const analyser = createAnalyser(openModels())

/** Tag and lemma of the first token written `token`. */
async function read(language: string, text: string, token: string): Promise<string> {
  const { tokens, posTags, lemmas } = await analyser.analyse(text, language, ['parts-of-speech', 'lemmas'], {})
  const at = tokens.indexOf(token)
  return at < 0 ? tokens.join(' ') : `${posTags![at]} ${lemmas![at]}`
}

describe('English contractions', () => {
  test.each([
    ["Shares fell; analysts hadn't reacted.", "hadn't", 'VERB have'],
    ['The guests hadn’t eaten yet.', 'hadn’t', 'VERB have'],
    ["She shouldn't've gone.", "shouldn't've", 'VERB should'],
    ['We shouldn’t’ve told him.', 'shouldn’t’ve', 'VERB should'],
    ["You oughtn't've said that.", "oughtn't've", 'VERB ought'],
    ["It mightn't work.", "mightn't", 'VERB might'],
    ["They shan't pass.", "shan't", 'VERB shall'],
    ["It ain't so.", "ain't", 'VERB be'],
    ["He must've left.", "must've", 'VERB must'],
    ["I'd've come.", "I'd've", 'PRON I'],
    ['She’ll’ve left by now.', 'She’ll’ve', 'PRON she'],
    ["Who'd've thought?", "Who'd've", 'PRON who'],
    ["There's a shop.", "There's", 'VERB be'],
    // no contractions
    ["The gov't decided.", "gov't", 'NOUN government'],
    ["John's car is red.", "John's", 'PROPN John']
  ])('%s', async (text, token, expected) => {
    expect(await read('eng', text, token)).toBe(expected)
  })
})

describe('long words that the lexicon lacks, alone', () => {
  test.each([
    ['deu', 'Laufkatze', 'NOUN Laufkatze'],
    ['deu', 'Autobahnabschnitt', 'NOUN Autobahnabschnitt'],
    ['deu', 'Softmodem', 'NOUN Softmodem'],
    ['eng', 'netflix', 'PROPN netflix'],
    ['swe', 'nyhetsmorgon', 'NOUN nyhetsmorgon'],
    // laughter is an interjection, known or not
    ['eng', 'hahahaha', 'INTJ hahahaha']
  ])('%s %s', async (language, word, expected) => {
    expect(await read(language, word, word)).toBe(expected)
  })
})

describe('words alone that taggers take for commands or names', () => {
  test.each([
    ['spa', 'tormenta', 'NOUN tormenta'],
    ['spa', 'Llave', 'NOUN llave'],
    ['fra', 'éternité', 'NOUN éternité'],
    ['swe', 'ingenjör', 'NOUN ingenjör'],
    ['dan', 'formiddag', 'NOUN formiddag'],
    ['dan', 'forbund', 'NOUN forbund'],
    ['nob', 'brød', 'NOUN brød'],
    ['hrv', 'sobu', 'NOUN soba'],
    ['srp', 'ploču', 'NOUN ploča'],
    ['slk', 'tunel', 'NOUN tunel'],
    ['slv', 'tovarna', 'NOUN tovarna'],
    ['fin', 'kuvien', 'NOUN kuva'],
    ['ind', 'lemari', 'NOUN lemari'],
    ['swe', 'gåva', 'NOUN gåva'],
    ['swe', 'dammsugare', 'NOUN dammsugare'],
    ['dan', 'ytringsfrihed', 'NOUN ytringsfrihed'],
    ['cat', 'núvol', 'NOUN núvol'],
    ['srp', 'prodavnice', 'NOUN prodavnica'],
    ['eng', 'highway', 'NOUN highway'],
    ['eng', 'Edinburgh', 'PROPN Edinburgh'],
    // interjections and verbs stay what they are
    ['nob', 'hurra', 'INTJ hurra'],
    ['eng', 'goodbye', 'INTJ goodbye'],
    ['nld', 'handhaven', 'VERB handhaven'],
    ['spa', 'llama', 'VERB llamar'],
    ['ita', 'mangiare', 'VERB mangiare'],
    ['swe', 'springa', 'VERB springa'],
    ['tur', 'iyiydi', 'VERB iyi']
  ])('%s %s', async (language, word, expected) => {
    expect(await read(language, word, word)).toBe(expected)
  })

  test.each([
    ['spa', 'capítulo nueve', 'capítulo', 'NOUN capítulo'],
    ['por', 'Ela bebeu chá quente.', 'chá', 'NOUN chá'],
    ['slk', 'hudobná skupina; kapela', 'kapela', 'NOUN kapela'],
    ['lit', 'Ar tai buvo klaida?', 'klaida', 'NOUN klaida'],
    ['fas', 'قبول می کنم؟', 'می', 'PART می'],
    ['ces', 'Celý jsem zmokl.', 'zmokl', 'VERB zmoknout'],
    ['deu', 'Kannste mir mal helfen?', 'Kannste', 'VERB können'],
    ['deu', 'Er kam nach Hause und aß.', 'aß', 'VERB essen'],
    ['fra', 'jsuis crevé, là', 'jsuis', 'VERB être'],
    ['spa', 'Vámonos al mercado.', 'Vámonos', 'VERB ir'],
    ['por', 'Eu ponho-o na mala.', 'ponho-o', 'VERB pôr'],
    ['eng', 'He felt ill and left.', 'ill', 'ADJ ill'],
    ['eng', 'Time flies like an arrow.', 'flies', 'VERB fly'],
    ['eng', 'The flies are dead.', 'flies', 'NOUN fly'],
    ['eng', 'He shoulda called.', 'shoulda', 'VERB should'],
    ['swe', 'Mormor åt frukost.', 'åt', 'VERB äta'],
    ['swe', 'En present åt mamma.', 'åt', 'ADP åt'],
    ['nld', 'Maar die lagen gewoon op de tafel.', 'lagen', 'VERB liggen'],
    ['kor', '비가 와서 우산을 샀다.', '비가', 'NOUN 비'],
    ['zho', '就吃了一片药。', '药', 'NOUN 药'],
    ['zho', '这样做行吗？', '行', 'VERB 行'],
    ['nob', 'Leeds vant mot Røros i Wales.', 'Røros', 'PROPN Røros'],
    ['swe', 'Hon bor i Alvesta, han i Borås.', 'Borås', 'PROPN Borås'],
    ['swe', 'Anna såg Edgars band.', 'Edgars', 'PROPN Edgar'],
    ['ind', 'Mekkah', 'Mekkah', 'VERB mekkah'],
    ['ind', 'Mereka mengkonsumsi nasi.', 'mengkonsumsi', 'VERB konsumsi'],
    ['ind', 'Pasukan mengeksekusi perintah itu.', 'mengeksekusi', 'VERB eksekusi'],
    ['eng', 'Boeing', 'Boeing', 'PROPN Boeing']
  ])('%s: %s', async (language, text, word, expected) => {
    expect(await read(language, text, word)).toBe(expected)
  })

  test('German infinitives of a search query', async () => {
    const { posTags, lemmas } = await analyser.analyse('Fußbodenheizung entlüften', 'deu', ['parts-of-speech', 'lemmas'], { query: true })
    expect([posTags, lemmas]).toEqual([
      ['NOUN', 'VERB'],
      ['Fußbodenheizung', 'entlüften']
    ])
  })

  test('each word of a search query', async () => {
    const { posTags, lemmas } = await analyser.analyse('tormenta llave', 'spa', ['parts-of-speech', 'lemmas'], { query: true })
    expect([posTags, lemmas]).toEqual([
      ['NOUN', 'NOUN'],
      ['tormenta', 'llave']
    ])
  })
})

describe('words that have lost their beginning', () => {
  test.each([
    ['nld', 'In ’t huis is het stil.', '’t', 'DET het'],
    ['nld', "Ik weet 't niet.", "'t", 'PRON het'],
    ['nld', "'s Morgens slaap ik.", "'s", 'DET de'],
    ['nld', "'k Heb honger.", "'k", 'PRON ik'],
    ['nld', "Dirk van 't Hof woont hier.", "'t", "PROPN 't"],
    ['deu', 'Hast du ’ne Idee?', '’ne', 'DET ein'],
    ['deu', "Das war 'n Witz.", "'n", 'DET ein'],
    ['deu', 'Er kommt mit’m Rad.', 'mit’m', 'ADP mit'],
    ['deu', 'Leg es auf’n Tisch.', 'auf’n', 'ADP auf'],
    ['deu', 'So’ne Frechheit!', 'So’ne', "DET so'n"],
    ['deu', 'Wie geht’s?', 'geht’s', 'VERB gehen'],
    ['eng', '’Twas the night before.', '’Twas', 'PRON it'],
    ['eng', "Tell 'em now.", "'em", 'PRON they'],
    ['eng', "rock 'n' roll", "'n'", 'CONJ and'],
    ['fra', 'Aujourd’hui, il pleut.', 'Aujourd’hui', "ADV aujourd'hui"],
    ['fra', 'J’ai faim.', 'J’', 'PRON je']
  ])('%s: %s', async (language, text, token, expected) => {
    expect(await read(language, text, token)).toBe(expected)
  })
})

describe('words that have lost their end', () => {
  test.each([
    ['fra', 'Je l’ai presqu’oublié.', 'presqu’', 'ADV presque'],
    ['ita', 'Sta’ zitto!', 'Sta’', 'VERB stare'],
    ['ita', 'Aspetta un po’.', 'po’', 'ADV poco'],
    ['ita', 'È una buon’idea.', 'buon’', 'ADJ buono'],
    ['deu', 'Das ist Hans’ Auto.', 'Hans’', 'PROPN Hans'],
    ['deu', "Marx' Kapital ist lang.", "Marx'", 'PROPN Marx'],
    ['deu', 'Ich hab’ Zeit.', 'hab’', 'VERB haben'],
    ['deu', "Lass' mich in Ruh'!", "Lass'", 'VERB lassen'],
    ['deu', "Lass' mich in Ruh'!", "Ruh'", 'NOUN Ruhe'],
    ['deu', "Ich geh' heut' nach Hause.", "heut'", 'ADV heute'],
    ['nld', 'Hans’ fiets staat buiten.', 'Hans’', 'PROPN Hans'],
    ['swe', "Lars' bil är röd.", "Lars'", 'PROPN Lars'],
    ['dan', "Jeg ka' ikke.", "ka'", 'VERB kunne'],
    ['eng', "a pair o' shoes", "o'", 'ADP of'],
    ['eng', 'He was runnin’ all day.', 'runnin’', 'VERB run'],
    ['eng', 'It’s five o’clock, y’all.', 'y’all', "PRON y'all"],
    ['eng', 'Where is the ladies’ room?', 'ladies’', 'NOUN lady']
  ])('%s: %s: %s', async (language, text, token, expected) => {
    expect(await read(language, text, token)).toBe(expected)
  })
})

describe('French pronouns tied to a verb', () => {
  test.each([
    ['Donne-m’en deux.', 'Donne', 'VERB donner'],
    ['Donne-m’en deux.', '-m’', 'PRON moi'],
    ['Donne-m’en deux.', 'en', 'PRON en'],
    ["Va-t'en tout de suite !", "-t'", 'PRON toi'],
    ['Mets-t’y.', 'Mets', 'VERB mettre'],
    ['Tais-toi !', 'Tais', 'VERB taire'],
    ['Puis-je entrer ?', 'Puis', 'VERB pouvoir'],
    ['Dites-le-lui.', '-lui', 'PRON lui'],
    ['Dites-le-lui.', '-le', 'PRON lui'],
    ['Vas-y !', '-y', 'PRON y']
  ])('%s: %s', async (text, token, expected) => {
    expect(await read('fra', text, token)).toBe(expected)
  })
})

describe('punctuation is no word', () => {
  test.each([
    ['por', '— Sim.', '—', 'PUNCT —'],
    ['hun', '– Igen.', '–', 'PUNCT –'],
    ['dan', '»Nej!«', '»', 'PUNCT »'],
    ['urd', 'ہاں...', '...', 'PUNCT ...'],
    ['deu', 'Hallo!', 'Hallo', 'INTJ hallo'],
    ['tha', 'เด็ก ๆ เล่น', 'ๆ', 'PUNCT ๆ']
  ])('%s: %s', async (language, text, token, expected) => {
    expect(await read(language, text, token)).toBe(expected)
  })
})

describe('half of a character', () => {
  test.each(['eng', 'tha', 'zho', 'deu', 'rus'])('has no part of speech: %s', async (language) => {
    expect(await read(language, 'A \ud83d b', '\ud83d')).toBe('X \ud83d')
  })
})

describe('greetings and thanks', () => {
  test.each([
    ['spa', 'Hola Marta, ¿qué tal?', 'Hola', 'INTJ hola'],
    ['spa', 'Adiós Pedro.', 'Adiós', 'INTJ adiós'],
    ['spa', 'Gracias a su ayuda ganamos.', 'Gracias', 'NOUN gracias'],
    ['ita', 'Salve Luca, come va?', 'Salve', 'INTJ salve'],
    ['por', 'Oi Ana!', 'Oi', 'INTJ oi'],
    ['fin', 'Moi Anna!', 'Moi', 'INTJ moi'],
    ['est', 'Tere Mari!', 'Tere', 'INTJ tere'],
    ['nld', 'Dag Piet, tot morgen.', 'Dag', 'INTJ dag'],
    ['nld', 'De dag is lang.', 'dag', 'NOUN dag'],
    ['urd', 'سلام علی!', 'سلام', 'INTJ سلام'],
    ['ron', 'Salut Ana!', 'Salut', 'INTJ salut'],
    ['ron', 'Pa, Maria.', 'Pa', 'INTJ pa'],
    ['heb', 'היי דנה!', 'היי', 'INTJ היי'],
    ['hin', 'नमस्ते राम!', 'नमस्ते', 'INTJ नमस्ते'],
    ['ara', 'مرحبا أحمد!', 'مرحبا', 'INTJ مَرحَبًا'],
    ['ukr', 'Привіт, друже.', 'Привіт', 'INTJ привіт'],
    ['hrv', 'Ćao, Marko.', 'Ćao', 'INTJ ćao'],
    ['hrv', 'Bok Ana!', 'Bok', 'INTJ bok'],
    ['srp', 'Здраво Јоване!', 'Здраво', 'INTJ здраво'],
    ['lav', 'Čau Anna!', 'Čau', 'INTJ čau'],
    ['pol', 'Cześć Marek!', 'Cześć', 'INTJ cześć'],
    ['pol', 'Dzięki niej wygrałem.', 'Dzięki', 'ADP dzięki'],
    ['ell', 'Γεια σου Μαρία!', 'Γεια', 'INTJ γεια'],
    ['deu', 'Danke Anna.', 'Danke', 'INTJ danke'],
    ['kor', '안녕 수진아!', '안녕', 'INTJ 안녕'],
    ['zho', '你好，小明！', '你好', 'INTJ 你好']
  ])('%s: %s', async (language, text, token, expected) => {
    expect(await read(language, text, token)).toBe(expected)
  })
})

describe('what stands beside a word shows its class', () => {
  test.each([
    ['hrv', 'Ne vidim je.', 'je', 'PRON on'],
    ['srp', 'Ne volim je.', 'je', 'PRON on'],
    ['slv', 'Ne vidim je.', 'je', 'PRON on'],
    ['hrv', 'Znam gdje je.', 'je', 'VERB biti'],
    ['hrv', 'Vidio ju je.', 'je', 'VERB biti'],
    ['deu', 'Ich kenn den nicht.', 'den', 'PRON der'],
    ['deu', 'Den hab ich gesehen.', 'Den', 'PRON der'],
    ['deu', 'Den Hund mag ich.', 'Den', 'DET der'],
    ['eng', "They won't open.", 'open', 'VERB open'],
    ['eng', 'It doesn’t open.', 'open', 'VERB open'],
    ['eng', "It isn't open.", 'open', 'ADJ open'],
    ['zho', '孩子哭。', '哭', 'VERB 哭'],
    ['zho', '老师问。', '问', 'VERB 问'],
    ['jpn', '走れ。', '走れ', 'VERB 走る'],
    ['jpn', '行け！', '行け', 'VERB 行く'],
    ['jpn', '犬が鳴く。', '鳴く', 'VERB 鳴く'],
    ['jpn', '子供が泣く。', '泣く', 'VERB 泣く'],
    ['jpn', '1,200円です。', '1,200', 'NUM 1200'],
    ['ell', 'Με βλέπεις;', 'Με', 'PRON μου'],
    ['hin', 'ऐसा मत करो।', 'मत', 'PART मत'],
    ['fas', 'در را ببند.', 'در', 'NOUN در']
  ])('%s: %s', async (language, text, token, expected) => {
    expect(await read(language, text, token)).toBe(expected)
  })
})

describe('words of closed classes', () => {
  test.each([
    ['tur', 'Gelmedim çünkü hastaydım.', 'çünkü', 'CONJ çünkü'],
    ['swe', 'Vi såg dem igår.', 'igår', 'ADV igår'],
    ['swe', 'Igår kom hon hem.', 'Igår', 'ADV igår'],
    ['hrv', 'Vidimo se sutra.', 'sutra', 'ADV sutra'],
    ['lit', 'Susitiksime rytoj.', 'rytoj', 'ADV rytoj'],
    ['ron', 'Ne vedem mâine.', 'mâine', 'ADV mâine'],
    ['ind', 'Dia datang kemarin.', 'kemarin', 'NOUN kemarin'],
    ['urd', 'یہ کون ہے؟', 'کون', 'PRON کون'],
    ['ara', 'لن أنساك أبدا.', 'أبدا', 'ADV أَبَدًا'],
    ['swe', 'Vi åt middag klockan sju.', 'åt', 'VERB äta'],
    ['swe', 'Sedan åt hon fisk.', 'åt', 'VERB äta'],
    ['swe', 'De sade åt honom att gå.', 'åt', 'ADP åt'],
    ['swe', 'Hon köpte en bok åt sin bror.', 'åt', 'ADP åt'],
    ['zho', '他想当银行行长。', '当', 'VERB 当'],
    ['zho', '她要当医生。', '当', 'VERB 当'],
    ['zho', '当他到的时候，我们走了。', '当', 'ADP 当'],
    ['zho', '我在银行工作。', '在', 'ADP 在'],
    ['zho', '我在银行工作。', '工作', 'VERB 工作'],
    ['zho', '他在银行。', '在', 'VERB 在']
  ])('%s %s: %s', async (language, text, token, expected) => {
    expect(await read(language, text, token)).toBe(expected)
  })
})

describe('verbs and nouns that look alike', () => {
  test.each([
    ['hrv', 'Došli su nam gosti.', 'gosti', 'NOUN gost'],
    ['srp', 'Стигли су гости из Београда.', 'гости', 'NOUN гост'],
    ['fin', 'Lapset alkoivat riisua takkinsa.', 'riisua', 'VERB riisua'],
    ['fin', 'Sitten alkoi ilta.', 'ilta', 'NOUN ilta'],
    ['heb', 'הם מכרו את הבית ועברו לחיפה.', 'ועברו', 'VERB עבר'],
    ['ara', 'أكل الولد التفاحة.', 'أكل', 'VERB أَكَل'],
    ['ara', 'شرب الرجل الماء.', 'شرب', 'VERB شَرِب'],
    ['ind', 'Ganti kata sandi Anda.', 'Ganti', 'VERB ganti'],
    ['ind', 'Hapus file ini.', 'Hapus', 'VERB hapus'],
    ['tur', 'Yağmur yağarsa evde kalırız.', 'yağarsa', 'VERB yağ']
  ])('%s %s: %s', async (language, text, token, expected) => {
    expect(await read(language, text, token)).toBe(expected)
  })
})
