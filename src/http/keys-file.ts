/**
 * The file of access keys: JSON, `{"keys": [{id, label, sha256, concurrency, created, expires, revoked?}]}`, times in ISO 8601. Keys are
 * 256 random bits, so a plain sha256 hides them: salt and slow hashing guard what people choose, and would only slow every request.
 */
import { createHash, randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, openSync, readFileSync, realpathSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Static, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'

const time = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$' })

const KeyEntrySchema = Type.Object({
  id: Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }),
  label: Type.String({ maxLength: 200 }),
  /** Lower-case hexadecimal. */
  sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  /** Calls at a time. */
  concurrency: Type.Integer({ minimum: 1, maximum: 10_000 }),
  created: time,
  expires: time,
  revoked: Type.Optional(time)
})
const KeyFileSchema = Type.Object({ keys: Type.Array(KeyEntrySchema) })

export type KeyEntry = Static<typeof KeyEntrySchema>

/** A key file that cannot be used, or a change that makes no sense; the message names the file or the key. */
export class KeyFileError extends Error {
  override name = 'KeyFileError'
}

export interface NewKey {
  readonly label: string
  readonly concurrency: number
  readonly days: number
}

const dayMs = 86_400_000
const waitForLockMs = 2000

/** @throws KeyFileError when the file is missing, unreadable or not a key file */
export function readKeyFile(path: string): KeyEntry[] {
  let content: unknown
  try {
    content = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    if (isMissing(error)) throw new KeyFileError(`key file ${path} does not exist; "glossa keys make" begins one`)
    throw new KeyFileError(`key file ${path} cannot be read: ${(error as Error).message}`)
  }
  if (Value.Check(KeyFileSchema, content)) return content.keys
  const fault = Value.Errors(KeyFileSchema, content).First()
  throw new KeyFileError(`key file ${path} is not a key file: ${fault?.path ?? ''} ${fault?.message ?? ''}`)
}

/** Digest by which a key is stored and found. */
export function keyDigest(key: string): Buffer {
  return createHash('sha256').update(key, 'utf8').digest()
}

/**
 * Adds a key to the file, which is begun when it does not exist.
 * @returns the key itself, which is kept nowhere, and its entry
 * @throws KeyFileError
 */
export function makeKey(path: string, { label, concurrency, days }: NewKey): { key: string; entry: KeyEntry } {
  const key = `glossa_${randomBytes(32).toString('base64url')}`
  const now = Date.now()
  const entry: KeyEntry = {
    id: randomBytes(6).toString('hex'),
    label,
    sha256: keyDigest(key).toString('hex'),
    concurrency,
    created: new Date(now).toISOString(),
    expires: new Date(now + days * dayMs).toISOString()
  }
  changeKeyFile(path, (entries) => [...entries, entry])
  return { key, entry }
}

/** Marks a key as revoked. @throws KeyFileError when it is not there or revoked already */
export function revokeKey(path: string, id: string): void {
  readKeyFile(path)
  changeKeyFile(path, (entries) => {
    const found = entries.find((entry) => entry.id === id)
    if (found === undefined) throw new KeyFileError(`key file ${path} has no key ${id}`)
    if (found.revoked !== undefined) throw new KeyFileError(`key ${id} was revoked at ${found.revoked}`)
    return entries.map((entry) => (entry === found ? { ...entry, revoked: new Date().toISOString() } : entry))
  })
}

/** Reads, changes and replaces the file as one step among all processes; whoever reads meanwhile sees the old or the new file. */
function changeKeyFile(path: string, change: (entries: KeyEntry[]) => KeyEntry[]): void {
  const target = linkTarget(path)
  const unlock = lock(`${target}.lock`)
  try {
    replaceFile(target, `${JSON.stringify({ keys: change(exists(target) ? readKeyFile(target) : []) }, null, 2)}\n`)
  } finally {
    unlock()
  }
}

function replaceFile(path: string, content: string): void {
  const part = join(dirname(path), `.${randomBytes(6).toString('hex')}.part`)
  const descriptor = openSync(part, 'wx', 0o600)
  try {
    writeSync(descriptor, content)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
  renameSync(part, path)
}

function lock(path: string): () => void {
  const deadline = Date.now() + waitForLockMs
  for (;;) {
    try {
      closeSync(openSync(path, 'wx', 0o600))
      return () => rmSync(path, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw new KeyFileError(`key file cannot be changed: ${(error as Error).message}`)
      if (Date.now() > deadline) throw new KeyFileError(`another process is changing the keys; if none is, remove ${path}`)
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    }
  }
}

/** A link stays a link: its target is replaced. */
function linkTarget(path: string): string {
  return exists(path) ? realpathSync(path) : path
}

function exists(path: string): boolean {
  try {
    realpathSync(path)
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw new KeyFileError(`key file ${path} cannot be read: ${(error as Error).message}`)
  }
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT'
}
