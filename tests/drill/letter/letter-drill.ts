import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { runNewsletterCommand } from '#server/console/newsletter.ts'
import { openDatabase } from '#server/database/database.ts'
import type { Database } from '#server/database/database.ts'
import { newId } from '#server/database/ids.ts'
import { letterStatuses } from '#server/letters/letter-status.ts'
import { queueState } from '#server/mail/queue-state.ts'
import { issueUnsubscribeToken } from '#server/messages/unsubscribe.ts'
import { createSigner } from '#server/signing/signer.ts'
import { systemClock } from '#server/site/clock.ts'
import { content } from '../../support/catalogue.ts'
import { newDatabase, startPostgres } from '../../support/postgres.ts'
import { afterEveryHold } from '../books/read-books.ts'
import { sendCustomers } from '../crash/customers.ts'
import type { Town } from '../crash/errand.ts'
import { inTown } from '../crash/town.ts'
import { drillKey } from '../drilled-server.ts'
import type { DrilledServer, Place } from '../drilled-server.ts'
import type { Engine } from '../engines.ts'
import { checkLetter } from './check-letter.ts'
import type { Leaving, LetterVerdict, LifeEnd } from './check-letter.ts'

export interface LetterInput {
  readonly subscribers: number
  readonly kills: number
  readonly seed: number
  /** Customers at one time, who order meanwhile. */
  readonly customers: number
  /** Told after each kill how many there were. */
  readonly onKill: (kills: number) => void
}

interface Scene {
  readonly server: DrilledServer
  readonly town: Town
  readonly place: Place
  readonly database: Database
  readonly leaving: Leaving
  /** When the lives of the server ended: by kills, and at last by being asked to. */
  readonly ends: LifeEnd[]
}

/** Sends a letter of the content while the server is killed again and again, and people order, come and leave. */
export async function letterDrill(engine: Engine, input: LetterInput): Promise<LetterVerdict> {
  if (engine === 'SQLite') {
    return drillIn(input, (directory) => `file:${join(directory, 'site.sqlite')}`)
  }
  const { url, stop } = await startPostgres()
  try {
    return await drillIn(input, () => newDatabase(url, 'letter'))
  } finally {
    await stop()
  }
}

/** A letter of the content that the tests have. */
const date = '2026-12-04'

function drillIn(
  input: LetterInput,
  databaseIn: (directory: string) => string | Promise<string>,
): Promise<LetterVerdict> {
  return inTown(input.seed, databaseIn, async (server, town, place) => {
    const database = await openDatabase(place.databaseUrl)
    const leaving = { early: new Set<string>(), late: new Set<string>() }
    const scene: Scene = { server, town, place, database, leaving, ends: [] }
    try {
      await subscribeAll(database, input.subscribers)
      await command(scene, 0, 'test', date, 'office@example.com')
      await command(scene, 0, 'send', date, '--yes')
      await killAgainAndAgain(scene, input)
      await calm(scene)
      return await checkLetter({ ...scene, date })
    } finally {
      await database.close()
    }
  })
}

async function subscribeAll({ db }: Database, count: number): Promise<void> {
  const now = systemClock.now()
  for (let number = 1; number <= count; number += 1) {
    const email = `reader${number}@example.org`
    await db
      .insertInto('subscribers')
      .values({ id: newId(now), email, status: 'confirmed', created_at: now, confirmed_at: now })
      .execute()
  }
}

/** Runs `npm run newsletter -- …` beside the server. */
async function command(
  { server, place, town }: Scene,
  expected: number,
  ...words: readonly string[]
): Promise<void> {
  const lines: string[] = []
  const exitCode = await runNewsletterCommand(words, {
    config: {
      appUrl: server.origin,
      appKeys: [drillKey],
      database: { url: place.databaseUrl },
      dataDirectory: place.dataDirectory,
    },
    clock: systemClock,
    readContent: async () => ({ content, version: 'drill' }),
    ask: null,
    print: (line) => void lines.push(line),
    printError: (line) => void lines.push(line),
  })
  if (exitCode === expected) return
  town.complaints.push({ kind: 'answer', what: `${words.join(' ')}: ${lines.join(' ')}` })
}

async function killAgainAndAgain(scene: Scene, input: LetterInput): Promise<void> {
  const { server, town, ends } = scene
  const { traffic, chance } = town
  const customers = sendCustomers(town, input.customers)
  try {
    while (ends.length < input.kills) {
      traffic.openGate()
      await pause(firstLook + chance() * sendingTime)
      await leaveSome(scene)
      if (chance() < 0.1) await beAnxious(scene)
      await pause(chance() * 1_000)
      traffic.closeGate()
      await endLife(scene, 'kill')
      await traffic.quiet()
      input.onKill(ends.length)
      await server.start()
    }
    traffic.openGate()
    await customers.goHome()
  } finally {
    traffic.closeGate()
  }
}

async function endLife({ server, ends }: Scene, how: 'kill' | 'stop'): Promise<void> {
  const from = systemClock.now()
  await server[how]()
  ends.push({ from, to: systemClock.now() })
}

/** Milliseconds from a start until the server looks for letters, and how long it then sends at most. */
const firstLook = 5_000
const sendingTime = 5_000

/** Somebody of staff sends the letter again, and pauses it for a moment. */
async function beAnxious(scene: Scene): Promise<void> {
  if (!(await isSending(scene))) return
  await command(scene, 1, 'send', date, '--yes')
  await command(scene, 0, 'pause')
  await command(scene, 0, 'resume')
}

async function isSending({ database: { db } }: Scene): Promise<boolean> {
  const row = await db.selectFrom('letters_sent').select('state').executeTakeFirst()
  return row?.state === 'sending'
}

/** One who has no letter yet and one who was just written to stop the newsletter by their mail program. */
async function leaveSome(scene: Scene): Promise<void> {
  const { database, leaving, town, server } = scene
  const subscribers = database.db
    .selectFrom('subscribers')
    .leftJoin('letter_recipients', 'letter_recipients.subscriber_id', 'subscribers.id')
    .select(['subscribers.id', 'email'])
    .where('status', '=', 'confirmed')
    .where('email', 'like', 'reader%')
  const [early, late] = await Promise.all([
    subscribers
      .where('written_at', 'is', null)
      .orderBy('subscribers.id', 'desc')
      .executeTakeFirst(),
    subscribers
      .where('written_at', 'is not', null)
      .orderBy('written_at', 'desc')
      .executeTakeFirst(),
  ])
  const signer = createSigner([drillKey])
  for (const [reader, group] of [
    [early, leaving.early],
    [late, leaving.late],
  ] as const) {
    if (!reader) continue
    const path = `/mail/unsubscribe/${issueUnsubscribeToken(signer, reader.id, systemClock.now())}`
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    const { status } = await fetch(server.origin + path, { method: 'POST', body })
    if (status === 200) group.add(reader.email)
    else town.complaints.push({ kind: 'answer', what: `one click was answered by ${status}` })
  }
}

/** Starts the server half an hour later by its own clock, when no killed one holds a message, and waits. */
async function calm(scene: Scene): Promise<void> {
  const {
    server,
    database: { db },
  } = scene
  await endLife(scene, 'stop')
  await server.start({ SITE_DATE: new Date(systemClock.now() + afterEveryHold).toISOString() })
  let [seen, lastChange] = ['', performance.now()]
  while (performance.now() - lastChange < patience) {
    await pause(500)
    const [status] = await letterStatuses(db)
    const { waiting } = await queueState(db)
    if (status?.state === 'sent' && waiting === 0) return
    const now = `${status?.waiting} and ${waiting}`
    if (now !== seen) [seen, lastChange] = [now, performance.now()]
  }
}

/** Milliseconds in which nothing happens. */
const patience = 30_000
