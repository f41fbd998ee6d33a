/** The user's entity lists at the start of the server or the command line, and what is said about a reading of them. */
import { SettingsError } from '../settings.js'
import { ListFolder, type ListReport } from '../workers/list-folder.js'
import type { Logger } from './logger.js'

/** Lines of one reading's faults that are told; a file of another kind may have any number. */
const MAX_FAULTS = 100

export interface OpenedLists {
  readonly lists: ListFolder
  readonly report: ListReport
}

/** Reads the folder of the setting `entityLists`. @throws SettingsError when it is not there or cannot be read */
export async function openLists(folder: string): Promise<OpenedLists> {
  const lists = new ListFolder(folder)
  try {
    return { lists, report: await lists.read() }
  } catch (error) {
    throw new SettingsError(`setting entityLists: the folder cannot be read: ${(error as Error).message}`)
  }
}

/** `accept/eng/products.txt, line 7: ...` for each fault. */
export function faultLines({ faults, kept }: ListReport): string[] {
  const lines = faults.slice(0, MAX_FAULTS).map(({ file, line, message }) => {
    const stays = kept.includes(file) ? '; what was read of it before stays' : ''
    return line === 0 ? `${file}: ${message}${stays}` : `${file}, line ${line}: ${message}`
  })
  if (faults.length > MAX_FAULTS) lines.push(`and ${faults.length - MAX_FAULTS} further faults`)
  return lines
}

/** One log line a fault, then one with the counts. */
export function logReading(logger: Logger, report: ListReport): void {
  for (const line of faultLines(report)) logger.warn(`entity lists: ${line}`)
  const { files, names, patterns, faults } = report
  logger.info({ files, names, patterns, faults: faults.length }, 'entity lists read')
}

/** Reads the folder again; when that fails everything stays as it was. Never rejects. */
export async function reloadLists(lists: ListFolder, logger: Logger): Promise<void> {
  try {
    logReading(logger, await lists.read())
  } catch (error) {
    logger.error({ err: error }, 'the folder of entity lists cannot be read; the lists stay as they were')
  }
}
