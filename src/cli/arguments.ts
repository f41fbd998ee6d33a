import type { ParseArgsConfig } from 'node:util'
import { readFlags } from '../settings/flags.js'
import { UsageError } from './context.js'

/** Flags and positional arguments of a command. @throws UsageError for a flag it does not have */
export function parseArguments<T extends NonNullable<ParseArgsConfig['options']>>(argv: readonly string[], options: T) {
  return readFlags({ args: [...argv], options, allowPositionals: true }, (message) => new UsageError(message))
}

/** A flag's value as a whole number. @throws UsageError outside the bounds */
export function wholeNumber(flag: string, text: string, minimum: number, maximum: number): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < minimum || value > maximum) throw new UsageError(`--${flag} must be a whole number from ${minimum} to ${maximum}`)
  return value
}

/** @throws UsageError when there are more or fewer positional arguments than names */
export function positionals(given: readonly string[], ...names: readonly string[]): readonly string[] {
  const missing = names[given.length]
  if (missing !== undefined) throw new UsageError(`${missing} is missing`)
  if (given.length > names.length) throw new UsageError(`unexpected argument "${given[names.length]}"`)
  return given
}
