import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { openPaymentProvider } from '#server/app/payment-provider.ts'
import { runOrdersCommand } from '#server/console/orders.ts'
import { systemClock } from '#server/site/clock.ts'
import { content } from '../../support/catalogue.ts'
import { oneOf } from '../../support/chance.ts'
import { ApiError } from '../../support/stripe/api-error.ts'
import { drillKey } from '../drilled-server.ts'
import { drawHooks } from './hooks.ts'
import type { Scene } from './scene.ts'

/** Runs `npm run orders -- …` beside the server; that the order does not allow it is no fault. */
export async function runOrders(scene: Scene, ...words: readonly string[]): Promise<void> {
  const { clock, place, server, standIn, complaints, tally } = scene
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: secret } = standIn.variables
  const payments = {
    provider: 'stripe',
    secretKey,
    webhookSecrets: [secret],
    api: standIn.url,
  } as const
  const appUrl = server.origin
  const lines: string[] = []
  try {
    const code = await runOrdersCommand(words, {
      config: {
        appUrl,
        appKeys: [drillKey],
        database: { url: place.databaseUrl },
        dataDirectory: place.dataDirectory,
      },
      clock,
      machineClock: systemClock,
      readContent: async () => ({ content, version: 'drill' }),
      openProvider: () => openPaymentProvider({ payments, appUrl }),
      print: (line) => void lines.push(line),
      printError: (line) => void lines.push(line),
    })
    tally.count(`staff: ${words[0]}${code === 0 ? '' : ', refused'}`)
    if (code === 2) complaints.push(`orders ${words.join(' ')}: ${lines.join(' ')}`)
  } catch (error) {
    complaints.push(`orders ${words.join(' ')}: ${String(error)}`)
  }
}

/** What staff do about an order of which money has come. */
export async function actOnPaid(scene: Scene, number: string): Promise<void> {
  const act = oneOf(
    ['nothing', 'nothing', 'part', 'cancel', 'give back', 'dashboard'],
    scene.chance,
  )
  if (act === 'part') await runOrders(scene, ...partOf(number, scene.chance))
  if (act === 'cancel' || act === 'give back') await runOrders(scene, 'cancel', number)
  if (act === 'give back') await runOrders(scene, 'refund', number)
  if (act === 'dashboard') await refundInDashboard(scene, number)
}

/** Some pounds go back out of goodwill. */
function partOf(number: string, chance: () => number): readonly string[] {
  const amount = String(1 + Math.floor(chance() * 5))
  const reason = `Drill ${Math.floor(chance() * 1e9)}`
  return ['refund', number, '--amount', amount, '--goodwill', '--reason', reason]
}

/** Somebody pays a part back at the provider, and not from here. */
async function refundInDashboard(scene: Scene, number: string): Promise<void> {
  const { standIn, tally } = scene
  const paid = [...standIn.account.intents.values()].find(
    ({ metadata, amount_received: received }) => metadata['order'] === number && received > 0,
  )
  if (!paid) return
  drawHooks(scene)
  try {
    await standIn.refundInDashboard(paid.id, 123)
    tally.count('staff: refund at the provider')
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}

/**
 * Gives some pounds back by a command in a process of its own, which is killed around its calls; perhaps the
 * command is typed again.
 * @returns was it killed? It was not where nothing has been paid yet.
 */
export async function killRefund(scene: Scene): Promise<boolean> {
  const { place, server, settings, calls, chance, paidOrders } = scene
  const number = paidOrders.at(-1 - Math.floor(chance() * 5)) ?? paidOrders.at(-1)
  if (number === undefined) return false
  const words = partOf(number, chance)
  const child = spawn(process.execPath, ['server/console/run.js', 'orders', ...words], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      APP_URL: server.origin,
      APP_KEY: drillKey,
      DATABASE_URL: place.databaseUrl,
      DATA_DIR: place.dataDirectory,
      ...settings(),
    },
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  await calls.next(['refunds.list', 'refunds.create'], longestStart)
  await pause(chance() * longestCall)
  child.kill('SIGKILL')
  const [, signal] = await ended
  if (chance() < 0.5) await runOrders(scene, ...words)
  return signal === 'SIGKILL'
}

/** In milliseconds. */
const longestStart = 10_000
const longestCall = 25
