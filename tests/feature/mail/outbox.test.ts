import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { openDatabase } from '#server/database/database.ts'
import { migrate } from '#server/database/migrate.ts'
import {
  claimNext,
  giveUpAbandoned,
  leaseMilliseconds,
  markFailed,
  markSent,
} from '#server/mail/claim.ts'
import type { Message } from '#server/mail/mailables.ts'
import { enqueue } from '#server/mail/outbox.ts'
import { connectAll, testDatabase, testDatabasePlace } from '../../support/database.ts'

const noon = Date.UTC(2026, 10, 21, 12)
const minute = 60_000

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

/** Claims what is there, until it was claimed this often and failed each time. */
async function failTimes(times: number): Promise<number> {
  let now = noon
  for (let tries = 0; tries < times; tries += 1) {
    const claim = await claimNext(database, now)
    if (claim) await markFailed(database.db, claim, 'Connection refused', now)
    now += 24 * 60 * minute
  }
  return now
}

describe('a message in the outbox', () => {
  it('is written with the transaction of what it reports', async () => {
    const id = await database.transaction((trx) => enqueue(trx, messageTo('ada@example.com'), noon))

    expect(await rows()).toEqual([
      {
        id,
        template: 'confirm-subscription',
        recipient: 'ada@example.com',
        data: '{"confirmUrl":"https://saltlark.example/mail/confirm/abc"}',
        created_at: noon,
        due_at: noon,
        attempts: 0,
        leased_until: null,
        sent_at: null,
        failed_at: null,
        last_error: null,
      },
    ])
  })

  it('is gone when that transaction fails', async () => {
    const failing = database.transaction(async (trx) => {
      await enqueue(trx, messageTo('ada@example.com'), noon)
      throw new Error('No places left')
    })

    await expect(failing).rejects.toThrow('No places left')
    expect(await rows()).toEqual([])
  })

  it('is not written for an address that could be read as two', async () => {
    const message = messageTo('ada@example.com\r\nBcc: eve@example.com')

    await expect(enqueue(database.db, message, noon)).rejects.toThrow(
      '[mail] recipient "ada@example.com\\r\\nBcc: eve@example.com" is not one plain e-mail address; give something like you@example.com.',
    )
    expect(await rows()).toEqual([])
  })
})

describe('claiming', () => {
  it('takes the message that has been due longest', async () => {
    await enqueue(database.db, messageTo('ben@example.com'), noon + 2)
    await enqueue(database.db, messageTo('ada@example.com'), noon + 1)

    const claim = await claimNext(database, noon + minute)

    expect(claim).toMatchObject({ recipient: 'ada@example.com', attempts: 1 })
  })

  it('takes nothing before it is due', async () => {
    await enqueue(database.db, messageTo('ada@example.com'), noon)

    expect(await claimNext(database, noon - 1)).toBeNull()
    expect(await claimNext(database, noon)).not.toBeNull()
  })

  it('leaves a claimed message alone until the lease runs out', async () => {
    await enqueue(database.db, messageTo('ada@example.com'), noon)
    await claimNext(database, noon)

    expect(await claimNext(database, noon + leaseMilliseconds - 1)).toBeNull()
    expect(await claimNext(database, noon + leaseMilliseconds)).toMatchObject({ attempts: 2 })
  })

  it('never takes a message that was sent', async () => {
    await enqueue(database.db, messageTo('ada@example.com'), noon)
    const claim = await claimNext(database, noon)
    if (claim) await markSent(database.db, claim, noon + 5)

    expect(await claimNext(database, noon + 24 * 60 * minute)).toBeNull()
    expect(await rows()).toMatchObject([{ sent_at: noon + 5, leased_until: null }])
  })

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

describe('a message that fails', () => {
  it('comes due again after a minute, then after two, with the reason', async () => {
    await enqueue(database.db, messageTo('ada@example.com'), noon)
    const first = await claimNext(database, noon)
    if (first) await markFailed(database.db, first, 'Connection refused', noon)

    expect(await rows()).toMatchObject([
      { due_at: noon + minute, leased_until: null, last_error: 'Connection refused' },
    ])
    const second = await claimNext(database, noon + minute)
    if (second) await markFailed(database.db, second, 'Connection refused', noon + minute)
    expect(await rows()).toMatchObject([{ due_at: noon + 3 * minute, failed_at: null }])
  })

  it('is dead after ten tries and not tried again', async () => {
    await enqueue(database.db, messageTo('ada@example.com'), noon)

    const later = await failTimes(9)
    expect(await rows()).toMatchObject([{ attempts: 9, failed_at: null }])
    const last = await claimNext(database, later)

    expect(last && (await markFailed(database.db, last, 'Connection refused', later))).toBe('dead')
    expect(await rows()).toMatchObject([{ attempts: 10, failed_at: later, sent_at: null }])
    expect(await claimNext(database, later + 24 * 60 * minute)).toBeNull()
  })

  it('is dead too when its worker died each time', async () => {
    await enqueue(database.db, messageTo('ada@example.com'), noon)
    await failTimes(9)
    const last = noon + 30 * 24 * 60 * minute
    await claimNext(database, last)

    expect(await claimNext(database, last + leaseMilliseconds)).toBeNull()
    expect(await giveUpAbandoned(database.db, last + leaseMilliseconds - 1)).toBe(0)
    expect(await giveUpAbandoned(database.db, last + leaseMilliseconds)).toBe(1)
    expect(await rows()).toMatchObject([
      {
        failed_at: last + leaseMilliseconds,
        last_error: 'The worker stopped during the last try.',
      },
    ])
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
