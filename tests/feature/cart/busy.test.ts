import { describe, expect, it } from 'vitest'
import { openDatabase } from '#server/database/database.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'
import { items, shortCart } from './cart-forms.ts'

const site = siteOfFile()

describe('while somebody else keeps the carts for longer than a statement waits', () => {
  it('a cart says that it is busy and when to try again, and changes nothing', async () => {
    const visitor = site.visitor()
    const book = { kind: 'product', sku: 'G158' }
    await visitor.submit(items, book)
    const before = await shortCart(visitor)
    const other = await openDatabase(site.services.config.database.url)

    const answer = await other.transaction(async (trx) => {
      await trx.updateTable('carts').set({ codes: '[]' }).execute()
      return visitor.submit(items, book)
    })
    await other.close()

    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await pageOf(answer)).toMatchObject({
      component: 'error',
      props: {
        title: 'We are very busy just now',
        message:
          'This could not be done just now. Wait a few seconds and try again, or call us and we will help.',
      },
    })
    expect(await shortCart(visitor)).toEqual(before)
    expect((await visitor.submit(items, book)).status).toBe(303)
    expect(await shortCart(visitor)).not.toEqual(before)
    // Each write that waits for the other one takes five seconds.
  }, 60_000)
})
