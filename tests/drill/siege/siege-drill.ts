import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Database } from '#server/database/database.ts'
import { moveToServerCore, onLoadCore, onServerCore } from '../../bench/serving/cores.ts'
import { mostMegabytes } from '../../bench/serving/process-accounts.ts'
import type { DrilledServer } from '../drilled-server.ts'
import { openAccount } from '../open-account.ts'
import { bots } from './bots.ts'
import type { Bot } from './bots.ts'
import { besiege } from './siege.ts'
import type { Besieged, SiegeOptions } from './siege.ts'

/** What one bot came to, against the site and against a server that does nothing. */
export interface SiegeResult {
  readonly bot: string
  readonly blows: number
  /** Null of all bots at once, which have no control. */
  readonly times: Times | null
  readonly keptOut: number
  readonly failures: number
  readonly leaks: number
  /** Messages that were written to the stranger since the site began. */
  readonly messages: number
  /** The most memory that the site's process has held so far, in MB. */
  readonly peak: number
}

/** In milliseconds. */
interface Times {
  /** So long took at most 99 of 100 home pages. */
  readonly home: number
  readonly controlHome: number
  /** The same of 95 of 100 sign-ins, beside the bot and at rest. */
  readonly signIn: number
  readonly restSignIn: number
}

export interface SiegeDrill {
  readonly seconds: number
  readonly networks: number
  readonly seed: number
  /** Left out: all of them, one after another. */
  readonly only?: string
  /** All bots at one time, and no control, for what takes no measure of time. */
  readonly isTogether: boolean
}

const victims = { owner: 'owner@example.com', stranger: 'stranger@example.com' }

const owner = { name: 'Olive Owner', password: 'seven knots upwind' }

/** Bots beside honest people, on a site of its own that stands already. */
export async function siegeDrill(
  server: DrilledServer,
  database: Database,
  siege: SiegeDrill,
): Promise<SiegeResult[]> {
  const { origin, pid } = server
  if (pid === undefined) throw new Error('The site does not run.')
  await openAccount(database, { ...owner, email: victims.owner })
  moveToServerCore(pid)
  const { seconds, networks, seed, only, isTogether } = siege
  const options = { origin, victims, ...owner, networks, seconds, first: seed * 1_000_000 }
  const state = async () => ({
    messages: await messagesTo(database, victims.stranger),
    peak: Math.round(mostMegabytes(pid)),
  })
  return onLoadCore(async () => {
    if (isTogether) {
      const met = await besiege(bots, options)
      return [resultOf('all at once', { met, times: null, ...(await state()) })]
    }
    const rest = await besiege([], options)
    const results: SiegeResult[] = []
    for (const bot of bots.filter(({ name }) => only === undefined || name === only)) {
      const met = await besiege([bot], options)
      const control = await besiegeControl(bot, options)
      const times = timesOf(rest, met, control)
      results.push(resultOf(bot.name, { met, times, ...(await state()) }))
    }
    return results
  })
}

interface Run extends Pick<SiegeResult, 'times' | 'messages' | 'peak'> {
  readonly met: Besieged
}

function resultOf(bot: string, { met, times, messages, peak }: Run): SiegeResult {
  const { blows, keptOut, failures, leaks } = met
  return { bot, times, blows, keptOut, failures, leaks, messages, peak }
}

function timesOf(rest: Besieged, met: Besieged, control: Besieged): Times {
  return {
    home: within(0.99, met.home),
    controlHome: within(0.99, control.home),
    signIn: within(0.95, met.signIns),
    restSignIn: within(0.95, rest.signIns),
  }
}

/** Of the same bot in several runs: the median of what takes time, and the most of all else. */
export function ofAllRuns(results: readonly SiegeResult[]): SiegeResult {
  const most = (read: (result: SiegeResult) => number) => Math.max(...results.map(read))
  return {
    bot: results[0]?.bot ?? '',
    times: mediansOf(results.flatMap(({ times }) => times ?? [])),
    blows: median(results.map(({ blows }) => blows)),
    keptOut: most(({ keptOut }) => keptOut),
    failures: most(({ failures }) => failures),
    leaks: most(({ leaks }) => leaks),
    messages: most(({ messages }) => messages),
    peak: most(({ peak }) => peak),
  }
}

function mediansOf(times: readonly Times[]): Times | null {
  if (times.length === 0) return null
  return {
    home: median(times.map(({ home }) => home)),
    controlHome: median(times.map(({ controlHome }) => controlHome)),
    signIn: median(times.map(({ signIn }) => signIn)),
    restSignIn: median(times.map(({ restSignIn }) => restSignIn)),
  }
}

/** What must not be, a sentence for each. */
export function faultsOf(result: SiegeResult): readonly string[] {
  const { times, keptOut, failures, leaks, messages, peak } = result
  const limits: readonly (readonly [boolean, string])[] = [
    [times !== null && times.home - times.controlHome > 250, tooLate],
    [times !== null && times.signIn - times.restSignIn > 1000, tooSlow],
    [keptOut > 0, 'the owner was kept out'],
    [failures > 0, 'honest people got no answer, or one of 5xx'],
    [leaks > 0, 'a bot was told the name of the owner'],
    [messages > 3, 'more than three messages went to a stranger'],
    [peak >= 256, 'the site held 256 MB or more'],
  ]
  return limits.filter(([isOver]) => isOver).map(([, fault]) => fault)
}

const tooLate = 'the home page is over 250 ms later than the control'

const tooSlow = 'signing in takes over a second more than at rest'

async function messagesTo({ db }: Database, recipient: string): Promise<number> {
  const rows = await db
    .selectFrom('outbox')
    .select('id')
    .where('recipient', '=', recipient)
    .execute()
  return rows.length
}

/** The same bot, the same honest people, and a server that does nothing. */
async function besiegeControl(bot: Bot, options: SiegeOptions): Promise<Besieged> {
  const page = await (await fetch(options.origin)).text()
  const script = join(import.meta.dirname, 'control-server.js')
  const [command = '', ...words] = onServerCore([process.execPath, script])
  const child = spawn(command, words)
  try {
    child.stdin.end(page)
    const [port] = (await once(child.stdout, 'data')) as [Buffer]
    return await besiege([bot], { ...options, origin: `http://127.0.0.1:${String(port).trim()}` })
  } finally {
    child.kill()
  }
}

function median(values: readonly number[]): number {
  return within(0.5, values)
}

function within(share: number, values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0)
}

/** One line a bot, and one for each fault. */
export function siegeLines(engine: string, result: SiegeResult): readonly string[] {
  const { bot, times, blows, keptOut, failures, leaks, messages, peak } = result
  return [
    `${engine}, ${bot}: ${blows} blows; ${timesLine(times)}kept out ${keptOut}, failures ${failures}, leaks ${leaks}, messages ${messages}, peak ${peak} MB`,
    ...faultsOf(result).map((fault) => `  FAULT: ${fault}`),
  ]
}

function timesLine(times: Times | null): string {
  if (!times) return ''
  const { home, controlHome, signIn, restSignIn } = times
  return `home p99 ${home} ms (control ${controlHome}), sign-in p95 ${signIn} ms (at rest ${restSignIn}), `
}
