import { routes } from '#routes/index.ts'
import type { Routes } from '#routes/index.ts'
import { patterns } from '#routes/patterns.ts'
import type { Config } from '#server/app/config.ts'
import { orderLinks } from '#server/app/shop-services.ts'
import type { Database } from '#server/database/database.ts'
import { createUrls } from '#server/routing/urls.ts'
import { ziggyTable } from '#server/routing/ziggy.ts'
import type { OrderContext, OrderLinks } from '#server/shop/context.ts'
import { createSigner } from '#server/signing/signer.ts'
import type { Clock } from '#server/site/clock.ts'
import { createSiteSource } from '#server/site/site.ts'
import type { SiteFiles, SiteSource } from '#server/site/site.ts'
import { withTables } from '../with-tables.ts'

/** What the commands on orders need. */
export interface OrdersConsole {
  readonly config: Pick<Config, 'appUrl' | 'appKeys' | 'database'>
  readonly clock: Clock
  /** Reads the content as the site has it; called by commands that need it. */
  readonly readContent: () => SiteFiles
  readonly print: (line: string) => void
  readonly printFault: (text: string) => void
}

/** What a command did: everything, nothing because of how the order stands, or nothing it understood. */
export type ExitCode = 0 | 1 | 2

/** Opens the database for one command. The site may run on it. */
export async function withOrders(
  { config }: OrdersConsole,
  work: (database: Database) => Promise<ExitCode>,
): Promise<ExitCode> {
  return withTables(config, { table: 'orders', what: 'orders' }, work)
}

/** The same, for a command that changes orders. */
export async function withOrderContext(
  console: OrdersConsole,
  work: (context: OrderContext) => Promise<ExitCode>,
): Promise<ExitCode> {
  const { clock } = console
  const site = siteOf(console)
  const links = linksOf(console)
  return withOrders(console, (database) => work({ database, clock, site, links, places, outbox }))
}

/** The site as pages have it. Its content is read now: a transaction should not wait for it. */
function siteOf({ clock, readContent }: OrdersConsole): SiteSource {
  const files = readContent()
  return createSiteSource({ current: () => files }, clock)
}

/** Where letters about orders lead; the office prints vouchers from there. */
export function linksOf({ config }: OrdersConsole): OrderLinks {
  const urls = createUrls<Routes>(ziggyTable(routes, patterns, config.appUrl))
  return orderLinks(urls, createSigner(config.appKeys))
}

// The running site counts places and looks for letters of other processes every five seconds.
const places = { refresh: async () => undefined }
const outbox = { wake: () => undefined }
