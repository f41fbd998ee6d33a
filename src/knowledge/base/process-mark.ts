/** Marks of processes in files that other processes read, also from containers that share a folder. */
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** What is known of the process of a mark; `unknown` where it is of another host, or the mark says nothing. */
export type ProcessState = 'living' | 'ended' | 'unknown'

/** Where the numbers of processes mean the same: containers with one host name have numbers of their own. */
const namespace = numbersOf()

/**
 * This process: its number, the host, when it began and where numbers mean the same, as far as the system tells. May be a part of a file's name. Earlier
 * versions wrote it without the last two.
 */
export function processMark(): string {
  return [process.pid, hostname(), beginningOf(process.pid), namespace].join('@')
}

export function stateOf(mark: string): ProcessState {
  const [pid = '', host, beginning = '', numbers = ''] = mark.split('@')
  if (!/^\d+$/.test(pid) || host !== hostname() || (numbers !== '' && numbers !== namespace)) return 'unknown'
  try {
    process.kill(Number(pid), 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return 'ended'
  }
  const now = beginningOf(Number(pid))
  // another process has got the number since
  return beginning !== '' && now !== '' && beginning !== now ? 'ended' : 'living'
}

/** When a process began, in ticks since the machine did; empty where the system does not tell. */
function beginningOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // the name of the program, in brackets, may hold blanks and brackets
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function numbersOf(): string {
  try {
    return /\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0] ?? ''
  } catch {
    return ''
  }
}
