import { violationAt } from '../load/document.ts'
import { goodIn } from './check.ts'
import type { Check } from './check.ts'

const classic = /\b(?:gaff cutter|pilot cutter|ketch)\b/i

/** Whoever is told of a gaff cutter sails in one. */
export const vesselsAreWhatTheySay: Check = function* ({ holidays, fleet, resources }) {
  if (!fleet || !resources) return
  const kindOf = new Map(
    [...fleet.value.yachts, ...resources.value.yachts].map(({ id, kind }) => [id, kind]),
  )
  for (const trip of goodIn(holidays)) {
    const { vessel, dates } = trip.value
    const wrong = dates.find(({ yacht = '' }) => {
      const [kind] = classic.exec(kindOf.get(yacht) ?? (vessel ?? '').replace('-', ' ')) ?? []
      return kind?.toLowerCase().replace(' ', '-') !== vessel
    })
    if (!wrong) continue
    const own = `"${wrong.yacht}" is a ${kindOf.get(wrong.yacht ?? '')?.toLowerCase()}`
    const message = vessel ? `"${vessel}", and ${own}` : `${own}, and vessel says nothing of it`
    yield violationAt(trip, ['vessel'], message, 'change vessel, or name another yacht in dates')
  }
}
