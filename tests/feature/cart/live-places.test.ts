import { describe, expect, it, onTestFinished } from 'vitest'
import type { DatePageProps } from '#server/props/date-page.ts'
import { ordered, placesOn } from '../../support/chandlery.ts'
import { handClock } from '../../support/mail.ts'
import { runOrders } from '../../support/orders-command.ts'
import { startSite } from '../../support/site.ts'
import { testInstant } from '../../support/test-instant.ts'
import { pageOf } from '../../support/visitor.ts'
import { dateOn, shopBehind } from './cart-forms.ts'

/** The board is read every five seconds. */
const timeLimit = { timeout: 20_000, interval: 250 }

describe('a running site', () => {
  it('shows the places that a command of another process gave back, with nobody telling it', async () => {
    const site = await startSite()
    onTestFinished(() => site.stop())
    const date = dateOn(site, 5)
    const { number } = await ordered(shopBehind(site, handClock(testInstant)), placesOn(date, 3))
    const left = async () => {
      const { props } = await pageOf(await site.visitor().get(`/events/${date.reference}`))
      return (props as unknown as DatePageProps).date.availability.detail
    }
    expect(await left()).toBe('2 of 5 places left')

    const printed = await runOrders(site, 'cancel', number)

    expect(printed).toContain(`Free again: 3 places of ${date.reference}.`)
    await expect.poll(left, timeLimit).toBe('5 places free')
  })
})
