import { describe, expect, it } from 'vitest'
import { checkOrders } from '../../drill/books/check-orders.ts'
import { books, orderOf, reference, told } from './books.ts'

const kindsOf = (...[orders, ledger]: Parameters<typeof check>) =>
  check(orders, ledger).map(({ kind }) => kind)

function check(orders: Parameters<typeof books>[0], ledger: ReturnType<typeof told>) {
  return checkOrders(books(orders), ledger)
}

describe('the check of orders', () => {
  it('finds nothing wrong with an order that is as its customer was told', () => {
    expect(check({ orders: [orderOf()] }, told())).toEqual([])
  })

  it('lets an order be there or not while nobody was told', () => {
    const asked = told({ state: 'asked', id: null })
    expect(check({ orders: [orderOf()] }, asked)).toEqual([])
    expect(check({ orders: [] }, asked)).toEqual([])
  })

  it('finds an acknowledged order that is not there', () => {
    expect(check({ orders: [] }, told())).toEqual([
      { kind: 'lost', what: 'the order of ada@example.com is not there' },
    ])
  })

  it('finds an order that is there twice', () => {
    const again = orderOf({ id: 'order-2', number: 'SL-1002' })
    expect(check({ orders: [orderOf(), again] }, told())).toEqual([
      { kind: 'doubled', what: 'ada@example.com ordered once and has SL-1001, SL-1002' },
    ])
  })

  it('finds an order that was refused, or that nobody asked for', () => {
    expect(kindsOf({ orders: [orderOf()] }, told({ state: 'refused', id: null }))).toEqual([
      'doubled',
    ])
    expect(kindsOf({ orders: [orderOf()] }, new Map())).toEqual(['doubled'])
  })

  it('finds another order than the customer was told of', () => {
    expect(kindsOf({ orders: [orderOf({ id: 'order-9' })] }, told())).toEqual(['lost'])
  })

  it.each([
    ['without its lines', orderOf({ lines: [] })],
    ['with other lines', orderOf({ lines: [{ sku: 'CR-CC-270321', quantity: 2, price: 600 }] })],
    ['with fewer places', orderOf({ lines: [{ sku: reference, quantity: 1, price: 600 }] })],
    ['of another price', orderOf({ lines: [{ sku: reference, quantity: 2, price: 599 }] })],
    ['of another total', orderOf({ delivery: 60, total: 660, due_later: 460 })],
    ['that does not add up', orderOf({ due_now: 100 })],
  ])('finds half an order: one %s', (_, order) => {
    expect(new Set(kindsOf({ orders: [order] }, told()))).toEqual(new Set(['half']))
  })

  it('finds a line that is in an order twice', () => {
    const line = { sku: reference, quantity: 2, price: 300 }
    expect(kindsOf({ orders: [orderOf({ lines: [line, line] })] }, told())).toEqual(['doubled'])
  })
})
