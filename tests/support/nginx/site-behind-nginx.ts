import type { RequestHandler } from 'express'
import { renderPage } from '#js/ssr.tsx'
import { startSite } from '../site.ts'
import type { TestSite } from '../site.ts'
import { createVisitor } from '../visitor.ts'
import { address, startNginx } from './nginx.ts'
import type { Nginx } from './nginx.ts'
import { tlsClient } from './tls-client.ts'
import type { TlsClient } from './tls-client.ts'

/** A public site with a shared cache in front: `visitor()` gives somebody who comes past that cache. */
export interface SiteBehindNginx extends TestSite {
  readonly nginx: Nginx
  readonly ask: TlsClient['ask']
  /** Ends the site alone: nginx still answers. */
  stopSite(): Promise<void>
}

interface Options {
  readonly variables?: Readonly<Record<string, string>>
  readonly before?: RequestHandler
}

export async function siteBehindNginx({
  variables,
  before,
}: Options = {}): Promise<SiteBehindNginx> {
  const site = await startSite({
    variables: { APP_URL: address, SHARED_CACHE: '1', ...variables },
    render: renderPage,
    ...(before && { before }),
  })
  const nginx = await startNginx(Number(new URL(site.origin).port))
  const { ask, close } = tlsClient(nginx.port)
  let isUp = true
  const stopSite = async () => {
    if (isUp) await site.stop()
    isUp = false
  }
  return {
    ...site,
    nginx,
    ask,
    stopSite,
    visitor: () => createVisitor(address, 'test', undefined, ask),
    async stop() {
      close()
      await nginx.stop()
      await stopSite()
    },
  }
}
