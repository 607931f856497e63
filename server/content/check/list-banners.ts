import { violationAt } from '../load/document.ts'
import { goodIn } from './check.ts'
import type { Check } from './check.ts'

/** Two lines on a phone, under which the first card of a list begins within its window. */
const mostCharacters = 80

/** Pages that show the list of their route in place of a page of words are those of these names. */
const listNames =
  /^web\.(?:(?:courses|sailing-holidays|classic-sailing|breaks)\.|info\.duke-of-edinburgh$)/

/** Each of these shows one offer, and no banner of its own. */
const offerNames: ReadonlySet<string> = new Set([
  'web.courses.in-your-office',
  'web.sailing-holidays.norway-sailing-adventures',
])

/** Says whether a page of the content is shown as a list of offers. */
export function isList(routeName: string): boolean {
  return listNames.test(routeName) && !offerNames.has(routeName)
}

/** What stands over a list of offers is short, as visitors come for the list. */
export const listsBeginSoon: Check = function* ({ pages }) {
  for (const page of goodIn(pages)) {
    const { routeName, banner } = page.value
    const { length } = banner.description ?? ''
    if (!isList(routeName) || length <= mostCharacters) continue
    const message = `has ${length} characters, and over a list ${mostCharacters} are the most`
    const remedy = 'shorten it; a block under the list has room for more'
    yield violationAt(page, ['banner', 'description'], message, remedy)
  }
}
