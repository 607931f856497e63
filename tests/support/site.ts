import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { noAssets } from '@saltlark/inertia-express/vite'
import type { Assets } from '@saltlark/inertia-express/vite'
import express from 'express'
import type { RequestHandler } from 'express'
import { createSiteApp } from '#server/app/app.ts'
import { cachedPages } from '#server/app/cached-pages.ts'
import { loadConfig } from '#server/app/config.ts'
import { createHttpServer } from '#server/app/http-server.ts'
import { createLinkChecker } from '#server/app/link-checker.ts'
import type { Log } from '#server/app/log.ts'
import type { RenderPage } from '#server/app/render-page.ts'
import { createServices } from '#server/app/services.ts'
import type { Services } from '#server/app/services.ts'
import type { Environment } from '#server/app/settings/settings.ts'
import type { PasswordCost } from '#server/auth/password-hashing.ts'
import { createContentSource } from '#server/content/source.ts'
import type { ContentSource } from '#server/content/source.ts'
import { shiftedClock } from '#server/site/clock.ts'
import type { Clock } from '#server/site/clock.ts'
import { siteDatabasePlace } from './database.ts'
import { freePort } from './free-port.ts'
import { frozenContent } from './frozen-content.ts'
import { keptLog } from './kept-log.ts'
import type { LogLine } from './kept-log.ts'
import { requestAsked } from './requests-asked.ts'
import { testInstant } from './test-instant.ts'
import { createVisitor } from './visitor.ts'
import type { Visitor } from './visitor.ts'

/** A site that is served on a port of its own, with a database and a data folder of its own. */
export interface TestSite {
  readonly origin: string
  readonly services: Services
  /** What the site has logged so far. */
  readonly log: readonly LogLine[]
  /** Where the site keeps its own files. */
  readonly directory: string
  /** Somebody new, who calls from an address of their own: limits count them apart. */
  visitor(): Visitor
  stop(): Promise<void>
}

export interface SiteOptions {
  readonly environment?: Environment
  readonly variables?: Readonly<Record<string, string>>
  readonly render?: RenderPage | null
  readonly assets?: Assets
  readonly instant?: number
  /** In place of one that goes on from `instant`. */
  readonly clock?: Clock
  /** What passwords cost; by default next to nothing. */
  readonly passwordCost?: PasswordCost
  /** What answers before the site does, such as files of a build of the test's own. */
  readonly before?: RequestHandler
  /** Default: it keeps its pages, unless it is one in development. */
  readonly isCached?: boolean
  /** In place of the one in memory, whose `log` then stays empty. */
  readonly log?: Log
}

const cheapPasswords: PasswordCost = { memoryCost: 64, timeCost: 1 }
const testAssets = noAssets('test')

/** Starts the real site: only its clock, its assets and, unless given, server rendering differ. */
export async function startSite(options: SiteOptions = {}): Promise<TestSite> {
  const { environment = 'test', variables = {}, render = null, assets = testAssets } = options
  const { isCached = environment !== 'development' } = options
  const directory = mkdtempSync(join(tmpdir(), 'saltlark-site-'))
  const place = await siteDatabasePlace()
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const log = keptLog()
  const config = loadConfig(
    {
      APP_URL: origin,
      DATABASE_URL: place.url,
      DATA_DIR: directory,
      CONTENT_DIR: frozenContent,
      TRUST_PROXY: 'loopback',
      ...variables,
    },
    environment,
  )
  const clock = options.clock ?? shiftedClock(options.instant ?? testInstant)
  const { passwordCost = cheapPasswords } = options
  const isFrozen = environment === 'test' && config.content.directory === frozenContent
  const services = await createServices(config, {
    log: options.log ?? log,
    assets,
    render,
    clock,
    passwordCost,
    ...(isFrozen && { content: await frozenSource() }),
  })
  const site = createSiteApp(services)
  const { listener } = cachedPages(site, services)
  const served = options.before ? express().use(options.before, listener) : site.app
  const server = createHttpServer(served, {
    ...(!options.before && isCached && { listener }),
    isBehindProxy: config.trustProxy.length > 0,
  })
  server.on('request', ({ method, url }) => requestAsked(method, url))
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))

  let visitors = 0
  return {
    origin,
    services,
    log: log.lines,
    directory,
    visitor: () => createVisitor(origin, assets.version, `203.0.113.${(visitors += 1)}`),
    async stop() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
      await services.close()
      await place.remove()
      rmSync(directory, { recursive: true })
    },
  }
}

let frozen: Promise<ContentSource> | undefined

/** Content that nobody edits is read once by a worker: reading costs most of what a start does. */
async function frozenSource(): Promise<ContentSource> {
  const options = { directory: frozenContent, log: keptLog(), links: createLinkChecker() }
  frozen ??= createContentSource({ ...options, compareEvery: null })
  return { ...(await frozen), listen: () => () => undefined, close: () => undefined }
}
