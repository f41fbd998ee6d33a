/** Classes of the language classifier by script group: listed languages, their romanised forms, and clusters of unlisted languages (`xxx`). */
import type { Group } from '../../src/language/groups.js'

/** A class and what it answers. */
export interface ClassInfo {
  /** Name in reports: `hrv`, `hin-Latn`, `xxx-celtic`. */
  readonly name: string
  readonly language: string
  readonly script: string
}

const latin = 'cat ces dan deu eng est fin fra hrv hun ind isl ita kur lav lit msa nld nob nno pol por ron slk slv som spa sqi srp swe tgl tur uzb vie'.split(
  ' '
)
const romanised = 'ara ben fas guj hin kan mal tam tel urd zho'.split(' ')

/** Unlisted languages of the confusers by cluster; those of no cluster go to the group's `other`. */
const latinClusters: Readonly<Record<string, string>> = {
  iberian: 'glg ast lad cbk pap',
  gallic: 'oci frp pcd gcf',
  italic: 'lij lmo pms vec nap scn srd roh',
  planned: 'epo ido ina ile nov lfn avk vol tlh jbo toki tzl lat',
  afrikaans: 'afr',
  lowgerman: 'nds gsw ltz swg hrx fry frr gos ang',
  faroese: 'fao',
  slavic: 'dsb hsb szl prg',
  celtic: 'bre cor cym gla gle glv',
  basque: 'eus',
  maltese: 'mlt',
  uralic: 'sme smn fkv vot',
  turkic: 'aze tuk crh kaa tat azb ota',
  malayic: 'jav sun min ban bew ace max',
  oceanic: 'ceb ilo war pam kzj dtp mlg cha fij mri smo tah ton',
  southbantu: 'zul xho nde ssw sna ven tsn nso',
  bantu: 'swa swh kin run lug lin bem nya kmb bas',
  westafrican: 'hau yor ibo ewe fuc fuv kau din nus bub ber kab wol orm'
}

const cyrillicClusters: Readonly<Record<string, string>> = {
  belarusian: 'bel',
  turkic: 'kaz kir tat bak kaa',
  volga: 'chv sah mhr',
  tajik: 'tgk',
  mongolic: 'mon bua xal',
  old: 'orv'
}

const arabicClusters: Readonly<Record<string, string>> = { uighur: 'uig', indic: 'snd skr pnb kas', turkic: 'azb ota' }

const devanagariClusters: Readonly<Record<string, string>> = { marathi: 'mar', nepali: 'nep', bihari: 'bho mai awa', sanskrit: 'san' }

function withClusters(script: string, listed: readonly ClassInfo[], clusters: Readonly<Record<string, string>>): ClassInfo[] {
  return [...listed, ...[...Object.keys(clusters), 'other'].map((name) => ({ name: `xxx-${name}`, language: 'xxx', script }))]
}

const plain = (script: string, languages: string): ClassInfo[] => languages.split(' ').map((language) => ({ name: language, language, script }))

/** Classes of each group that has a classifier; the number of a class is its place. At most 64 for Latin script, 16 for the others. */
export const CLASSES: Readonly<Partial<Record<Group, readonly ClassInfo[]>>> = {
  latn: withClusters(
    'Latn',
    [
      ...latin.map((name) => ({ name, language: name === 'nob' || name === 'nno' ? 'nor' : name, script: 'Latn' })),
      ...romanised.map((language) => ({ name: `${language}-Latn`, language, script: 'Latn' }))
    ],
    latinClusters
  ),
  cyrl: withClusters('Cyrl', plain('Cyrl', 'bul mkd rus srp ukr uzb'), cyrillicClusters),
  arab: withClusters('Arab', plain('Arab', 'ara fas pus urd kur'), arabicClusters),
  cjk: [
    { name: 'jpn', language: 'jpn', script: 'Jpan' },
    { name: 'zho-Hans', language: 'zho', script: 'Hans' },
    { name: 'zho-Hant', language: 'zho', script: 'Hant' }
  ],
  hang: [
    { name: 'kor', language: 'kor', script: 'Hang' },
    { name: 'qkp', language: 'qkp', script: 'Hang' }
  ],
  deva: withClusters('Deva', plain('Deva', 'hin'), devanagariClusters),
  beng: withClusters('Beng', plain('Beng', 'ben'), {}),
  hebr: withClusters('Hebr', plain('Hebr', 'heb'), {}),
  grek: withClusters('Grek', plain('Grek', 'ell'), {}),
  knda: withClusters('Knda', plain('Knda', 'kan'), {})
}

const clustersOf: Readonly<Partial<Record<Group, Readonly<Record<string, string>>>>> = {
  latn: latinClusters,
  cyrl: cyrillicClusters,
  arab: arabicClusters,
  deva: devanagariClusters
}

/** Unlisted languages so close to a listed one that either answer could be wanted: they are in no class. */
const undecided = new Set(['bos', 'mey', 'lzh', 'wuu', 'und'])

/**
 * Class number of a row in a group, -1 when the group has no class for it.
 * @param listed whether the language is one of the specification's
 */
export function classOf(group: Group, language: string, variety: string, script: string, listed: boolean): number {
  const classes = CLASSES[group]
  if (classes === undefined || undecided.has(language)) return -1
  const find = (name: string) => classes.findIndex((entry) => entry.name === name)
  if (!listed) {
    const cluster = Object.entries(clustersOf[group] ?? {}).find(([, languages]) => languages.split(' ').includes(language))
    return find(`xxx-${cluster?.[0] ?? 'other'}`)
  }
  if (group === 'latn') {
    if (language === 'nor') return find(variety === 'nno' ? 'nno' : 'nob')
    const own = find(language)
    return own >= 0 ? own : find(`${language}-Latn`)
  }
  if (group === 'cjk' && language === 'zho') return find(script === 'Hant' ? 'zho-Hant' : 'zho-Hans')
  return find(language)
}
