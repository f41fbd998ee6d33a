/** Finds and reads the files of the user's list folder: `<accept|reject>/<language>/<name>.txt` and `.patterns`, language `xxx` for all. */
import { constants } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { entityLanguage } from '../../../entities/languages.js'
import type { ListFault } from '../../../entities/pipeline/user-lists.js'

export interface ListFile {
  /** Path below the folder, with slashes: `accept/eng/products.txt`. */
  readonly path: string
  /** Absent where it cannot be read; the faults say why. */
  readonly text?: string
}

export interface ListFiles {
  /** In the order of their paths. */
  readonly files: readonly ListFile[]
  readonly faults: readonly ListFault[]
}

/** Longest list file in bytes. */
const MAX_BYTES = 16 * 2 ** 20
const allLanguages = 'xxx'

/**
 * Reads all list files. Hidden files, notes (`.md`) and editors' copies (`~`) are ignored; whatever else has no place there is a fault.
 * @throws the system's error when the folder itself cannot be read
 */
export async function readListFiles(folder: string): Promise<ListFiles> {
  const files: ListFile[] = []
  const faults: ListFault[] = []
  const report = (file: string, message: string) => void faults.push({ file, line: 0, message })

  for (const action of await visibleNames(folder)) {
    if (action === 'accept' || action === 'reject') await readAction(action)
    else report(action, 'lists are in the folders accept and reject')
  }
  return { files, faults }

  async function readAction(action: string): Promise<void> {
    for (const code of await namesIn(action)) {
      if (code !== allLanguages && entityLanguage(code) === undefined)
        report(`${action}/${code}`, 'not a code of a language whose entities are extracted, nor xxx for all languages')
      else for (const name of await namesIn(`${action}/${code}`)) await readList(`${action}/${code}/${name}`)
    }
  }

  async function readList(path: string): Promise<void> {
    if (!/\.(txt|patterns)$/.test(path)) return report(path, 'lists end in .txt, patterns in .patterns')
    try {
      files.push({ path, text: await textOf(join(folder, path)) })
    } catch (error) {
      report(path, `cannot be read: ${(error as Error).message}`)
      files.push({ path })
    }
  }

  async function namesIn(path: string): Promise<string[]> {
    try {
      return await visibleNames(join(folder, path))
    } catch (error) {
      report(path, `cannot be read: ${(error as Error).message}`)
      return []
    }
  }
}

async function visibleNames(folder: string): Promise<string[]> {
  const names = await readdir(folder)
  return names.filter((name) => !name.startsWith('.') && !name.endsWith('~') && !name.endsWith('.md')).sort()
}

async function textOf(path: string): Promise<string> {
  // Opening a named pipe would wait for its writer for ever without this flag; files know no difference.
  const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK)
  try {
    const found = await file.stat()
    if (!found.isFile()) throw new Error('it is no file')
    if (found.size > MAX_BYTES) throw new Error(`${found.size} bytes; at most ${MAX_BYTES} are read`)
    return decoded(await file.readFile())
  } finally {
    await file.close()
  }
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Error('it is not UTF-8')
  }
}
