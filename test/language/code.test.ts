import { expect, test } from 'vitest'
import { isProgramText } from '../../src/language/code.js'
import { createDetector } from '../../src/language/detector.js'
import { openModels } from '../../src/models/store.js'

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
  'INSERT INTO t (a, b) VALUES (1, 2)',
  '{"name": "Alice", "age": 30}',
  '{"id":1,"ok":true,"tags":["a","b"]}',
  '<div class="header"></div>',
  '<ul><li><a href="/x">x</a></li></ul>',
  '.foo { color: red; margin: 0 auto; }',
  'at Object.<anonymous> (/home/user/app.js:10:15)',
  '\tat com.foo.Bar.baz(Bar.java:42)',
  'ls -la /tmp | grep foo',
  'npm install --save-dev typescript'
])('%j is program text', (text) => {
  expect(isProgramText(text)).toBe(true)
})

test.each([
  'Hello {name}, you have {count} new messages.',
  'Wybierz %1$s z %2$s',
  'Open {0}',
  '<b>Speichern</b>',
  '<p>Dies ist ein Satz.</p>',
  '[[Berlin]] ist die Hauptstadt',
  'Save & continue',
  'Home > Products > Shoes',
  'Foto + Video = Film',
  'Total = Preis * Menge',
  'Write to me@example.org or see https://a.example/c_d?e=f',
  'Datei(en) löschen',
  'Provincia/Municipalità/AR/SAR',
  'hladina vody; úroveň vody',
  'Er sagte: "Das ist (fast) alles."',
  '{"message": "Hello world, how are you today?"}',
  '// This function returns the sum of all values\nlet s = a + b;',
  'Type `npm install` to start',
  'C# und C++ sind Programmiersprachen',
  '#hashtag #love #sommer',
  '<3 <3 <3 te amo',
  '他说：“x = 5”。'
])('%j is not', (text) => {
  expect(isProgramText(text)).toBe(false)
})

test('is answered xxx whatever its names look like', () => {
  const detector = createDetector(openModels())
  expect(detector.detect('function foo(bar) { return bar + 1; }', {})).toEqual([{ language: 'xxx', confidence: 0.95, script: 'Latn' }])
  expect(detector.detect('<p>Dies ist ein ganzer deutscher Satz.</p>', {})[0]?.language).toBe('deu')
})
