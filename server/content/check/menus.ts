import { violationAt } from '../load/document.ts'
import type { MenuItemFile } from '../schema/navigation.ts'
import { valuesAt } from './check.ts'
import type { Check } from './check.ts'
import { offerIsKnown } from './known-names.ts'

/** Where the entries of the menus stand. */
export const menuGroups = [
  'courses.*.*',
  'weekendHolidays.*',
  'holidays.*',
  'builders.*',
  'racing.*',
]

/** Every menu item says what it is called and leads somewhere. */
export const menuItemsLead: Check = function* (documents) {
  const { navigation } = documents
  if (!navigation) return
  for (const { path, value } of menuGroups.flatMap((group) => valuesAt(navigation, group))) {
    const { slug, menuable_type: type, className, name, routeName, href } = value as MenuItemFile
    const kind = type ?? className
    if (slug && kind) {
      yield* offerIsKnown(documents, navigation, [...path, 'slug'], { className: kind, slug })
    } else if (slug) {
      const remedy = 'add "menuable_type": "course" or "holiday"'
      yield violationAt(navigation, [...path, 'slug'], 'a slug without its kind', remedy)
    } else if (!name || !(routeName || href)) {
      const message = 'this item leads nowhere, or has no name'
      const remedy = 'give it menuable_type and slug, or a name with a routeName or href'
      yield violationAt(navigation, path, message, remedy)
    }
  }
}
