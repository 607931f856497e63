import type { Database } from '#server/database/database.ts'
import { moveToServerCore, onLoadCore } from '../../bench/serving/cores.ts'
import { content } from '../../support/catalogue.ts'
import { pageOf } from '../../support/visitor.ts'
import { datesOnSale } from '../dates-on-sale.ts'
import { customersOf } from '../drilled-server.ts'
import type { DrilledServer } from '../drilled-server.ts'
import { openAccount } from '../open-account.ts'
import { fuzzedRequest } from './fuzzed-request.ts'
import type { FuzzedRequest, Held } from './fuzzed-request.ts'
import { createLine } from './line.ts'

export interface FuzzDrill {
  readonly requests: number
  readonly seed: number
  /** Sends this one alone. Left out: all of them. */
  readonly only?: number
}

export interface FuzzResult {
  readonly requests: number
  /** How many answers had a status. */
  readonly answers: ReadonlyMap<number, number>
  readonly perSecond: number
  readonly serverErrors: number
  readonly crashes: number
  readonly faults: readonly string[]
}

const connections = 16
const mostFaults = 2 * connections
const mostAtOnce = 6
/** After so many requests a new session and a new cart are taken: some requests end them. */
const renewal = 1_000

/** Sends a server what nobody should, and sees that it answers, stays up and logs no fault. */
export async function fuzzDrill(
  server: DrilledServer,
  database: Database,
  { requests, seed, only }: FuzzDrill,
): Promise<FuzzResult> {
  const { pid, origin } = server
  if (pid === undefined) throw new Error('The site does not run.')
  const [first, last] = only === undefined ? [1, requests] : [only, only]
  const renew = await customer(server, database)
  moveToServerCore(pid)
  const met = await onLoadCore(() => sendAll(origin, { first, last, seed, renew }))
  const isUp = await fetch(origin).then(
    ({ status }) => status === 200,
    () => false,
  )
  await server.stop()
  const crashes = isUp && server.faults.every((fault) => fault !== endedByItself) ? 0 : 1
  const logged = server.faults.map((line) => `logged: ${line.slice(0, 2000)}`)
  return { ...met, crashes, faults: [...met.faults, ...logged] }
}

const endedByItself = 'It had ended by itself.'

interface Sending {
  readonly first: number
  readonly last: number
  readonly seed: number
  renew(): Promise<Held>
}

async function sendAll(origin: string, { first, last, seed, renew }: Sending) {
  const answers = new Map<number, number>()
  const faults: string[] = []
  /** What was sent last and not answered: one of these took down a server that is down. */
  const cutOff: string[] = []
  let held = renew()
  let next = first
  let isDown = false
  const take = async (): Promise<FuzzedRequest | null> => {
    if (next > last || isDown) return null
    if (next % renewal === 0) {
      const before = held
      held = renew().catch(() => before)
    }
    const number = next
    next += 1
    return fuzzedRequest(seed, number, await held)
  }

  async function hand(): Promise<void> {
    const line = createLine(Number(new URL(origin).port))
    let waiting = await take()
    while (waiting && !isDown) {
      const batch = [waiting]
      waiting = await take()
      // One that ends the connection would take the answers of those before it along.
      const isRoom = () => batch.length < mostAtOnce && batch[0]?.ending === 'goes on'
      while (waiting?.ending === 'goes on' && isRoom()) {
        batch.push(waiting)
        waiting = await take()
      }
      try {
        const { statuses, isLate } = await line.send(batch)
        for (const [at, status] of statuses.entries()) {
          answers.set(status, (answers.get(status) ?? 0) + 1)
          if (status >= 500) faults.push(described(`answer ${status}`, seed, batch[at]))
        }
        const left = batch[statuses.length]
        if (left) cutOff.push(described('closed before its answer', seed, left))
        cutOff.splice(0, cutOff.length - mostFaults)
        if (isLate) faults.push(described('no answer in 10 s', seed, left))
      } catch (error) {
        if (!isDown) faults.push(String(error), ...cutOff)
        isDown = true
      }
    }
    line.close()
  }

  const began = performance.now()
  await Promise.all(Array.from({ length: connections }, hand))
  const perSecond = Math.round((next - first) / ((performance.now() - began) / 1000))
  const serverErrors = [...answers].reduce((sum, [status, n]) => sum + (status >= 500 ? n : 0), 0)
  return { requests: next - first, answers, perSecond, serverErrors, faults }
}

function described(what: string, seed: number, request?: FuzzedRequest): string {
  const text = JSON.stringify(request?.bytes.toString('latin1') ?? '')
  return `${what}: --seed ${seed} --only ${request?.number}: ${text.slice(0, 3000)}`
}

/** Somebody who signs in and fills a cart, through the site's own doors, whenever asked. */
async function customer(server: DrilledServer, database: Database): Promise<() => Promise<Held>> {
  const account = { email: 'owner@example.com', password: 'seven knots upwind' }
  await openAccount(database, { ...account, name: 'Olive' })
  const { version } = await pageOf(await fetch(server.origin))
  const arrive = await customersOf([server])
  const dates = datesOnSale().filter(({ places }) => places > 2)
  const [product] = content.products.values()
  let times = 0
  return async () => {
    times += 1
    const [member, shopper] = [arrive(), arrive()]
    const place = dates[times % dates.length]?.reference ?? ''
    await member.submit('/login', account)
    await shopper.submit('/cart/items', { kind: 'place', sku: place })
    await shopper.submit('/cart/items', { kind: 'product', sku: product?.code ?? '' })
    return {
      host: new URL(server.origin).host,
      version: version ?? '',
      session: member.cookies.get('session') ?? '',
      cart: shopper.cookies.get('cart') ?? '',
    }
  }
}

/** A line about the run, and one for each of the first faults. */
export function fuzzLines(engine: string, result: FuzzResult): readonly string[] {
  const { requests, answers, perSecond, serverErrors, crashes, faults } = result
  const kinds = [...answers].toSorted(([one], [other]) => one - other)
  return [
    `${engine}: ${requests} requests, ${perSecond} a second; ${serverErrors} of 5xx, ${crashes} crashes; answers ${kinds.map((kind) => kind.join(': ')).join(', ')}`,
    ...faults.slice(0, mostFaults).map((fault) => `  FAULT: ${fault}`),
    ...(faults.length > mostFaults ? [`  and ${faults.length - mostFaults} more`] : []),
  ]
}
