import { expect, it } from 'vitest'
import { foldName } from '../../src/knowledge/names/fold.js'
import { isInflecting, nominativesOf } from '../../src/linking/endings.js'

it.each([
  ['Москвы', 'rus', 'Москва'],
  ['Путина', 'rus', 'Путин'],
  ['Путиным', 'rus', 'Путин'],
  ['России', 'rus', 'Россия'],
  ['Северной', 'rus', 'Северная'],
  ['Казанью', 'rus', 'Казань'],
  ['Толстого', 'rus', 'Толстой'],
  ['Києва', 'ukr', 'Київ'],
  ['Львові', 'ukr', 'Львів'],
  ['Warszawie', 'pol', 'Warszawa'],
  ['Polsce', 'pol', 'Polska'],
  ['Krakowie', 'pol', 'Kraków'],
  ['Praze', 'ces', 'Praha'],
  ['Beogradu', 'srp', 'Beograd'],
  ['Helsingin', 'fin', 'Helsinki'],
  ['Berliinissä', 'fin', 'Berliini'],
  ['Lontoosta', 'fin', 'Lontoo'],
  ['Tallinnas', 'est', 'Tallinn'],
  ['Budapesten', 'hun', 'Budapest'],
  ['Rīgas', 'lav', 'Rīga'],
  ['Vilniaus', 'lit', 'Vilnius'],
  ['Αθήνας', 'ell', 'Αθήνα'],
  ['Deutschlands', 'deu', 'Deutschland'],
  ['서울에서', 'kor', '서울'],
  ['والقاهرة', 'ara', 'القاهرة'],
  ['מירושלים', 'heb', 'ירושלים']
])('%s (%s) is a form of %s', (form, language, nominative) => {
  expect(isInflecting(language)).toBe(true)
  expect(nominativesOf(foldName(form), language)).toContain(foldName(nominative))
})

it.each([
  ['Paris', 'spa'],
  ['東京', 'jpn'],
  ['巴黎', 'zho'],
  ['', 'rus'],
  ['ом', 'rus']
])('%s (%s) stays as it is', (form, language) => expect(nominativesOf(foldName(form), language)).toEqual([]))

it('never gives the word itself, and each form once', () => {
  for (const word of ['анна', 'россии', 'helsingissa', 'aaaa', 'сссс'])
    for (const language of ['rus', 'fin', 'pol', 'hun']) {
      const forms = nominativesOf(word, language)
      expect(forms).not.toContain(word)
      expect(new Set(forms).size).toBe(forms.length)
    }
})
