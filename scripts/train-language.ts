/**
 * Trains the language detector and writes `native-models/language/detector.safetensors`.
 * Use: npm run train:language [-- latn cyrl words tune] - the named parts only; the others are taken over from `build/language`.
 * Known words come from wordfreq where `GLOSSA_LEXICONS` names the folder it is unpacked in (see scripts/requirements.txt).
 */
import { GROUPS, type Group } from '../src/language/groups.js'
import { CLASSES } from './language/classes.js'
import { collectSamples } from './language/collect.js'
import { buildDictionary } from './language/dictionary.js'
import { packGroup } from './language/pack.js'
import type { Samples } from './language/samples.js'
import { saveDictionary, saveGroup, writeDetector } from './language/save.js'
import { selectFeatures } from './language/select.js'
import { type TrainingPlan, trainSoftmax } from './language/softmax.js'
import { tune } from './language/tune.js'

interface Plan extends TrainingPlan {
  /** Features that get a row. */
  readonly features: number
}

const large: Plan = { epochs: 1, perClass: 50_000, wordsPerClass: 10_000, rate: 0.4, decay: 0, seed: 1, features: 60_000 }
const small: Plan = { ...large, perClass: 30_000, features: 20_000 }
const plans: Readonly<Partial<Record<Group, Plan>>> = {
  latn: { epochs: 1, perClass: 60_000, wordsPerClass: 30_000, rate: 0.4, decay: 0, seed: 1, features: 180_000 },
  cyrl: large,
  arab: large,
  cjk: large
}
const KNOWN_WORDS = 380_000

const named = process.argv.slice(2)
const wanted = (part: string) => named.length === 0 || named.includes(part)
const groups = GROUPS.filter((group) => CLASSES[group] !== undefined && wanted(group))
const samplesOf = groups.length === 0 ? new Map<Group, Samples>() : collectSamples(groups)
for (const group of groups) {
  const classes = CLASSES[group]!
  const samples = samplesOf.get(group)!
  const plan = plans[group] ?? small
  console.error(`${group}: ${samples.count} texts, ${samples.wordCount} words`)
  const selected = selectFeatures(samples, classes.length, plan.features, 3)
  saveGroup(group, packGroup(trainSoftmax(samples, selected, classes.length, plan), selected, classes))
}
if (wanted('words')) saveDictionary(buildDictionary(KNOWN_WORDS, process.env['GLOSSA_STRICT'] === '1'))
writeDetector(new Map(), {})
if (wanted('tune')) writeDetector(tune(), {})
