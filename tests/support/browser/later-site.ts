import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../free-port.ts'
import { frozenContent } from '../frozen-content.ts'
import { testInstant } from '../test-instant.ts'
import { answering, startServer } from './production-server.ts'
import type { ProductionServer } from './production-server.ts'

/** A site of a test's own, for which time passes as the test says. */
export interface LaterSite {
  readonly origin: string
  /** Stops the site, and starts it again when so many milliseconds have passed since the beginning. */
  goOnAfter(milliseconds: number): Promise<void>
  /** Stops it, and removes what it kept. */
  stop(): Promise<void>
}

export async function startLaterSite(): Promise<LaterSite> {
  const folder = mkdtempSync(join(tmpdir(), 'saltlark-later-'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  let server: ProductionServer | undefined

  async function goOnAfter(milliseconds: number): Promise<void> {
    await server?.stop()
    server = startServer({
      PORT: String(port),
      HOST: '127.0.0.1',
      APP_URL: origin,
      APP_KEY: 'a-key-for-browser-tests-and-nothing-else',
      DATABASE_URL: `file:${join(folder, 'site.sqlite')}`,
      DATA_DIR: folder,
      CONTENT_DIR: frozenContent,
      MAIL_URL: 'log:',
      SITE_DATE: new Date(testInstant + milliseconds).toISOString(),
    })
    await answering(server, origin, `localhost:${port}`)
  }

  await goOnAfter(0)
  return {
    origin,
    goOnAfter,
    async stop() {
      await server?.stop()
      rmSync(folder, { recursive: true })
    },
  }
}
