import { beforeEach, describe, expect, it } from 'vitest'
import { startSweeper } from '#server/app/sweeper.ts'
import { sweep } from '#server/auth/sweep.ts'
import type { Connection, Database } from '#server/database/database.ts'
import { tableCounters } from '#server/database/rate-limit-counters.ts'
import { createSiteSource } from '#server/site/site.ts'
import { day, hour, minute } from '../../support/auth.ts'
import { content } from '../../support/catalogue.ts'
import { testDatabase } from '../../support/database.ts'
import { keptLog } from '../../support/kept-log.ts'
import { handClock, handSchedule } from '../../support/mail.ts'

const start = 1_767_225_600_000

let database: Database
let db: Connection

beforeEach(async () => {
  database = await testDatabase()
  db = database.db
  await addUser('ada', start)
  return () => database.close()
})

async function addUser(
  id: string,
  verifiedAt: number | null,
  role: 'customer' | 'staff' = 'customer',
) {
  await db
    .insertInto('users')
    .values({
      id,
      name: id,
      email: `${id}@example.com`,
      role,
      created_at: start,
      verified_at: verifiedAt,
    })
    .execute()
}

async function addSession(id: string, isRemembered: 0 | 1, seenAt: number, expiresAt: number) {
  await db
    .insertInto('sessions')
    .values({
      id,
      public_id: id,
      user_id: 'ada',
      stage: 'full',
      is_remembered: isRemembered,
      user_agent: '',
      address: '',
      created_at: start,
      seen_at: seenAt,
      expires_at: expiresAt,
    })
    .execute()
}

async function idsOf(table: 'sessions' | 'tokens' | 'outbox' | 'subscribers' | 'users') {
  const rows = await db.selectFrom(table).select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

describe('a sweep', () => {
  it('removes sessions that are over, and no others', async () => {
    const later = start + 100 * day
    await addSession('fresh', 0, start + 10 * hour, later)
    await addSession('idle', 0, start + 8 * hour, later)
    await addSession('old', 0, start + 10 * hour, start + 11 * hour)
    await addSession('remembered', 1, start, later)

    await sweep(db, start + 11 * hour)
    expect(await idsOf('sessions')).toEqual(['fresh', 'remembered'])

    await sweep(db, start + 15 * day)
    expect(await idsOf('sessions')).toEqual([])
  })

  it('removes links that work no longer', async () => {
    const link = { user_id: 'ada', email: 'ada@example.com', created_at: start }
    await db
      .insertInto('tokens')
      .values([
        { ...link, id: 'open', purpose: 'verify-email', expires_at: start + 2 * hour },
        { ...link, id: 'over', purpose: 'reset-password', expires_at: start + hour },
      ])
      .execute()

    await sweep(db, start + hour + minute)

    expect(await idsOf('tokens')).toEqual(['open'])
  })

  it('removes browsers not seen for a year', async () => {
    const browser = { user_id: 'ada', fingerprint: 'old', seen_at: start }
    await db
      .insertInto('browsers')
      .values([browser, { ...browser, fingerprint: 'known', seen_at: start + 2 * day }])
      .execute()

    await sweep(db, start + 365 * day)

    const browsers = await db.selectFrom('browsers').select('fingerprint').execute()
    expect(browsers).toEqual([{ fingerprint: 'known' }])
  })

  it('removes messages 30 days after they were sent, and never one that waits or was given up', async () => {
    const mail = { template: 'welcome', recipient: 'ada@example.com', data: '{}', attempts: 1 }
    const written = { ...mail, created_at: start, due_at: start }
    await db
      .insertInto('outbox')
      .values([
        { ...written, id: 'sent', sent_at: start },
        { ...written, id: 'sent lately', sent_at: start + 20 * day },
        { ...written, id: 'given up', failed_at: start },
        { ...written, id: 'waits' },
      ])
      .execute()

    await sweep(db, start + 30 * day)

    expect(await idsOf('outbox')).toEqual(['given up', 'sent lately', 'waits'])
  })

  it('removes newsletter addresses that nobody confirmed within 30 days', async () => {
    const reader = { created_at: start, confirmed_at: null, unsubscribed_at: null }
    await db
      .insertInto('subscribers')
      .values([
        { ...reader, id: 'a', email: 'a@example.com', status: 'pending' },
        { ...reader, id: 'b', email: 'b@example.com', status: 'confirmed' },
        { ...reader, id: 'c', email: 'c@example.com', status: 'unsubscribed' },
        { ...reader, id: 'd', email: 'd@example.com', status: 'pending', created_at: start + day },
      ])
      .execute()

    await sweep(db, start + 30 * day)

    expect(await idsOf('subscribers')).toEqual(['b', 'c', 'd'])
  })

  it('removes accounts of customers that nobody verified within 30 days', async () => {
    await addUser('never', null)
    await addUser('office', null, 'staff')

    await sweep(db, start + 29 * day)
    expect(await idsOf('users')).toEqual(['ada', 'never', 'office'])

    await sweep(db, start + 30 * day)
    expect(await idsOf('users')).toEqual(['ada', 'office'])
  })
})

describe('the sweeper', () => {
  const site = createSiteSource({ current: () => ({ content, version: 'test' }) }, handClock(start))
  const count = { key: 'over', hits: 1, resets_at: start }

  function started(swept = database, lapse = async (): Promise<string[]> => []) {
    const [schedule, log] = [handSchedule(), keptLog()]
    const clock = handClock(start)
    const counters = tableCounters(swept.db, clock.now)
    const auth = { tend: async () => undefined }
    return {
      sweeper: startSweeper({ database: swept, clock, log, site, counters, auth, lapse, schedule }),
      schedule,
      lines: log.lines,
    }
  }

  it('sweeps once an hour, carts that nobody touched for thirty days too, until it is stopped', async () => {
    const { sweeper, schedule, lines } = started()
    const cart = { checkout: '{}', codes: '[]', created_at: 0 }
    for (const [id, forget_at] of Object.entries({ old: start, fresh: start + 1 })) {
      const row = { ...cart, id, token: id, checkout_key: id, forget_at }
      await db.insertInto('carts').values(row).execute()
    }

    for (let round = 0; round < 2; round += 1) {
      await db.insertInto('rate_limits').values(count).execute()
      await expect.poll(() => schedule.isSet).toBe(true)
      schedule.ring()
      const left = () => db.selectFrom('rate_limits').selectAll().execute()
      await expect.poll(left).toEqual([])
    }

    expect(await db.selectFrom('carts').select('id').execute()).toEqual([{ id: 'fresh' }])
    await sweeper.stop()
    expect(schedule.isSet).toBe(false)
    expect(lines).toEqual([])
  })

  it('has orders lapse, and says so', async () => {
    const { sweeper, schedule, lines } = started(database, async () => ['SL-1001'])

    schedule.ring()
    await expect.poll(() => lines.length).toBe(1)

    expect(lines[0]).toMatchObject({ level: 'info', message: expect.stringContaining('lapsed') })
    await sweeper.stop()
  })

  it('says that it could not sweep, and goes on', async () => {
    const broken = await testDatabase()
    await broken.close()
    const { sweeper, schedule, lines } = started(broken)

    schedule.ring()
    await expect.poll(() => lines.length).toBe(1)

    expect(lines[0]).toMatchObject({
      level: 'error',
      message: expect.stringContaining('in an hour'),
    })
    await expect.poll(() => schedule.isSet).toBe(true)
    await sweeper.stop()
  })
})
