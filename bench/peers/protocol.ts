/** What the command and the programs around each tool, in three languages, say to each other: a job in a file, a result in a file, texts and answers one a line. */

export const TASKS = ['language', 'morphology', 'entities', 'names', 'addresses'] as const
export type Task = (typeof TASKS)[number]

/** Texts that a tool reads once more and slowly, to have every answer. */
export interface AnswerSet {
  readonly name: string
  /** A JSON value a line: a text, or for `names` a pair. */
  readonly input: string
  /** Where the answers go, one a line. */
  readonly output: string
}

/** Texts that a tool reads against the clock. */
export interface SpeedSet {
  readonly name: string
  /** Other texts of the kind, read before. */
  readonly warm: string
  /** Read from the first until the time is over. */
  readonly timed: string
}

export interface Job {
  readonly tool: string
  readonly task: Task
  /** Of processor time, like the next. */
  readonly warmSeconds: number
  readonly timedSeconds: number
  readonly speed: readonly SpeedSet[]
  readonly answers: readonly AnswerSet[]
  /** For `language`: codes of ISO 639 that mean one of our languages; a tool that can be limited is limited to those it knows. */
  readonly codes?: readonly string[]
  /** Where the result goes. */
  readonly result: string
}

export interface Pace {
  /** Texts, pairs or lines read. */
  readonly items: number
  /** UTF-16 units of them; 0 for pairs. */
  readonly characters: number
  /** Of the whole process, with its compiler and collector of garbage. */
  readonly cpuSeconds: number
  readonly wallSeconds: number
}

export interface JobResult {
  readonly version: string
  /** Languages that the tool was limited to, in its own codes. */
  readonly languages?: readonly string[]
  readonly speed: Readonly<Record<string, Pace>>
}

/** Start and end (UTF-16), tag, lemma; the answer to a text in `morphology` is a list of them. */
export type TaggedToken = readonly [start: number, end: number, tag: string, lemma: string]

/** Start and end (UTF-16), type; the answer to a text in `entities` is a list of them. */
export type Mention = readonly [start: number, end: number, type: string]

/** Label and piece of text, in order; the answer to a line in `addresses` is a list of them. */
export type LabelledPiece = readonly [label: string, piece: string]

/** Left name, right name, kind (PERSON, ORGANIZATION, LOCATION or nothing), and language and script of each side as far as the data tell them. */
export type NamePair = readonly [left: string, right: string, kind: string, about: readonly [left: Told, right: Told]]

export interface Told {
  readonly language?: string
  readonly script?: string
}
