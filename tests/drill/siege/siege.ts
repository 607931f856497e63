import { setTimeout as wait } from 'node:timers/promises'
import type { Bot, Victims } from './bots.ts'
import { callerFrom } from './caller.ts'
import type { Answer } from './caller.ts'

/** What honest people met while a bot was at work. */
export interface Besieged {
  /** Of the home page, asked for ten times a second, in milliseconds. */
  readonly home: readonly number[]
  /** Of signing in, twice every three seconds, in milliseconds. */
  readonly signIns: readonly number[]
  /** How often the owner was not let in, with the right password. */
  readonly keptOut: number
  /** Answers of 5xx to honest people, and calls that nobody answered. */
  readonly failures: number
  readonly blows: number
  /** Answers to a bot that name the owner. */
  readonly leaks: number
}

export interface SiegeOptions {
  readonly origin: string
  readonly victims: Victims
  /** Of the owner, whom no form of a bot names. */
  readonly name: string
  readonly password: string
  /** How many networks the bot has. */
  readonly networks: number
  readonly seconds: number
  /** The number of the first blow: another one says other words and asks for other addresses. */
  readonly first: number
}

/** Has bots strike for so long beside honest people. None: to know what rest is like. */
export async function besiege(bots: readonly Bot[], options: SiegeOptions): Promise<Besieged> {
  const span = spanOf(options.seconds)
  const [home, signIns, ...strikes] = await Promise.all([
    askForHome(options, span),
    signInAgain(options, span),
    ...bots.map((bot) => strike(bot, options, span)),
  ])
  const wrong = signIns.filter(({ location }) => !location.endsWith('/dashboard'))
  const failed = [...home, ...signIns].filter(({ status }) => status === 0 || status >= 500)
  return {
    home: home.map(({ milliseconds }) => milliseconds),
    signIns: signIns.map(({ milliseconds }) => milliseconds),
    keptOut: wrong.length,
    failures: failed.length,
    blows: strikes.reduce((sum, { blows }) => sum + blows, 0),
    leaks: strikes.reduce((sum, { leaks }) => sum + leaks, 0),
  }
}

interface Span {
  isOver(): boolean
  readonly over: Promise<void>
}

function spanOf(seconds: number): Span {
  let isOver = false
  const over = wait(seconds * 1000).then(() => void (isOver = true))
  return { isOver: () => isOver, over }
}

async function askForHome({ origin }: SiegeOptions, span: Span): Promise<Answer[]> {
  const visitor = callerFrom(origin, '192.0.2.1')
  return paced(100, span, () => visitor.get('/'))
}

/** Each time from another network, by a browser that nobody knows: what an owner on the road has. */
async function signInAgain(options: SiegeOptions, span: Span): Promise<Answer[]> {
  const { origin, victims, password } = options
  let times = 0
  return paced(1500, span, () => {
    times += 1
    const owner = callerFrom(origin, `198.18.${times >> 8}.${times & 255}`)
    return owner.post('/login', { email: victims.owner, password })
  })
}

/** Asks at a steady pace, whether or not the last one was answered: who waits is not left out. */
async function paced(
  milliseconds: number,
  { isOver }: Span,
  ask: () => Promise<Answer>,
): Promise<Answer[]> {
  const asked: Promise<Answer>[] = []
  await new Promise<void>((ended) => {
    const timer = setInterval(() => {
      if (isOver()) {
        clearInterval(timer)
        ended()
      } else asked.push(ask())
    }, milliseconds)
  })
  return Promise.all(asked)
}

async function strike(bot: Bot, options: SiegeOptions, { isOver, over }: Span) {
  const { origin, networks, victims, name, first } = options
  const callers = Array.from({ length: networks }, (_, index) =>
    callerFrom(origin, `203.0.113.${index + 1}`),
  )
  let [count, leaks] = [first, 0]
  const hand = async () => {
    while (!isOver()) {
      const caller = callers[count % networks]
      count += 1
      // A blow that hangs is none that the drill waits for.
      const answers = caller && (await Promise.race([bot.strike(caller, count, victims), over]))
      leaks += (answers ?? []).filter(({ body }) => body.includes(name)).length
    }
  }
  await Promise.all(Array.from({ length: bot.atOnce }, hand))
  return { blows: count - first, leaks }
}
