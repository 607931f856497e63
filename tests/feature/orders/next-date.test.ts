import { describe, expect, it } from 'vitest'
import type { DateOverride } from '#server/content/schema/schedule.ts'
import { nextDateOf } from '#server/shop/orders/find-orders.ts'
import { day, harbourWithAda, signedInBy, tokenOf } from '../../support/auth.ts'
import { dateWith, ordered, placesOn, testChandlery } from '../../support/chandlery.ts'

/** Ada with places on two dates, and the first of them as staff have it on a day after it. */
async function adaWithTwoDates(change: Omit<DateOverride, 'reference'>) {
  const harbour = await harbourWithAda()
  const { database } = harbour
  const { user } = await signedInBy(harbour, await tokenOf(harbour))
  const before = await testChandlery({ database })
  const first = dateWith(before, 5)
  const second = dateWith(before, 5, ({ unit, starts }) => unit === 'person' && starts > first.ends)
  for (const date of [first, second]) await ordered(before, placesOn(date))
  await database.db.updateTable('orders').set({ user_id: user.id }).execute()

  const overrides = [{ reference: first.reference, ...change }]
  const { site, clock } = await testChandlery({ database, overrides })
  const next = async () => {
    const found = await nextDateOf(database.db, user.id, site.current())
    return found && [found.date.reference, found.date.starts]
  }
  return { first, second, next, clock }
}

describe('the next date of a customer', () => {
  it('is the first that begins today or later', async () => {
    const { first, second, next, clock } = await adaWithTwoDates({})

    expect(await next()).toEqual([first.reference, first.starts])
    clock.pass(Date.parse(`${first.starts}T12:00:00Z`) + day - clock.now())
    expect(await next()).toEqual([second.reference, second.starts])
  })

  it('is where staff moved it, also when its first day has gone by', async () => {
    const { first, second, next, clock } = await adaWithTwoDates({ moved_to: '2027-12-06' })

    expect(await next()).toEqual([second.reference, second.starts])
    clock.pass(Date.parse(`${second.starts}T12:00:00Z`) + day - clock.now())
    expect(await next()).toEqual([first.reference, '2027-12-06'])
  })

  it('is none that staff cancelled', async () => {
    const { second, next } = await adaWithTwoDates({ cancelled: true })

    expect(await next()).toEqual([second.reference, second.starts])
  })
})
