import { describe, expect, it } from 'vitest'
import { joinWaitingList } from '#server/messages/waiting-list.ts'
import { databaseOfTest } from '../../support/database-of-test.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')
const over = Date.parse('2026-12-04T16:00:00Z')
const day = 24 * 60 * 60_000
const ada = {
  reference: 'CR-DSP-261129',
  name: 'Ada',
  email: 'ada@example.com',
  heads: 2,
  forget_at: over,
}
const message = {
  offer: 'RYA Day Skipper practical',
  when: 'Sunday 29 November, 2026 to Friday 4 December, 2026',
  reference: ada.reference,
  wanted: '2 places',
  dateUrl: 'https://saltlark.test/events/CR-DSP-261129',
}

const database = databaseOfTest()

const join = (who = ada, now = noon) => joinWaitingList(database(), who, { now, message })
const waiting = () =>
  database().db.selectFrom('waiting_list').selectAll().orderBy('created_at').execute()
const messages = () => database().db.selectFrom('outbox').selectAll().execute()

describe('joining a waiting list', () => {
  it('sends nothing that was typed to an address that may be a stranger’s', async () => {
    await join({ ...ada, name: 'Buy at evil.test' })

    expect((await messages())[0]?.data).not.toContain('evil')
  })

  it('a second time changes the name and the places, keeps the turn, and writes no message', async () => {
    await join()
    await join({ ...ada, name: 'Ada Marlowe', heads: 3 }, noon + 60_000)

    expect(await waiting()).toMatchObject([
      { name: 'Ada Marlowe', heads: 3, created_at: noon, email: ada.email },
    ])
    expect(await messages()).toHaveLength(1)
  })

  it('after an offer of places lapsed begins anew, with a message', async () => {
    await join()
    const [row] = await waiting()
    const offer = { id: 'offer', token: 'token', reference: ada.reference, heads: 2 }
    await database()
      .db.insertInto('place_offers')
      .values({ ...offer, waiting_id: row?.id ?? '', created_at: noon, held_until: noon + day })
      .execute()

    await join(ada, noon + day - 1)
    expect(await waiting()).toEqual([row])
    await join(ada, noon + 2 * day)

    expect(await waiting()).toMatchObject([{ ...ada, created_at: noon + 2 * day }])
    expect(await database().db.selectFrom('place_offers').selectAll().execute()).toEqual([])
    expect(await messages()).toHaveLength(2)
  })

  it('is apart for each date and each address', async () => {
    await join()
    await join({ ...ada, reference: 'CR-SY-261204' })
    await join({ ...ada, email: 'ben@example.com' })

    expect(await waiting()).toHaveLength(3)
    expect(await messages()).toHaveLength(3)
  })

  it('twenty times at once makes one row and one message', async () => {
    await Promise.all(Array.from({ length: 20 }, () => join()))

    expect(await waiting()).toHaveLength(1)
    expect(await messages()).toHaveLength(1)
  })

  it('forgets whoever waited for a date that is over', async () => {
    await join()
    await join({ ...ada, reference: 'CR-SY-261218', forget_at: over + 14 * 86_400_000 }, over)

    expect((await waiting()).map(({ reference }) => reference)).toEqual(['CR-SY-261218'])
  })

  it('leaves neither behind when the message cannot be written', async () => {
    await expect(join({ ...ada, email: 'no address' })).rejects.toThrow(/address/)

    expect(await waiting()).toEqual([])
    expect(await messages()).toEqual([])
  })
})
