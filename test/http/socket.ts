import { connect } from 'node:net'

/** An answer as it came over a socket. */
export interface Heard {
  readonly status: number
  /** Names of the header fields as they were written. */
  readonly names: readonly string[]
  /** Their values by name in lower case. */
  readonly fields: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** Sends bytes and reads the one answer until the other side closes; an interim answer (100) before it is passed over. */
export function exchange(port: number, sent: string | Buffer): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const received: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.write(sent))
    socket.on('data', (chunk) => received.push(chunk))
    socket.on('error', reject)
    socket.on('close', () => resolve(heard(Buffer.concat(received))))
  })
}

function heard(bytes: Buffer): Heard {
  const end = bytes.indexOf('\r\n\r\n')
  if (end === -1) throw new Error(`no answer: ${bytes.toString('latin1')}`)
  const [first = '', ...lines] = bytes.toString('latin1', 0, end).split('\r\n')
  const status = Number(first.split(' ')[1])
  if (status === 100) return heard(bytes.subarray(end + 4))
  const pairs = lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()] as const)
  return {
    status,
    names: pairs.map(([name]) => name),
    fields: Object.fromEntries(pairs.map(([name, value]) => [name.toLowerCase(), value])),
    body: bytes.subarray(end + 4)
  }
}
