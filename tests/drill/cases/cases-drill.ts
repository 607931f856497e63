import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '#server/database/database.ts'
import type { Connection } from '#server/database/database.ts'
import { answerPeople, order, orderIdOf, putInCart, reviewOf } from '../../support/buyer.ts'
import { chanceFrom } from '../../support/chance.ts'
import { codeIn, codeReader } from '../../support/order-codes.ts'
import { newDatabase, startPostgres } from '../../support/postgres.ts'
import { openSmtpInbox } from '../../support/smtp-inbox.ts'
import { createDrilledServer, customersOf, drillKey } from '../drilled-server.ts'
import type { DrilledServer, Place } from '../drilled-server.ts'
import { inFolder } from '../last-places/engines.ts'
import { dateForMany } from './date-for-many.ts'

export interface CasesInput {
  readonly orders: number
  readonly kills: number
  readonly seed: number
}

export interface CasesResult {
  readonly engine: string
  readonly kills: number
  /** Rows of the outbox about the date, and messages that arrived about it. */
  readonly rows: number
  readonly arrived: number
  readonly messageIds: number
  readonly faults: readonly string[]
}

/**
 * Cancels a date that many have booked by an edit, and kills the site and the command that confirms it again
 * and again until the last message is out: whoever has booked hears once.
 */
export async function casesDrill(input: CasesInput): Promise<CasesResult[]> {
  const sqlite = await inFolder((directory) =>
    drillOn('SQLite', input, directory, `file:${join(directory, 'site.sqlite')}`),
  )
  const { url, stop } = await startPostgres()
  try {
    const databaseUrl = await newDatabase(url, 'cases')
    const work = (directory: string) => drillOn('PostgreSQL', input, directory, databaseUrl)
    return [sqlite, await inFolder(work)]
  } finally {
    await stop()
  }
}

interface Scene {
  readonly input: CasesInput
  readonly chance: () => number
  readonly place: Place
  readonly server: DrilledServer
  readonly variables: { readonly CONTENT_DIR: string }
  readonly reference: string
  readonly db: Connection
  /** The ids of the messages that arrived, in order. */
  readonly arrivals: readonly string[]
}

async function drillOn(
  engine: string,
  input: CasesInput,
  directory: string,
  databaseUrl: string,
): Promise<CasesResult> {
  const chance = chanceFrom(input.seed)
  const arrivals: string[] = []
  const codes = new Map<string, string>()
  const inbox = await openSmtpInbox({ onData: slowly(chance, { arrivals, codes }) })
  const place = { databaseUrl, dataDirectory: directory, mailUrl: inbox.url }
  const variables = { CONTENT_DIR: join(directory, 'content') }
  const { reference, cancel } = dateForMany(variables.CONTENT_DIR)
  const server = await createDrilledServer(place)
  try {
    await server.start(variables)
    const database = await openDatabase(databaseUrl)
    const { db } = database
    await sellPlaces(server, { db, codes }, { sku: reference, count: input.orders })
    cancel()
    const scene = { input, chance, place, server, variables, reference, db, arrivals }
    const { kills, allowed } = await killUntilTold(scene)
    const result = await resultOf(scene, engine, kills, allowed)
    await database.close()
    return result
  } finally {
    await server.kill()
    await inbox.close()
  }
}

interface Arrived {
  readonly arrivals: string[]
  /** Of orders, by the address that they went to. */
  readonly codes: Map<string, string>
}

/** A mail server that takes its time, so that a kill finds messages on their way. */
function slowly(chance: () => number, { arrivals, codes }: Arrived) {
  return (
    stream: NodeJS.ReadableStream,
    { envelope }: { readonly envelope: { readonly rcptTo: readonly { address: string }[] } },
    done: () => void,
  ) => {
    let source = ''
    stream.on('data', (chunk: Buffer) => (source += chunk.toString()))
    stream.on('end', () => {
      const [, id] = /^Message-ID: <([\w-]+)@/im.exec(source) ?? []
      if (id !== undefined && /^Subject: We have had to cancel/im.test(source)) arrivals.push(id)
      const code = codeIn(/^Subject: (.*)$/im.exec(source)?.[1] ?? '')
      if (code !== undefined) codes.set(envelope.rcptTo[0]?.address ?? '', code)
      setTimeout(done, chance() * 200)
    })
  }
}

async function sellPlaces(
  server: DrilledServer,
  { db, codes }: { readonly db: Connection; readonly codes: ReadonlyMap<string, string> },
  { sku, count }: { readonly sku: string; readonly count: number },
): Promise<void> {
  const visitor = await customersOf([server])
  const readCode = codeReader(db, (email) => codes.get(email))
  for (let index = 0; index < count; index += 1) {
    const buyer = visitor()
    await putInCart(buyer, { kind: 'place', sku, quantity: 1 })
    const email = `reader-${index}@example.com`
    await answerPeople(buyer, email)
    const review = await reviewOf(buyer)
    const ordered = review && (await order(buyer, review, () => readCode(email)))
    if (!ordered || orderIdOf(ordered) === null) throw new Error(`Order ${index} was not taken.`)
  }
}

/** @returns the messages that had arrived when a kill came before they were noted as sent. */
async function killUntilTold(scene: Scene) {
  const { input, server, variables, chance, db, arrivals } = scene
  const allowed = new Set<string>()
  let kills = 0
  await server.kill()
  for (; kills < input.kills; kills += 1) {
    server.begin(variables)
    // The first tenth dies before or while the date is compared, the next while it is confirmed.
    if (kills >= input.kills / 10) await confirmAndKill(scene, kills < input.kills / 5)
    await pause(chance() * 1500)
    await server.kill()
    const unsent = await db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute()
    for (const { id } of unsent) if (arrivals.includes(id)) allowed.add(id)
    // As if the five minutes of a lease had passed.
    await db
      .updateTable('outbox')
      .set({ leased_until: null })
      .where('sent_at', 'is', null)
      .execute()
  }
  await server.start(variables)
  await confirmAndKill(scene, false)
  await allSent(db)
  return { kills, allowed }
}

/** `npm run dates -- confirm`, which is killed by chance or left to end. */
async function confirmAndKill(
  { place, reference, variables, chance }: Scene,
  isKilled: boolean,
): Promise<void> {
  const child = spawn(process.execPath, ['server/console/run.js', 'dates', 'confirm', reference], {
    env: {
      PATH: process.env['PATH'],
      APP_KEY: drillKey,
      DATABASE_URL: place.databaseUrl,
      DATA_DIR: place.dataDirectory,
      ...variables,
    },
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  if (isKilled) setTimeout(() => child.kill('SIGKILL'), chance() * 2500)
  await ended
}

async function allSent(db: Connection): Promise<void> {
  for (const end = Date.now() + 120_000; Date.now() < end; await pause(200)) {
    const waiting = await db
      .selectFrom('outbox')
      .select('id')
      .where('sent_at', 'is', null)
      .execute()
    if (waiting.length === 0) return
  }
}

async function resultOf(
  { db, arrivals, input, server }: Scene,
  engine: string,
  kills: number,
  allowed: ReadonlySet<string>,
): Promise<CasesResult> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'recipient', 'sent_at'])
    .where('template', '=', 'date-changed')
    .execute()
  const doubled = arrivals.filter((id, index) => arrivals.indexOf(id) !== index)
  const recipients = new Set(rows.map(({ recipient }) => recipient))
  return {
    engine,
    kills,
    rows: rows.length,
    arrived: arrivals.length,
    messageIds: new Set(arrivals).size,
    faults: [
      ...(rows.length === input.orders && recipients.size === input.orders
        ? []
        : [`${rows.length} messages to ${recipients.size} people about ${input.orders} orders`]),
      ...rows.flatMap(({ id, sent_at: sent }) =>
        sent !== null && arrivals.includes(id) ? [] : [`${id} never arrived`],
      ),
      ...doubled.filter((id) => !allowed.has(id)).map((id) => `${id} came twice for no reason`),
      ...server.faults,
    ],
  }
}

export function casesLines(results: readonly CasesResult[]): string[] {
  return results.map(
    ({ engine, kills, rows, arrived, messageIds, faults }) =>
      `${engine}: ${kills} kills, ${rows} rows, ${messageIds} Message-IDs, ${arrived - messageIds} second copies, ${faults.length} things amiss${faults.map((fault) => `\n  ${fault}`).join('')}`,
  )
}
