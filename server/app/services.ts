import { dirname } from 'node:path'
import type { Assets } from '@saltlark/inertia-express/vite'
import { routes } from '#routes/index.ts'
import type { Routes } from '#routes/index.ts'
import { patterns } from '#routes/patterns.ts'
import { createAttempts } from '#server/auth/attempts.ts'
import type { Attempts } from '#server/auth/attempts.ts'
import type { Auth } from '#server/auth/auth.ts'
import { createPasswordHashing } from '#server/auth/password-hashing.ts'
import type { PasswordCost } from '#server/auth/password-hashing.ts'
import type { LinkChecker } from '#server/content/check/check.ts'
import { lastGoodFile } from '#server/content/last-good.ts'
import { createContentSource } from '#server/content/source.ts'
import type { ContentSource } from '#server/content/source.ts'
import { inMemory, parseDatabaseUrl } from '#server/database/database-url.ts'
import { openDatabase } from '#server/database/database.ts'
import type { Database } from '#server/database/database.ts'
import { migrate } from '#server/database/migrate.ts'
import { takeServerLock } from '#server/database/server-lock.ts'
import { narrowModes } from '#server/files/narrow.ts'
import { createHealth } from '#server/health/health.ts'
import type { Health } from '#server/health/health.ts'
import { createTransport } from '#server/mail/transport.ts'
import { startOutboxWorker } from '#server/mail/worker.ts'
import type { OutboxWorker } from '#server/mail/worker.ts'
import type { createMetrics, Metrics } from '#server/metrics/metrics.ts'
import { createPapers } from '#server/paper/papers.ts'
import type { Papers } from '#server/paper/papers.ts'
import { createMatcher } from '#server/routing/matcher.ts'
import type { Matcher } from '#server/routing/matcher.ts'
import type { Urls } from '#server/routing/urls.ts'
import type { ZiggyTable } from '#server/routing/ziggy.ts'
import { createSigner } from '#server/signing/signer.ts'
import type { Signer } from '#server/signing/signer.ts'
import { siteClock } from '#server/site/clock.ts'
import type { Clock } from '#server/site/clock.ts'
import { draftSite } from '#server/site/preview.ts'
import { createSiteSource } from '#server/site/site.ts'
import type { SiteSource } from '#server/site/site.ts'
import { travellingSite } from '#server/site/time-travel.ts'
import { openAuth } from './account-services.ts'
import type { Config } from './config.ts'
import { openCounters } from './counters.ts'
import type { KeptCounters } from './counters.ts'
import { createEditReview } from './edit-review.ts'
import type { EditReview } from './edit-review.ts'
import { openLetters } from './letter-services.ts'
import { createLinkChecker } from './link-checker.ts'
import { siteUrls, tableForBrowsers } from './links.ts'
import type { Log } from './log.ts'
import { ownFiles } from './own-files.ts'
import { openPaymentProvider } from './payment-provider.ts'
import type { RenderPage } from './render-page.ts'
import { openShop } from './shop-services.ts'
import type { Shop } from './shop-services.ts'
import { startSweeper } from './sweeper.ts'

/** Every long-lived object of a process, built once and handed to whoever needs it. */
export interface Services {
  readonly config: Config
  readonly log: Log
  readonly clock: Clock
  readonly assets: Assets
  readonly render: RenderPage | null
  readonly content: ContentSource
  readonly site: SiteSource
  /** The site as if its drafts were published. No visitor gets a page of it. */
  readonly drafts: SiteSource
  readonly database: Database
  readonly health: Health
  /** Null: nobody asked for them. */
  readonly metrics: Metrics | null
  readonly signer: Signer
  readonly outbox: OutboxWorker
  readonly auth: Auth
  readonly shop: Shop
  /** Draws receipts, credit notes and vouchers. */
  readonly papers: Papers
  /** Counts of calls, which all processes share. */
  readonly counters: KeptCounters
  /** Counts of tries, by the same counters. */
  readonly attempts: Attempts
  readonly matcher: Matcher
  readonly urls: Urls<Routes>
  /** The table that browsers get: without system and development names. */
  readonly browserTable: ZiggyTable
  close(): Promise<void>
}

interface Surroundings {
  readonly log: Log
  readonly assets: Assets
  readonly render: RenderPage | null
  /** Left out: the machine's clock, or one that starts at SITE_DATE. */
  readonly clock?: Clock
  /** Left out: what the site's passwords cost. Tests have little time. */
  readonly passwordCost?: PasswordCost
  /** Left out: that of the settings' folder. */
  readonly content?: ContentSource
}

/** Opens what the site needs. Content that cannot be read, or data that cannot be opened, stops it. */
export async function createServices(
  config: Config,
  surroundings: Surroundings,
): Promise<Services> {
  const { log, assets, render, clock = siteClock(config.siteDate), passwordCost } = surroundings
  narrowModes(ownFiles(config), log)
  const links = createLinkChecker()
  const review = createEditReview(log, links)
  const content =
    surroundings.content ?? (await openContent(config, log, { links, onServed: review.see }))
  const hashing = createPasswordHashing(passwordCost)
  const metrics = await metricsOf(config, {
    content,
    health: () => health,
    waitingPasswords: hashing.waiting,
  })
  const { database, lock } = await openData(config, log, metrics?.queried)
  const health = createHealth({ database, content, clock, folders: writtenFolders(config) })

  const urls = siteUrls(config.appUrl)
  const site = siteOf(content, clock, config)
  const cartUrl = urls.absolute('web.shopping.cart')
  const papers = createPapers({ connection: database.db, site, cartUrl })
  const { outbox, transport } = openOutbox(config, { database, content, clock, log, papers })
  const counters = await openCounters(database, clock, log)
  const signer = createSigner(config.appKeys)
  const provider = await openPaymentProvider(config)
  const selling = { database, clock, log, site, outbox, urls, signer, content, review, provider }
  const shop = await openShop(selling)
  const letters = openLetters(config, selling, shop.places)
  const attempts = createAttempts(counters, clock)
  const auth = openAuth(config, { content, urls }, { ...selling, hashing, attempts })
  const { lapse } = shop.orders
  const sweeper = startSweeper({ database, clock, log, site, counters, auth, lapse })
  return {
    config,
    log,
    clock,
    assets,
    render,
    content,
    database,
    health,
    metrics,
    outbox,
    urls,
    site,
    drafts: draftSite(content, clock),
    signer,
    shop,
    papers,
    auth,
    counters,
    attempts,
    matcher: createMatcher(routes, patterns),
    browserTable: tableForBrowsers(config.appUrl),
    close: () =>
      closeAll({ content, sweeper, letters, shop, outbox, counters, transport, database, lock }),
  }
}

function openContent(
  config: Config,
  log: Log,
  watching: { readonly links: LinkChecker; readonly onServed: EditReview['see'] },
): Promise<ContentSource> {
  return createContentSource({
    ...watching,
    directory: config.content.directory,
    log,
    ...(config.environment === 'development' && { compareEvery: 1000 }),
    ...(config.environment !== 'test' && {
      lastGood: lastGoodFile(`${config.dataDirectory}/last-good-content`, log),
    }),
  })
}

/** What a process opens, in the order in which it is given up. */
interface Opened extends Pick<Services, 'content' | 'shop' | 'outbox' | 'counters' | 'database'> {
  readonly sweeper: { stop(): Promise<void> }
  readonly letters: { stop(): Promise<void> }
  readonly transport: { close(): void }
  readonly lock: { release(): void }
}

async function closeAll({ content, sweeper, transport, lock, ...opened }: Opened): Promise<void> {
  content.close()
  await sweeper.stop()
  await opened.letters.stop()
  await opened.shop.stop()
  await opened.outbox.stop()
  await opened.counters.stop()
  transport.close()
  await opened.database.close()
  lock.release()
}

/** The database of one server, with the tables that this code needs. */
async function openData(
  { database: { url } }: Config,
  log: Log,
  onQuery: Metrics['queried'] | undefined,
) {
  const lock = await takeServerLock(url)
  const onError = (error: Error) => log.error({ err: error }, 'the database connection failed')
  const database = await openDatabase(url, { onQuery, onError })
  await migrate(database)
  return { database, lock }
}

/** Loaded where they are asked for: other processes have no use for their library. */
async function metricsOf(
  { hasMetrics }: Config,
  watched: Parameters<typeof createMetrics>[0],
): Promise<Metrics | null> {
  if (!hasMetrics) return null
  const { createMetrics } = await import('#server/metrics/metrics.ts')
  return createMetrics(watched)
}

/** What sends the messages that wait in the database, and what it sends them by. */
function openOutbox(
  { appUrl, mail, dataDirectory, environment }: Config,
  { content, papers, ...from }: Pick<Services, 'database' | 'content' | 'clock' | 'log' | 'papers'>,
) {
  const transport = createTransport(mail.url, {
    directory: `${dataDirectory}/mail`,
    log: from.log,
    showLinks: environment === 'development',
  })
  const company = () => content.current().content.company
  const { attach } = papers
  return { transport, outbox: startOutboxWorker({ ...from, transport, appUrl, company, attach }) }
}

/** The folders on whose disks the process writes. */
function writtenFolders({ database, dataDirectory }: Config): string[] {
  const address = parseDatabaseUrl(database.url)
  const isFile = address.engine === 'sqlite' && address.path !== inMemory
  return isFile ? [dataDirectory, dirname(address.path)] : [dataDirectory]
}

function siteOf(content: ContentSource, clock: Clock, { environment }: Config): SiteSource {
  const site = createSiteSource(content, clock)
  return environment === 'development' ? travellingSite(site, content) : site
}
