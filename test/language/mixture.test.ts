import { describe, expect, it } from 'vitest'
import { createDetector } from '../../src/language/detector.js'
import { openModels } from '../../src/models/store.js'

const detector = createDetector(openModels())

const english = 'The committee will meet again on Thursday to talk about the new bridge over the river. '
const german = 'Der Ausschuss wird sich am Donnerstag wieder treffen, um über die neue Brücke zu sprechen. '
const french = 'La commission se réunira de nouveau jeudi pour parler du nouveau pont sur la rivière. '
const chinese = '委员会将于周四再次开会，讨论新建的跨河大桥以及附近道路的修建问题。'
const russian = 'Комитет снова соберётся в четверг, чтобы обсудить новый мост через реку. '

const sharesOf = (text: string) => new Map(detector.detect(text, {}).map(({ language, confidence }) => [language, confidence]))

describe('detections of a text in several languages', () => {
  it.each([
    ['two', [english, german], ['eng', 'deu']],
    ['four, two scripts', [english, german, french, chinese], ['eng', 'deu', 'fra', 'zho']],
    ['three scripts', [chinese, russian, german], ['zho', 'rus', 'deu']],
    ['lines', [`${english}\n`, `${french}\n`], ['eng', 'fra']]
  ])('name each of %s, by its share', (_, pieces, languages) => {
    const shares = sharesOf(pieces.join(''))
    expect([...shares.keys()].sort()).toEqual([...languages].sort())
    for (const share of shares.values()) expect(Math.abs(share - 1 / languages.length)).toBeLessThan(0.12)
    expect([...shares.values()].reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(1.000001)
  })

  it.each([
    ['Bitte bringen Sie Ihren Ausweis mit. Lütfen kimliğinizi yanınızda getiriniz.', ['deu', 'tur']],
    ['Please report to reception on arrival. Vui lòng đến quầy lễ tân khi tới nơi.', ['eng', 'vie']],
    ['Não sei o que fazer com isso, você pode me ajudar? No sé qué hacer con esto, ¿puedes ayudarme?', ['por', 'spa']],
    ['图书馆星期一不开放，请大家星期二再来。\n図書館は月曜日に閉まっていますので、火曜日に来てください。', ['jpn', 'zho']]
  ])('name both languages of a short notice: %j', (text, languages) => expect([...sharesOf(text).keys()].sort()).toEqual(languages))

  it.each([1, 5, 9, 10, 21, 60])('name both languages of a dialogue of %d turns each', (turns) => {
    const shares = sharesOf('Das ist ein schöner Tag heute hier. This is a very nice day for us.\n'.repeat(turns))
    expect([...shares.keys()].sort()).toEqual(['deu', 'eng'])
    for (const share of shares.values()) expect(share).toBeGreaterThan(0.25)
  })

  it('name one that covers a sixth, and not one that covers a thirtieth', () => {
    expect([...sharesOf(english.repeat(5) + german).keys()]).toEqual(['eng', 'deu'])
    expect([...sharesOf(english.repeat(30) + german).keys()]).toEqual(['eng'])
  })

  it('are the same for a text in decomposed letters', () => {
    const text = (german + french).normalize('NFD')
    expect(detector.detect(text, {})).toEqual(detector.detect(text.normalize('NFC'), {}))
  })

  it.each([
    [
      'foreign names',
      'Die Zeitung berichtet, dass Emmanuel Macron und Pedro Sánchez sich getroffen haben. Auch Giorgia Meloni war dabei. Später kam Keir Starmer dazu.',
      'deu'
    ],
    ['a foreign title', 'Gestern haben wir den Film „Gone with the Wind“ gesehen. Danach sind wir noch lange am Fluss spazieren gegangen.', 'deu'],
    [
      'names in another script',
      'В этом году компании Euroimmun и Microsoft подписали договор. Глава Microsoft Satya Nadella приехал в Москву на два дня.',
      'rus'
    ]
  ])('are one for a text with %s', (_, text, language) => {
    const shares = sharesOf(text)
    expect(shares.get(language)).toBeGreaterThan(0.9)
    for (const [other, share] of shares) if (other !== language) expect(share).toBeLessThan(0.1)
  })

  it('find both halves of a text of the greatest length', () => {
    const text = (english.repeat(290) + german.repeat(270)).slice(0, 50_000)
    const shares = sharesOf(text)
    expect(shares.get('eng')).toBeGreaterThan(0.4)
    expect(shares.get('deu')).toBeGreaterThan(0.4)
  })
})
