/**
 * Measures linking, as it is served, on the documents held out (half of the development parts, a fifth of OKE 2016), on those that thresholds were chosen on
 * beside them, and on names alone; writes scripts/reports/linking.json and linking.md:
 *
 *     npm run evaluate:linking -- BASE_DIR
 *
 * BASE_DIR: an unpacked knowledge base (src/knowledge/base/unpack.ts).
 */
import { createExtractor } from '../../src/entities/pipeline/extract.js'
import { CandidateFinder } from '../../src/linking/candidates.js'
import { RankingLinker } from '../../src/linking/linker.js'
import { RANKERS, rankerOf } from '../../src/linking/ranker.js'
import { openModels } from '../../src/models/store.js'
import { writeReport } from '../lib/reports.js'
import { openBase } from './base.js'
import { goldDocuments, type Part } from './documents.js'
import { countLinks, type EndToEnd, noLinks } from './end-to-end.js'
import { countNames, foreignNames, misspeltNames } from './foreign-names.js'
import { countGold } from './gold-mentions.js'
import { HiddenNames } from './hidden-names.js'
import { added, Calibration, type Counts } from './measures.js'
import { figuresOf, type LinkingFigures, reportText } from './report.js'
import { extractedEntities, goldEntities, linkerParts } from './system.js'

const FOREIGN = ['rus', 'ara', 'zho', 'jpn', 'kor']
const NAMES = 500

const [baseFolder, policy] = process.argv.slice(2)
if (baseFolder === undefined) throw new Error('usage: evaluate.ts BASE_DIR [permissive]')
const store = openModels(undefined, policy === 'permissive' ? 'permissive' : 'all')
const base = openBase(baseFolder, store)
const ranker = rankerOf(store.load(RANKERS.find((id) => store.has(id))!))
const parts = await linkerParts(store, base, ranker.local)
const linker = new RankingLinker(ranker, parts)
const finder = new CandidateFinder(base, parts.names)
const extractor = createExtractor(store)

const gold = new Map<string, Counts>()
const links = new Map<string, EndToEnd>()
const calibration = new Calibration()
/** The same with what the linker finds by itself (`linkMentionMode` text). */
let withFurther = noLinks()
let mentions = 0
/** Milliseconds of a core: other work on the machine does not count. */
let spent = 0
for (const document of goldDocuments()) {
  const { part, set, lang: language, text } = document
  if (part === 'train') continue
  const extracted = await extractedEntities(extractor, text, language)
  const entities = goldEntities(document, base, extracted)
  const bins = part === 'unseen' ? calibration : new Calibration()
  const decisions = linker.decide({ text, language, entities }, () => {})
  const counts = countGold(document, entities, decisions, { base, finder, threshold: ranker.threshold, calibration: bins })
  const key = `${part}\t${set}\t${language}`
  gold.set(key, added([gold.get(key), counts].filter((one) => one !== undefined)))
  const began = process.cpuUsage()
  const found = linker.decide({ text, language, entities: extracted }, () => {})
  const used = process.cpuUsage(began)
  spent += (used.user + used.system) / 1000
  mentions += extracted.reduce((sum, entity) => sum + entity.mentions.length, 0)
  if (part === 'unseen') {
    const further = linker.findFurther({ text, language, entities: extracted }, () => {})
    const decisionsOfFurther = further.map(({ link }) => ({ entity: base.indexOf(link.id)!, confidence: link.confidence }))
    const all = [...extracted, ...further.map((one) => ({ ...one, headMentionIndex: 0 }))]
    withFurther = sumOf([withFurther, countLinks(document, all, [...found, ...decisionsOfFurther], base, ranker.threshold)])
  }
  links.set(key, sumOf([links.get(key) ?? noLinks(), countLinks(document, extracted, found, base, ranker.threshold)]))
}

function sumOf(all: readonly EndToEnd[]): EndToEnd {
  return all.reduce((sum, one) => ({
    links: sum.links + one.links,
    right: sum.right + one.right,
    known: sum.known + one.known,
    found: sum.found + one.found,
    extracted: sum.extracted + one.extracted
  }))
}

const foreign = foreignNames(base, FOREIGN, NAMES, 'unseen')
const hidden = new HiddenNames(base)
const hiddenLinker = new RankingLinker(ranker, { ...parts, base: hidden })
const hiddenFinder = new CandidateFinder(hidden, parts.names)
const scripts = FOREIGN.map((language) => {
  const names = foreign.filter((one) => one.language === language)
  return { language, asItIs: countNames(names, finder, linker), hidden: countNames(names, hiddenFinder, hiddenLinker) }
})
const misspelt = countNames(misspeltNames(base, 2 * NAMES, 'unseen'), finder, linker)

const of = (part: Part) => ({
  gold: new Map([...gold].filter(([key]) => key.startsWith(part)).map(([key, counts]) => [key.slice(part.length + 1), counts])),
  links: new Map([...links].filter(([key]) => key.startsWith(part)).map(([key, counts]) => [key.slice(part.length + 1), counts]))
})
const figures: LinkingFigures = figuresOf({
  model: RANKERS.find((id) => store.has(id))!,
  threshold: ranker.threshold,
  unseen: of('unseen'),
  tune: of('tune'),
  withFurther,
  calibration,
  scripts,
  misspelt,
  speed: { mentions, milliseconds: spent }
})
writeReport(policy === 'permissive' ? 'linking-permissive' : 'linking', figures, reportText(figures))
console.log(reportText(figures))
