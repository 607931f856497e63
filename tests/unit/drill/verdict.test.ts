import { describe, expect, it } from 'vitest'
import { verdictOf } from '../../drill/last-places/verdict.ts'
import type { Ending } from '../../support/last-places.ts'
import { books, orderOf, reference } from './books.ts'

const full = 'This date is full. Please choose another date.'
const won = (orderId: string): Ending => ({ orderId, words: '', statuses: [303, 303] })
const lost = (words = full, status = 422): Ending => ({ orderId: null, words, statuses: [status] })
const good = [won('a'), lost(), won('b'), lost()]

function faultsOf(endings: readonly Ending[], ids = ['a', 'b'], taken = 2) {
  const orders = ids.map((id) => orderOf({ id }))
  const now = { taken, held: 0 }
  const found = books({ orders, places: [{ reference, places: 2, now, later: now }] })
  return verdictOf({ reference, places: 2, endings, books: found }).faults
}

describe('the verdict on a rush', () => {
  it('is good when the places are sold and everybody else was told', () => {
    expect(faultsOf(good)).toEqual([])
  })

  it('finds a place too many, or left', () => {
    expect(faultsOf([...good, won('c')], ['a', 'b', 'c'], 3)).toEqual([
      '3 of 2 places were sold',
      `${reference} has 2 places; 3 sold and 0 held`,
    ])
    expect(faultsOf([won('a'), lost()], ['a'], 1)).toEqual(['1 of 2 places were sold'])
  })

  it('finds who was not told that the date is full', () => {
    expect(faultsOf([...good, lost('')])).toEqual(['1 were not told that it is full'])
  })

  it('finds an order that nobody was told of', () => {
    expect(faultsOf(good, ['a', 'b', 'c'])).toEqual([
      'the books have 3 orders, and buyers were told of 2',
    ])
  })

  it('finds an answer that breaks off or refuses to serve', () => {
    expect(faultsOf([...good, lost(full, 503)])).toEqual(['somebody was answered 503'])
  })
})
