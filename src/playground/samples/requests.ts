/** Requests to try besides those of the interface document, for endpoints that take no text. They fit an endpoint that has all their fields. */
import { allFields, type Endpoint } from '../interface/document.js'
import type { Values } from '../interface/request.js'

export interface RequestSample {
  readonly id: string
  readonly title: string
  readonly values: Values
}

const all: readonly RequestSample[] = [
  {
    id: 'pair-scripts',
    title: 'A name in two scripts, turned round',
    values: { name1: 'Владимир Путин', name2: 'Putin, Vladimir W.' }
  },
  { id: 'pair-nickname', title: 'A nickname and an initial', values: { name1: 'Elizabeth Margaret Smith', name2: 'Liz M. Smyth' } },
  { id: 'pair-arabic', title: 'Arabic and English', values: { name1: 'محمد عبد الله', name2: 'Mohammed Abdallah' } },
  { id: 'pair-other', title: 'Two different persons', values: { name1: 'Maria Garcia Lopez', name2: 'Mario Garcia Perez' } },
  { id: 'pair-company', title: 'A company', values: { name1: 'International Business Machines Corporation', name2: 'IBM Corp.' } },
  {
    id: 'list-doubles',
    title: 'Nine names of four persons',
    values: { names: 'Jim Gunn\nJames Gunn\nJoan Smith\nSmith, Joan\nВладимир Путин\nVladimir Putin\nPutin V.\nAngela Merkel\n安格拉·默克尔' }
  },
  { id: 'name-rus', title: 'Russian', values: { name: 'Юрий Щербаков', targetLanguage: 'eng' } },
  { id: 'name-zho', title: 'Chinese', values: { name: '毛泽东', targetLanguage: 'eng' } },
  { id: 'name-ara', title: 'Arabic', values: { name: 'نجيب محفوظ', targetLanguage: 'eng' } },
  { id: 'name-ell', title: 'Greek', values: { name: 'Γιώργος Σεφέρης', targetLanguage: 'eng' } },
  { id: 'name-kor', title: 'Korean', values: { name: '김대중', targetLanguage: 'eng' } },
  { id: 'name-to-jpn', title: 'English to Japanese', values: { name: 'William Shakespeare', targetLanguage: 'jpn' } },
  {
    id: 'address-us',
    title: 'A house in Washington, twice',
    values: { address1: '1600 Pennsylvania Ave NW, Washington DC 20500', address2: 'The White House, 1600 Pennsylvania Avenue, Washington' }
  },
  {
    id: 'address-de',
    title: 'German, with an abbreviation',
    values: { address1: 'Schillerstr. 12a, 10625 Berlin', address2: 'Schillerstraße 12 A, Berlin-Charlottenburg, Deutschland' }
  },
  { id: 'address-other', title: 'Two houses of a street', values: { address1: '221B Baker Street, London NW1 6XE', address2: '12 Baker St, London W1U 3BH' } }
]

export function requestSamples(endpoint: Endpoint): RequestSample[] {
  const paths = new Set(allFields(endpoint).map(({ path }) => path))
  return all.filter(({ values }) => Object.keys(values).every((path) => paths.has(path)))
}
