import { violationAt } from '../load/document.ts'
import type { Check } from './check.ts'

const remedy = 'name the page that this block speaks of'

/** Each button of the home page leads on to another page, and no two to the same. */
export const homeLeadsOn: Check = function* ({ home }) {
  if (!home) return
  const { hero, cta1, cta2, cta3 } = home.value.page_data
  const first = new Map<string, string>()
  for (const [block, { buttonUrl }] of Object.entries({ hero, cta1: cta1 ?? {}, cta2, cta3 })) {
    if (!buttonUrl) continue
    const path = ['page_data', block, 'buttonUrl']
    if (buttonUrl.startsWith('#')) {
      yield violationAt(home, path, 'leads to a part of the page that it stands on', remedy)
    } else if (first.has(buttonUrl)) {
      const message = `leads where the button of ${first.get(buttonUrl)} leads`
      yield violationAt(home, path, message, remedy)
    } else {
      first.set(buttonUrl, block)
    }
  }
}
