/**
 * Arabic verbs with weak letters, of which lists have few forms: the feminine past of verbs like `ألقى` loses the last letter (`ألقت`), that of verbs in hamza
 * keeps it (`امتلأت`), and the present of verbs like `عوى` has another one (`تعوي`).
 */

/** Verbs whose first root letter is the hamza: their past has it as well (`أكلت`: `أكل`). */
const hamzaFirst: ReadonlySet<string> = new Set('أبق أثر أجر أخذ أدب أذن أرق أزف أسر أسف أفل أكل ألف ألم أمر أمل أمن أنس أنف أنّ'.split(' '))
const weakPast = /^[وف]?(أ[ء-ي]{2})(?:ت|وا)$/
const hamzaPast = /^(?:[وف](?=....))?([ء-ي]{2,5}أ)ت$/
const weakPresent = /^[وف]?س?[يت]([ء-ي]{2})ي$/

/** The lemma, without vowels, of such a past; undefined for other words. */
export function arabicPast(word: string): string | undefined {
  const weak = weakPast.exec(word)
  if (weak !== null) return hamzaFirst.has(weak[1]!) ? undefined : `${weak[1]!}ى`
  return hamzaPast.exec(word)?.[1]
}

/** The lemma of a present of a verb that no list has. */
export function arabicPresent(word: string): string | undefined {
  const weak = weakPresent.exec(word)
  return weak === null ? undefined : `${weak[1]!}ى`
}
