import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createPasswordHashing } from '#server/auth/password-hashing.ts'
import type { Database } from '#server/database/database.ts'
import { newId } from '#server/database/ids.ts'
import { moveToServerCore, onLoadCore, onServerCore } from '../../bench/serving/cores.ts'
import { mostMegabytes } from '../../bench/serving/process-accounts.ts'
import type { DrilledServer } from '../drilled-server.ts'
import { bots } from './bots.ts'
import type { Bot } from './bots.ts'
import { besiege } from './siege.ts'
import type { Besieged } from './siege.ts'

/** What one bot came to, against the site and against a server that does nothing. */
export interface SiegeResult {
  readonly bot: string
  readonly networks: number
  readonly blows: number
  /** 99 of 100 home pages were there within so many milliseconds. */
  readonly home: number
  readonly controlHome: number
  /** The same for 95 of 100 sign-ins, beside the bot and at rest. */
  readonly signIn: number
  readonly restSignIn: number
  readonly keptOut: number
  readonly failures: number
  /** Messages that were written to the stranger. */
  readonly messages: number
  /** The most memory that the site's process has held so far, in MB. */
  readonly peak: number
  readonly faults: readonly string[]
}

export interface SiegeDrill {
  readonly seconds: number
  readonly networks: number
  /** Left out: all of them. */
  readonly only?: string
}

const victims = { owner: 'owner@example.com', stranger: 'stranger@example.com' }

const password = 'seven knots upwind'

/** Each bot in turn, beside honest people, on a site of its own that stands already. */
export async function siegeDrill(
  server: DrilledServer,
  database: Database,
  siege: SiegeDrill,
): Promise<SiegeResult[]> {
  const { pid } = server
  if (pid === undefined) throw new Error('The site does not run.')
  await openAccount(database)
  moveToServerCore(pid)
  return onLoadCore(() => eachBot({ origin: server.origin, pid }, database, siege))
}

async function eachBot(
  { origin, pid }: { readonly origin: string; readonly pid: number },
  database: Database,
  { seconds, networks, only }: SiegeDrill,
): Promise<SiegeResult[]> {
  const options = { victims, password, networks, seconds }
  const rest = await besiege(null, { ...options, origin })
  const results: SiegeResult[] = []
  for (const bot of bots.filter(({ name }) => only === undefined || name === only)) {
    await database.db.deleteFrom('outbox').execute()
    const met = await besiege(bot, { ...options, origin })
    const control = await besiegeControl(bot, options, origin)
    const messages = await database.db
      .selectFrom('outbox')
      .select('id')
      .where('recipient', '=', victims.stranger)
      .execute()
    const peak = Math.round(mostMegabytes(pid))
    results.push(judged({ bot, networks, rest, met, control, messages: messages.length, peak }))
  }
  return results
}

interface Run {
  readonly bot: Bot
  readonly networks: number
  readonly rest: Besieged
  readonly met: Besieged
  readonly control: Besieged
  readonly messages: number
  readonly peak: number
}

function judged({ bot, networks, rest, met, control, messages, peak }: Run): SiegeResult {
  const result = {
    bot: bot.name,
    networks,
    blows: met.blows,
    home: within(0.99, met.home),
    controlHome: within(0.99, control.home),
    signIn: within(0.95, met.signIns),
    restSignIn: within(0.95, rest.signIns),
    keptOut: met.keptOut,
    failures: met.failures,
    messages,
    peak,
  }
  const limits: readonly (readonly [boolean, string])[] = [
    [result.home - result.controlHome > 250, 'the home page is over 250 ms later than the control'],
    [result.signIn - result.restSignIn > 1000, 'signing in takes over a second more than at rest'],
    [met.keptOut > 0, 'the owner was kept out'],
    [met.failures > 0, 'honest people got no answer, or one of 5xx'],
    [messages > 3, 'more than three messages went to a stranger'],
    [peak >= 256, 'the site held 256 MB or more'],
  ]
  return { ...result, faults: limits.filter(([isOver]) => isOver).map(([, fault]) => fault) }
}

async function openAccount({ db }: Database): Promise<void> {
  const now = Date.now()
  await db
    .insertInto('users')
    .values({
      id: newId(now),
      name: 'Olive Owner',
      email: victims.owner,
      role: 'customer',
      created_at: now,
      verified_at: now,
      password: await createPasswordHashing().hash(password),
    })
    .execute()
}

/** The same bot, the same honest people, and a server that does nothing. */
async function besiegeControl(
  bot: Bot,
  options: Omit<Parameters<typeof besiege>[1], 'origin'>,
  site: string,
): Promise<Besieged> {
  const page = await (await fetch(site)).text()
  const script = join(import.meta.dirname, 'control-server.js')
  const [command = '', ...words] = onServerCore([process.execPath, script])
  const child = spawn(command, words)
  try {
    child.stdin.end(page)
    const [port] = (await once(child.stdout, 'data')) as [Buffer]
    return await besiege(bot, { ...options, origin: `http://127.0.0.1:${String(port).trim()}` })
  } finally {
    child.kill()
  }
}

function within(share: number, values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0)
}

/** One line a bot, and one for each fault. */
export function siegeLines(engine: string, result: SiegeResult): readonly string[] {
  const { bot, networks, blows, home, controlHome, signIn, restSignIn } = result
  const { keptOut, failures, messages, peak, faults } = result
  return [
    `${engine}, ${bot} from ${networks}: ${blows} blows; home p99 ${home} ms (control ${controlHome}), sign-in p95 ${signIn} ms (at rest ${restSignIn}), kept out ${keptOut}, failures ${failures}, messages ${messages}, peak ${peak} MB`,
    ...faults.map((fault) => `  FAULT: ${fault}`),
  ]
}
