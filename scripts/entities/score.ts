/** Scores found names against annotated ones: exact spans, type by type. */
import type { CorpusSpan } from './corpora.js'

/** What a system found. */
export interface FoundSpan extends CorpusSpan {
  /** 0 to 1. */
  readonly confidence?: number
}

export interface Counts {
  gold: number
  found: number
  correct: number
}

/** Counts by type. */
export type TypeCounts = Record<string, Counts>

export const mainTypes: readonly string[] = ['PERSON', 'LOCATION', 'ORGANIZATION']

const sorted = (spans: readonly FoundSpan[]) => [...spans].sort((left, right) => left.start - right.start)
const overlap = (left: CorpusSpan, right: CorpusSpan) => left.start < right.end && right.start < left.end

/** Whether a span is a user name: `@` stands before or at its start, perhaps a blank between. */
function isHandle(text: string, { start }: CorpusSpan): boolean {
  return text[start] === '@' || text[start - 1] === '@' || (text[start - 1] === ' ' && text[start - 2] === '@')
}

/**
 * The spans that are compared: of the wanted types only, user names left out (the corpora disagree on them), as well as what overlaps an annotated one.
 */
export function comparable(text: string, spans: readonly FoundSpan[], gold: readonly CorpusSpan[], types: ReadonlySet<string>): FoundSpan[] {
  const handles = gold.filter(({ type }) => type === 'HANDLE')
  return sorted(spans).filter((span) => types.has(span.type) && !isHandle(text, span) && !handles.some((handle) => overlap(handle, span)))
}

/** Adds the spans of one text (both sides `comparable`) to the counts. */
export function countSpans(counts: TypeCounts, gold: readonly CorpusSpan[], found: readonly CorpusSpan[]): void {
  const at = (type: string): Counts => {
    const entry = counts[type] ?? { gold: 0, found: 0, correct: 0 }
    counts[type] = entry
    return entry
  }
  const keys = new Set(gold.map(key))
  for (const { type } of gold) at(type).gold++
  for (const span of found) {
    const entry = at(span.type)
    entry.found++
    if (keys.has(key(span))) entry.correct++
  }
}

export function key({ start, end, type }: CorpusSpan): string {
  return `${start} ${end} ${type}`
}

/** Sum of the counts of some types. */
export function pooled(counts: TypeCounts, types: readonly string[] = mainTypes): Counts {
  const sum: Counts = { gold: 0, found: 0, correct: 0 }
  for (const type of types) {
    sum.gold += counts[type]?.gold ?? 0
    sum.found += counts[type]?.found ?? 0
    sum.correct += counts[type]?.correct ?? 0
  }
  return sum
}

const share = (part: number, whole: number) => (whole === 0 ? 0 : Number(((100 * part) / whole).toFixed(1)))

/** Per cent, one decimal. */
export const precision = ({ correct, found }: Counts) => share(correct, found)
export const recall = ({ correct, gold }: Counts) => share(correct, gold)
export const f1 = ({ correct, gold, found }: Counts) => share(2 * correct, gold + found)

/** Ten bins of confidence: how many mentions, their mean confidence (sum) and how many were right. */
export interface Reliability {
  readonly mentions: number[]
  readonly confidence: number[]
  readonly right: number[]
}

export function noReliability(): Reliability {
  const zeros = () => new Array<number>(10).fill(0)
  return { mentions: zeros(), confidence: zeros(), right: zeros() }
}

export function addReliability(into: Reliability, gold: readonly CorpusSpan[], found: readonly FoundSpan[]): void {
  const keys = new Set(gold.map(key))
  for (const span of found) {
    if (span.confidence === undefined) continue
    const bin = Math.min(9, Math.floor(span.confidence * 10))
    into.mentions[bin]! += 1
    into.confidence[bin]! += span.confidence
    if (keys.has(key(span))) into.right[bin]! += 1
  }
}

/** Expected calibration error (Naeini et al. 2015), per cent: mean gap between confidence and precision over the bins, weighted by their size. */
export function calibrationError({ mentions, confidence, right }: Reliability): number {
  const all = mentions.reduce((sum, count) => sum + count, 0)
  if (all === 0) return 0
  const gaps = mentions.reduce((sum, _, bin) => sum + Math.abs(confidence[bin]! - right[bin]!), 0)
  return Number(((100 * gaps) / all).toFixed(1))
}

export type ErrorKind = 'missed' | 'spurious' | 'type' | 'boundary'

export interface SpanError {
  readonly kind: ErrorKind
  readonly gold?: CorpusSpan
  readonly found?: FoundSpan
}

/** Errors in one text: every wrong or missing span once, paired where the two overlap. */
export function spanErrors(gold: readonly CorpusSpan[], found: readonly FoundSpan[]): SpanError[] {
  const errors: SpanError[] = []
  const paired = new Set<CorpusSpan>()
  const goldKeys = new Set(gold.map(key))
  const foundKeys = new Set(found.map(key))
  for (const span of found) {
    if (goldKeys.has(key(span))) continue
    const partner = gold.find((one) => overlap(one, span) && !foundKeys.has(key(one)) && !paired.has(one))
    if (partner === undefined) errors.push({ kind: 'spurious', found: span })
    else {
      paired.add(partner)
      errors.push({ kind: partner.start === span.start && partner.end === span.end ? 'type' : 'boundary', gold: partner, found: span })
    }
  }
  for (const span of gold) if (!foundKeys.has(key(span)) && !paired.has(span)) errors.push({ kind: 'missed', gold: span })
  return errors
}
