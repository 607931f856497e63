import { beforeEach, describe, expect, it } from 'vitest'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'
import type { Visitor } from '../../support/visitor.ts'
import { dateOn, items, onlyLine, sendJson } from './cart-forms.ts'

const site = siteOfFile()
let visitor: Visitor
/** Of the one line in the visitor's cart. */
let action: string
// Each from an address of their own: tries are counted.
beforeEach(async () => {
  visitor = site.visitor()
  await visitor.submit(items, { kind: 'product', sku: 'G158', quantity: '2' })
  action = (await onlyLine(visitor)).action
})

/** Everything that a form could have changed. */
async function kept(): Promise<unknown> {
  const { db } = site.services.database
  const lines = await db.selectFrom('cart_items').selectAll().orderBy('id').execute()
  const carts = await db
    .selectFrom('carts')
    .select(['id', 'codes', 'checkout'])
    .orderBy('id')
    .execute()
  const dates = await db.selectFrom('dates').select('reference').orderBy('reference').execute()
  return { lines, carts, dates }
}

async function errorsIn(answer: Response): Promise<unknown> {
  const shown = answer.status === 303 ? await visitor.get('/merchandise') : answer
  return (await pageOf(shown)).props['errors']
}

const limits = {
  product: 'Please enter how many, as a whole number from 1 to 20. For more than that, call us.',
  place: 'Please enter how many, as a whole number from 1 to 8. For more than that, call us.',
  voucher: 'This is sold one at a time, so the number can only be 1.',
  people: 'Please enter how many people come, as a whole number from 1 to 8.',
}

const wrongTexts = ['0', '-1', '1.5', '1e3', '0x10', '21', '9'.repeat(21), 'two', '٣', '1 2']
// A form cannot send these, a program can.
const wrongValues = [0, -1, 1.5, 1e21, true, [1], ['1', '2'], { $gt: 0 }, {}]
const wrongNumbers: readonly unknown[] = [...wrongTexts, ...wrongValues]

describe('a number that cannot be', () => {
  it.each(wrongNumbers)(
    'such as %j is refused with the limits, and changes nothing',
    async (quantity) => {
      const before = await kept()

      const added = await sendJson(
        visitor,
        'POST',
        items,
        { kind: 'product', sku: 'SL-LOG', quantity },
        '/merchandise',
      )
      const addedErrors = await errorsIn(added)
      const changed = await sendJson(visitor, 'PATCH', action, { quantity })
      const changedErrors = await errorsIn(changed)

      expect([added.status, changed.status]).toEqual([303, 303])
      expect([addedErrors, changedErrors]).toEqual([
        { quantity: limits.product },
        { quantity: limits.product },
      ])
      expect(await kept()).toEqual(before)
    },
  )

  it('is refused in place without scripts, with what was typed', async () => {
    const fields = { kind: 'product', sku: 'SL-LOG', quantity: '-3' }
    const before = await kept()

    const answer = await visitor.submit(items, fields, { from: '/merchandise' })

    expect(answer.status).toBe(422)
    expect(await pageOf(answer)).toMatchObject({
      component: 'shop/merchandise',
      url: '/merchandise',
      props: { errors: { quantity: limits.product }, old: fields },
    })
    expect(await kept()).toEqual(before)
  })

  it('is refused on the cart’s page without scripts, whose form says which it was', async () => {
    const fields = { form: action, quantity: 'many' }

    const answer = await visitor.submit(action, { _method: 'PATCH', ...fields })

    expect(answer.status).toBe(422)
    expect(await pageOf(answer)).toMatchObject({
      component: 'cart/cart',
      url: '/cart',
      props: { errors: { quantity: limits.product }, old: fields, lines: [{ quantity: 2 }] },
    })
  })

  it.each([
    ['of places', () => ({ kind: 'place', sku: dateOn(site, 5).reference, quantity: 9 }), 'place'],
    ['of a voucher', () => ({ kind: 'voucher', sku: 'GV-050', quantity: 2 }), 'voucher'],
  ] as const)('%s is refused with the limits of its kind', async (_what, input, kind) => {
    const before = await kept()

    const answer = await sendJson(visitor, 'POST', items, input(), '/merchandise')

    expect(await errorsIn(answer)).toMatchObject({ quantity: limits[kind] })
    expect(await kept()).toEqual(before)
  })

  it.each([undefined, 0, -4, 9, 2.5, 'all', [3], {}])(
    'of people for one price, such as %j, is refused with the limits',
    async (people) => {
      const yacht = dateOn(site, 1, ({ unit, offer }) => unit === 'yacht' && offer.party?.max === 8)
      const before = await kept()

      const input = { kind: 'place', sku: yacht.reference, people }
      const answer = await sendJson(visitor, 'POST', items, input, '/merchandise')

      expect(await errorsIn(answer)).toEqual({ people: limits.people })
      expect(await kept()).toEqual(before)
    },
  )
})

it.each([
  [{}],
  [{ kind: 'product' }],
  [{ kind: 'product', sku: 'NOTHING' }],
  [{ kind: 'product', sku: 'GV-050' }],
  [{ kind: 'order', sku: 'G158' }],
  [{ kind: '__proto__', sku: 'G158' }],
  [{ kind: ['product'], sku: 'G158' }],
  [{ kind: 'product', sku: { $ne: '' } }],
  [{ kind: 'online', sku: 'CR-CC' }],
  [{ kind: 'online', sku: 'G158' }],
  [{ kind: 'voucher', sku: 'G158', voucher_to: 'Ben' }],
  [{ kind: 'place', sku: 'CR-CC' }],
  [{ kind: 'place', sku: 'XX-NO-270101' }],
  [{ kind: 'place', sku: "'; drop table carts; --" }],
  [{ kind: 'place', sku: 'CR-CC-270230' }],
  [[]],
])('what is not sold is 404 and changes nothing: %j', async (body) => {
  const before = await kept()

  expect((await sendJson(visitor, 'POST', items, body)).status).toBe(404)
  expect(await kept()).toEqual(before)
})

describe('a date that is over', () => {
  const sku = 'CR-CC-250309'

  it('is 410 with the next dates, in JSON too, and is said beside the form with scripts', async () => {
    const before = await kept()

    const answer = await visitor.submit(items, { kind: 'place', sku }, { from: '/events' })

    expect(answer.status).toBe(410)
    expect(await pageOf(answer)).toMatchObject({
      component: 'events/gone',
      props: { title: 'This date is over', next: expect.any(Array) },
    })
    const headers = { Accept: 'application/json' }
    expect((await visitor.submit(items, { kind: 'place', sku }, { headers })).status).toBe(410)
    const visited = await sendJson(visitor, 'POST', items, { kind: 'place', sku }, '/merchandise')
    expect(visited.status).toBe(303)
    expect(await errorsIn(visited)).toEqual({
      cart: 'This date has begun or was cancelled. Please choose another date.',
    })
    expect(await kept()).toEqual(before)
  })
})

it.each(['0193f6a0-7c1e-7a3b-9d2f-5b8e4c1a6d70', '-'.repeat(36)])(
  'a line of somebody else is 404, as is one that is nobody’s: %s',
  async (id) => {
    const other = site.visitor()
    await other.submit(items, { kind: 'product', sku: 'SL-LOG' })
    const before = await kept()

    for (const path of [action, `${items}/${id}`]) {
      for (const [field, value] of Object.entries({ quantity: '9', undo: '1', hold: 'again' })) {
        const sent = { _method: 'PATCH', [field]: value }
        expect((await other.submit(path, sent)).status).toBe(404)
      }
      expect((await other.submit(path, { _method: 'DELETE' })).status).toBe(404)
      expect((await site.visitor().submit(path, { _method: 'DELETE' })).status).toBe(404)
    }
    expect(await kept()).toEqual(before)
  },
)
