/** Persian firms of which a model took the first word of the name alone (`شرکت پارس | پخش`): names are made of few words, which stand behind one another without anything between. */
import type { EntityLanguage } from '../../languages.js'
import type { Mention } from '../../types.js'

const parts =
  'پخش|سازه|صنعت|گستر|پرداز|سازان|ساز|توسعه|تجارت|نیرو|نوین|نوآوران|ایرانیان|غرب|شرق|شمال|جنوب|پارس|خودرو|فولاد|سیستم|رایان|دارو|گاز|بتن|راه|عمران|صنایع|پلاست|پلاستیک|شیمی|تجهیز|تجهیزات|نفت|کابل|لبنیات|نان|آسیا|خاورمیانه|ایران|برق|کار|کاران|گران|بار|ترابری|سفر|گشت|پرواز'
const rest = new RegExp(`^[ \\u00a0](?:${parts})(?:[ \\u00a0](?:${parts}))?(?![\\p{L}\\p{M}\\u200c])`, 'u')
const firm = /^شرکت[ \u00a0]\S{2,16}$/u
/** Letters of two such words. */
const REACH = 28

/** The firm with the rest of its name. */
export function withRestOfPersianFirm(mention: Mention, text: string, language: EntityLanguage): Mention {
  if (language !== 'fas' || mention.type !== 'ORGANIZATION' || mention.confidence === undefined || !firm.test(text.slice(mention.start, mention.end)))
    return mention
  const behind = rest.exec(text.slice(mention.end, mention.end + REACH))
  return behind === null ? mention : { ...mention, end: mention.end + behind[0].length }
}
