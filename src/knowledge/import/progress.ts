/** How far an import is, as it is counted, checkpointed and told. */
import type { Dropped } from './wikidata.js'

/** Faults of lines that are told; more are counted. */
export const FAULTS_TOLD = 10

export interface FaultyLine {
  readonly line: number
  readonly message: string
}

export interface Counts {
  /** Entities read. */
  entities: number
  /** Entities taken into the base; one that comes twice counts twice. */
  kept: number
  /** Entities that are not wanted, by reason. */
  dropped: Record<Dropped, number>
  /** Lines that cannot be read. */
  faulty: number
  /** The first of them. */
  faults: FaultyLine[]
}

export function noCounts(): Counts {
  return { entities: 0, kept: 0, dropped: { 'no item': 0, 'left out': 0, 'no name': 0, type: 0, sitelinks: 0 }, faulty: 0, faults: [] }
}

/** What a checkpoint keeps: all that is needed to go on. */
export interface ImportState {
  /** What was asked for, to know another import. */
  readonly wanted: string
  /** Records of the base below that are in. */
  based: number
  /** Bytes at the beginning of the unpacked dump, and their checksum; undefined before the first line. */
  beginning: { readonly bytes: number; readonly sha256: string } | undefined
  /** Place in the unpacked dump. */
  offset: number
  line: number
  /** Whether the array's bracket has been read. */
  opened: boolean
  closed: boolean
  /** Whether the dump has been read to its end. */
  done: boolean
  counts: Counts
}

export function freshState(wanted: string): ImportState {
  return { wanted, based: 0, beginning: undefined, offset: 0, line: 0, opened: false, closed: false, done: false, counts: noCounts() }
}

/** Told while an import runs. */
export type ImportProgress =
  | { readonly stage: 'base'; readonly done: number; readonly all: number }
  | {
      readonly stage: 'dump'
      readonly line: number /** Lines a second, since this run began. */
      readonly rate: number
      readonly kept: number
      readonly read: number
      readonly size: number | undefined
    }
  | { readonly stage: 'finish'; readonly done: number; readonly all: number }
