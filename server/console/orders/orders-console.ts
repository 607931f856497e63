import { loadConfig, processVariables } from '#server/app/config.ts'
import type { Config } from '#server/app/config.ts'
import { orderLinks, siteUrls } from '#server/app/links.ts'
import { openPaymentProvider } from '#server/app/payment-provider.ts'
import type { Database } from '#server/database/database.ts'
import type { OrderRow, OrderStatus } from '#server/database/shop-tables.ts'
import { formatDate } from '#server/format/dates.ts'
import { pence } from '#server/format/money.ts'
import type { Pence } from '#server/format/money.ts'
import { nearest } from '#server/format/nearest.ts'
import { dayOf } from '#server/schedule/day.ts'
import type { OrderContext, OrderLinks } from '#server/shop/context.ts'
import type { PaymentContext } from '#server/shop/payments/payment-context.ts'
import type { PaymentProvider } from '#server/shop/payments/provider.ts'
import { createSigner } from '#server/signing/signer.ts'
import { siteClock, systemClock } from '#server/site/clock.ts'
import type { Clock } from '#server/site/clock.ts'
import { createSiteSource } from '#server/site/site.ts'
import type { SiteFiles } from '#server/site/site.ts'
import { Slip } from '../command.ts'
import type { Speech } from '../command.ts'
import { siteContent } from '../site-content.ts'
import { withTables } from '../with-tables.ts'

/** What the commands on orders need. */
export interface OrdersConsole extends Pick<Speech, 'print' | 'printError'> {
  readonly config: Pick<Config, 'appUrl' | 'appKeys' | 'database' | 'dataDirectory'>
  readonly clock: Clock
  /** The machine's, by which providers go. */
  readonly machineClock: Clock
  /** Reads the content as the site has it; called by commands that need it. */
  readonly readContent: () => Promise<SiteFiles>
  /** Opens who takes cards for the site, or null; called by commands that need it. */
  readonly openProvider: () => Promise<PaymentProvider | null>
}

/** What they need where somebody types them: the site's own settings, content and time. */
export function ownConsole(): OrdersConsole {
  const config = loadConfig(processVariables())
  const printError = (text: string) => console.error(text)
  return {
    config,
    clock: siteClock(config.siteDate),
    machineClock: systemClock,
    readContent: () => siteContent(config, printError),
    openProvider: () => openPaymentProvider(config),
    print: (line) => console.log(line),
    printError,
  }
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
  // Read now: a transaction should not wait for it.
  const files = await console.readContent()
  const site = createSiteSource({ current: () => files }, clock)
  const links = linksOf(console)
  const needed = { table: 'date_cases', what: 'dates that have changed' } as const
  return withTables(console.config, needed, (database) =>
    work({ database, clock, site, links, places, outbox }),
  )
}

/** The same, for a command that moves money by the site's provider. */
export async function withPaymentContext(
  console: OrdersConsole,
  work: (context: PaymentContext) => Promise<ExitCode>,
): Promise<ExitCode> {
  const { machineClock } = console
  const provider = await console.openProvider()
  const warn = (_facts: object, message: string) => console.printError(`${message}.`)
  const log = { info: () => undefined, warn, error: warn }
  return withOrderContext(console, (context) => work({ ...context, provider, log, machineClock }))
}

/** Where messages about orders lead; staff print vouchers from there. */
export function linksOf({ config }: OrdersConsole): OrderLinks {
  const urls = siteUrls(config.appUrl)
  return orderLinks(urls, createSigner(config.appKeys))
}

// The running site counts places and looks for messages of other processes every five seconds.
const places = { refresh: async () => undefined }

const outbox = { wake: () => undefined }

/** Every state of an order, as staff read it. */
export const statusLabels: Readonly<Record<OrderStatus, string>> = {
  'awaiting-payment': 'awaiting payment',
  'part-paid': 'part paid',
  paid: 'paid',
  cancelled: 'cancelled',
}

export const paymentLabels: Readonly<Record<OrderRow['payment'], string>> = {
  'bank-transfer': 'bank transfer',
  'card-by-phone': 'card by telephone',
}

/** `21/11/2026 10:00`, London time. */
export function momentText(instant: number): string {
  return formatDate(instant, 'dateAndTime')
}

/** That there is no order of a number, and where to look. */
export function noOrder(number: string): string {
  return `There is no order ${number}. npm run orders -- list shows them all.`
}

/** The number of an order, also in small letters or without its letters: `1001`. @throws Slip */
export function readNumber(typed: string): string {
  const [, digits] = /^(?:SL-?)?(\d{1,12})$/i.exec(typed.trim()) ?? []
  if (digits !== undefined) return `SL-${digits}`
  throw new Slip(`'${typed}' is no order number; they look like SL-1001.`)
}

/** A state of orders. @throws Slip */
export function readStatus(typed: string): OrderStatus {
  if (isStatus(typed)) return typed
  const meant = nearest(typed, statuses)
  const help = meant ? `Did you mean ${meant}?` : `Use ${statuses.join(', ')}.`
  throw new Slip(`There is no status '${typed}'. ${help}`)
}

/** Pounds, with pennies or without: 120, £120.50 or 1,120.50. @throws Slip */
export function readAmount(typed: string): Pence {
  const [, pounds, pennies = '0'] =
    /^£?(\d{1,7}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{2}))?$/.exec(typed.trim()) ?? []
  const amount = Number(pounds?.replaceAll(',', '') ?? 0) * 100 + Number(pennies)
  if (pounds !== undefined && amount > 0) return pence(amount)
  throw new Slip(`'${typed}' is no amount to note; write pounds and pennies, such as 120.50.`)
}

/** A number of days, 30 at most: providers tell of no more. @throws Slip */
export function readDays(typed: string): number {
  const days = /^\d{1,2}$/.test(typed) ? Number(typed) : 0
  if (days >= 1 && days <= 30) return days
  throw new Slip(`'${typed}' is no number of days; give 1 to 30.`)
}

/** @throws Slip when what was typed is no day of the calendar. */
export function requireDay(typed: string): void {
  if (/^\d{4}-\d{2}-\d{2}$/.test(typed) && !Number.isNaN(dayOf(typed))) return
  throw new Slip(`'${typed}' is no day; write it as 2026-12-31.`)
}

const statuses = Object.keys(statusLabels)

function isStatus(typed: string): typed is OrderStatus {
  return statuses.includes(typed)
}
