import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import type { FuzzedRequest } from './fuzzed-request.ts'

/** What came back for some requests that were sent at once. */
export interface Heard {
  /** Of the requests in their order; fewer when the connection was closed before. */
  readonly statuses: readonly number[]
  /** Was neither everything answered nor the connection closed in time? */
  readonly isLate: boolean
}

const patience = 10_000
/** For so long a sender waits who has said what a server cannot answer yet, before it ends. */
const pause = 40

/** One connection after the other to a server, each used until either side ends it. */
export function createLine(port: number) {
  let socket: Socket | null = null

  async function open(): Promise<Socket> {
    if (socket && !socket.destroyed && socket.writable && !socket.readableEnded) return socket
    const opened = connect({ host: '127.0.0.1', port })
    await once(opened, 'connect')
    opened.on('error', () => undefined)
    return (socket = opened)
  }

  return {
    /** @throws when nobody accepts a connection. */
    async send(requests: readonly FuzzedRequest[]): Promise<Heard> {
      const heard = await exchange(await open(), requests)
      if (heard.isLate) socket?.destroy()
      return heard
    },
    close: () => void socket?.destroy(),
  }
}

function exchange(socket: Socket, requests: readonly FuzzedRequest[]): Promise<Heard> {
  const ending = requests.at(-1)?.ending
  const statuses: number[] = []
  let bytes = Buffer.alloc(0)
  return new Promise((resolve) => {
    const done = (isLate: boolean) => {
      clearTimeout(late)
      clearTimeout(waiting)
      socket.off('data', hear).off('close', closed).off('end', closed)
      resolve({ statuses, isLate })
    }
    const closed = () => done(false)
    const hear = (part: Buffer) => {
      bytes = Buffer.concat([bytes, part])
      bytes = bytes.subarray(readAnswers(bytes, requests, statuses))
      if (statuses.length < requests.length) return
      if (ending === 'goes on') done(false)
      else socket.end()
    }
    const late = setTimeout(() => done(true), patience)
    const waiting = ending === 'ends' ? setTimeout(() => socket.end(), pause) : undefined
    socket.on('data', hear).on('close', closed).on('end', closed)
    socket.write(Buffer.concat(requests.map((request) => request.bytes)), () => {
      if (ending === 'hangs up') socket.destroy()
    })
  })
}

/** Adds the statuses of whole answers, and says where the first that is not whole begins. */
function readAnswers(bytes: Buffer, asked: readonly FuzzedRequest[], statuses: number[]): number {
  let start = 0
  for (;;) {
    const answer = readAnswer(bytes.subarray(start), asked[statuses.length]?.method)
    if (!answer) return start
    // An answer of 1xx is not the last one.
    if (answer.status >= 200) statuses.push(answer.status)
    start += answer.length
  }
}

function readAnswer(bytes: Buffer, method?: string): { status: number; length: number } | null {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return null
  const head = bytes.toString('latin1', 0, end).toLowerCase()
  const status = Number(head.slice(9, 12))
  const start = end + 4
  const isBare = method === 'HEAD' || status < 200 || status === 204 || status === 304
  if (isBare) return { status, length: start }
  const [, size] = /\r\ncontent-length: (\d+)/.exec(head) ?? []
  const isChunked = head.includes('\r\ntransfer-encoding: chunked')
  // Without either it ends with the connection.
  const length = isChunked ? endOfChunks(bytes, start) : start + Number(size ?? 0)
  return length === null || length > bytes.length ? null : { status, length }
}

function endOfChunks(bytes: Buffer, from: number): number | null {
  for (let at = from; ;) {
    const line = bytes.indexOf('\r\n', at)
    if (line < 0) return null
    const size = Number.parseInt(bytes.toString('latin1', at, line), 16)
    at = line + 2 + size + 2
    if (size === 0) return at
  }
}
