/**
 * Trains the language detector and writes `native-models/language/detector.safetensors`.
 * Use: npm run train:language [-- latn cyrl words] - the named parts only (groups, `close`, `words`; or just `tune`);
 * the others are taken over from `build/language`. Tuning always runs.
 * Known words come from wordfreq where `GLOSSA_LEXICONS` names the folder it is unpacked in (see scripts/requirements.txt).
 */
import { GROUPS, type Group } from '../src/language/groups.js'
import { CLASSES } from './language/classes.js'
import { closeLabels, closeLanes } from './language/close.js'
import { collectSamples } from './language/collect.js'
import { buildDictionary } from './language/dictionary.js'
import { packRows } from './language/pack.js'
import type { Samples } from './language/samples.js'
import { saveDictionary, savePart, writeDetector } from './language/save.js'
import { selectFeatures } from './language/select.js'
import { type TrainingPlan, trainSoftmax } from './language/softmax.js'
import { tune } from './language/tune.js'

interface Plan extends TrainingPlan {
  /** Features that get a row. */
  readonly features: number
}

const large: Plan = { epochs: 1, perClass: 50_000, wordsPerClass: 10_000, rate: 0.4, decay: 0, seed: 1, features: 60_000 }
const small: Plan = { ...large, perClass: 30_000, features: 14_000 }
const plans: Readonly<Partial<Record<Group, Plan>>> = {
  latn: { epochs: 1, perClass: 60_000, wordsPerClass: 30_000, rate: 0.4, decay: 0, seed: 1, features: 160_000 },
  cyrl: large,
  arab: large,
  cjk: large
}
const close: Plan = { ...large, perClass: 150_000, wordsPerClass: 30_000, features: 160_000 }
const KNOWN_WORDS = 380_000

const named = process.argv.slice(2)
const wanted = (part: string) => named.length === 0 || named.includes(part)
const groups = GROUPS.filter((group) => CLASSES[group] !== undefined && wanted(group))
const withClose = wanted('close')
const samplesOf: ReadonlyMap<Group, Samples> =
  groups.length === 0 && !withClose ? new Map() : collectSamples(withClose && !groups.includes('latn') ? [...groups, 'latn'] : groups)
for (const group of groups) {
  const classes = CLASSES[group]!
  const samples = samplesOf.get(group)!
  const { features, ...plan } = plans[group] ?? small
  console.error(`${group}: ${samples.count} texts, ${samples.wordCount} words`)
  const labels = { classes: samples.classes, families: classes.map(() => 0) }
  const selected = selectFeatures(samples, labels, features, 3)
  savePart(group, packRows(trainSoftmax(samples, selected, labels, plan), selected), { classes })
}
if (withClose) {
  const samples = samplesOf.get('latn')!
  const labels = closeLabels(samples)
  const { features, ...plan } = close
  const selected = selectFeatures(samples, labels, features, 2)
  savePart('close', packRows(trainSoftmax(samples, selected, labels, plan), selected), { lanesOf: closeLanes(), families: labels.families })
}
if (wanted('words')) saveDictionary(buildDictionary(KNOWN_WORDS))
writeDetector(tune())
