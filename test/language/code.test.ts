import { expect, test } from 'vitest'
import { hasShapes } from '../../src/language/code.js'
import { createDetector } from '../../src/language/detector.js'
import { WordReader } from '../../src/language/text.js'
import { openModels } from '../../src/models/store.js'

const detector = createDetector(openModels())
const best = (text: string) => detector.detect(text, {})[0]

test.each([
  'const x = () => 42;',
  'function foo(bar) { return bar + 1; }',
  'import { readFileSync } from "node:fs"',
  'if (x === null) throw new Error()',
  'for (int i = 0; i < n; i++) { sum += a[i]; }',
  'public static void main(String[] args) {',
  'def f(x):\n    return x * 2',
  'x = [i ** 2 for i in range(10)]',
  '#include <stdio.h>\nint main(void) { printf("%d\\n", x); return 0; }',
  'SELECT * FROM users WHERE id = 5',
  'INSERT INTO stock (id, amount) VALUES (1, 2), (3, 4); COMMIT;',
  'UPDATE stock SET amount = amount - 1 WHERE id = 7 RETURNING amount;',
  '550e8400-e29b-41d4-a716-446655440000\n7f022e87-2d49-4c15-890b-999b772b4fc7',
  'src/main.c\nsrc/util/str.h\nCMakeLists.txt\n.gitignore',
  '{"name": "Alice", "age": 30}',
  '{"id":1,"ok":true,"tags":["a","b"]}',
  '<div class="header"></div>',
  '<ul><li><a href="/x">x</a></li></ul>',
  '.foo { color: red; margin: 0 auto; }',
  '    at Object.<anonymous> (/home/user/app.js:10:15)\n    at Module._compile (node:internal/modules/cjs/loader:1105:14)',
  '\tat com.foo.Bar.baz(Bar.java:42)',
  'ls -la /tmp | grep foo',
  'npm install --save-dev typescript'
])('%j is in no language', (text) => {
  expect(best(text)?.language).toBe('xxx')
})

test.each([
  ['Hello {name}, you have {count} new messages.', 'eng'],
  ['Wybierz %1$s z %2$s', 'pol'],
  ['<b>Speichern</b>', 'deu'],
  ['<p>Dies ist ein ganzer deutscher Satz.</p>', 'deu'],
  ['[[Berlin]] ist die Hauptstadt', 'deu'],
  ['Save & continue', 'eng'],
  ['Home > Products > Shoes', 'eng'],
  ['Der Preis = Menge * Satz', 'deu'],
  ['Write to me@example.org or see https://a.example/c_d?e=f', 'eng'],
  ['Datei(en) löschen', 'deu'],
  ['Provincia/Municipalità/AR/SAR', 'ita'],
  ['Er sagte: "Das ist (fast) alles."', 'deu'],
  ['{"message": "Hello world, how are you today?"}', 'eng'],
  ['// This function returns the sum of all values\nlet s = a + b;', 'eng'],
  ['Type `npm install` to start', 'eng'],
  ['C# und C++ sind Programmiersprachen', 'deu'],
  ['他说：“x = 5”。', 'zho'],
  ['这座桥建于1920年[3]。它横跨两条河流，连接着老城区和新城区[4][5]。', 'zho'],
  ['この橋は1920年に建てられた[3]。川の両岸を結んでいる[4]。', 'jpn'],
  ['สะพานนี้สร้างขึ้นในปี 1920[3] และเชื่อมสองฝั่งแม่น้ำ[4]', 'tha'],
  ['| 12 | Frische Eier vom Bauernhof | 3,20 € | nur am Samstag |', 'deu'],
  ['2024-02-11T22:10:03Z [ERROR] svc-2: the payment could not be completed, please try again', 'eng'],
  ['wir treffen uns #morgen #abend am #bahnhof und fahren dann zusammen weiter #sommer', 'deu'],
  ['LehrerInnen', 'deu']
])('the wrapping of %j is no veto: %s', (text, language) => {
  expect(best(text)?.language).toBe(language)
})

test.each(['hahahahahaha', 'jajajajaja', 'lol', 'ㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋ', '哈哈哈哈哈哈哈哈哈哈哈哈', 'ههههههههههههه', 'kkkkkkkkkkkkkk'])(
  '%j is laughter and may be a language',
  (text) => {
    expect(best(text)?.language).not.toBe('xxx')
  }
)

test.each(['a'.repeat(52), 'xoxoxoxoxoxo', 'AaAaAaAaAaAa', 'жжж жжж жжж жжж', 'getElementById', 'user_name'])('%j is in no language', (text) => {
  expect(best(text)?.language).toBe('xxx')
})

test('no language is a probability beside those of the languages, not a veto', () => {
  const detections = detector.detect('function foo(bar) { return bar + 1; }', { ambiguityThreshold: 0 })
  expect(detections[0]).toMatchObject({ language: 'xxx', script: 'Latn' })
  expect(detections[0]?.confidence).toBeLessThan(1)
  expect(detections.map(({ language }) => language)).toContain('eng')
  expect(detections.reduce((sum, { confidence }) => sum + confidence, 0)).toBeLessThanOrEqual(1.000001)
})

test('plain text is not looked at', () => {
  const reader = new WordReader(new Uint16Array(4000), new Uint32Array(200))
  const read = (text: string): WordReader => {
    reader.clear()
    reader.read(text, 0, text.length, 100)
    return reader
  }
  expect(hasShapes(read('Die Sitzung beginnt um 10:30 Uhr in Raum 5 (1. Stock), siehe https://example.org/a_b; Tel. 030/1234567.'))).toBe(false)
  expect(hasShapes(read('x = y;'))).toBe(true)
})
