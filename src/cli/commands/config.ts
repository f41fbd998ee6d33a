import { loadSettings, type SettingName } from '../../settings.js'
import { type Context, exitCodes, write } from '../context.js'
import { columns } from '../table.js'

/** Every setting, its value and its origin. None is secret: keys lie hashed in a file of their own, of which only the path is a setting. */
export async function configCommand(argv: readonly string[], { env, stdout }: Context): Promise<number> {
  const { settings, origins } = loadSettings({ argv, env })
  const rows = (Object.keys(origins) as SettingName[]).map((name) => [name, shown(settings[name]), origins[name]])
  await write(stdout, columns(rows))
  return exitCodes.done
}

function shown(value: unknown): string {
  if (value === undefined) return '(not set)'
  if (Array.isArray(value)) return value.length === 0 ? '(none)' : value.join(',')
  return String(value)
}
