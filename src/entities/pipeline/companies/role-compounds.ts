/**
 * Compounds of a firm, club or party and who leads or works for it (`ASML-topman Christophe Fouquet`, `Equinor-sjef`, `Nokia-pomo`): the first part is the name, the whole
 * is neither a name nor a title.
 */
import { createForm } from '../../chains/name.js'
import type { EntityLanguage } from '../../languages.js'
import type { KnownNames } from '../../lists/known-names.js'
import { perLanguage } from '../../per-language.js'
import { type Mention, ruleMention } from '../../types.js'
import { knownAs } from '../known-type.js'
import { byStart } from '../redactor.js'

const norwegian =
  'sjef|sjefen|toppsjef|toppsjefen|topp|toppen|direktør|direktøren|leder|lederen|trener|treneren|spiller|spilleren|gründer|talsmann|talsperson|analytiker|økonom|ansatt|ansatte'

/** Who leads, speaks for, plays for or works for; in the forms that end such compounds. */
const roles: Readonly<Partial<Record<EntityLanguage, string>>> = {
  deu: 'Chef|Chefin|Chefs|Boss|Vorstand|Vorständin|Vorstandschef|Vorstandschefin|Aufsichtsrat|Aufsichtsratschef|Manager|Managerin|Managers|Sprecher|Sprecherin|Sprechers|Gründer|Gründerin|Trainer|Trainerin|Trainers|Coach|Profi|Profis|Spieler|Spielerin|Stürmer|Torwart|Kapitän|Präsident|Präsidentin|Direktor|Direktorin|Mitarbeiter|Mitarbeiterin|Betriebsrat|Geschäftsführer|Geschäftsführerin|Ökonom|Analyst',
  nld: 'topman|topvrouw|topmannen|baas|directeur|directrice|bestuurder|bestuursvoorzitter|voorzitter|voorzitster|ceo|oprichter|woordvoerder|woordvoerster|trainer|coach|speler|speelster|spits|doelman|aanvoerder|medewerker|medewerkster|econoom|analist|commissaris',
  swe: 'chef|chefen|boss|bossen|bas|basen|topp|toppen|vd:n|vd|direktör|direktören|ordförande|ordföranden|grundare|grundaren|talesman|talesperson|talespersonen|tränare|tränaren|spelare|spelaren|målvakten|anfallaren|anställd|anställda|ekonom|ekonomen|analytiker',
  dan: 'chef|chefen|boss|bossen|topchef|topchefen|top|direktør|direktøren|formand|formanden|stifter|stifteren|talsmand|talskvinde|talsperson|træner|træneren|spiller|spilleren|ansat|ansatte|økonom|analytiker',
  nob: norwegian,
  nno: `${norwegian}|leiar|leiaren|trenar|trenaren|spelar|spelaren|tilsett`,
  fin: 'pomo|pomon|johtaja|johtajan|toimitusjohtaja|toimitusjohtajan|valmentaja|valmentajan|pelaaja|pelaajan|perustaja|perustajan|hyökkääjä|maalivahti|ekonomisti|pääekonomisti',
  est: 'juht|juhi|boss|treener|treeneri|mängija',
  hun: 'vezér|vezért|vezére|vezérigazgató|vezérigazgatót|elnök|elnököt|főnök|edző|edzőt|edzője|játékos|játékost|csatár|kapus|szóvivő|alapító|dolgozó|dolgozók|elemző'
}

const patternOf = perLanguage((language) => {
  const row = roles[language]
  return row === undefined ? undefined : new RegExp(`(?<=[\\p{L}\\p{N}])-(?:${row})(?![\\p{L}\\p{M}\\p{N}-])`, 'gu')
})
const nameBefore = /(?<![\p{L}\p{M}\p{N}-])\p{Lu}[\p{L}\p{M}\p{N}&.]{1,24}(?:-\p{Lu}[\p{L}\p{M}\p{N}]{0,24})?$/u
const LONGEST = 52
/** Share of such names that are right. */
const CONFIDENCE = 0.75
const acronym = /^[\p{Lu}\p{N}&.]{2,}$/u

/** The mentions with the first parts of such compounds as names; what was found of the whole compound gives way. @param mentions in any order */
export function withRoleCompounds(text: string, mentions: readonly Mention[], language: EntityLanguage, known: KnownNames | undefined): Mention[] {
  const pattern = patternOf(language)
  if (pattern === undefined || known === undefined) return [...mentions]
  const compounds = [...text.matchAll(pattern)].flatMap(({ 0: role, index }) => {
    const name = nameBefore.exec(text.slice(Math.max(0, index - LONGEST), index))?.[0]
    return name === undefined ? [] : [{ start: index - name.length, end: index, whole: index + role.length }]
  })
  if (compounds.length === 0) return [...mentions]
  const left = mentions.toSorted(byStart)
  const found: Mention[] = []
  for (const { start, end, whole } of compounds) {
    const at = left.findIndex((mention) => mention.start < whole && mention.end > start)
    const other = at < 0 ? undefined : left[at]!
    if (other !== undefined && other.start === start && other.end === end) continue
    // a longer name that ends with the first part, or one that goes on behind it
    if (other !== undefined && (other.start < start || (other.start < whole && other.end > whole && other.type !== 'PERSON'))) continue
    // it stands before who it is, or a model took all of it for an organization; elsewhere annotated texts have such compounds as one word
    const isTaken = other !== undefined && (other.end > whole || (other.end === whole && other.start === start && other.type === 'ORGANIZATION'))
    if (!isTaken && !startsPerson(left, whole + 1)) continue
    const name = text.slice(start, end)
    const isOrganization = acronym.test(name) || other?.type === 'ORGANIZATION'
    const type = knownAs(createForm(name, language), language, known)?.type ?? (isOrganization ? 'ORGANIZATION' : undefined)
    if (other !== undefined && other.end > whole) {
      const rest = whole + (/^\s+/u.exec(text.slice(whole, other.end))?.[0].length ?? 0)
      left[at] = { ...other, start: rest }
    } else if (other !== undefined) left.splice(at, 1)
    // towns and families are ordinary words as well (`Union-Trainer`)
    if (type === 'ORGANIZATION') found.push(ruleMention(start, end, 'ORGANIZATION', 'role-compound', CONFIDENCE))
  }
  return [...left, ...found].sort(byStart)
}

/** Whether a person begins at a place. */
function startsPerson(mentions: readonly Mention[], at: number): boolean {
  return mentions.some(({ type, start }) => type === 'PERSON' && start === at)
}
