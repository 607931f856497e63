import { describe, expect, it } from 'vitest'
import { renderPage } from '#js/ssr.tsx'
import type { PlaceOfferProps } from '#server/props/orders.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'
import { linksOf, only, textOf } from '../../specification/support/reading.ts'
import { hour } from '../../support/auth.ts'
import { ordered, placesOn, waitFor } from '../../support/chandlery.ts'
import { handClock } from '../../support/mail.ts'
import { documentOf } from '../../support/pages-of.ts'
import { pathMailedTo } from '../../support/sent-messages.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { testInstant } from '../../support/test-instant.ts'
import { pageOf } from '../../support/visitor.ts'
import { cartOf, dateOn, items, shopBehind } from './cart-forms.ts'
import { freshDates } from './checkout-forms.ts'

const clock = handClock(testInstant)
const site = siteOfFile({ clock, render: renderPage })
const freshDate = freshDates(() => site)

/** A date that was full when somebody asked for two of its places, which came free. */
async function offered(name: string): Promise<{ path: string; date: ScheduledDate }> {
  const shop = shopBehind(site, clock)
  const date = freshDate(5, ({ unit, starts }) => unit === 'person' && starts > '2027-03-01')
  const { number } = await ordered(shop, placesOn(date, 2))
  const rest = await ordered(shop, placesOn(date, 3))
  await waitFor(shop, date, { name, heads: 2 })
  await shop.orders.cancel(number)
  await site.services.shop.placeOffers.offer()
  await shop.orders.cancel(rest.number)
  return { path: await pathMailedTo(site, `${name}@example.com`, /\/places\//), date }
}

async function offerAt(path: string) {
  const answer = await site.visitor().get(path)
  const { component, props } = await pageOf(answer)
  expect(component).toBe('cart/place-offer')
  return { status: answer.status, answer, ...(props as unknown as PlaceOfferProps) }
}

describe('the link of an offer', () => {
  it('shows what is kept, and until when, and takes nothing: mail programs open links', async () => {
    const { path, date } = await offered('ada')

    const first = await offerAt(path)
    const second = await offerAt(path)

    expect(first).toMatchObject({
      status: 200,
      state: 'open',
      name: date.offer.name,
      action: path,
      facts: expect.arrayContaining(['2 places', date.place.name, `Reference ${date.reference}`]),
      until: expect.stringMatching(/^Yours until Sunday 22 November, 2026, \d+:\d\d AM$/),
      button: 'Put 2 places into my basket',
    })
    expect(second).toMatchObject({ state: 'open' })
    expect(first.answer.headers.get('cache-control')).toBe('private, no-store')
    expect(first.answer.headers.get('x-robots-tag')).toContain('noindex')
  })

  it('puts the places into the cart of whoever presses its button, held, once', async () => {
    const { path, date } = await offered('bea')
    const visitor = site.visitor()

    const answer = await visitor.submit(path, {}, { from: path })
    const { lines, flash } = await cartOf(visitor)

    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cart'])
    expect(visitor.cookies.get('cart')).toMatch(/^[\w-]{43}$/)
    expect(lines).toMatchObject([
      { name: date.offer.name, quantity: 2, hold: { state: 'held' }, fault: null },
    ])
    expect(flash).toEqual({
      success: expect.stringMatching(/^Added: 2 places on .+, held for you until .+ AM\.$/),
    })
    const again = site.visitor()
    const refused = await again.submit(path, {}, { from: path })
    expect(refused.status).toBe(410)
    const main = only(await documentOf(refused), 'main')
    expect(linksOf(main)).toEqual([['See the dates', '/events']])
    expect(main.querySelector('button')).toBeNull()
    expect((await cartOf(again)).lines).toEqual([])
  })

  it('says what stands in the way, and stays open', async () => {
    const { path } = await offered('cora')
    const visitor = site.visitor()
    const [five, six] = [dateOn(site, 6), dateOn(site, 12)]
    await visitor.submit(items, { kind: 'place', sku: five.reference, quantity: '4' })
    await visitor.submit(items, { kind: 'place', sku: six.reference, quantity: '4' })

    const refused = await visitor.submit(path, {}, { from: path })

    expect(refused.status).toBe(422)
    const main = only(await documentOf(refused), 'main')
    expect(textOf(only(main, '[role=alert]'))).toMatch(
      /^We hold 8 places for one visitor at a time\./,
    )
    expect(await offerAt(path)).toMatchObject({ state: 'open' })
  })

  it('is over after a day, and was never there for a text of somebody’s own', async () => {
    const { path } = await offered('dan')
    clock.pass(24 * hour)

    for (const address of [path, `/places/${'a'.repeat(43)}`]) {
      expect(await offerAt(address)).toMatchObject({ status: 410, state: 'over' })
      expect((await site.visitor().submit(address, {})).status).toBe(410)
    }
    expect((await site.visitor().get('/places/x')).status).toBe(404)
  })
})
