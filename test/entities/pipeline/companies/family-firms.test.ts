import { expect, it } from 'vitest'
import { withFamilyFirms } from '../../../../src/entities/pipeline/companies/family-firms.js'
import { read, written } from '../../marked-text.js'

function found(marked: string): string[] {
  const { text, mentions } = read(marked)
  return written(text, withFamilyFirms(text, mentions))
}

it.each<[string, string, string[]]>([
  ['an abbreviation', 'Schilderwerk door [P Gebr. Postma] uit [L Drachten].', ['O Gebr. Postma', 'L Drachten']],
  ['with points inside', 'I lavori sono di [L F.lli Rossi] di [L Parma].', ['O F.lli Rossi', 'L Parma']],
  ['cut by the model', 'La obra es de [P Hnos]. [P Pérez].', ['O Hnos. Pérez']],
  ['the whole word', 'Taket lades av Bröderna [P Carlsson] i Umeå.', ['O Bröderna Carlsson']],
  ['a son', 'Taget blev lagt af Petersen & Søn.', ['O Petersen & Søn']],
  ['sons, and where they are', 'The roof was done by [O Harris & Sons of Leeds].', ['O Harris & Sons']],
  ['a particle with a capital', 'Het dak is van [P De Vries] en [L Zonen].', ['O De Vries en Zonen']],
  [
    'initials of the father',
    'The roof was done by [P W. J.] [O Penrose & Son] and G.H. Laity & Daughters.',
    ['O W. J. Penrose & Son', 'O G.H. Laity & Daughters']
  ],
  ['with a legal form', 'A tetőt a Kiss és Fia Kft. javította, a falat Horváth és Fiai Bt. festette.', ['O Kiss és Fia Kft.', 'O Horváth és Fiai Bt.']],
  ['Greek brothers', 'Το κατάστημα των Αφοί Καρρά ΟΕ κάηκε.', ['O Αφοί Καρρά ΟΕ']],
  ['Greek sons', 'Η προσφορά του [P Κ. Λιάπης] & Υιοί έφτασε.', ['O Κ. Λιάπης & Υιοί']],
  ['partners with a legal form', 'A Balla és Társa Bt. árajánlata', ['O Balla és Társa Bt.']],
  ['partners', 'Praxe: [P Havel] & Partners; od roku 2018', ['O Havel & Partners']],
  ['partners of another language', 'Lo studio [P Bianchi] e Associati ha assistito.', ['O Bianchi e Associati']],
  ['somebody and his partner', '[P Wolf] und Partner Jens kamen.', ['P Wolf']],
  ['brothers with an article', 'Das Märchen der [P Gebrüder Grimm] ist alt.', ['P Gebrüder Grimm']],
  ['famous ones', 'Er las Gebrüder [P Grimm] vor.', ['P Grimm']],
  ['at the beginning of a sentence', 'Hermanos [P García] ganaron.', ['P García']],
  ['a part of a longer name', "l'Autodromo Hermanos Rodríguez del Messico", []],
  ['behind a name', 'kolaborasi antara [O Warner Bros] Leonardo DiCaprio', ['O Warner Bros']],
  ['before a legal form', 'Toronto-based [O Hale & Sons Inc.] makes doors.', ['O Hale & Sons Inc.']],
  ['a longer name', 'Die [O Müller & Söhne Holding] wächst.', ['O Müller & Söhne Holding']]
])('%s', (_, marked, expected) => expect(found(marked)).toEqual(expected))

it('takes little time for long texts', () => {
  const counts = { 'Gebr. ': 4166, 'Van De ': 0, 'Aa & ': 0, 'Müller & Söhne ': 3333, ['A'.repeat(60)]: 0 }
  for (const [part, count] of Object.entries(counts)) expect(found(part.repeat(50_000 / part.length))).toHaveLength(count)
})
