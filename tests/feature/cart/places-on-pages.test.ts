import { describe, expect, it } from 'vitest'
import type { DatePageProps, GoneDateProps } from '#server/props/date-page.ts'
import type { DateProps } from '#server/props/dates.ts'
import type { LevelResultProps } from '#server/props/level-finder.ts'
import type { ListingPageProps } from '#server/props/listing-page.ts'
import type { OfferPageProps } from '#server/props/offer-page.ts'
import { scheduleOf } from '#server/site/site.ts'
import { guestWith, ordered, placesOn } from '../../support/chandlery.ts'
import { handClock } from '../../support/mail.ts'
import { runOrders } from '../../support/orders-command.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { testInstant } from '../../support/test-instant.ts'
import { pageOf } from '../../support/visitor.ts'
import { shopBehind } from './cart-forms.ts'

const site = siteOfFile()

async function propsAt<Props>(path: string): Promise<Props> {
  const { props } = await pageOf(await site.visitor().get(path))
  return props as unknown as Props
}

const dateAt = (reference: string) => propsAt<DatePageProps>(`/events/${reference}`)
const shop = () => shopBehind(site, handClock(testInstant))

/** The dates of a code that nobody has booked, the next first. */
function freeDates(code: string) {
  const { byCode, today } = scheduleOf(site.services.site.current())
  const dates = byCode.get(code) ?? []
  return dates.filter(
    ({ starts, byPhone, onSaleFrom }) =>
      starts > today && onSaleFrom <= today && byPhone.taken + byPhone.held === 0,
  )
}

function freeDate(code: string, from = 0) {
  const date = freeDates(code)[from]
  if (!date) throw new Error(`${code} has no free date`)
  return date
}

describe('the places of a date', () => {
  it('are fewer for everybody while somebody holds some, and no more can be asked for', async () => {
    const date = freeDate('CR-DSP')
    const before = await dateAt(date.reference)

    await guestWith(shop(), placesOn(date, 2))
    const after = await dateAt(date.reference)

    expect(before.date.availability.detail).toBe(`${date.places} places free`)
    expect(before.add).toMatchObject({
      action: '/cart/items',
      kind: 'place',
      sku: date.reference,
      button: 'Add to basket',
      choice: { field: 'quantity', label: 'How many places?', least: 1, most: date.places },
    })
    expect(after.date.availability.detail).toBe(`${date.places - 2} of ${date.places} places left`)
    expect(after.add?.choice?.most).toBe(date.places - 2)
  })

  it('are reserved while all are held: until when, and with a list for those who wait', async () => {
    const date = freeDate('CR-DSP', 1)

    await guestWith(shop(), placesOn(date, date.places))

    const { date: shown, add, booking } = await dateAt(date.reference)
    expect([shown.availability.state, shown.add, add]).toEqual(['reserved', null, null])
    expect(booking).toEqual({
      title: 'The last places are reserved',
      text: expect.stringMatching(
        /^They are held for somebody until 10:30 AM on \w+ 21 November, 2026\. What is not ordered by then is free again\. Leave your name, and we write to you if one comes free\.$/,
      ) as string,
    })
    expect((await waitFor(date.reference)).status).toBe(303)
  })

  it('are sold as a whole where one price is for several, who are asked for', async () => {
    const { add, date } = await dateAt(freeDate('CH-DAY').reference)

    expect(add?.choice).toEqual({
      field: 'people',
      label: 'How many people?',
      least: 1,
      most: 8,
    })
    expect(date.add).toBeNull()
  })

  // The board is read every five seconds.
  it('are free again when a command of another process gave them back, with nobody telling the site', async () => {
    const date = freeDate('CR-DSP', 3)
    const { number } = await ordered(shop(), placesOn(date, 3))
    const left = async () => (await dateAt(date.reference)).date.availability.detail
    expect(await left()).toBe(`${date.places - 3} of ${date.places} places left`)

    const printed = await runOrders(site, 'cancel', number)

    expect(printed).toContain(`Free again: 3 places of ${date.reference}.`)
    await expect.poll(left, { timeout: 20_000, interval: 250 }).toBe(`${date.places} places free`)
  })
})

describe('what orders and holds took', () => {
  it.each([
    ['the list of its dates', (code: string) => `/events/${code}`],
    ['the page of its offer', () => '/rya-courses/rya-competent-crew'],
    ['a date of it that is over', (code: string) => `/events/${code}-251123`],
    ['the level finder', () => othersResult],
  ])('is told by %s', async (_page, address) => {
    const date = freeDate('CR-CC')
    const { reference } = date
    const before = shownOn(await propsAt(address('CR-CC')), reference)

    await guestWith(shop(), placesOn(date))
    const after = shownOn(await propsAt(address('CR-CC')), reference)

    expect(before?.starts).toBe(date.starts)
    expect(after?.availability.detail).not.toBe(before?.availability.detail)
    expect(after?.availability.detail).toMatch(/ of \d+ places left$/)
    expect(after?.add).toMatchObject({ sku: reference, button: 'Add 1 place', choice: null })
  })

  it('moves a card on to the next date that has a place, and back again', async () => {
    const { carts } = site.services.shop
    const { date, left } = nextOf('WK-SOL')
    const before = await nextOnCard('sail-the-solent-weekend')

    const guest = await guestWith(shop(), placesOn(date, left))
    const full = await nextOnCard('sail-the-solent-weekend')
    const [held] = (await carts.view(guest))?.lines ?? []
    await carts.remove(guest, held?.line.id ?? '')

    expect(full).not.toBe(before)
    expect(await nextOnCard('sail-the-solent-weekend')).toBe(before)
  })
})

/** The next date of a code on which something is left, with how much. */
function nextOf(code: string) {
  const { byCode, today } = scheduleOf(site.services.site.current())
  const found = (byCode.get(code) ?? [])
    .filter(({ starts }) => starts > today)
    .map((date) => ({ date, left: date.places - date.byPhone.taken - date.byPhone.held }))
    .find(({ left }) => left > 0)
  if (!found) throw new Error(`Nothing is left of ${code}`)
  return found
}

const othersResult = '/level-finder/11?goal=crew&age=18&days=0'

function shownOn(props: object, reference: string): DateProps | undefined {
  const { dates = [], next = [] } = props as Partial<
    OfferPageProps & GoneDateProps & LevelResultProps
  >
  return [...dates, ...next].find((date) => date.reference === reference)
}

async function nextOnCard(slug: string): Promise<string | undefined> {
  const { offers } = await propsAt<ListingPageProps>('/sailing-weekends')
  return offers.find(({ card }) => card.slug === slug)?.dates.when
}

function waitFor(reference: string): Promise<Response> {
  const fields = { waiting_name: 'Ada', waiting_email: 'ada@example.com', waiting_heads: '1' }
  const from = `/events/${reference}`
  return site.visitor().submit(`${from}/waiting-list`, fields, { from })
}
