import { onTestFinished } from 'vitest'
import { runOrdersCommand } from '#server/console/orders.ts'
import { openDatabase } from '#server/database/database.ts'
import { migrate } from '#server/database/migrate.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'
import type { WholeOrder } from '#server/shop/orders/find-orders.ts'
import type { PaymentProvider } from '#server/shop/payments/provider.ts'
import { cardShop } from '../../support/card-shop.ts'
import type { CardShop } from '../../support/card-shop.ts'
import { content } from '../../support/catalogue.ts'
import { dateWith, testChandlery } from '../../support/chandlery.ts'
import type { Chandlery } from '../../support/chandlery.ts'
import { testDatabasePlace } from '../../support/database.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

/** Where staff type, beside a shop that sells. */
export interface OrdersDesk {
  readonly shop: Chandlery
  /** Runs a command on the shop's database, or on another, and returns the exit code. */
  run(...typed: readonly string[]): Promise<number>
  runOn(databaseUrl: string, ...typed: readonly string[]): Promise<number>
  readonly printed: readonly string[]
  readonly faults: readonly string[]
  /** Forgets what was printed so far. */
  clear(): void
  /** The order SL-1001. */
  first(): Promise<WholeOrder>
}

/** The shop's own connection stays open: every command runs beside it. */
export async function ordersDesk(): Promise<OrdersDesk> {
  const { url, database } = await deskDatabase()
  return deskOf(await testChandlery({ database }), url, null)
}

/** The same beside a shop that takes cards. */
export async function cardDesk(): Promise<OrdersDesk & { readonly shop: CardShop }> {
  const { url, database } = await deskDatabase()
  const shop = await cardShop({ database })
  return { ...deskOf(shop, url, shop.context.provider), shop }
}

function deskOf(shop: Chandlery, url: string, provider: PaymentProvider | null): OrdersDesk {
  const printed: string[] = []
  const faults: string[] = []
  const runOn = (databaseUrl: string, ...typed: readonly string[]) =>
    runOrdersCommand(typed, {
      config: deskConfig(databaseUrl),
      clock: shop.clock,
      machineClock: shop.clock,
      readContent: async () => ({ content, version: 'test' }),
      openProvider: async () => provider,
      print: (line) => void printed.push(line),
      printError: (text) => void faults.push(text),
    })
  return {
    shop,
    runOn,
    printed,
    faults,
    run: (...typed) => runOn(url, ...typed),
    clear: () => void printed.splice(0),
    async first() {
      const found = await shop.orders.find({ number: 'SL-1001' })
      if (!found) throw new Error('There is no order SL-1001')
      return found
    },
  }
}

/** A database of the test's own, open beside every command. */
export async function deskDatabase() {
  const place = await testDatabasePlace()
  const database = await openDatabase(place.url)
  await migrate(database)
  onTestFinished(async () => {
    await database.close()
    await place.remove()
  })
  return { url: place.url, database }
}

/** The settings by which a command finds it. */
export function deskConfig(url: string) {
  return {
    appUrl: 'https://www.saltlark.example',
    appKeys: ['a key of the test'],
    database: { url },
    dataDirectory: temporaryFolder(),
  } as const
}

/** A date more than six weeks ahead that is sold by the person. */
export function farDate(shop: Chandlery): ScheduledDate {
  return dateWith(shop, 5, ({ unit, starts }) => unit === 'person' && starts > '2027-03-01')
}

/** `£1,205.50` */
export function pounds(amount: number): string {
  return `£${(amount / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })}`
}
