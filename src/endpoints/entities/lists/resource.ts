/** The user's entity lists as a resource of the endpoint: read at the start and on SIGHUP, handed to the threads with each task. */
import { SettingsError } from '../../../settings.js'
import type { OpenedResource, ResourceReport } from '../../endpoint.js'
import { ListFolder, type ListReport } from './folder.js'

/** Lines of one reading's faults that are told; a file of another kind may have any number. */
const MAX_FAULTS = 100

/** Reads the folder of the setting `entityLists`. @throws SettingsError when it is not there or cannot be read */
export async function openListResource(path: string): Promise<OpenedResource> {
  const folder = new ListFolder(path)
  let first: ListReport
  try {
    first = await folder.read()
  } catch (error) {
    throw new SettingsError(`setting entityLists: the folder cannot be read: ${(error as Error).message}`)
  }
  const resource = {
    get current() {
      return folder.current
    },
    async reload(): Promise<ResourceReport> {
      try {
        return reportOf(await folder.read())
      } catch (error) {
        return { level: 'error', message: 'the folder of entity lists cannot be read; the lists stay as they were', fields: { err: error }, faults: [] }
      }
    }
  }
  return { resource, report: reportOf(first) }
}

function reportOf(report: ListReport): ResourceReport {
  const { files, names, patterns, faults } = report
  return { level: 'info', message: 'entity lists read', fields: { files, names, patterns, faults: faults.length }, faults: faultLines(report) }
}

/** `entity lists: accept/eng/products.txt, line 7: ...` for each fault. */
function faultLines({ faults, kept }: ListReport): string[] {
  const lines = faults.slice(0, MAX_FAULTS).map(({ file, line, message }) => {
    const stays = kept.includes(file) ? '; what was read of it before stays' : ''
    return line === 0 ? `${file}: ${message}${stays}` : `${file}, line ${line}: ${message}`
  })
  if (faults.length > MAX_FAULTS) lines.push(`and ${faults.length - MAX_FAULTS} further faults`)
  return lines.map((line) => `entity lists: ${line}`)
}
