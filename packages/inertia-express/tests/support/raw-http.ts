import { connect } from 'node:net'

export interface RawAnswer {
  readonly status: number
  readonly headers: Headers
  readonly body: string
}

/**
 * Sends a request exactly as it is written, one line an argument, and reads until the server has
 * said everything: for requests that no client would send. A Connection header is added.
 */
export async function sendRaw(origin: string, ...lines: string[]): Promise<RawAnswer> {
  const [start = '', ...rest] = lines
  const text = await exchange(origin, [start, 'Connection: close', ...rest, '', ''].join('\r\n'))
  const [head = '', body = ''] = text.split(/\r\n\r\n(.*)/s)
  const [status = '', ...headers] = head.split('\r\n')
  return {
    status: Number(status.split(' ')[1]),
    headers: new Headers(
      headers.map((line) => line.split(/: ?(.*)/s).slice(0, 2) as [string, string]),
    ),
    body,
  }
}

/** Everything that comes back for some bytes before the connection ends. */
export async function exchange(origin: string, request: string): Promise<string> {
  const { hostname, port } = new URL(origin)
  const socket = connect({ host: hostname, port: Number(port) })
  socket.setTimeout(30_000, () =>
    socket.destroy(new Error('the server did not answer in 30 seconds')),
  )
  socket.write(request, 'latin1')
  const parts: Buffer[] = []
  for await (const part of socket) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
