/** Offices of several words, of which a model took a part for a name or its beginning (`State for Health Wes Streeting`, `Panie | Dyrektorze`, `Ketua | Polis Daerah Kulai`). */
import type { EntityLanguage } from '../../languages.js'
import { ministersOf } from '../../lists/ministers.js'
import type { Mention } from '../../types.js'
import { meetings } from '../cover.js'

const name = /^\p{Lu}[\p{L}’'-]+(?: \p{L}[\p{L}’'.-]*){1,3}$/u

/** The names without such offices. @param mentions in any order */
export function withoutMinisters(text: string, mentions: readonly Mention[], language: EntityLanguage): readonly Mention[] {
  const offices = ministersOf(text, language)
  if (offices.length === 0) return mentions
  const beside = meetings(offices)
  return mentions.flatMap((mention) => {
    const office = mention.type === 'TITLE' ? undefined : beside(mention)[0]
    if (office === undefined || mention.start < office.start) return [mention]
    if (mention.end <= office.end) return []
    const start = office.end + 1
    // where the head of the police is that
    if (language === 'msa' && mention.type !== 'PERSON') return [{ ...mention, start, type: 'LOCATION' }]
    return name.test(text.slice(start, mention.end)) ? [{ ...mention, start, type: 'PERSON' }] : [mention]
  })
}
