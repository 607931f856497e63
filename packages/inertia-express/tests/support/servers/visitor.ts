import { onTestFinished } from 'vitest'
import type { PageObject } from '../../../src/core.ts'
import { readPage } from '../../../src/testing/index.ts'
import type { AdapterServer } from './adapter-server.ts'
import { openPort } from './port.ts'
import { servers } from './servers.ts'
import type { ServerName } from './servers.ts'

/** What a client sends that runs the small site's assets. */
export const visit = { 'X-Inertia': 'true', 'X-Inertia-Version': 'first' }

type Headers = Readonly<Record<string, string>>

/** A small site, and one visitor who keeps its cookies. */
export async function siteOn(name: ServerName) {
  const port = await openPort()
  onTestFinished(() => port.close())
  const site: AdapterServer = await servers[name](port)
  const cookies = new Map<string, string>()
  const ask = async (path: string, method = 'GET', headers: Headers = visit) => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const init = { method, headers: { ...headers, cookie }, redirect: 'manual' } as const
    const answer = await fetch(site.origin + path, init)
    for (const line of answer.headers.getSetCookie()) {
      const [key = '', value = ''] = (line.split(';', 1)[0] ?? '').split(/=(.*)/s)
      cookies.set(key, value)
    }
    return answer
  }
  const page = async (path: string, headers?: Headers): Promise<PageObject> =>
    readPage(await ask(path, 'GET', { ...visit, ...headers }))
  return { site, ask, page }
}
