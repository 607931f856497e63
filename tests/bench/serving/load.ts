import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { chanceFrom } from '../../support/chance.ts'
import { restOf } from './answer.ts'

/** A request that is sent again and again, over connections that are kept. */
export interface Load {
  readonly port: number
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  /** What every answer must have. */
  readonly status: number
  /** Put a number below this behind the path, by chance: so many addresses are asked for. */
  readonly among?: number
  /** How many requests are under way at one time. Default: 16. */
  readonly connections?: number
}

/** Connections that are open, over which a load can be sent. */
export interface OpenLoad {
  /**
   * Sends so many requests, at least one a connection, and waits for all answers.
   * @returns how many they were.
   * @throws when one has another status, or is cut off.
   */
  ask(requests: number): Promise<number>
  close(): void
}

/** Opens the connections of a load, and sends nothing yet. */
export async function openLoad(load: Load): Promise<OpenLoad> {
  const sockets = await Promise.all(
    Array.from({ length: load.connections ?? 16 }, () => connected(load.port)),
  )
  const nextText = textsOf(load)
  return {
    async ask(requests) {
      const each = Math.ceil(requests / sockets.length)
      await Promise.all(sockets.map((socket) => converse(socket, load, nextText, each)))
      return each * sockets.length
    },
    close() {
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** Sends so many requests as `OpenLoad.ask` does, over connections of its own. */
export async function drive(load: Load, requests: number): Promise<number> {
  const { ask, close } = await openLoad(load)
  try {
    return await ask(requests)
  } finally {
    close()
  }
}

/**
 * What one of so many requests costs a server, in the unit of its accounts. A fifth as many before them
 * are not counted: those open the connections, and find the processor's memory full of another's work.
 */
export async function costOf(
  load: Load,
  requests: number,
  usedSoFar: () => number,
): Promise<number> {
  const { ask, close } = await openLoad(load)
  try {
    await ask(requests / 5)
    const before = usedSoFar()
    const asked = await ask(requests)
    return (usedSoFar() - before) / asked
  } finally {
    close()
  }
}

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').setNoDelay(true)
  await once(socket, 'connect')
  return socket
}

async function converse(
  socket: Socket,
  load: Load,
  nextText: () => string,
  count: number,
): Promise<void> {
  let left = count
  let rest = restOf(load)
  await new Promise<void>((done, failed) => {
    socket.on('error', failed)
    socket.on('close', () => failed(new Error(`${load.path}: the server closed a connection.`)))
    socket.on('data', (part: Buffer) => {
      try {
        if (rest(part)) return
      } catch (error) {
        failed(error)
      }
      rest = restOf(load)
      left -= 1
      if (left > 0) socket.write(nextText())
      else done()
    })
    socket.write(nextText())
  }).finally(() => socket.removeAllListeners())
}

function textsOf({ path, headers, port, among }: Load): () => string {
  const lines = Object.entries({ Host: `localhost:${port}`, ...headers })
  const rest = ` HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
  const chance = chanceFrom(1)
  if (among) return () => `GET ${path}${Math.floor(chance() * among)}${rest}`
  return () => `GET ${path}${rest}`
}
