import { expect, it } from 'vitest'
import type { DatePageProps, GoneDateProps } from '#server/props/date-page.ts'
import type { OrderProps } from '#server/props/orders.ts'
import { confirmCase } from '#server/shop/cases/confirm-case.ts'
import { contextOf, ordered, placesOn } from '../../support/chandlery.ts'
import { editedSite } from '../../support/edited-site.ts'
import { handClock } from '../../support/mail.ts'
import { testInstant } from '../../support/test-instant.ts'
import { pageOf } from '../../support/visitor.ts'
import { dateOn, items, shopBehind } from '../cart/cart-forms.ts'

async function siteWithSoldDate() {
  const edited = await editedSite({})
  const { site, read, write } = edited
  const shop = shopBehind(site, handClock(testInstant))
  const { reference } = dateOn(site, 5, ({ starts }) => starts > '2027-03-01')
  const { id } = await ordered(shop, placesOn({ reference }, 2))
  const visitor = site.visitor()
  return {
    site,
    shop,
    reference,
    visitor,
    async staffWrite(override: object) {
      const { overrides } = JSON.parse(read('schedule/overrides.json')) as { overrides: object[] }
      const all = [...overrides, { reference, ...override }]
      write('schedule/overrides.json', JSON.stringify({ overrides: all }))
      expect(await site.services.content.refresh()).toMatchObject({ changed: true })
    },
    async datePage() {
      const answer = await visitor.get(`/events/${reference}`)
      const { props } = await pageOf(answer)
      return { status: answer.status, props: props as unknown as DatePageProps & GoneDateProps }
    },
    async orderPage() {
      const { signer } = site.services
      const key = signer.sign('order', id)
      const { props } = await pageOf(await visitor.get(`/orders/${id}?key=${key}`))
      return props as unknown as OrderProps
    },
  }
}

it('the page of a sold date that is cancelled says whether its customers have heard; then their order asks for no money', async () => {
  const { site, shop, reference, datePage, orderPage, staffWrite } = await siteWithSoldDate()

  await staffWrite({ cancelled: true })

  const logged = () => site.log.map(({ message }) => message)
  await expect
    .poll(logged)
    .toContainEqual(
      expect.stringMatching(
        `overrides\\[\\d+\\]\\.cancelled: cancels 1 sold date with 2 people: ${reference}`,
      ),
    )

  const title = async () => (await datePage()).props.title
  await expect.poll(title).toBe('This date is not on sale')
  expect((await datePage()).props.message).toContain('Whoever has booked it hears from us.')
  expect((await orderPage()).next[0]).toMatch(/^Please (?:send|pay)/)

  await confirmCase(contextOf(shop), reference)

  expect((await datePage()).props.message).toContain('Whoever had booked has heard from us.')
  const { next, bank, lines } = await orderPage()
  expect(next.join(' ')).toMatch(
    /does not take place\. Choose another date, or have your money back/,
  )
  expect(bank).toEqual([])
  expect(lines[0]?.facts[0]).toBe('Cancelled by us')
})

it('a sold date that is moved is shown on its new day, and can be booked once its customers have heard', async () => {
  const { shop, reference, visitor, datePage, staffWrite } = await siteWithSoldDate()

  await staffWrite({ moved_to: '2027-06-02' })

  const refused = await visitor.submit(items, { kind: 'place', sku: reference })
  expect(refused.status).toBe(422)
  expect((await pageOf(refused)).props['errors']).toMatchObject({
    cart: expect.stringMatching(/^This date is not on sale at the moment: it is changing/),
  })
  const booking = async () => (await datePage()).props.booking.title
  await expect.poll(booking).toBe('Not on sale at the moment')
  const { date, add } = (await datePage()).props
  expect(date.availability).toMatchObject({
    state: 'saleOver',
    detail: 'Not on sale at the moment',
  })
  expect(date.starts).toBe('2027-06-02')
  expect(add).toBeNull()

  await confirmCase(contextOf(shop), reference)

  expect((await visitor.submit(items, { kind: 'place', sku: reference })).status).toBe(303)
})
