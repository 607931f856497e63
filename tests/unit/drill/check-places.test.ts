import { describe, expect, it } from 'vitest'
import { checkPlaces } from '../../drill/books/check-places.ts'
import { books, cartLine, instant, reference } from './books.ts'

const minute = 60_000
const gone = (taken: number, held = 0) => ({ taken, held })

function date(now: ReturnType<typeof gone>, later = gone(now.taken)) {
  return books({ places: [{ reference, places: 5, now, later }] })
}

describe('the check of places', () => {
  it('finds nothing wrong with a date that is sold and held to its last place', () => {
    const held = cartLine({ kind: 'place', sku: reference, held_until: instant + 30 * minute })
    expect(checkPlaces({ ...date(gone(3, 2)), cartLines: [held] })).toEqual([])
  })

  it.each([
    ['sold', gone(6)],
    ['sold and held', gone(4, 2)],
  ])('finds more places %s than there are', (_, now) => {
    expect(checkPlaces(date(now)).map(({ kind }) => kind)).toEqual(['oversold'])
  })

  it('finds places that stay held', () => {
    expect(checkPlaces(date(gone(1, 2), gone(1, 2)))).toEqual([
      { kind: 'held', what: `2 places of ${reference} stay held` },
    ])
  })

  it('finds a sale that time undoes', () => {
    expect(checkPlaces(date(gone(3), gone(2))).map(({ kind }) => kind)).toEqual(['held'])
  })

  it('finds a hold for longer than half an hour, and one of what is no place', () => {
    const long = cartLine({ kind: 'place', held_until: instant + 31 * minute })
    const strange = cartLine({ held_until: instant + minute })
    const found = checkPlaces(books({ cartLines: [long, strange] }))
    expect(found.map(({ kind }) => kind)).toEqual(['held', 'held'])
  })
})
