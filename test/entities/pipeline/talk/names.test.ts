import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { withTalkNames } from '../../../../src/entities/pipeline/talk/names.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const parts = standardParts(openModels())

it.each<[EntityLanguage, string, string[], number?]>([
  ['eng', 'did you hear back from megan? dylan says he called', ['P megan', 'P dylan']],
  ['eng', 'ask jack if he left it at the pub', ['P jack']],
  ['deu', 'frag mal sebastian ob er kommt, miriam sucht was', ['P sebastian', 'P miriam']],
  ['fra', "t'as des nouvelles de julien ? camille dit oui", ['P julien', 'P camille']],
  ['fra', '[P mehdi cherche] un taf', ['P mehdi']],
  ['spa', 'esta tarde viene nuria con iker', ['P nuria', 'P iker']],
  ['por', 'pergunta à ines se o tiago vem', ['P ines', 'P tiago']],
  ['cat', 'has parlat amb la [O laia]?', ['P laia']],
  ['pol', 'zapytaj michała czy agnieszka mówi prawdę', ['P michała', 'P agnieszka']],
  ['srp', 'pitaj milicu da li stefan radi', ['P milicu', 'P stefan']],
  ['rus', 'спроси у серёги, катя сказала что придёт', ['P серёги', 'P катя']],
  ['est', 'kas sa liisiga rääkisid?', ['P liisiga']],
  ['tur', 'zeynep aradı, burak da gelecek', ['P zeynep', 'P burak']],
  ['hin', 'यार सोनू कहाँ है? अंजलि पूछ रही थी', ['P सोनू', 'P अंजलि']],
  ['urd', 'عائشہ سے بات ہوئی؟ بلال کہہ رہا تھا', ['P عائشہ', 'P بلال']],
  ['heb', 'מאיה באה עם נדב', ['P מאיה', 'P נדב']],
  ['tha', 'พี่แนนอยู่ไหน', ['P แนน']],
  ['jpn', 'たくやから連絡あった', ['P たくや']],
  ['zho', '丽丽说她不来', ['P 丽丽']],
  ['heb', 'נדב שמואלי בא עם מאיה', ['P נדב שמואלי', 'P מאיה']],
  // whole names, in one case
  ['pol', 'jutro przyjdzie marek kowalczyk', ['P marek kowalczyk']],
  ['por', 'o [P nuno] miguel figueiredo faltou', ['P nuno miguel figueiredo']],
  // by whom one is called, with the name in the form for it
  ['ces', 'čau martine, kdy přijdeš', ['P martine']],
  ['ukr', 'привіт іване як справи', ['P іване']],
  ['vie', 'minh ơi mai đi không', ['P minh']],
  ['vie', 'trời ơi nóng quá', []],
  ['fas', 'زهرا جان کجایی', ['P زهرا']],
  ['ind', 'pak indah belum datang', ['P indah']],
  // Turkish cases, which have an apostrophe in print
  ['tur', 'dün zeynebi gördüm, sonra keremle konuştum', ['P keremle']],
  ['tur', 'aslında hatırlarsan iyi olur', []],
  // what a model that is not sure takes for names
  ['ita', 'tutti a [L terra]', [], 0.6],
  ['rus', 'кот сидит на [L чердаке]', [], 0.6],
  ['vie', 'con [P nhiệt độ] cao', [], 0.6],
  ['cat', 'vaig al [O llit]', [], 0.6],
  ['vie', 'anh gặp [P khánh linh] hôm qua', ['P khánh linh'], 0.6],
  // ordinary words that are names as well, and names of something else
  ['eng', 'will you be home by may or june? mark the date and bill me', []],
  ['eng', 'the hazel and the olive, hope and joy', []],
  ['eng', 'the jay [P hazel] said', ['P hazel']],
  ['deu', 'kannst du mit rosa stift schreiben', []],
  ['spa', 'el mar y la luz con amor', []],
  ['tur', 'deniz çok güzel, umut ve barış', []],
  ['fra', "l'île de saint-julien, www.julien.fr, @julien", []],
  ['jpn', 'さくらがきれい', []],
  ['jpn', '明日ひかりが強いらしい', []],
  ['jpn', 'ピエール・ジョルジュも', []],
  ['hin', 'आशा है कि प्रेम और शांति रहेगी', []],
  ['heb', 'שיר יפה', []],
  ['ara', 'كريم الأخلاق', []],
  // no message, parts of whole names, towns, genitives
  ['heb', `מאיה באה עם נדב ${'אל הבית של המשפחה '.repeat(7)}`, []],
  ['eng', 'megan nowak came', ['P megan nowak']],
  ['eng', 'back from florence is hard', []],
  ['deu', 'mit sebastians auto', []],
  ['deu', 'kannst du mit [P rosa] stift schreiben', ['P rosa'], 0.6],
  ['deu', 'kannst du mit [P rosa] stift schreiben', [], 0.4]
])('%s: %s', (language, marked, names, confidence) => {
  const { text, mentions } = read(marked, confidence)
  const tokens = parts.tokens(text, language)
  const knowledge = { usual: parts.usualNames(language), known: parts.known(), entry: (name: string) => parts.entry(name, language), patterns: [] }
  expect(written(text, withTalkNames(tokens, mentions, language, parts.flags(tokens, language, true), knowledge))).toEqual(names)
})

it.each<[EntityLanguage, string, string, string]>([
  ['jpn', '[L 三重県四日市市]の店', '四日', 'L 三重県四日市市'],
  ['zho', '[P 陈元旦]说', '元旦', 'P 陈元旦'],
  ['zho', '[P 小红昨天]来过', '昨天', 'P 小红']
])('%s: a day that is a part of a name, or stands behind one: %s', (language, marked, day, expected) => {
  const { text, mentions } = read(marked)
  const tokens = parts.tokens(text, language)
  const start = text.indexOf(day)
  const patterns = [{ start, end: start + day.length, type: 'TEMPORAL:DATE', source: 'regex', weight: 1 }] as const
  const knowledge = { usual: parts.usualNames(language), known: parts.known(), entry: () => 0, patterns }
  expect(written(text, withTalkNames(tokens, mentions, language, parts.flags(tokens, language, true), knowledge))).toEqual([expected])
})

it('a name ends before a day', () => {
  const { text, mentions } = read('con [P léa ce weekend]')
  const tokens = parts.tokens(text, 'fra')
  const day = { start: text.indexOf('ce'), end: text.length, type: 'TEMPORAL:DATE', source: 'regex', weight: 1 } as const
  const knowledge = { usual: parts.usualNames('fra'), known: parts.known(), entry: () => 0, patterns: [day] }
  expect(written(text, withTalkNames(tokens, mentions, 'fra', parts.flags(tokens, 'fra', true), knowledge))).toEqual(['P léa'])
})
