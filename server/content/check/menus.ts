import type { Fault } from '../fault.ts'
import { faultAtPath } from '../load/document.ts'
import type { Document, Path } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import type { MenuItemFile, NavigationFile } from '../schema/navigation.ts'
import { unknownOffer } from './known-offer.ts'
import type { Rule } from './rule.ts'

type Group = readonly [path: Path, items: readonly MenuItemFile[]]

/** Every menu item says what it is called and leads somewhere. */
export const menuItemsLead: Rule = (documents) => {
  const { navigation } = documents
  if (!navigation) return []

  const { courses, weekendHolidays, holidays, builders, racing } = navigation.value
  const groups: readonly Group[] = [
    ...Object.entries(courses).map(([group, items]): Group => [['courses', group], items]),
    [['weekendHolidays'], weekendHolidays],
    [['holidays'], holidays],
    [['builders'], builders],
    [['racing'], racing],
  ]
  return groups.flatMap(([path, items]) =>
    items.flatMap((item, index) => itemFaults(documents, navigation, [...path, index], item)),
  )
}

function itemFaults(
  documents: Documents,
  navigation: Document<NavigationFile>,
  path: Path,
  item: MenuItemFile,
): Fault[] {
  const kind = item.menuable_type ?? item.className
  if (item.slug && kind) {
    return unknownOffer(documents, navigation, [...path, 'slug'], kind, item.slug)
  }
  if (item.slug) {
    return [
      faultAtPath(
        navigation,
        [...path, 'slug'],
        'a slug without its kind',
        'add "menuable_type": "course" or "holiday"',
      ),
    ]
  }
  if (item.name && (item.routeName || item.href)) return []
  return [
    faultAtPath(
      navigation,
      path,
      'this item leads nowhere, or has no name',
      'give it menuable_type and slug, or a name with a routeName or href',
    ),
  ]
}
