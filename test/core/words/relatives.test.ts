/** Whose wife or brother somebody is. */
import { expect, it } from 'vitest'
import { type Family, familyOf } from '../../../src/core/words/relatives.js'

it.each<[string, string, string, Family | undefined]>([
  ['He came with his wife Diana Ross.', 'Diana Ross', 'eng', 'theirs'],
  ['My older brother Brad Pitt called.', 'Brad Pitt', 'eng', 'ours'],
  ['Diana Ross, his wife, came.', 'Diana Ross', 'eng', 'theirs'],
  ['The brother of Brad Pitt called.', 'Brad Pitt', 'eng', undefined],
  ['He left his wife. Diana Ross sang.', 'Diana Ross', 'eng', undefined],
  ['Seine Frau Heidi Klum kam.', 'Heidi Klum', 'deu', 'theirs'],
  ['Frau Heidi Klum kam.', 'Heidi Klum', 'deu', undefined],
  ['mi prima Shakira', 'Shakira', 'spa', 'ours'],
  ['soția sa Diana Ross', 'Diana Ross', 'ron', 'theirs'],
  ['его жена Алла Пугачёва', 'Алла Пугачёва', 'rus', 'theirs'],
  ['felesége Shakira', 'Shakira', 'hun', 'theirs'],
  // an article is nobody's
  ['Donald Trump és a felesége, Melania Trump', 'Melania', 'hun', 'theirs'],
  ['Karen Hughes (his much younger sister) sang', 'Karen Hughes', 'eng', 'theirs'],
  ['Karen Hughes, his father and his mother sang', 'Karen Hughes', 'eng', 'theirs'],
  ['Karen Hughes, his very very much younger sister', 'Karen Hughes', 'eng', undefined],
  ['his very much younger sister Karen Hughes', 'Karen Hughes', 'eng', undefined],
  ['Daniel’s ex-wife, Karen Hughes', 'Karen Hughes', 'eng', 'theirs'],
  ['Karen Hughes, sora mea', 'Karen Hughes', 'ron', 'ours'],
  ['Karen Hughes, sora președintelui', 'Karen Hughes', 'ron', undefined],
  ['Μαρία, η αδελφή του', 'Μαρία', 'ell', undefined],
  ['η αδελφή μας Μαρία', 'Μαρία', 'ell', 'ours'],
  ['tema õde Kersti', 'Kersti', 'est', 'theirs'],
  ['mana māsa Ieva', 'Ieva', 'lav', 'ours'],
  ['mano brolis Jonas', 'Jonas', 'lit', 'ours'],
  ['istrinya Shakira', 'Shakira', 'ind', 'theirs'],
  ['زوجته شاكيرا', 'شاكيرا', 'ara', 'theirs'],
  ['my colleague George Best', 'George Best', 'eng', 'ours'],
  ['my old friend and neighbour George Best', 'George Best', 'eng', 'ours'],
  ['George Best, a colleague', 'George Best', 'eng', undefined],
  ['George Best, our old colleague, came', 'George Best', 'eng', 'ours'],
  ['his colleague George Best', 'George Best', 'eng', undefined],
  ['the friend George Best', 'George Best', 'eng', undefined],
  ['mit meiner Kollegin Kerstin Voigt', 'Kerstin Voigt', 'deu', 'ours'],
  ['mit der Kollegin Kerstin Voigt', 'Kerstin Voigt', 'deu', undefined],
  ['prietenul meu George Enescu', 'George Enescu', 'ron', 'ours'],
  ['kollegani Paavo Nurmi', 'Paavo Nurmi', 'fin', 'ours'],
  ['his wife Diana Ross', 'Diana Ross', 'xxx', undefined]
])('%s', (text, name, language, expected) => expect(familyOf(text, text.indexOf(name), text.indexOf(name) + name.length, language)).toBe(expected))
