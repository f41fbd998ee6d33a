import { openModels } from '../../models/store.js'
import { loadSettings } from '../../settings.js'
import { parseArguments, positionals } from '../arguments.js'
import { type Context, UsageError } from '../context.js'
import { indexCommand, indexFlags } from '../names/index-command.js'
import { matchCommand, matchFlags } from '../names/match-command.js'
import { modelFlags, settingArguments } from '../setting-flags.js'

const flags = { index: { ...modelFlags, ...indexFlags }, match: { ...modelFlags, ...matchFlags } } as const

type ModelValues = Parameters<typeof settingArguments>[0]

/** Makes indexes of names, and finds names in them. */
export async function namesCommand(argv: readonly string[], context: Context): Promise<number> {
  const [action, ...rest] = argv
  const store = (values: ModelValues) => {
    const { settings } = loadSettings({ argv: settingArguments(values), env: context.env })
    return openModels(settings.models, settings.modelsLicence)
  }
  if (action === 'index') {
    const { values, positionals: given } = parseArguments(rest, flags.index)
    const [list] = positionals(given, 'the list of names')
    return indexCommand(list!, values, store(values), context)
  }
  if (action === 'match') {
    const { values, positionals: given } = parseArguments(rest, flags.match)
    const [queries] = positionals(given, 'the list of queries')
    return matchCommand(queries!, values, store(values), context)
  }
  throw new UsageError(action === undefined ? 'index or match is missing' : `unknown action "${action}"`)
}
