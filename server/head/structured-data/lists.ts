import type { Breadcrumbs } from '#server/props/elements.ts'
import type { StructuredNode } from '#server/props/meta.ts'

/**
 * The way down to a page, as its breadcrumbs show it.
 * @param page site path of the page's one address
 * @param pathOf the path of a named route; null for one that browsers do not get
 */
export function breadcrumbList(
  { above, here }: Breadcrumbs,
  page: string,
  pathOf: (routeName: string) => string | null,
): StructuredNode {
  const linked = [{ name: 'Home', routeName: 'web.home' }, ...above].flatMap(
    ({ name, routeName }) => {
      const item = pathOf(routeName)
      return item === null ? [] : [{ name, item }]
    },
  )
  return {
    '@type': 'BreadcrumbList',
    '@id': `${page}#breadcrumb`,
    itemListElement: entries([...linked, { name: here, item: page }]),
  }
}

/** One entry of a list. */
export interface Listed {
  readonly name: string
  /** Site path of its own page. */
  readonly url: string
}

/**
 * The offers or things that a page lists, in its order.
 * @param before how many stand on the pages before this one
 */
export function itemList(
  page: string,
  name: string,
  listed: readonly Listed[],
  { before, total }: { readonly before: number; readonly total: number },
): StructuredNode {
  return {
    '@type': 'ItemList',
    '@id': `${page}#list`,
    name,
    numberOfItems: total,
    itemListElement: entries(listed, before),
  }
}

/** Things in their order, counted from 1. */
export function entries(things: readonly object[], before = 0): StructuredNode[] {
  return things.map((thing, index) => ({
    '@type': 'ListItem',
    position: before + index + 1,
    ...thing,
  }))
}
