import { fork } from 'node:child_process'
import { once } from 'node:events'

export interface GallerySite {
  readonly origin: string
  stop(): Promise<void>
}

/**
 * The site with the pages of those who build it, which no build for visitors has: bundled as a
 * developer sees it, with the half of React that tells what is wrong with a hydrated page, but
 * without a development server, which may load a page anew at any moment. It runs from sources, the
 * adapter's among them, which a browser's test does not.
 * @throws when it ends instead of listening.
 */
export async function startGallerySite(): Promise<GallerySite> {
  const server = fork(new URL('gallery-server.ts', import.meta.url), {
    execArgv: ['--conditions=@saltlark/source', '--import', 'tsx'],
  })
  const ended = once(server, 'exit')
  const [origin] = (await Promise.race([
    once(server, 'message'),
    ended.then(([code]) => Promise.reject(new Error(`The gallery's site ended (${code}).`))),
  ])) as [string]
  return {
    origin,
    async stop() {
      server.disconnect()
      await ended
    },
  }
}
