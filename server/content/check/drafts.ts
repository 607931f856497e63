import { violationAtKey } from '../load/document.ts'
import { areWhole, goodIn, isDraft } from './check.ts'
import type { Check, LinkChecker } from './check.ts'

/** Pages have addresses that menus and other pages lead to: a draft leaves none of them empty. */
export function draftsLeaveNoGap(links: LinkChecker): Check {
  return function* ({ pages }) {
    const all = goodIn(pages)
    const answered = all.filter((page) => !isDraft(page)).map(({ value }) => value.routeName)
    if (!areWhole(pages)) return
    for (const page of all.filter(isDraft)) {
      const { routeName } = page.value
      if (answered.includes(routeName) || !links.isRoute(routeName)) continue
      const message = `is a draft, and no other page answers "${routeName}"`
      const remedy = 'remove the line, and write the new version in a file of another name'
      yield violationAtKey(page, ['draft'], message, remedy)
    }
  }
}
