import { once } from 'node:events'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { pageOf } from '../../support/visitor.ts'
import { visitHeaders } from './headers.ts'
import type { WrittenAnswers } from './servers/ready-answers.ts'

/** What is to be known of our own server before it can be measured. */
export interface Ours {
  /** Of the assets. */
  readonly version: string
  /** Of the home page in brotli. */
  readonly etag: string
  /** The cookie of somebody who is signed in. */
  readonly session: string
  /** What the home page weighs in each form, in words. */
  readonly sizes: Readonly<Record<'plain' | 'brotli' | 'json', string>>
  /** Its answers, for servers that have nothing else to send. */
  readonly answers: WrittenAnswers
  /** What it renders, for whoever renders nothing else. */
  readonly rendered: { readonly page: object; readonly table: object }
}

/** Asks our own server for what the others are to send. */
export async function askOurs(
  { port, origin }: { readonly port: number; readonly origin: string },
  session: string,
): Promise<Ours> {
  const home = await fetch(origin)
  const html = await home.clone().text()
  const page = await pageOf(home)
  const version = page.version ?? ''
  const plain = await answerOf(port, { 'Accept-Encoding': 'identity' })
  const json = await answerOf(port, {
    ...visitHeaders(version),
    'Accept-Encoding': 'identity',
  })
  const brotli = await smallest(port)
  const [, table = ''] = /<script id="ziggy-routes-json"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  return {
    session,
    version,
    etag: brotli.etag,
    sizes: { plain: weight(plain), brotli: weight(brotli), json: weight(json) },
    answers: { '/plain': plain, '/brotli': brotli, '/json': json },
    rendered: { page, table: JSON.parse(table) as object },
  }
}

/** Brotli as small as it will be is made when the page is asked for again, beside the requests. */
async function smallest(port: number) {
  for (;;) {
    const answer = await answerOf(port, { 'Accept-Encoding': 'br' })
    if (!answer.etag.includes('quick')) return answer
  }
}

async function answerOf(port: number, headers: Readonly<Record<string, string>>) {
  const asked = request({
    port,
    host: '127.0.0.1',
    path: '/',
    headers: { ...headers, Host: `localhost:${port}` },
  })
  asked.end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const body = Buffer.concat((await answer.toArray()) as Buffer[])
  return {
    status: answer.statusCode ?? 0,
    headers: ownHeaders(answer),
    body,
    etag: answer.headers.etag ?? '',
  }
}

// Node adds these by itself to whatever it sends.
const added = new Set(['connection', 'date', 'keep-alive'])

function ownHeaders({ rawHeaders }: IncomingMessage): string[] {
  return rawHeaders.filter((_, at) => !added.has((rawHeaders[at - (at % 2)] ?? '').toLowerCase()))
}

function weight({ body }: { readonly body: Buffer }): string {
  return `${(body.length / 1_000).toFixed(0)} kB`
}
