import { formatDate } from '#server/format/dates.ts'
import type { HoldShown } from '#server/props/basket.ts'
import type { ViewedLine } from '#server/shop/cart/view.ts'
import { leftWords } from './fault-words.ts'
import type { Unit } from './fault-words.ts'

type Places = ViewedLine['places']

/** What stands behind the places of a line, in words; null: it has no places. */
export function holdShown(places: Places, unit: Unit): HoldShown | null {
  switch (places?.state) {
    case undefined:
      return null
    case 'held': {
      const { until } = places
      return { state: 'held', until, text: `Held for you until ${formatDate(until, 'time')}` }
    }
    case 'lapsed':
      return {
        state: 'lapsed',
        text: 'The half hour is over, so these are held for you no longer. As many are still free: hold them again, or order now.',
      }
    case 'lost': {
      const { left, because: state } = places
      return { state: 'lost', left, text: leftWords({ left, state }, unit) }
    }
  }
}

/**
 * How long the places of all lines are held, which is as long as the first of them; empty where there
 * are none, and where some are lost: that is said as a fault.
 */
export function holdsShown(lines: readonly Pick<ViewedLine, 'places'>[]): string {
  const places = lines.flatMap((line) => line.places ?? [])
  if (places.some(({ state }) => state === 'lost')) return ''
  if (places.some(({ state }) => state === 'lapsed')) return lapsed
  const ends = places.flatMap((place) => (place.state === 'held' ? [place.until] : []))
  return ends.length === 0 ? '' : `Places held until ${formatDate(Math.min(...ends), 'time')}`
}

const lapsed = 'Your places are held no longer, but they are still free. Order now to have them.'
