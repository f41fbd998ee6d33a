/** Which models learned from text that a neural teacher had labelled, by what the manifest says of their sources. */
import type { ManifestEntry } from '../../src/models/manifest.js'

interface Teacher {
  readonly name: string
  /** What the teacher itself learned from. */
  readonly learnedFrom: string
  /** Marks the models that it taught, in their sources. */
  readonly mark: RegExp
}

const teachers: readonly Teacher[] = [
  {
    name: 'neural tagger of parts of speech',
    learnedFrom: 'all treebanks of the data folder, the non-commercial and copyleft ones included',
    mark: /tagged by the neural teacher/
  },
  {
    name: 'neural entity tagger',
    learnedFrom: 'all entity corpora of the data folder, the non-commercial ones included',
    mark: /labelled by the neural entity tagger/
  }
]

/** Rows `| teacher | learned from | permissive models it taught | other models it taught |`. @throws Error when the manifest names none for a teacher */
export function teacherTable(artefacts: readonly ManifestEntry[]): string {
  const ids = (taught: readonly ManifestEntry[], permissive: boolean) =>
    taught
      .filter(({ licence }) => (licence === 'permissive') === permissive)
      .map(({ id }) => `\`${id}\``)
      .join(' ')
  const rows = teachers.map(({ name, learnedFrom, mark }) => {
    const taught = artefacts.filter(({ sources }) => sources.some((source) => mark.test(source)))
    if (taught.length === 0) throw new Error(`the manifest names no model that the ${name} taught`)
    return `| ${name} | ${learnedFrom} | ${ids(taught, true)} | ${ids(taught, false)} |`
  })
  return ['| teacher | learned from | taught, of class `permissive` | taught, of other classes |', '| --- | --- | --- | --- |', ...rows].join('\n')
}

/** The models of other classes than `permissive`. */
export function restrictedTable(artefacts: readonly ManifestEntry[]): string {
  const has = (id: string) => artefacts.some((entry) => entry.id === id)
  const instead = (id: string) => (has(`${id}-permissive`) ? `\`${id}-permissive\`` : '')
  const rows = artefacts.filter(({ licence }) => licence !== 'permissive').map(({ id, licence }) => `| \`${id}\` | ${licence} | ${instead(id)} |`)
  return ['| model | class | stands in under `permissive` |', '| --- | --- | --- |', ...rows].join('\n')
}
