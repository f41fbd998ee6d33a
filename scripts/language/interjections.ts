/** Laughter and interjections as they are typed, which no frequency list has in all their lengths; the reader shortens them to one form. */
import type { LexiconWord } from './lexicon.js'

/** Share of running words that each is given: that of a common word of chats. */
const SHARE = 2e-5

const INTERJECTIONS: Readonly<Record<string, string>> = {
  eng: 'haha hahaha hehe lol lmao rofl omg wow yay oops ouch ugh yeah nah hmm',
  deu: 'haha hihi hehe tja naja ähm oje autsch igitt boah juhu',
  fra: 'mdr ptdr hihi bah beh ouf aïe youpi bof',
  spa: 'jaja jajaja jejeje jiji ajaja uf ay olé',
  cat: 'haha jaja ui ai apa',
  por: 'kkkk kkkkkk rsrs rsrsrs haha hehe ufa oba eita',
  ita: 'ahah ahahah eheh ahaha boh uffa mah evviva',
  nld: 'haha hihi hoera joh hè zeg',
  swe: 'haha hihi asg hurra usch fy',
  dan: 'haha hihi hø hurra øv',
  nor: 'haha hihi hehe hurra uff',
  fin: 'haha hihi hehheh huhhuh hurraa',
  pol: 'haha hehe hihi xd ojej hurra fuj',
  ces: 'haha chacha hehe jejda hurá fuj',
  slk: 'haha hehe jéj hurá fuj',
  hun: 'haha hehe jaj hurrá fúj',
  ron: 'haha hihi vai ura of',
  tur: 'haha hihi ahaha sjsj asdasd yaa eyvah',
  vie: 'haha hihi huhu kaka keke',
  ind: 'haha wkwk wkwkwk hehe hihi aduh wah',
  msa: 'haha hehe alamak aduh',
  tgl: 'haha hehe hahaha naku ay',
  hrv: 'haha hehe hihi jao joj uf',
  srp: 'haha hehe jao joj uf хаха хехе јао',
  rus: 'ахах ахаха хаха хахаха хехе хихи ого ура фу ой',
  ukr: 'хаха ахаха хехе ого ура ой ех',
  bul: 'хаха хахаха хехе ура ох',
  mkd: 'хаха хехе ура леле',
  ara: 'هههه ههههه هاها ياه آه',
  fas: 'هاها ههه خخخ خخخخ وای',
  urd: 'ہاہا ہاہاہا واہ'
}

/** Every interjection with its language. */
export function* interjections(): Generator<LexiconWord> {
  for (const [language, words] of Object.entries(INTERJECTIONS)) for (const word of words.split(' ')) yield { language, script: '', word, weight: SHARE }
}
