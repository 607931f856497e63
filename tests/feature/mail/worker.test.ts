import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '#server/database/database.ts'
import type { Database } from '#server/database/database.ts'
import { migrate } from '#server/database/migrate.ts'
import { claimNext, leaseMilliseconds, markFailed, markSent } from '#server/mail/claim.ts'
import type { Message } from '#server/mail/mailables.ts'
import { enqueue } from '#server/mail/outbox.ts'
import type { Transport } from '#server/mail/outbox.ts'
import { startOutboxWorker } from '#server/mail/worker.ts'
import type { OutboxWorker } from '#server/mail/worker.ts'
import { company } from '../../support/company.ts'
import { connectAll, testDatabase, testDatabasePlace } from '../../support/database.ts'
import { keptLog } from '../../support/kept-log.ts'
import { handClock, handSchedule, mailbox } from '../../support/mail.ts'
import { promiseToKeep } from '../../support/promise-to-keep.ts'

const noon = Date.UTC(2026, 10, 21, 12)

let database: Database
let worker: OutboxWorker | undefined

beforeEach(async () => {
  database = await testDatabase()
})

afterEach(async () => {
  await worker?.stop()
  await database.close()
})

function startWorker(transport: Transport, db = database) {
  const schedule = handSchedule()
  const log = keptLog()
  const clock = handClock(noon)
  const appUrl = 'https://www.saltlark.example'
  worker = startOutboxWorker({
    database: db,
    transport,
    clock,
    log,
    appUrl,
    schedule,
    company: () => company,
    attach: async () => null,
  })
  return { worker, schedule, lines: log.lines }
}

async function enqueueTo(to: string): Promise<void> {
  await enqueue(database.db, messageTo(to), noon)
}

/** A transport that hands the first message over only when it is allowed to. */
function heldTransport(inner: Transport) {
  const [allowed, begun] = [promiseToKeep<void>(), promiseToKeep<void>()]
  const transport: Transport = {
    ...inner,
    async send(mail) {
      begun.keep()
      await allowed.promise
      await inner.send(mail)
    },
  }
  return { transport, begun: begun.promise, allow: allowed.keep }
}

describe('the outbox worker', () => {
  it('sends at once when it is woken', async () => {
    const { transport, mails, arrival } = mailbox()
    const { worker: woken } = startWorker(transport)
    await enqueueTo('ada@example.com')

    const arrived = arrival()
    woken.wake()
    await arrived

    expect(mails.map((mail) => mail.to)).toEqual(['ada@example.com'])
  })

  it('looks by itself when its poll comes round, again and again', async () => {
    const { transport, mails, arrival } = mailbox()
    const { schedule } = startWorker(transport)

    for (const to of ['ada@example.com', 'ben@example.com']) {
      const arrived = arrival()
      await enqueueTo(to)
      await expect.poll(() => schedule.isSet).toBe(true)
      schedule.ring()
      await arrived
    }

    expect(mails.map((mail) => mail.to)).toEqual(['ada@example.com', 'ben@example.com'])
  })

  it('looks once more when it was woken while it was at work', async () => {
    const { transport, begun, allow } = heldTransport(mailbox().transport)
    const { worker: busy, lines } = startWorker(transport)
    await enqueueTo('ada@example.com')
    busy.wake()
    await begun

    // A look begins with giving up messages like this one.
    await enqueueTo('ben@example.com')
    const abandoned = { attempts: 10, leased_until: noon }
    const ofBen = database.db.updateTable('outbox').where('recipient', '=', 'ben@example.com')
    await ofBen.set(abandoned).execute()
    busy.wake()
    allow()

    await expect
      .poll(() => lines.map(({ message }) => message))
      .toEqual(['Sent a message', 'Gave up messages whose worker died each time'])
  })

  it('waits for the message in hand when it is stopped, and sends no other', async () => {
    const { transport: inner, mails } = mailbox()
    const { transport, begun, allow } = heldTransport(inner)
    const { worker: stopping, schedule } = startWorker(transport)
    await enqueueTo('ada@example.com')
    await enqueueTo('ben@example.com')
    stopping.wake()
    await begun

    const stopped = stopping.stop()
    allow()
    await stopped

    const sent = database.db.selectFrom('outbox').select('id').where('sent_at', 'is not', null)
    expect(mails).toHaveLength(1)
    expect(await sent.execute()).toEqual([{ id: mails[0]?.id }])
    expect(schedule.isSet).toBe(false)
  })

  it('does nothing any more after it was stopped, and may be stopped twice', async () => {
    const { transport, mails } = mailbox()
    const { worker: stopped, schedule } = startWorker(transport)
    await enqueueTo('ada@example.com')

    await stopped.stop()
    stopped.wake()
    schedule.ring()
    await stopped.stop()

    expect(mails).toHaveLength(0)
  })

  it('says when the database fails, and looks again at its next poll', async () => {
    const { transport } = mailbox()
    const gone = await testDatabase()
    await gone.close()
    const { worker: trying, schedule, lines } = startWorker(transport, gone)

    trying.wake()
    await expect.poll(() => lines.length).toBe(1)

    expect(lines).toMatchObject([
      { level: 'error', message: 'The outbox cannot be read; the worker tries again' },
    ])
    await expect.poll(() => schedule.isSet).toBe(true)
  })
})

function messageTo(to: string): Message {
  return {
    template: 'confirm-subscription',
    to,
    data: { confirmUrl: 'https://saltlark.example/mail/confirm/abc' },
  }
}

async function rows() {
  return database.db.selectFrom('outbox').selectAll().orderBy('id').execute()
}

it('claiming gives each message to one worker only, however many ask at once', async () => {
  const place = await testDatabasePlace()
  const [one, two] = [await openDatabase(place.url), await openDatabase(place.url)]
  await migrate(one)
  const people = Array.from({ length: 20 }, (_, index) => `crew-${index}@example.com`)
  for (const to of people) await enqueue(one.db, messageTo(to), noon)

  for (const database of [one, two]) await connectAll(database)
  const claims = await Promise.all(
    Array.from({ length: 30 }, (_, index) => claimNext(index % 2 === 0 ? one : two, noon)),
  )

  const claimed = claims.flatMap((claim) => (claim ? [claim.recipient] : []))
  expect(claimed.toSorted()).toEqual(people.toSorted())
  await Promise.all([one.close(), two.close()])
  await place.remove()
})

describe('a worker that comes back after its lease ran out', () => {
  it('does not disturb the worker that has the message now', async () => {
    await enqueue(database.db, messageTo('ada@example.com'), noon)
    const slow = await claimNext(database, noon)
    const later = noon + leaseMilliseconds
    await claimNext(database, later)

    if (slow) await markFailed(database.db, slow, 'Timeout', later + 1)

    expect(await rows()).toMatchObject([
      { leased_until: later + leaseMilliseconds, last_error: null, due_at: noon },
    ])
  })

  it('is believed when it says that the message was sent', async () => {
    await enqueue(database.db, messageTo('ada@example.com'), noon)
    const slow = await claimNext(database, noon)
    const later = noon + leaseMilliseconds
    const second = await claimNext(database, later)

    if (slow) await markSent(database.db, slow, later + 1)
    if (second) await markFailed(database.db, second, 'Timeout', later + 2)

    expect(await rows()).toMatchObject([{ sent_at: later + 1, failed_at: null, last_error: null }])
  })
})
