import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chanceFrom } from '../../support/chance.ts'
import { newDatabase, startPostgres } from '../../support/postgres.ts'
import { startStripeStandIn } from '../../support/stripe/stand-in.ts'
import { forSale } from '../crash/for-sale.ts'
import { createDrilledServer, customersOf } from '../drilled-server.ts'
import type { Place } from '../drilled-server.ts'
import type { Engine } from '../engines.ts'
import { inFolder } from '../last-places/engines.ts'
import { openMailbox } from '../mailbox.ts'
import { createTraffic } from '../traffic.ts'
import { watchCalls } from './calls.ts'
import { calmAfter } from './calm.ts'
import { checkMoney } from './check-money.ts'
import { checkSecrets } from './check-secrets.ts'
import { checkTold } from './check-told.ts'
import { sendPostman } from './hooks.ts'
import { killOnce } from './kills.ts'
import type { Kill } from './kills.ts'
import { noteLeftBehind, nothingLeft } from './left-behind.ts'
import type { LeftBehind } from './left-behind.ts'
import { readMoney } from './money-books.ts'
import type { MoneyBooks } from './money-books.ts'
import { sendPayers } from './payers.ts'
import { phases } from './scene.ts'
import type { Scene } from './scene.ts'
import { createShiftedClock } from './shifted-clock.ts'
import { createTally } from './tally.ts'

export interface PaymentsInput {
  readonly kills: number
  readonly seed: number
  /** At one time. */
  readonly customers: number
  /** Told after each kill how many there were, and of what somebody complained until then. */
  readonly onKill: (kills: number, complaints: readonly string[]) => void
}

export interface PaymentsResult {
  readonly engine: Engine
  readonly kills: readonly Kill[]
  readonly left: LeftBehind
  readonly scene: Pick<Scene, 'tally' | 'standIn' | 'mailbox'>
  readonly books: MoneyBooks
  readonly faults: readonly string[]
}

/**
 * Lets people order and pay by card while the server is killed at every step of it, the provider fails and
 * its messages are lost, late, doubled and reversed. When all is calm the provider and the shop must agree.
 */
export async function paymentsDrill(engine: Engine, input: PaymentsInput): Promise<PaymentsResult> {
  if (engine === 'SQLite') {
    return inFolder((directory) =>
      drillIn(engine, input, directory, `file:${join(directory, 'site.sqlite')}`),
    )
  }
  const { url, stop } = await startPostgres()
  try {
    const databaseUrl = await newDatabase(url, 'payments')
    return await inFolder((directory) => drillIn(engine, input, directory, databaseUrl))
  } finally {
    await stop()
  }
}

async function drillIn(
  engine: Engine,
  input: PaymentsInput,
  dataDirectory: string,
  databaseUrl: string,
): Promise<PaymentsResult> {
  const mailbox = await openMailbox()
  const providerClock = createShiftedClock()
  const standIn = await startStripeStandIn({ clock: providerClock })
  const place = { databaseUrl, dataDirectory, mailUrl: mailbox.url }
  const server = await createDrilledServer(place)
  try {
    standIn.hooks.url = server.origin + hookPath
    await server.start(standIn.variables)
    const scene = await sceneOf(input.seed, { place, server, standIn, mailbox })
    await server.stop()
    const { kills, left } = await killAgainAndAgain(input, scene)
    await calmAfter(scene, providerClock)
    const books = await readMoney(databaseUrl)
    return { engine, kills, left, scene, books, faults: faultsOf(scene, books) }
  } finally {
    await server.kill()
    await standIn.stop()
    await mailbox.close()
  }
}

async function sceneOf(
  seed: number,
  parts: Pick<Scene, 'server' | 'standIn' | 'mailbox'> & { readonly place: Place },
): Promise<Scene> {
  const { standIn } = parts
  const chance = chanceFrom(seed)
  const tally = createTally()
  const clock = createShiftedClock()
  return {
    ...parts,
    chance,
    tally,
    clock,
    settings: () => ({
      ...standIn.variables,
      // All that is said is looked through for secrets.
      LOG_LEVEL: 'info',
      SITE_DATE: new Date(clock.now()).toISOString(),
    }),
    calls: watchCalls(standIn, chance, tally),
    traffic: createTraffic(phases),
    forSale: forSale(chance),
    visitor: await customersOf([parts.server]),
    paidOrders: [],
    complaints: [],
  }
}

/** Further kills would only hide the first faults. */
const tooMany = 20

async function killAgainAndAgain(
  input: PaymentsInput,
  scene: Scene,
): Promise<Pick<PaymentsResult, 'kills' | 'left'>> {
  const { settings, traffic, server, complaints } = scene
  const kills: Kill[] = []
  const left = nothingLeft()
  const payers = sendPayers(scene, input.customers)
  const postman = sendPostman(scene)
  try {
    while (kills.length < input.kills && complaints.length < tooMany) {
      kills.push(await killOnce(scene))
      await noteLeftBehind(scene, left)
      input.onKill(kills.length, complaints)
    }
    await server.start(settings())
    traffic.openGate()
    await payers.goHome()
  } finally {
    traffic.closeGate()
    await postman.goHome()
  }
  await server.stop()
  return { kills, left }
}

function faultsOf(scene: Scene, books: MoneyBooks): string[] {
  const { place, server, standIn, mailbox, complaints } = scene
  const log = server.faults.join('\n')
  const staffLog = readFileSync(join(place.dataDirectory, 'staff.log'), 'utf8')
  return [
    ...new Set([
      ...complaints,
      ...server.faults.flatMap(faultIn),
      ...checkMoney(books, standIn),
      ...checkTold(books, mailbox.arrivals),
      ...checkSecrets(standIn, { database: books.text, log, 'log of staff': staffLog }),
    ]),
  ]
}

/**
 * The words of a line of the log that is a fault, and those of the error that it has. That a message could not
 * be looked up, because the provider is silent, is none: it comes again.
 */
function faultIn(line: string): string[] {
  if (!line.startsWith('{')) return [line]
  const { level, msg, err, path, status } = JSON.parse(line) as LogLine
  const words = err?.message ?? ''
  const isSilence = /^Payments cannot be opened .*: (?:The provider|Stripe gave)/.test(words)
  if (level < errorLevel || isSilence) return []
  if (path === hookPath && status === 503) return []
  return [`the log says: ${msg} ${path ?? ''} ${words}`.trim()]
}

interface LogLine {
  readonly level: number
  readonly msg: string
  readonly err?: { readonly message: string }
  /** Of a request that was answered. */
  readonly path?: string
  readonly status?: number
}

const hookPath = '/webhooks/payments'
const errorLevel = 50
