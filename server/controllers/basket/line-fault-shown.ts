import { countText } from '#server/schedule/availability.ts'
import type { ViewedLine } from '#server/shop/cart/view.ts'
import { mostWords, peopleWords, priceWords } from './fault-words.ts'
import type { Unit } from './fault-words.ts'

/** Why a line cannot be ordered as it stands, with what to do; null: it can. */
export function viewedFault({ line, article, places }: ViewedLine, unit: Unit): string | null {
  if (!article) return 'We do not sell this any more. Please remove it.'
  if (places?.state === 'lost') {
    return places.left > 0
      ? `Choose ${countText(places.left, unit)} at most, or remove this.`
      : 'Please remove this. Its page says whether there is a waiting list, and lists other dates.'
  }
  const { most, party, price } = article
  if (line.quantity > most) return mostWords(most)
  if (party && (line.people === null || line.people < party.min || line.people > party.max)) {
    return peopleWords(party)
  }
  return line.unit_price === price ? null : priceWords({ before: line.unit_price, now: price })
}

/**
 * What the button says that has a line as it is sold now; null: that would change nothing, or is not
 * worth a button yet.
 */
export function viewedCure({ line, article, places }: ViewedLine, now: number): string | null {
  if (!article || places?.state === 'lost') return null
  if (line.unit_price !== article.price) return 'Accept new price'
  if (places?.state === 'lapsed') return 'Hold again'
  return places && places.until - now <= lastMinutes ? 'Hold for longer' : null
}

/** Of a hold, in milliseconds: from here on it is said that it will end. */
const lastMinutes = 5 * 60_000
