/** The rooms of the scripts stand in an order: what one room takes from another, it does not give back. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../../scripts')
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'))

/** Rooms that the files of each room import from. */
function importsByRoom(): Map<string, Set<string>> {
  const rooms = new Map<string, Set<string>>()
  for (const file of files) {
    const path = join(root, file)
    const taken = rooms.get(dirname(file)) ?? new Set()
    rooms.set(dirname(file), taken)
    for (const [, target] of readFileSync(path, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)) {
      const room = relative(root, dirname(resolve(dirname(path), target!)))
      if (!room.startsWith('..') && room !== dirname(file)) taken.add(room)
    }
  }
  return rooms
}

describe('rooms of the scripts', () => {
  const rooms = importsByRoom()

  it('are found', () => {
    expect(rooms.size).toBeGreaterThan(15)
    expect(rooms.get('tagger')).toContain('lib')
  })

  it('make no circle', () => {
    const circles: string[] = []
    const done = new Set<string>()
    const visit = (room: string, trail: readonly string[]): void => {
      if (trail.includes(room)) circles.push([...trail.slice(trail.indexOf(room)), room].join(' -> '))
      if (trail.includes(room) || done.has(room)) return
      for (const next of rooms.get(room) ?? []) visit(next, [...trail, room])
      done.add(room)
    }
    for (const room of rooms.keys()) visit(room, [])
    expect(circles).toEqual([])
  })

  it('lean on lib, which leans on none', () => expect([...rooms.get('lib')!]).toEqual([]))
})
