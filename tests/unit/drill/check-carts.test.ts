import { describe, expect, it } from 'vitest'
import { checkCarts } from '../../drill/books/check-carts.ts'
import { books, cartLine, cartOf, ledger } from './books.ts'

describe('the check of carts', () => {
  it('finds nothing wrong with a cart that has what its owner was told', () => {
    const found = books({ carts: 1, cartLines: [cartLine()] })
    expect(checkCarts(found, ledger({ carts: cartOf({ G158: 2 }) }))).toEqual([])
  })

  it('leaves a cart alone while a request about it is unanswered', () => {
    const found = books({ carts: 1, cartLines: [cartLine({ quantity: 3 })] })
    expect(checkCarts(found, ledger({ carts: cartOf({ G158: 2 }, true) }))).toEqual([])
  })

  it('finds what is lost of a cart', () => {
    const told = ledger({ carts: cartOf({ G158: 2 }) })
    const one = books({ carts: 1, cartLines: [cartLine({ quantity: 1 })] })
    expect(checkCarts(one, told)).toEqual([
      { kind: 'lost', what: 'cart token has 1 of G158; its owner was told of 2' },
    ])
    expect(checkCarts(books(), told).map(({ kind }) => kind)).toEqual(['lost'])
  })

  it('finds what is in a cart twice', () => {
    const told = ledger({ carts: cartOf({ G158: 2 }) })
    const four = books({ carts: 1, cartLines: [cartLine({ quantity: 4 })] })
    const twoLines = books({ carts: 1, cartLines: [cartLine(), cartLine()] })
    expect(checkCarts(four, told).map(({ kind }) => kind)).toEqual(['doubled'])
    expect(checkCarts(twoLines, told)).toEqual([
      { kind: 'doubled', what: 'a cart has two lines of product G158' },
    ])
  })

  it('finds what its owner took out', () => {
    const found = books({ carts: 1, cartLines: [cartLine()] })
    expect(checkCarts(found, ledger({ carts: cartOf({}) })).map(({ kind }) => kind)).toEqual([
      'doubled',
    ])
  })

  it('allows one cart for each owner and each first request that nobody answered', () => {
    const told = ledger({ carts: cartOf({}), lostKeys: 1 })
    expect(checkCarts(books({ carts: 2 }), told)).toEqual([])
    expect(checkCarts(books({ carts: 3 }), told)).toEqual([
      { kind: 'doubled', what: 'there are 3 carts, and at most 2 were begun' },
    ])
  })
})
