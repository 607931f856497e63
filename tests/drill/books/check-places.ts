import { ofKind } from './books.ts'
import type { Books, Discrepancy } from './books.ts'
import { afterEveryHold } from './read-books.ts'

const oversold = ofKind('oversold')
const held = ofKind('held')

/**
 * No date has sold or promised more places than it has, and nothing keeps places for longer than half
 * an hour but orders.
 */
export function checkPlaces({
  places: dates,
  cartLines,
  instant,
}: Pick<Books, 'places' | 'cartLines' | 'instant'>): Discrepancy[] {
  return [
    ...dates
      .filter(({ places, now }) => now.taken + now.held > places)
      .map(({ reference, places, now }) =>
        oversold(`${reference} has ${places} places; ${now.taken} sold and ${now.held} held`),
      ),
    ...dates
      .filter(({ later }) => later.held > 0)
      .map(({ reference, later }) => held(`${later.held} places of ${reference} stay held`)),
    ...dates
      .filter(({ now, later }) => now.taken !== later.taken)
      .map(({ reference }) => held(`the places sold of ${reference} change with time`)),
    ...cartLines
      .filter(({ held_until: until }) => until !== null && until > instant + afterEveryHold)
      .map(({ sku }) => held(`a cart holds ${sku} for more than half an hour`)),
    ...cartLines
      .filter(({ kind, held_until: until }) => kind !== 'place' && until !== null)
      .map(({ sku }) => held(`a cart holds ${sku}, which is no place`)),
  ]
}
