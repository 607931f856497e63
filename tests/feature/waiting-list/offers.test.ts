import { describe, expect, it } from 'vitest'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'
import { createCarts } from '#server/shop/cart/carts.ts'
import { offerPlaces } from '#server/shop/waiting/place-offers.ts'
import { takeOffer } from '#server/shop/waiting/take-offer.ts'
import { scheduleOf } from '#server/site/site.ts'
import { hour, times } from '../../support/auth.ts'
import {
  dateWith,
  messageOf,
  messages,
  ordered,
  placesOn,
  stranger,
  testChandlery,
  waitFor,
} from '../../support/chandlery.ts'
import type { Chandlery } from '../../support/chandlery.ts'
import { picturesIn } from '../../support/pictures-in.ts'

interface Quay extends Chandlery {
  readonly date: ScheduledDate
  offer(): Promise<number>
  /** The secret of the link in the newest message to somebody. */
  linkOf(email: string): Promise<string>
}

/** A date of five places that is full, and who waits for it, in order: name and heads. */
async function fullDate(...waiting: readonly [name: string, heads: number][]): Promise<Quay> {
  const shop = await testChandlery()
  const date = dateWith(shop, 5, ({ unit, starts }) => unit === 'person' && starts > '2027-03-01')
  await ordered(shop, placesOn(date, 2))
  await ordered(shop, placesOn(date, 3))
  for (const [name, heads] of waiting) await waitFor(shop, date, { name, heads })
  return quayOf(shop, date)
}

function quayOf(shop: Chandlery, date: ScheduledDate): Quay {
  const { db } = shop.database
  const links = { placeOffer: (secret: string) => `https://www.saltlark.example/places/${secret}` }
  const outbox = { wake: () => undefined }
  return {
    ...shop,
    date,
    offer: () => offerPlaces({ ...shop, outbox, links }),
    async linkOf(email) {
      const { data } = await db
        .selectFrom('outbox')
        .select('data')
        .where('recipient', '=', email)
        .where('template', '=', 'place-offered')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
      return (JSON.parse(data) as { offerUrl: string }).offerUrl.split('/').at(-1) ?? ''
    },
  }
}

async function asked(quay: Quay): Promise<string[]> {
  return (await messages(quay)).filter((message) => message.startsWith('place-offered'))
}

describe('places that come free', () => {
  it('are offered to the first who waits and whom they are enough for', async () => {
    const quay = await fullDate(['ada', 4], ['bea', 2], ['cora', 1])
    expect(await quay.offer()).toBe(0)

    expect(await quay.orders.cancel('SL-1001')).toMatchObject({ offered: 1 })

    expect(await asked(quay)).toEqual(['place-offered to bea@example.com'])
    const gone = quay.places.taken([quay.date.reference]).get(quay.date.reference)
    expect(gone).toMatchObject({ taken: 3, held: 2 })
  })

  it('are never anybody else’s between, however many ask while they come free', async () => {
    const quay = await fullDate(['bea', 2])
    const carts = createCarts(quay)

    const [cancelled, ...others] = await Promise.all([
      quay.orders.cancel('SL-1001'),
      ...Array.from({ length: 8 }, () => carts.add(stranger, placesOn(quay.date))),
    ])

    expect(cancelled).toMatchObject({ outcome: 'cancelled', offered: 1 })
    for (const other of [...others, await carts.add(stranger, placesOn(quay.date))]) {
      expect(other).toMatchObject({ outcome: 'refused', fault: { reason: 'full', left: 0 } })
    }
  })

  it('are offered by the next round when somebody waits only then, once, however many look at once', async () => {
    const quay = await fullDate()
    await quay.orders.cancel('SL-1001')
    await waitFor(quay, quay.date, { name: 'bea', heads: 2 })

    const offered = await times(5, () => quay.offer())

    expect(offered.reduce((sum, count) => sum + count)).toBe(1)
    expect(await asked(quay)).toHaveLength(1)
  })

  it('of many dates are offered to one mailbox three an hour, for a day from each message', async () => {
    const shop = await testChandlery()
    const { dates } = scheduleOf(shop.site.current())
    const many = dates.filter(({ unit, starts }) => unit === 'person' && starts > '2027-03-01')
    for (const [index, date] of many.slice(0, 8).entries()) {
      await waitFor(shop, date, { name: `bea+${index}`, heads: 1 })
    }

    // Two dates keep her turn for a later round.
    expect(await quayOf(shop, dateWith(shop, 5)).offer()).toBe(6)

    const { db } = shop.database
    const written = await db.selectFrom('outbox').select('due_at').orderBy('due_at').execute()
    const kept = await db.selectFrom('place_offers').select('held_until').execute()
    const hours = written.map(({ due_at: due }) => (due - shop.clock.now()) / hour)
    expect(hours).toEqual([0, 0, 0, 1, 1, 1])
    expect(kept.map(({ held_until: until }) => (until - shop.clock.now()) / hour - 24)).toEqual(
      hours,
    )
  })

  it('go to the next when a day has passed', async () => {
    const quay = await fullDate(['bea', 2], ['cora', 1])
    await quay.orders.cancel('SL-1001')
    const beas = await quay.linkOf('bea@example.com')

    quay.clock.pass(24 * hour)
    expect(await quay.offer()).toBe(1)

    expect(await asked(quay)).toEqual([
      'place-offered to bea@example.com',
      'place-offered to cora@example.com',
    ])
    expect(await take(quay, beas)).toMatchObject({ fault: { reason: 'unknown' } })
  })

  it('are offered as many as one visitor may have, to who waits for more', async () => {
    const shop = await testChandlery()
    const date = dateWith(shop, 12, ({ unit, starts }) => unit === 'person' && starts > '2027-03')
    await waitFor(shop, date, { name: 'ada', heads: 12 })
    const quay = quayOf(shop, date)

    expect(await quay.offer()).toBe(1)
    const link = await quay.linkOf('ada@example.com')

    const { data, html } = await messageOf(quay, 'place-offered')
    expect(data['places']).toBe('8 places')
    expect(picturesIn(html)).toHaveLength(1)
    expect(await take(quay, link)).toMatchObject({ outcome: 'added', line: { quantity: 8 } })
  })

  it('are a whole yacht with the fewest who may come, where it is sold whole', async () => {
    const shop = await testChandlery()
    const date = dateWith(shop, 1, ({ offer }) => (offer.party?.min ?? 1) > 1)
    await waitFor(shop, date, { name: 'ada', heads: 1 })
    const quay = quayOf(shop, date)

    expect(await quay.offer()).toBe(1)
    const link = await quay.linkOf('ada@example.com')

    expect((await messageOf(quay, 'place-offered')).data['places']).toBe('1 team')
    expect(await take(quay, link)).toMatchObject({
      outcome: 'added',
      line: { quantity: 1, people: date.offer.party?.min },
    })
  })
})

describe('who takes an offer', () => {
  it('takes it once, however often the link is used, and waits no longer', async () => {
    const quay = await fullDate(['bea', 2])
    await quay.orders.cancel('SL-1001')
    const link = await quay.linkOf('bea@example.com')

    const answers = await times(6, () => take(quay, link))

    expect(answers.filter(({ outcome }) => outcome === 'added')).toHaveLength(1)
    const { db } = quay.database
    expect(await db.selectFrom('waiting_list').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('place_offers').selectAll().execute()).toEqual([])
    expect(await createCarts(quay).add(stranger, placesOn(quay.date))).toMatchObject({
      fault: { reason: 'full', left: 0 },
    })
  })
})

function take(quay: Quay, secret: string) {
  return takeOffer(quay, stranger, secret)
}
