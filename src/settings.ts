/** Settings of the service: command-line flags over environment variables over a configuration file over defaults. */
import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { TSchema } from '@sinclair/typebox'
import { jsonFaultPlace } from './core/json-fault.js'
import { parseVersionRange } from './core/version-range.js'
import { readFlags } from './settings/flags.js'
import { type SettingName, type Settings, SettingsSchema } from './settings/schema.js'
import { environmentName, faultOf, flagName, milliseconds, valueOfText } from './settings/values.js'

export type { SettingName, Settings } from './settings/schema.js'

/** A setting that is unknown or invalid; the message names it and where it came from. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

/** A flag that is no setting or has no value, or an argument where none belongs: not a wrong setting but a wrong call. */
export class FlagError extends SettingsError {
  override name = 'FlagError'
}

export interface LoadedSettings {
  readonly settings: Settings
  /** Where each value came from: `default`, `flag --port`, `environment GLOSSA_PORT` or `file <path>`. */
  readonly origins: Readonly<Record<SettingName, string>>
}

export interface SettingsSources {
  /** Arguments after the command, settings only. */
  readonly argv?: readonly string[]
  readonly env?: Readonly<Record<string, string | undefined>>
  /** Reads the configuration file as text; by default from the disk. */
  readonly readFile?: (path: string) => string
}

/** Value of the setting `knowledgeBase` that leaves linking out. */
export const NO_BASE = 'none'

interface Given {
  readonly value: unknown
  readonly origin: string
  /** Folder that relative paths are meant from. */
  readonly folder: string
}
type Layer = Map<SettingName, Given>

const schemas = SettingsSchema.properties as Record<SettingName, TSchema>
const names = Object.keys(schemas) as SettingName[]
const paths: readonly SettingName[] = ['models', 'keysFile', 'entityLists', 'knowledgeBase', 'cacheFolder']
/** Words that stand where a path may stand. */
const noPaths: Readonly<Partial<Record<SettingName, string>>> = { knowledgeBase: NO_BASE }
/** Names that begin like settings and are none: the configuration file itself, and the folder of raw training data that scripts read. */
const otherEnvironment = new Set(['GLOSSA_CONFIG', 'GLOSSA_DATA'])
/** Kubernetes tells every container of a service called `glossa` where that service is, by variables of these names. */
const serviceLink = /^GLOSSA_(SERVICE_HOST|SERVICE_PORT(_\w+)?|PORT_\d+_(TCP|UDP|SCTP)(_\w+)?)$/

/**
 * Reads all sources, checks every value and fills in the defaults.
 * @returns frozen settings and the origin of each
 * @throws FlagError for an unknown flag, SettingsError for an unknown or invalid setting or `GLOSSA_*` variable, or an unreadable file
 */
export function loadSettings({ argv = [], env = {}, readFile = (path) => readFileSync(path, 'utf8') }: SettingsSources = {}): LoadedSettings {
  const flags = flagLayer(argv)
  const environment = environmentLayer(env)
  const file = flags.config ?? env['GLOSSA_CONFIG']
  const layers = [flags.layer, environment, file === undefined || file === '' ? new Map() : fileLayer(file, readFile)]
  const settings: Record<string, unknown> = {}
  const origins: Record<string, string> = {}
  for (const name of names) {
    const given = layers.map((layer) => layer.get(name)).find((found) => found !== undefined)
    origins[name] = given?.origin ?? 'default'
    const value = given === undefined ? schemas[name].default : checked(name, given)
    if (value !== undefined) settings[name] = Array.isArray(value) ? Object.freeze([...value]) : value
  }
  settings['host'] ??= settings['keysFile'] === undefined ? '127.0.0.1' : '0.0.0.0'
  return { settings: Object.freeze(settings) as unknown as Settings, origins: Object.freeze(origins) as Record<SettingName, string> }
}

/** Name, flag, environment variable, default and meaning of every setting, for help texts and tables. */
export function describeSettings() {
  return names.map((name) => ({
    name,
    flag: `--${flagName(name)}`,
    environment: environmentName(name),
    default: schemas[name].default as unknown,
    description: schemas[name].description ?? ''
  }))
}

function checked(name: SettingName, { value, origin, folder }: Given): unknown {
  const fault =
    faultOf(schemas[name], value) ??
    (name === 'clientVersions' && parseVersionRange(String(value)) === undefined ? 'not a range of versions such as [0.10,2.0)' : undefined)
  if (fault !== undefined) throw new SettingsError(`setting ${name} (${origin}): ${fault}`)
  return paths.includes(name) && value !== noPaths[name] ? resolve(folder, String(value)) : value
}

function flagLayer(argv: readonly string[]): { layer: Layer; config: string | undefined } {
  const options = Object.fromEntries(names.map((name) => [flagName(name), { type: schemas[name]['type'] === 'boolean' ? 'boolean' : 'string' } as const]))
  const all: Record<string, { type: 'boolean' | 'string' }> = { ...options, config: { type: 'string' } }
  const { values } = readFlags({ args: [...argv], options: all, allowNegative: true }, (message) => new FlagError(message))
  const layer: Layer = new Map()
  for (const name of names) {
    const given = values[flagName(name)]
    if (given === undefined) continue
    const value = typeof given === 'string' ? valueOfText(schemas[name], given) : given
    layer.set(name, { value, origin: `flag --${flagName(name)}`, folder: process.cwd() })
  }
  return { layer, config: values['config'] as string | undefined }
}

function environmentLayer(env: Readonly<Record<string, string | undefined>>): Layer {
  const byVariable = new Map(names.map((name) => [environmentName(name), name]))
  const layer: Layer = new Map()
  for (const [variable, text] of Object.entries(env)) {
    if (!variable.startsWith('GLOSSA_') || otherEnvironment.has(variable) || isServiceLink(variable, text)) continue
    const name = byVariable.get(variable)
    if (name === undefined) throw new SettingsError(`environment variable ${variable} is not a setting`)
    // An empty variable is how compose files and charts leave a setting alone.
    if (text === undefined || text === '') continue
    layer.set(name, { value: valueOfText(schemas[name], text), origin: `environment ${variable}`, folder: process.cwd() })
  }
  return layer
}

function isServiceLink(variable: string, text: string | undefined): boolean {
  return serviceLink.test(variable) || (variable === 'GLOSSA_PORT' && text?.includes('://') === true)
}

function fileLayer(path: string, readFile: (path: string) => string): Layer {
  const content = parseFile(path, readFile)
  const layer: Layer = new Map()
  for (const [key, value] of Object.entries(content)) {
    const name = names.find((known) => known === key)
    if (name === undefined) throw new SettingsError(`setting ${key} (file ${path}) is not known`)
    const meant = schemas[name]['duration'] === true && typeof value === 'string' ? milliseconds(value) : value
    layer.set(name, { value: meant, origin: `file ${path}`, folder: dirname(resolve(path)) })
  }
  return layer
}

function parseFile(path: string, readFile: (path: string) => string): object {
  let text: string
  try {
    text = readFile(path)
  } catch (error) {
    throw new SettingsError(`configuration file ${path} cannot be read: ${(error as Error).message}`)
  }
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    // the error's own words quote the file, which may be another one with secrets in it
    const { line, column } = jsonFaultPlace(text)
    throw new SettingsError(`configuration file ${path} is not valid JSON (line ${line}, column ${column})`)
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content)) throw new SettingsError(`configuration file ${path} must hold a JSON object`)
  return content
}
