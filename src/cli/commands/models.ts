import { verifyArtefact } from '../../models/artefact-file.js'
import { ModelError } from '../../models/errors.js'
import type { ManifestEntry } from '../../models/manifest.js'
import { defaultModelsFolder, openModels } from '../../models/store.js'
import { loadSettings } from '../../settings.js'
import { parseArguments, positionals } from '../arguments.js'
import { type Context, exitCodes, UsageError, write } from '../context.js'
import { modelFlags, settingArguments } from '../setting-flags.js'
import { columns } from '../table.js'

const flags = { ...modelFlags, all: { type: 'boolean', default: false } } as const

/**
 * Shows the models that the settings allow, or checks their files. The check prints one line, after one for each model that is missing or damaged (exit code 1);
 * with `--all` each model has its line.
 */
export async function modelsCommand(argv: readonly string[], { env, stdout }: Context): Promise<number> {
  const { values, positionals: given } = parseArguments(argv, flags)
  const [action] = positionals(given, 'list or verify')
  if (action !== 'list' && action !== 'verify') throw new UsageError(`unknown action "${action}"`)
  const { settings } = loadSettings({ argv: settingArguments(values), env })
  const folder = settings.models ?? defaultModelsFolder()
  const store = openModels(folder, settings.modelsLicence)
  const entries = store.manifest.artefacts.filter(({ id }) => store.has(id))
  if (action === 'list') {
    await write(stdout, columns(entries.map(listed)))
    return exitCodes.done
  }
  let faults = 0
  for (const entry of entries) {
    const fault = await faultOf(folder, entry)
    if (fault !== undefined) faults++
    if (fault !== undefined || values.all) await write(stdout, `${fault ?? `model ${entry.id} is intact`}\n`)
  }
  await write(stdout, `${entries.length - faults} of ${entries.length} models are intact\n`)
  return faults === 0 ? exitCodes.done : exitCodes.fault
}

function listed({ id, licence, bytes, sources }: ManifestEntry): string[] {
  return [id, licence, `${(bytes / 1e6).toFixed(2)} MB`, sources.join('; ')]
}

async function faultOf(folder: string, entry: ManifestEntry): Promise<string | undefined> {
  try {
    await verifyArtefact(folder, entry)
    return undefined
  } catch (error) {
    if (error instanceof ModelError) return error.message
    throw error
  }
}
