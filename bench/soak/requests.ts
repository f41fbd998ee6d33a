/** The requests of the soak: every endpoint, in every language that it names, by the network as well. */
import { featureNames } from '../../src/endpoints/morphology/features.js'
import { declarations } from '../faults/texts.js'

export interface SoakRequest {
  readonly path: string
  /** Undefined for GET. */
  readonly body?: string
  readonly contentType?: string
}

/** Codes whose texts stand under another one in bench/inputs. */
const relatives: Readonly<Record<string, string>> = { nno: 'nor', nob: 'nor', pes: 'fas', prs: 'fas', zhs: 'zho', zht: 'zho', uen: 'eng' }
const characters = 600
const long = 5000
const bulkLines = 20
const boundary = 'soak'
/** Names and addresses of several scripts, each asked about with the next one. */
const names = [
  'Владимир Путин',
  'Catherine Deneuve',
  'محمد علي',
  '村上春樹',
  'Γιώργος Σεφέρης',
  '김대중',
  'Nagib Mahfus',
  '习近平',
  'سعدی شیرازی',
  'ทักษิณ ชินวัตร'
]
const places = [
  '221B Baker Street, London NW1 6XE',
  '1600 Pennsylvania Ave NW, Washington, DC 20500',
  'Unter den Linden 6, 10117 Berlin',
  '北京市海淀区颐和园路5号'
]

/** @param pages address of a folder that answers with HTML */
export async function soakRequests(url: string, pages: string): Promise<SoakRequest[]> {
  const texts = declarations()
  const textOf = (language: string) => texts.find((one) => one.language === (relatives[language] ?? language))?.text ?? texts[0]!.text
  const languagesOf = async (endpoint: string) => {
    const answer = await fetch(`${url}/rest/v1/${endpoint}/supported-languages`)
    const { supportedLanguages } = (await answer.json()) as { supportedLanguages: { language: string }[] }
    return [...new Set(supportedLanguages.map(({ language }) => language))]
  }
  const post = (path: string, body: object): SoakRequest => ({ path, body: JSON.stringify(body) })
  const requests: SoakRequest[] = ['/ping', '/info', '/language/supported-languages', '/entities/supported-languages'].map((path) => ({ path }))
  for (const { text } of texts) {
    requests.push(post('/language', { content: text.slice(0, characters) }))
    requests.push(post('/language', { content: `${text.slice(0, characters)}\n${texts[0]!.text.slice(0, characters)}`, options: { multilingual: true } }))
  }
  for (const [index, language] of (await languagesOf('morphology')).entries()) {
    requests.push(post('/morphology/complete', { content: textOf(language).slice(0, characters), language }))
    requests.push(post(`/morphology/${featureNames[index % featureNames.length]}`, { content: textOf(language), language }))
  }
  for (const language of await languagesOf('entities')) {
    requests.push(post('/entities', { content: textOf(language).slice(0, characters), language }))
    requests.push(post('/entities?output=glossa', { content: textOf(language), language, options: { calculateConfidence: true } }))
    requests.push(post('/entities', { content: textOf(language).slice(0, characters), language, options: { modelType: 'DNN' } }))
  }
  const english = textOf('eng')
  for (const [index, name] of names.entries()) {
    const other = names[(index + 1) % names.length]!
    requests.push(post('/name-translation', { name, targetLanguage: index === 1 || index === 6 ? 'rus' : 'eng' }))
    requests.push(post('/name-similarity', { name1: { text: name, entityType: 'PERSON' }, name2: { text: other } }))
  }
  for (const [index, place] of places.entries()) {
    requests.push(post('/address-similarity', { address1: place, address2: places[(index + 1) % places.length] }))
    requests.push(post('/address-similarity', { address1: { houseNumber: '221B', road: 'Baker St', city: 'London' }, address2: place }))
  }
  requests.push(post('/name-deduplication', { names: [...names, ...names.map((name) => `${name} `)].map((text) => ({ text })), threshold: 0.8 }))
  const linked = ['eng', 'deu', 'spa', 'rus', 'zho']
  for (const language of linked) requests.push(post('/entities', { content: textOf(language).slice(0, characters), language, options: { linkEntities: true } }))
  const documents = texts.slice(0, bulkLines).map(({ text }) => JSON.stringify({ content: text.slice(0, characters) }))
  for (const path of ['/language', '/morphology/complete', '/entities'])
    requests.push({ path, contentType: 'application/x-ndjson', body: [...documents, '{"content": ', ''].join('\n') })
  requests.push(post('/categories', { content: english.slice(0, characters) }), post('/categories', { content: english.slice(0, long), language: 'eng' }))
  requests.push(post('/entities', { contentUri: `${pages}/page` }), post('/language', { contentUri: `${pages}/hostile` }))
  requests.push({
    path: '/morphology/lemmas',
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: `--${boundary}\r\nContent-Disposition: form-data; name="content"; filename="page.html"\r\nContent-Type: text/html\r\n\r\n<p>${english.slice(0, long)}</p>\r\n--${boundary}--\r\n`
  })
  // Refusals are answers too, and must stay the same.
  requests.push({ path: '/nowhere' }, { path: '/language', body: '{"content": ' }, post('/morphology/complete', { content: english, language: 'xyz' }))
  return requests
}
