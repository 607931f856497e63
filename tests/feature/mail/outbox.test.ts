import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { openDatabase } from '#server/database/database.ts'
import { migrate } from '#server/database/migrate.ts'
import { claimNext, leaseMilliseconds, markFailed, markSent } from '#server/mail/claim.ts'
import type { Message } from '#server/mail/mailables.ts'
import { enqueue } from '#server/mail/outbox.ts'
import { connectAll, testDatabase, testDatabasePlace } from '../../support/database.ts'

const noon = Date.UTC(2026, 10, 21, 12)

function messageTo(to: string): Message {
  return {
    template: 'confirm-subscription',
    to,
    data: { confirmUrl: 'https://saltlark.example/mail/confirm/abc' },
  }
}

let database: Database

beforeEach(async () => {
  database = await testDatabase()
})

afterEach(() => database.close())

async function rows() {
  return database.db.selectFrom('outbox').selectAll().orderBy('id').execute()
}

describe('a message in the outbox', () => {
  it('is not written for an address that could be read as two', async () => {
    const message = messageTo('ada@example.com\r\nBcc: eve@example.com')

    await expect(enqueue(database.db, message, noon)).rejects.toThrow(
      '[mail] recipient "ada@example.com\\r\\nBcc: eve@example.com" is not one plain e-mail address; give something like you@example.com.',
    )
    expect(await rows()).toEqual([])
  })
})

describe('claiming', () => {
  it('gives each message to one worker only, however many ask at once', async () => {
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
