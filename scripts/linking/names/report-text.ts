/** The report on vectors of names as text. */

/** Shares in per cent of the queries of a set. */
export interface Found {
  readonly set: string
  readonly queries: number
  readonly first: number
  readonly ten: number
  readonly thirty: number
  readonly exhaustiveTen: number
  readonly exhaustiveThirty: number
  readonly plainTen: number
  readonly plainThirty: number
  readonly exact: number
}

export interface IndexFigures {
  readonly entities: number
  readonly names: number
  readonly indexed: number
  readonly indexBytes: number
  readonly compared: number
  readonly indexRecallTen: number
  readonly lookUpP50: number
  readonly lookUpP99: number
  readonly namesPerSecond: number
}

export function reportText(figures: IndexFigures, found: readonly Found[]): string {
  const one = (value: number) => value.toFixed(1)
  const rows = found.map(
    ({ set, queries, first, ten, thirty, exhaustiveTen, exhaustiveThirty, plainTen, plainThirty, exact }) =>
      `| ${set} | ${queries} | ${[first, ten, thirty, exhaustiveTen, exhaustiveThirty, plainTen, plainThirty, exact].map(one).join(' | ')} |`
  )
  return `# Vectors of names

Made by \`npm run evaluate:name-vectors\`. Queries: names of persons, places and organisations that training has not seen (Q-number modulo 8 is 3) against the
index of all names of the base: ${figures.entities} entities, ${figures.names} names, of which ${figures.indexed} are in the index (names of an entity that lie near
to another one of it are left out). Only names in Latin script are in the index. The better known entity comes first among those as near.

- \`edit\`: one random edit in the label (a letter inserted, left out, replaced, doubled or exchanged with the next); \`edit-long\`: labels of 7 letters and more.
- \`rus\` ...: the entity's names in the language, by Wikidata and others, translations and epithets among them; \`-machine\`: machine-made names of places.

Share of the queries (per cent) whose entity is the first, among the first 10 and 30: by the index; by a search through all vectors (the first 40 queries of a set);
by plain n-grams with weights by rareness instead of training (the same 40); and by the exact folded name (all names in any script that are not machine-made).

| set | queries | index 1 | index 10 | index 30 | all 10 | all 30 | plain 10 | plain 30 | exact |
|---|---|---|---|---|---|---|---|---|---|
${rows.join('\n')}

- Of the 10 nearest entities by a search through all vectors, the index gives ${one(figures.indexRecallTen)} %.
- One look-up: ${figures.lookUpP50.toFixed(2)} ms (median), ${figures.lookUpP99.toFixed(2)} ms (99th percentile), time of the processor; other work on the machine slows it through
the caches that they share.
- Vectors of names: ${figures.namesPerSecond} a second on one core. Index: ${(figures.indexBytes / 1e6).toFixed(0)} MB.
`
}
