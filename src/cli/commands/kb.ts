import { resolve } from 'node:path'
import { resolveLanguage } from '../../core/languages.js'
import type { KnowledgeBase } from '../../knowledge/base/entity.js'
import { KnowledgeBaseError, readMeta } from '../../knowledge/base/files.js'
import { checkModels } from '../../knowledge/base/models.js'
import { openKnowledgeBase } from '../../knowledge/base/reader.js'
import { hasPackedBase } from '../../knowledge/base/unpack.js'
import { ImportError } from '../../knowledge/import/errors.js'
import { type ModelStore, openModels } from '../../models/store.js'
import { knowledgeBaseFolder } from '../../service/knowledge.js'
import { loadSettings, NO_BASE } from '../../settings.js'
import { parseArguments, positionals, wholeNumber } from '../arguments.js'
import { type Context, exitCodes, UsageError, write } from '../context.js'
import { importCommand, importFlags } from '../kb/import.js'
import { type LookedUp, lookUp } from '../kb/lookup.js'
import { count } from '../kb/progress-line.js'
import { knowledgeFlags, modelFlags, settingArguments } from '../setting-flags.js'
import { columns } from '../table.js'

const flags = {
  import: { ...modelFlags, ...importFlags },
  stat: { ...knowledgeFlags, json: { type: 'boolean', default: false } },
  lookup: {
    ...knowledgeFlags,
    base: { type: 'string' },
    language: { type: 'string' },
    count: { type: 'string', default: '10' },
    json: { type: 'boolean', default: false }
  }
} as const

const MOST_FOUND = 1_000

/** Makes, describes and searches knowledge bases. */
export async function kbCommand(argv: readonly string[], context: Context): Promise<number> {
  const [action, ...rest] = argv
  try {
    if (action === 'import') return await importBase(rest, context)
    if (action === 'stat') return await showBase(rest, context)
    if (action === 'lookup') return await searchBase(rest, context)
  } catch (error) {
    if (!(error instanceof ImportError || error instanceof KnowledgeBaseError)) throw error
    context.stderr.write(`glossa: ${error.message}\n`)
    return exitCodes.fault
  }
  throw new UsageError(action === undefined ? 'import, stat or lookup is missing' : `unknown action "${action}"`)
}

async function importBase(argv: readonly string[], context: Context): Promise<number> {
  const { values, positionals: given } = parseArguments(argv, flags.import)
  const [dump] = positionals(given, 'the dump')
  const { settings } = loadSettings({ argv: settingArguments(values), env: context.env })
  return importCommand(dump!, values, openModels(settings.models, settings.modelsLicence), context)
}

async function showBase(argv: readonly string[], context: Context): Promise<number> {
  const { values, positionals: given } = parseArguments(argv, flags.stat)
  if (given.length > 1) throw new UsageError(`unexpected argument "${given[1]}"`)
  const { folder } = await openFolder(given[0], settingArguments(values), context)
  const { format, made, entities, names, vectors, byType, classes, files } = readMeta(folder)
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
  const bytes = sum(Object.values(files))
  if (values.json) {
    await write(context.stdout, `${JSON.stringify({ folder, format, made, entities, names, vectors: sum(vectors), bytes, classes: classes.length, byType })}\n`)
    return exitCodes.done
  }
  const figures = {
    folder,
    made,
    entities: count(entities),
    names: count(names),
    'vectors of names': count(sum(vectors)),
    classes: count(classes.length),
    size: `${(bytes / 1e6).toFixed(1)} MB`
  }
  const types = Object.entries(byType)
    .sort(([, left], [, right]) => right - left)
    .map(([type, number]) => [type, count(number)] as const)
  await write(context.stdout, columns([...Object.entries(figures), ...types]))
  return exitCodes.done
}

async function searchBase(argv: readonly string[], context: Context): Promise<number> {
  const { values, positionals: given } = parseArguments(argv, flags.lookup)
  const [name] = positionals(given, 'the name')
  const most = wholeNumber('count', values.count, 1, MOST_FOUND)
  const language = values.language === undefined ? undefined : resolveLanguage(values.language)
  if (values.language !== undefined && language === undefined) throw new UsageError(`--language: "${values.language}" is not known`)
  const { folder, store } = await openFolder(values.base, settingArguments(values), context)
  checkModels(folder, readMeta(folder), store)
  const base: KnowledgeBase = openKnowledgeBase(folder)
  try {
    const found = lookUp(base, store, name!, most, language)
    if (values.json) await write(context.stdout, found.map((entity) => `${JSON.stringify(entity)}\n`).join(''))
    else if (found.length > 0) await write(context.stdout, columns([['id', 'type', 'prior', 'found', 'name', 'label', 'description'], ...found.map(cells)]))
    if (found.length === 0) context.stderr.write('glossa: no entity has this name or one near to it\n')
    return found.length > 0 ? exitCodes.done : exitCodes.fault
  } finally {
    base.close()
  }
}

function cells({ id, type, prior, found, similarity, name, kind, language, label, description = '' }: LookedUp): string[] {
  const how = found === 'near' ? `near ${similarity!.toFixed(2)}` : found
  return [id, type, prior.toFixed(2), how, `${name} (${language === undefined ? kind : `${kind}, ${language}`})`, label, description]
}

/** The named folder, else that of the settings, else the packed base, which is unpacked where that has not been done. */
async function openFolder(named: string | undefined, argv: readonly string[], { env, stderr }: Context): Promise<{ folder: string; store: ModelStore }> {
  const { settings } = loadSettings({ argv, env })
  const store = openModels(settings.models, settings.modelsLicence)
  if (named !== undefined) return { folder: resolve(named), store }
  if (settings.knowledgeBase === NO_BASE) throw new UsageError('the setting knowledgeBase is none; name a folder')
  if (settings.knowledgeBase === undefined && !hasPackedBase(store))
    throw new KnowledgeBaseError('this installation has no packed knowledge base; name a folder')
  const say = (message: string) => void stderr.write(`glossa: ${message}\n`)
  return { folder: await knowledgeBaseFolder(settings, store, { say }, env), store }
}
