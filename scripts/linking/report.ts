/** The report of linking as text. */
import { type EndToEnd, noLinks } from './end-to-end.js'
import { added, type Calibration, type Counts, percent } from './measures.js'

/** Accuracy to reach on gold mentions whose entity is in the base, by set, and what exact aliases gave when that was set. */
const targets: Readonly<Record<string, readonly [target: number, floor: number, reach: number]>> = {
  oke2016: [76, 59, 70],
  tweeki: [83, 69, 82],
  istex: [92, 80, 95],
  rss500: [72, 59, 68],
  hipe_sonar: [76, 59, 73],
  wiki_fair: [62, 45, 55],
  gum: [60, 45, 55],
  hipe_newseye: [46, 34, 42],
  hipe_hipe2020: [62, 47, 59],
  nerel: [50, 28, 30],
  simplequestions: [94, 89, 100],
  wikidata_disamb: [88, 78, 99]
}

interface PartCounts {
  /** By set and language, with a tab between. */
  readonly gold: ReadonlyMap<string, Counts>
  readonly links: ReadonlyMap<string, EndToEnd>
}

interface NameCounts {
  readonly names: number
  readonly best: number
  readonly ten: number
  readonly thirty: number
}

export interface Measured {
  readonly model: string
  readonly threshold: number
  readonly unseen: PartCounts
  readonly tune: PartCounts
  /** Unseen documents, with names that the linker finds by itself. */
  readonly withFurther: EndToEnd
  readonly calibration: Calibration
  readonly scripts: readonly { readonly language: string; readonly asItIs: NameCounts; readonly hidden: NameCounts }[]
  readonly misspelt: NameCounts
  readonly speed: { readonly mentions: number; readonly milliseconds: number }
}

interface SetFigures {
  readonly mentions: number
  readonly accuracy: number
  readonly linkedRight: number
  readonly linkedWrong: number
  readonly recall30: number
  readonly recall10: number
  readonly floor: number
  readonly floorReach: number
  readonly absent: number
  readonly absentLinked: number
  readonly floorAbsentLinked: number
}

interface LinkFigures {
  readonly links: number
  readonly precision: number
  readonly known: number
  readonly recall: number
  readonly extracted: number
}

export interface LinkingFigures {
  readonly headline: Readonly<Record<string, number>>
  readonly model: string
  readonly threshold: number
  readonly unseen: Readonly<Record<string, SetFigures>>
  readonly all: Readonly<Record<string, SetFigures>>
  readonly byLanguage: Readonly<Record<string, SetFigures>>
  readonly endToEnd: {
    readonly unseen: Readonly<Record<string, LinkFigures>>
    readonly all: Readonly<Record<string, LinkFigures>>
    readonly withFurther: LinkFigures
  }
  readonly calibration: { readonly error: number; readonly bins: readonly { readonly count: number; readonly confidence: number; readonly right: number }[] }
  readonly foreign: Readonly<
    Record<string, { readonly names: number; readonly accuracy: number; readonly hiddenAccuracy: number; readonly hiddenRecall30: number }>
  >
  readonly misspelt: { readonly names: number; readonly accuracy: number; readonly recall10: number; readonly recall30: number }
  readonly mentionsPerSecond: number
}

export function figuresOf(measured: Measured): LinkingFigures {
  const { unseen, tune, calibration, scripts, misspelt, speed } = measured
  const both = (left: Counts | undefined, right: Counts | undefined) => added([left, right].filter((one) => one !== undefined))
  const allGold = new Map([...unseen.gold.keys(), ...tune.gold.keys()].map((key) => [key, both(unseen.gold.get(key), tune.gold.get(key))]))
  const sets = bySet(unseen.gold)
  const unseenLinks = linksBySet([unseen.links])
  const targeted = [...sets].filter(([set]) => set in targets)
  const sum = added(sets.values())
  const foreign = scripts.map(({ asItIs, hidden, language }) => ({
    language,
    names: asItIs.names,
    accuracy: percent(asItIs.best, asItIs.names),
    hiddenAccuracy: percent(hidden.best, hidden.names),
    hiddenRecall30: percent(hidden.thirty, hidden.names)
  }))
  return {
    headline: {
      'mean accuracy of the sets, gold mentions': mean(targeted.map(([, counts]) => percent(counts.best, counts.known))),
      'candidate recall@30, mean of the sets': mean(targeted.map(([, counts]) => percent(counts.reached, counts.known))),
      'absent entities linked': percent(sum.wrong, sum.absent),
      'end-to-end precision': unseenLinks['all sets']!.precision,
      'end-to-end recall': unseenLinks['all sets']!.recall
    },
    model: measured.model,
    threshold: measured.threshold,
    unseen: tableOf(sets),
    all: tableOf(bySet(allGold)),
    byLanguage: tableOf(new Map([...allGold].map(([key, counts]) => [key.replace('\t', ' '), counts]))),
    endToEnd: { unseen: unseenLinks, all: linksBySet([unseen.links, tune.links]), withFurther: linkFigures(measured.withFurther) },
    calibration: {
      error: Math.round(1000 * calibration.error) / 1000,
      bins: calibration.bins.map(({ count, right, confidence }) => ({ count, confidence: percent(confidence, count), right: percent(right, count) }))
    },
    foreign: Object.fromEntries(foreign.map(({ language, ...rest }) => [language, rest])),
    misspelt: {
      names: misspelt.names,
      accuracy: percent(misspelt.best, misspelt.names),
      recall10: percent(misspelt.ten, misspelt.names),
      recall30: percent(misspelt.thirty, misspelt.names)
    },
    mentionsPerSecond: Math.round((1000 * speed.mentions) / speed.milliseconds)
  }
}

function mean(values: readonly number[]): number {
  return Math.round((10 * values.reduce((sum, value) => sum + value, 0)) / Math.max(1, values.length)) / 10
}

function bySet(counts: ReadonlyMap<string, Counts>): Map<string, Counts> {
  const sets = [...new Set([...counts.keys()].map((key) => key.split('\t')[0]!))].sort()
  return new Map(sets.map((set) => [set, added([...counts].filter(([key]) => key.startsWith(`${set}\t`)).map(([, one]) => one))]))
}

function tableOf(sets: ReadonlyMap<string, Counts>): Record<string, SetFigures> {
  return Object.fromEntries(
    [...sets].map(([set, counts]) => [
      set,
      {
        mentions: counts.known,
        accuracy: percent(counts.best, counts.known),
        linkedRight: percent(counts.linked, counts.known),
        linkedWrong: percent(counts.misled, counts.known),
        recall30: percent(counts.reached, counts.known),
        recall10: percent(counts.reachedTen, counts.known),
        floor: percent(counts.floor, counts.known),
        floorReach: percent(counts.floorReached, counts.known),
        absent: counts.absent,
        absentLinked: percent(counts.wrong, counts.absent),
        floorAbsentLinked: percent(counts.floorWrong, counts.absent)
      }
    ])
  )
}

function linksBySet(parts: readonly ReadonlyMap<string, EndToEnd>[]): Record<string, LinkFigures> {
  const sums = new Map<string, EndToEnd>()
  for (const part of parts)
    for (const [key, one] of part)
      for (const name of [key.split('\t')[0]!, 'all sets']) {
        const sum = sums.get(name) ?? noLinks()
        sums.set(name, {
          links: sum.links + one.links,
          right: sum.right + one.right,
          known: sum.known + one.known,
          found: sum.found + one.found,
          extracted: sum.extracted + one.extracted
        })
      }
  return Object.fromEntries([...sums].sort().map(([name, sum]) => [name, linkFigures(sum)]))
}

function linkFigures({ links, right, known, found, extracted }: EndToEnd): LinkFigures {
  return { links, precision: percent(right, links), known, recall: percent(found, known), extracted: percent(extracted, known) }
}

export function reportText(figures: LinkingFigures): string {
  const { unseen, all, byLanguage, endToEnd, calibration, foreign, misspelt } = figures
  return `# Linking entities

Written by \`npm run evaluate:linking\`. Ranker: \`${figures.model}\`, least confidence of a link ${figures.threshold.toFixed(3)}.

## Gold mentions

Of gold mentions whose entity is in the base: accuracy of the best candidate, share linked rightly and wrongly at the service's threshold, right entity among the
candidates. Of mentions without an entity in the base: share that gets one. Floor: exact folded alias with the highest prior. Pronouns are left out.

Unseen documents (a half of the development parts, a fifth of oke2016):

${goldTable(unseen, true)}

All development documents (with the half that the threshold was chosen on):

${goldTable(all, true)}

By language (all development documents):

${goldTable(byLanguage, false)}

## End to end

Mentions that the service extracts itself (statistical models). A link is right where a gold mention of the same entity overlaps it; in documents where not every
mention is annotated, links away from the annotated ones are not counted. Recall: of all gold mentions whose entity is in the base.

${linkTable('Unseen', endToEnd.unseen)}

${linkTable('All development documents', endToEnd.all)}

With names that the linker finds by itself (\`linkMentionMode\` text), unseen documents: ${endToEnd.withFurther.links} links, precision ${endToEnd.withFurther.precision}, recall ${endToEnd.withFurther.recall}.

## Confidence

Expected calibration error ${calibration.error} (ten bins; best candidates of gold mentions, unseen documents).

| confidence | mentions | mean confidence | right |
|---|---|---|---|
${calibration.bins.map(({ count, confidence, right }, bin) => `| ${bin / 10}-${(bin + 1) / 10} | ${count} | ${confidence} | ${right} |`).join('\n')}

## Names alone

Names of held-out entities (Q-number modulo 16 is 11: neither name vectors nor rankers were trained on them), without any text around.

| language | names | accuracy | native names of the entity taken out: accuracy | recall@30 |
|---|---|---|---|---|
${Object.entries(foreign)
  .map(([language, one]) => `| ${language} | ${one.names} | ${one.accuracy} | ${one.hiddenAccuracy} | ${one.hiddenRecall30} |`)
  .join('\n')}

Labels with one random edit (${misspelt.names}): recall@10 ${misspelt.recall10}, recall@30 ${misspelt.recall30}, accuracy ${misspelt.accuracy}.

## Speed

${figures.mentionsPerSecond} mentions a second of one core (processor time; extracted mentions of the development documents, each document once).
`
}

function goldTable(sets: Readonly<Record<string, SetFigures>>, withTargets: boolean): string {
  const rows = Object.entries(sets).map(([set, one]) => {
    const target = withTargets ? ` ${targets[set]?.[0] ?? ''} |` : ''
    return `| ${set} | ${one.mentions} | ${one.accuracy} |${target} ${one.linkedRight} | ${one.linkedWrong} | ${one.recall30} | ${one.recall10} | ${one.floor} of ${one.floorReach} | ${one.absent} | ${one.absentLinked} | ${one.floorAbsentLinked} |`
  })
  const targetHead = withTargets ? ' to reach |' : ''
  return `| set | mentions | accuracy |${targetHead} linked rightly | linked wrongly | recall@30 | recall@10 | floor | absent | linked | floor |
|---|---|---|${withTargets ? '---|' : ''}---|---|---|---|---|---|---|---|
${rows.join('\n')}`
}

function linkTable(title: string, sets: Readonly<Record<string, LinkFigures>>): string {
  return `| ${title} | links | precision | in-base mentions | recall | extracted at all |
|---|---|---|---|---|---|
${Object.entries(sets)
  .map(([set, { links, precision, known, recall, extracted }]) => `| ${set} | ${links} | ${precision} | ${known} | ${recall} | ${extracted} |`)
  .join('\n')}`
}
