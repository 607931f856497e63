import { violationAt } from '../load/document.ts'
import type { Path } from '../load/document.ts'
import type { MenuItemFile } from '../schema/navigation.ts'
import type { Check } from './check.ts'
import { offerIsKnown } from './known-names.ts'

type Group = readonly [path: Path, items: readonly MenuItemFile[]]

/** Every menu item says what it is called and leads somewhere. */
export const menuItemsLead: Check = function* (documents) {
  const { navigation } = documents
  if (!navigation) return
  const { courses, weekendHolidays, holidays, builders, racing } = navigation.value
  const groups: readonly Group[] = [
    ...Object.entries(courses).map(([group, items]): Group => [['courses', group], items]),
    [['weekendHolidays'], weekendHolidays],
    [['holidays'], holidays],
    [['builders'], builders],
    [['racing'], racing],
  ]
  for (const [path, items] of groups) {
    for (const [index, item] of items.entries()) {
      const { slug, menuable_type: type, className, name, routeName, href } = item
      const kind = type ?? className
      const place = [...path, index]
      if (slug && kind) {
        yield* offerIsKnown(documents, navigation, [...place, 'slug'], { className: kind, slug })
      } else if (slug) {
        const remedy = 'add "menuable_type": "course" or "holiday"'
        yield violationAt(navigation, [...place, 'slug'], 'a slug without its kind', remedy)
      } else if (!name || !(routeName || href)) {
        const message = 'this item leads nowhere, or has no name'
        const remedy = 'give it menuable_type and slug, or a name with a routeName or href'
        yield violationAt(navigation, place, message, remedy)
      }
    }
  }
}
