import type { RouteName } from './index.ts'

/** What decides where a card, a menu item or a product leads (specification 2, "Item link rules"). */
export interface LinkedItem {
  /** `holiday` or `course`: the kind that a menu item was given. */
  readonly menuable_type?: string | null | undefined
  /** `holiday` or `course`: the kind that a card was given. */
  readonly canonical_type?: string | null | undefined
  readonly tag_id?: number | null | undefined
  readonly className?: string | null | undefined
  readonly slug?: string | null | undefined
  readonly menuable?: { readonly slug: string } | null | undefined
  readonly routeName?: string | null | undefined
  readonly href?: string | null | undefined
}

type ItemTarget =
  | { readonly route: SlugRoute; readonly slug: string }
  | { readonly route: string; readonly slug?: undefined }
  | { readonly href: string }
  | null

/** A route whose only parameter is an offer's slug. */
export type SlugRoute = Extract<RouteName, `web.${string}.slug`>

const routeOfTag: Readonly<Record<number, SlugRoute>> = {
  5: 'web.weekend-sailing.slug',
  6: 'web.sailing-holidays.slug',
  7: 'web.classic-sailing.slug',
  19: 'web.racing.slug',
}

/** Do the link rules know this tag? An item's `tag_id` is the first of its tags that they know. */
export function isLinkTag(tag: number): boolean {
  return Object.hasOwn(routeOfTag, tag)
}

/**
 * The route a holiday of this tag has.
 * @param otherwise where a holiday without one of the four tags leads: the product card says breaks.
 */
export function holidayRoute(
  tag: number | null | undefined,
  otherwise: SlugRoute = 'web.sailing-holidays.slug',
): SlugRoute {
  return (tag == null ? undefined : routeOfTag[tag]) ?? otherwise
}

/**
 * Where an item leads, in the order of the clarifications: a typed holiday by its tag, a typed
 * course, an untyped item whose class is a holiday, then `routeName`, then `href`.
 * @returns `null` for an item that leads nowhere.
 */
export function itemTarget(item: LinkedItem, otherwise?: SlugRoute): ItemTarget {
  const type = item.menuable_type ?? item.canonical_type
  const slug = item.menuable?.slug ?? item.slug

  if (slug) {
    if (type === 'holiday') return { route: holidayRoute(item.tag_id, otherwise), slug }
    if (type === 'course') return { route: 'web.courses.slug', slug }
    if (!type && item.className === 'holiday') return { route: 'web.mile-builder.slug', slug }
  }
  if (item.routeName) return { route: item.routeName }
  if (item.href) return { href: item.href }
  return null
}
