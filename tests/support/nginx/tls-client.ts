import type { IncomingMessage } from 'node:http'
import { Agent, request as send } from 'node:https'

/** Whoever calls past nginx. */
export interface TlsClient {
  /** As `fetch` does it, but the body is left as it was sent. */
  readonly ask: typeof fetch
  close(): void
}

/**
 * Sends requests for `https://www.example.com` to a port of this machine, whatever its certificate.
 * @param localAddress of this machine's own, from which it calls.
 */
export function tlsClient(port: number, localAddress?: string): TlsClient {
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false })
  return {
    async ask(address, init = {}) {
      const sent = new Request(address, init)
      const { host, pathname, search } = new URL(sent.url)
      const headers = { host, ...Object.fromEntries(sent.headers) }
      const body = Buffer.from(await sent.arrayBuffer())
      return new Promise((resolve, reject) => {
        const request = send({
          host: '127.0.0.1',
          port,
          servername: host.split(':')[0],
          agent,
          method: sent.method,
          path: pathname + search,
          headers,
          localAddress,
        })
        request.on('error', reject)
        request.on('response', (answer) => void wholeOf(answer).then(resolve, reject))
        request.end(body.length > 0 ? body : undefined)
      })
    },
    close: () => agent.destroy(),
  }
}

async function wholeOf(answer: IncomingMessage): Promise<Response> {
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part as Buffer)
  const { statusCode: status = 0, rawHeaders } = answer
  const headers = new Headers()
  for (let at = 0; at < rawHeaders.length; at += 2) {
    headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '')
  }
  const isBodiless = status === 204 || status === 304
  return new Response(isBodiless ? null : Buffer.concat(parts), { status, headers })
}
