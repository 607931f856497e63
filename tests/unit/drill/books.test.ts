import { describe, expect, it } from 'vitest'
import type { Books, CartLineInBooks, Discrepancy, OrderInBooks } from '../../drill/books/books.ts'
import { checkCarts } from '../../drill/books/check-carts.ts'
import { checkMessages } from '../../drill/books/check-messages.ts'
import { checkOrders } from '../../drill/books/check-orders.ts'
import { checkPlaces } from '../../drill/books/check-places.ts'
import { checkPost } from '../../drill/books/check-post.ts'
import { checkReaders } from '../../drill/books/check-readers.ts'
import type { OrderEntry, ReaderEntry } from '../../drill/crash/ledger.ts'
import { verdictOf } from '../../drill/last-places/verdict.ts'
import type { Ending } from '../../support/last-places.ts'

const instant = 1_800_000_000_000
const minute = 60_000
const staff = 'office@saltlark.example'
const ada = 'ada@example.com'
const reference = 'CR-DSP-270321'

type Case = readonly [what: string, found: readonly Discrepancy[], kinds: Discrepancy['kind'][]]

/** The kinds of what a check finds, each once. */
const kindsOf = (found: readonly Discrepancy[]) => [...new Set(found.map(({ kind }) => kind))]

describe('the check of orders', () => {
  const paid = { goods: 600, delivery: 50, total: 650, by_voucher: 0, due_now: 200, due_later: 450 }
  const line = { sku: reference, quantity: 2, price: 600 }
  const order: OrderInBooks = { id: '1', number: 'SL-1001', email: ada, ...paid, lines: [line] }
  const check = (orders: readonly OrderInBooks[], entry: Partial<OrderEntry> | null = {}) => {
    const told = { lines: new Map([[reference, 2]]), total: 650, id: '1' }
    const known: [string, OrderEntry][] = [[ada, { ...told, state: 'acknowledged', ...entry }]]
    return checkOrders({ orders }, new Map(entry ? known : []))
  }
  const asked = { state: 'asked', id: null } as const
  const half = { price: 300, sku: reference, quantity: 2 }

  it.each<Case>([
    ['nothing where an order is as its customer was told', check([order]), []],
    ['nothing while nobody was told, if it is there', check([order], asked), []],
    ['nothing while nobody was told, if it is not', check([], asked), []],
    ['an acknowledged order that is not there', check([]), ['lost']],
    ['another order than was told', check([{ ...order, id: '9' }]), ['lost']],
    ['an order that is there twice', check([order, { ...order, id: '2' }]), ['doubled']],
    ['a refused order', check([order], { state: 'refused', id: null }), ['doubled']],
    ['an order that nobody asked for', check([order], null), ['doubled']],
    ['a line twice', check([{ ...order, lines: [half, half] }]), ['doubled']],
    ['an order without its lines', check([{ ...order, lines: [] }]), ['half']],
    ['other lines', check([{ ...order, lines: [{ ...line, sku: 'CR-CC-270321' }] }]), ['half']],
    ['fewer places', check([{ ...order, lines: [{ ...line, quantity: 1 }] }]), ['half']],
    ['another price', check([{ ...order, lines: [{ ...line, price: 599 }] }]), ['half']],
    ['another total', check([{ ...order, delivery: 60, total: 660, due_later: 460 }]), ['half']],
    ['an order that does not add up', check([{ ...order, due_now: 100 }]), ['half']],
  ])('finds %s', (_, found, kinds) => {
    expect(kindsOf(found)).toEqual(kinds)
  })
})

describe('the check of carts', () => {
  const line: CartLineInBooks = {
    token: 'token',
    kind: 'product',
    sku: 'G158',
    quantity: 2,
    held_until: null,
  }
  const check = (cartLines: CartLineInBooks[], told: Record<string, number>, isMoving = false) =>
    checkCarts(
      { carts: 1, cartLines },
      {
        carts: new Map([['token', { lines: new Map(Object.entries(told)), isMoving }]]),
        lostKeys: 0,
      },
    )
  const begun = (carts: number) =>
    checkCarts({ carts, cartLines: [] }, { carts: new Map(), lostKeys: 1 })

  it.each<Case>([
    ['nothing where a cart has what its owner was told', check([line], { G158: 2 }), []],
    ['nothing while a request is unanswered', check([line], { G158: 3 }, true), []],
    ['nothing in a cart for each first request that nobody answered', begun(1), []],
    ['one more cart', begun(2), ['doubled']],
    ['what is lost of a cart', check([{ ...line, quantity: 1 }], { G158: 2 }), ['lost']],
    ['a line that is lost', check([], { G158: 2 }), ['lost']],
    ['too much of a thing', check([{ ...line, quantity: 4 }], { G158: 2 }), ['doubled']],
    ['two lines of one thing', check([line, line], { G158: 2 }), ['doubled']],
    ['what its owner took out', check([line], {}), ['doubled']],
  ])('finds %s', (_, found, kinds) => {
    expect(kindsOf(found)).toEqual(kinds)
  })
})

describe('the check of places', () => {
  const date = (taken: number, held = 0, later = { taken, held: 0 }) => [
    { reference, places: 5, now: { taken, held }, later },
  ]
  const check = (places: ReturnType<typeof date>, ...holds: [CartLineInBooks['kind'], number][]) =>
    checkPlaces({
      instant,
      places,
      cartLines: holds.map(([kind, minutes]) => ({
        token: 'token',
        kind,
        sku: reference,
        quantity: 2,
        held_until: instant + minutes * minute,
      })),
    })

  it.each<Case>([
    ['nothing in a date that is sold and held to its last', check(date(3, 2), ['place', 30]), []],
    ['more places sold than there are', check(date(6)), ['oversold']],
    ['more places sold and held than there are', check(date(4, 2)), ['oversold']],
    ['places that stay held', check(date(1, 2, { taken: 1, held: 2 })), ['held']],
    ['a sale that time undoes', check(date(3, 0, { taken: 2, held: 0 })), ['held']],
    ['a hold for longer than half an hour', check([], ['place', 31]), ['held']],
    ['a hold of what is no place', check([], ['product', 1]), ['held']],
  ])('finds %s', (_, found, kinds) => {
    expect(kindsOf(found)).toEqual(kinds)
  })
})

describe('the check of readers', () => {
  type Status = Books['subscribers'][number]['status']
  const check = (statuses: readonly Status[], entry: Partial<ReaderEntry> | null = {}) => {
    const told = { asking: 'acknowledged', confirming: 'not yet' } as const
    const known: [string, ReaderEntry][] = [[ada, { ...told, ...entry }]]
    const subscribers = statuses.map((status) => ({ email: ada, status }))
    return checkReaders({ subscribers }, new Map(entry ? known : []))
  }

  it.each<Case>([
    ['nothing in who is as they were told', check(['pending']), []],
    ['nothing in who confirmed', check(['confirmed'], { confirming: 'acknowledged' }), []],
    ['nothing while nobody was told of asking', check([], { asking: 'asked' }), []],
    ['nothing while nobody was told more', check(['confirmed'], { confirming: 'asked' }), []],
    ['a subscription that is not there', check([]), ['lost']],
    ['a confirmation that is not', check(['pending'], { confirming: 'acknowledged' }), ['lost']],
    ['who confirmed nothing and is confirmed', check(['confirmed']), ['doubled']],
    ['who is there twice', check(['pending', 'pending']), ['doubled']],
    ['who never asked', check(['pending'], null), ['doubled']],
  ])('finds %s', (_, found, kinds) => {
    expect(kindsOf(found)).toEqual(kinds)
  })
})

function message(template: string, recipient: string, parts: object = {}) {
  const id = `${template}-id`
  return { id, template, recipient, attempts: 1, sent_at: 1, failed_at: null, ...parts }
}

describe('the check of the outbox', () => {
  const all = [
    message('order-confirmed', ada),
    message('order-to-office', staff),
    message('confirm-subscription', ada),
    message('newsletter-welcome', ada),
  ]
  const happened = {
    orders: [{ email: ada }],
    subscribers: [{ email: ada, status: 'confirmed' }],
    pending: [],
  }
  const check = (messages: typeof all, of: object = happened) =>
    checkMessages({ ...of, messages } as unknown as Books, staff)

  it('finds each message that is missing, and nothing where each is there once', () => {
    expect(check(all)).toEqual([])
    for (const missing of all) {
      expect(check(all.filter((one) => one !== missing))).toEqual([
        { kind: 'message', what: `0 of ${missing.template} to ${missing.recipient}, not 1` },
      ])
    }
  })

  it('finds a message that was written twice, or about nothing', () => {
    expect(check([...all, ...all.slice(0, 1)])).toHaveLength(1)
    expect(check(all.slice(0, 2), { orders: [], subscribers: [], pending: [] })).toHaveLength(2)
  })

  it('finds who asked for an order and got no code', () => {
    const code = message('order-code', ada)
    const asked = { ...happened, pending: [{ email: ada }] }

    expect(check([...all, code, code], asked)).toEqual([])
    expect(check(all, asked)).toEqual([{ kind: 'message', what: `no code to ${ada}` }])
  })
})

describe('the check of what arrived', () => {
  const id = 'order-confirmed-id'
  const arrival = (of: string, recipient = ada, subject = 'Your order') => ({
    messageId: `<${of}@127.0.0.1>`,
    recipient,
    subject,
  })
  const check = (arrivals: ReturnType<typeof arrival>[], parts: object = {}) =>
    checkPost({ messages: [message('order-confirmed', ada, parts)] }, arrivals)

  it('takes a repeat with the same id for the same message', () => {
    const repeated = { discrepancies: [], distinct: 1, repeats: 1 }
    expect(check([arrival(id), arrival(id)])).toEqual(repeated)
  })

  it.each([
    ['never arrived', check([])],
    ['arrived and was never written', check([arrival(id), arrival('another')])],
    ['arrived at somebody else', check([arrival(id, 'ben@example.com')])],
    ['shares its id with another', check([arrival(id), arrival(id, ada, 'Another')])],
    ['was not sent', check([], { sent_at: null })],
    ['was given up', check([], { failed_at: 1 })],
  ])('finds a message that %s', (_, { discrepancies }) => {
    expect(kindsOf(discrepancies)).toEqual(['message'])
  })
})

describe('the verdict on a rush', () => {
  const full = 'This date is full. Please choose another date.'
  const won = (orderId: string): Ending => ({ orderId, words: '', statuses: [303, 303] })
  const lost = (words = full, status = 422): Ending => ({
    orderId: null,
    words,
    statuses: [status],
  })
  const good = [won('a'), lost(), won('b'), lost()]

  it.each<[what: string, endings: readonly Ending[], inBooks: string, faults: RegExp]>([
    ['nothing where all are sold and everybody else was told', good, 'ab', /^$/],
    ['a place too many', [...good, won('c')], 'abc', /^3 of 2 places were sold,.* 3 sold and 0/],
    ['a place that is left', [won('a'), lost()], 'a', /^1 of 2 places were sold$/],
    ['who was not told', [...good, lost('')], 'ab', /^1 were not told that it is full$/],
    ['an order that nobody was told of', good.slice(1), 'ab', /have 2 orders, .* told of 1$/],
    ['an answer that refuses to serve', [...good, lost(full, 503)], 'ab', /was answered 503$/],
  ])('finds %s', (_, endings, inBooks, faults) => {
    const orders = [...inBooks].map((id) => ({ id, lines: [{ sku: reference }] }))
    const now = { taken: orders.length, held: 0 }
    const places = [{ reference, places: 2, now, later: now }]
    const books = { instant, cartLines: [], orders, places } as unknown as Books

    expect(verdictOf({ reference, places: 2, endings, books }).faults.join()).toMatch(faults)
  })
})
