/** The user's list folder as a running service sees it: read at the start, and again whenever it is told to. */
import { type ListFault, parseUserList, type UserListFile } from '../../../entities/pipeline/user-lists.js'
import { readListFiles } from './files.js'
import { type SharedLists, shareLists } from './shared.js'

/** What one reading found. */
export interface ListReport {
  readonly files: number
  readonly names: number
  readonly patterns: number
  readonly faults: readonly ListFault[]
  /** Files that could not be read now and stay as they were at an earlier reading. */
  readonly kept: readonly string[]
}

/**
 * A file that cannot be read keeps what it held at the reading before, one that is gone is gone; lines that cannot be used are left out. When the
 * folder itself cannot be read everything stays as it was.
 */
export class ListFolder {
  readonly #folder: string
  #files: readonly UserListFile[] = []
  #version = 0
  #current: SharedLists | undefined
  #reading: Promise<unknown> = Promise.resolve()

  constructor(folder: string) {
    this.#folder = folder
  }

  /** The lists of the last reading, for the pool. */
  get current(): SharedLists | undefined {
    return this.#current
  }

  /** Reads the folder, after any reading under way. @throws the system's error when the folder itself cannot be read */
  read(): Promise<ListReport> {
    const reading = this.#reading.then(() => this.#read())
    this.#reading = reading.catch(() => {})
    return reading
  }

  async #read(): Promise<ListReport> {
    const { files, faults } = await readListFiles(this.#folder)
    const earlier = new Map(this.#files.map((file) => [file.file, file]))
    const lists: UserListFile[] = []
    const allFaults = [...faults]
    const kept: string[] = []
    for (const { path, text } of files) {
      if (text === undefined) {
        const before = earlier.get(path)
        if (before === undefined) continue
        lists.push(before)
        kept.push(path)
      } else {
        const { list, faults: lineFaults } = parseUserList(path, text)
        for (const fault of lineFaults) allFaults.push(fault)
        if (list !== undefined) lists.push(list)
      }
    }
    this.#files = lists
    this.#current = lists.length === 0 ? undefined : shareLists({ files: lists }, ++this.#version, this.#current)
    const sum = (count: (file: UserListFile) => number) => lists.reduce((total, file) => total + count(file), 0)
    return { files: lists.length, names: sum(({ names }) => names.length), patterns: sum(({ patterns }) => patterns.length), faults: allFaults, kept }
  }
}
