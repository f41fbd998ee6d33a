/** The class tree of the DBpedia ontology as the data folder has it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder } from '../lib/data.js'

export interface Ontology {
  /** Names of all classes, parents not necessarily first. */
  readonly classes: readonly string[]
  readonly parents: ReadonlyMap<string, string>
}

/** @throws when the data folder lacks the table */
export function readOntology(): Ontology {
  const rows = readFileSync(join(dataFolder(), 'kb/ontology/dbpedia_classes.tsv'), 'utf8').trimEnd().split('\n').slice(1)
  const parents = new Map<string, string>()
  for (const row of rows) {
    const [name = '', parent = ''] = row.split('\t')
    if (name !== 'owl:Thing' && !name.includes(':')) parents.set(name, parent.split(/[ ,|]/)[0]!)
  }
  return { classes: [...parents.keys()], parents }
}

/** A class and its superclasses, the most general first; empty for a class that the ontology lacks. */
export function pathOf({ parents }: Ontology, name: string): string[] {
  const path: string[] = []
  for (let at: string | undefined = name; at !== undefined && parents.has(at) && path.length < 10; at = parents.get(at)) path.unshift(at)
  return path
}

/** Classes with all their superclasses. */
export function closureOf(ontology: Ontology, names: readonly string[]): Set<string> {
  return new Set(names.flatMap((name) => pathOf(ontology, name)))
}
