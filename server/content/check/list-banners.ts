import { listings } from '#server/catalogue/listing/listings.ts'
import { violationAt } from '../load/document.ts'
import { goodIn } from './check.ts'
import type { Check } from './check.ts'

/** Two lines on a phone, under which the first card of a list begins within its window. */
const mostCharacters = 80

/** What stands over a list of offers is short, as visitors come for the list. */
export const listsBeginSoon: Check = function* ({ pages }) {
  for (const page of goodIn(pages)) {
    const { routeName, banner } = page.value
    const { length } = banner.description ?? ''
    if (!(routeName in listings) || length <= mostCharacters) continue
    const message = `has ${length} characters, and over a list ${mostCharacters} are the most`
    const remedy = 'shorten it; a block under the list has room for more'
    yield violationAt(page, ['banner', 'description'], message, remedy)
  }
}
