import type { MenuItem, NavigationData } from '#server/props/shared.ts'
import type { MenuItemFile, NavigationFile } from '../schema/navigation.ts'
import type { Offer, OfferKind } from '../schema/offer.ts'
import { linkTag } from './card.ts'

/** Finds the offer of a kind that a slug names; the checks have seen to it that there is one. */
export type FindOffer = (kind: OfferKind, slug: string) => Offer

/** The menus, with every item that names an offer filled from the offer's own file. */
export function fillNavigation(file: NavigationFile, findOffer: FindOffer): NavigationData {
  const fill = (items: readonly MenuItemFile[]) => items.map((item) => fillItem(item, findOffer))
  const { courses } = file
  return {
    courses: {
      practical: fill(courses.practical),
      theory: fill(courses.theory),
      oneDay: fill(courses.oneDay),
      otherCourses: fill(courses.otherCourses),
      online: fill(courses.online),
    },
    weekendHolidays: fill(file.weekendHolidays),
    holidays: fill(file.holidays),
    builders: fill(file.builders),
    racing: fill(file.racing),
  }
}

function fillItem(item: MenuItemFile, findOffer: FindOffer): MenuItem {
  const kind = item.menuable_type ?? item.className
  if (!kind || !item.slug) return { ...item, name: item.name ?? '' }

  const offer = findOffer(kind, item.slug)
  return {
    ...item,
    name: item.name ?? offer.name,
    className: item.className ?? kind,
    tag_id: linkTag(offer),
    menuable: { slug: offer.slug, short_menu_name: offer.short_menu_name },
  }
}
