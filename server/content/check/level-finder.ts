import { violationAt } from '../load/document.ts'
import type { Check } from './check.ts'

/** The last outcome always holds: somebody for whom nothing holds would get no answer. */
export const lastOutcomeHolds: Check = function* ({ levelFinder }) {
  if (!levelFinder) return
  const { outcomes } = levelFinder.value
  const alwaysHolds = outcomes
    .at(-1)
    ?.when.some(
      ({ goals, at_least: least, at_most: most, passes, sea_time_of: sea }) =>
        goals.length + Object.keys(least).length + Object.keys(most).length === 0 &&
        !passes &&
        !sea,
    )
  if (alwaysHolds) return
  const message = 'the last outcome does not always hold, so some people would get no answer'
  const remedy = 'write "when": [{}] there, or add such an outcome'
  yield violationAt(levelFinder, ['outcomes', outcomes.length - 1, 'when'], message, remedy)
}
