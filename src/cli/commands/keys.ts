import { type KeyEntry, makeKey, readKeyFile, revokeKey } from '../../http/keys-file.js'
import { loadSettings, SettingsError } from '../../settings.js'
import { parseArguments, positionals, wholeNumber } from '../arguments.js'
import { type Context, exitCodes, UsageError, write } from '../context.js'
import { keyFlags, settingArguments } from '../setting-flags.js'
import { columns } from '../table.js'

const flags = { ...keyFlags, label: { type: 'string', default: '' }, concurrency: { type: 'string', default: '1' }, days: { type: 'string' } } as const

const actions = new Set(['make', 'list', 'revoke'])
const maximumConcurrency = 10_000
const maximumDays = 36_500

export async function keysCommand(argv: readonly string[], { env, stdout, stderr }: Context): Promise<number> {
  const { values, positionals: given } = parseArguments(argv, flags)
  const [action, ...rest] = given
  if (action === undefined) throw new UsageError('make, list or revoke is missing')
  if (!actions.has(action)) throw new UsageError(`unknown action "${action}"`)
  const { settings } = loadSettings({ argv: settingArguments(values), env })
  const path = settings.keysFile
  if (path === undefined) throw new SettingsError('setting keysFile is not set: name the key file with --keys-file or GLOSSA_KEYS_FILE')
  switch (action) {
    case 'make': {
      positionals(rest)
      const concurrency = wholeNumber('concurrency', values.concurrency, 1, maximumConcurrency)
      const days = values.days === undefined ? settings.keyLifeDays : wholeNumber('days', values.days, 1, maximumDays)
      const { key, entry } = makeKey(path, { label: values.label.slice(0, 200), concurrency, days })
      // The key alone on standard output, for scripts; the words beside it.
      stderr.write(`glossa: key ${entry.id} is valid until ${entry.expires}; it is shown this once\n`)
      await write(stdout, `${key}\n`)
      return exitCodes.done
    }
    case 'list': {
      positionals(rest)
      await write(stdout, columns([['id', 'state', 'calls', 'created', 'expires', 'label'], ...readKeyFile(path).map(listed)]))
      return exitCodes.done
    }
    default: {
      const [id] = positionals(rest, 'the id of the key')
      revokeKey(path, id!)
      stderr.write(`glossa: key ${id} is revoked\n`)
      return exitCodes.done
    }
  }
}

function listed({ id, label, concurrency, created, expires, revoked }: KeyEntry): string[] {
  const state = revoked !== undefined ? 'revoked' : Date.parse(expires) <= Date.now() ? 'expired' : 'valid'
  // A label is free text; on a terminal it stays one line.
  return [id, state, String(concurrency), created.slice(0, 10), expires.slice(0, 10), label.replace(/\p{Cc}/gu, ' ')]
}
