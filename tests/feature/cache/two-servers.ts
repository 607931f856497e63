import { Agent, request as askPlainly } from 'node:http'
import type { IncomingHttpHeaders, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { createSiteApp } from '#server/app/app.ts'
import { createHttpServer } from '#server/app/http-server.ts'
import type { TestSite } from '../../support/site.ts'

export interface GivenRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

export interface GivenAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** As it was before it was compressed. */
  readonly body: string
}

export interface TwoServers {
  withCache(request: GivenRequest): Promise<GivenAnswer>
  withoutCache(request: GivenRequest): Promise<GivenAnswer>
  stop(): Promise<void>
}

/** A site that keeps its pages, and beside it the same one without the cache before it. */
export async function twoServers(site: TestSite): Promise<TwoServers> {
  const plain = createHttpServer(createSiteApp(site.services).app, { isBehindProxy: true })
  await new Promise<void>((listening) => plain.listen(0, '127.0.0.1', listening))
  const { host, port } = new URL(site.origin)
  const agent = new Agent({ keepAlive: true })
  const asker = (to: number) => (request: GivenRequest) =>
    answerTo({ ...request, headers: { host, ...request.headers } }, to, agent)

  return {
    withCache: asker(Number(port)),
    withoutCache: asker((plain.address() as AddressInfo).port),
    async stop() {
      agent.destroy()
      await closed(plain)
    },
  }
}

/** @param ask how it is sent: Node's own `request`, plainly or by TLS. */
export function answerTo(
  { method, path, headers }: GivenRequest,
  port: number,
  agent: Agent,
  ask: typeof askPlainly = askPlainly,
): Promise<GivenAnswer> {
  return new Promise((resolve, reject) => {
    const request = ask({ host: '127.0.0.1', port, method, path, headers, agent }, (response) => {
      const parts: Buffer[] = []
      response.on('error', reject)
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const { statusCode: status = 0, headers: given } = response
        const body = plainText(Buffer.concat(parts), given['content-encoding'])
        resolve({ status, headers: given, body })
      })
    })
    request.on('error', reject)
    request.end()
  })
}

function plainText(bytes: Buffer, encoding: string | undefined): string {
  if (bytes.length === 0) return ''
  if (encoding === 'br') return brotliDecompressSync(bytes).toString()
  if (encoding === 'gzip') return gunzipSync(bytes).toString()
  return bytes.toString()
}

function closed(server: Server): Promise<unknown> {
  return new Promise((done) => server.close(done))
}
