/**
 * Where training scripts and evaluations find what they read. A missing input throws: nothing is trained without it, unless a flag of the script
 * says that it is to be left out.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { defaultModelsFolder } from '../../src/models/store.js'

/** Folder of the training data: `GLOSSA_DATA`, by default `../shared/data` beside the repository. */
export function dataFolder(): string {
  return process.env['GLOSSA_DATA'] ?? join(defaultModelsFolder(), '../../shared/data')
}

/** Folder of the unpacked dictionary packages, each under its name (scripts/requirements.txt): `GLOSSA_DICTIONARIES`, by default `dictionaries` beside the data. */
export function dictionaryFolder(): string {
  return process.env['GLOSSA_DICTIONARIES'] ?? join(dataFolder(), '../dictionaries')
}

/** Folder of the unpacked word list packages, each under its name (scripts/requirements.txt): `GLOSSA_LEXICONS`, by default `lexicons` beside the data. */
export function lexiconFolder(): string {
  return process.env['GLOSSA_LEXICONS'] ?? join(dataFolder(), '../lexicons')
}

/** A table that scripts/tagger/export-dictionaries.py (or the program named) wrote from the dictionary packages. */
export function exportedTable(name: string): string {
  return join(dictionaryFolder(), 'export', name)
}

/**
 * The folder that an environment variable names.
 * @param made what makes the folder, for the message
 * @throws Error when the variable is not set
 */
export function namedFolder(variable: string, made: string): string {
  const folder = process.env[variable]
  if (folder === undefined || folder === '') throw new Error(`${variable} is not set: ${made}`)
  return folder
}

/**
 * The path of an input.
 * @param made what makes it or where it comes from, for the message
 * @throws Error when nothing is there
 */
export function required(path: string, made: string): string {
  if (!existsSync(path)) throw new Error(`${path} is missing: ${made}`)
  return path
}

/** Text of a file in UTF-8, unpacked where its name ends in `.gz`. @throws Error when it is missing */
export function readText(path: string, made = 'see the README of the script’s folder'): string {
  const bytes = readFileSync(required(path, made))
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
}

/** Lines of a text file that are not empty; see `readText`. */
export function readLines(path: string, made?: string): string[] {
  return readText(path, made)
    .split('\n')
    .filter((line) => line !== '')
}

/** Columns of the lines of a table with tabs; see `readText`. */
export function readTable(path: string, made?: string): string[][] {
  return readLines(path, made).map((line) => line.split('\t'))
}

/** Reads a JSON file, or gives undefined where there is none (yet). */
export function readJson<T>(path: string): T | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined
}
