import { formatPath, violationAt } from '../load/document.ts'
import type { Path } from '../load/document.ts'
import { goodIn } from './check.ts'
import type { Check } from './check.ts'
import { stringsIn } from './strings.ts'

const foreign = new Set(['abroad', 'norway', 'caribbean', 'atlantic'])
const asked = /\bpassports?\b/i
const described = new Set([
  'needs',
  'requirements',
  'intro_description',
  'meta_description',
  'notes',
])

/** Nobody stands on the quay without the passport that the trip needs. */
export const passportsAreAskedFor: Check = function* ({ holidays }) {
  for (const trip of goodIn(holidays)) {
    const { passport, region = '', questions, kit } = trip.value
    if (passport) continue
    const [told] = stringsIn(trip, (text, key) => described.has(key) && asked.test(text))
    const where: Path | undefined =
      told?.path ??
      (questions.includes('passport') ? ['questions'] : undefined) ??
      (kit.includes('schengen') ? ['kit'] : undefined) ??
      (foreign.has(region) ? ['region'] : undefined)
    if (!where) continue
    const name = formatPath(where)
    const message = 'says that the trip goes abroad, and passport is not true'
    yield violationAt(trip, where, message, `write "passport": true, or change ${name}`)
  }
}
