import type { Company } from '#server/content/schema/company.ts'
import type { Breadcrumbs } from '#server/props/elements.ts'
import type { StructuredNode } from '#server/props/meta.ts'

/**
 * The JSON-LD of a page, from what its data says.
 * @param nodes with site paths for addresses; what is empty in them is left out
 * @param written what staff wrote themselves: their word on a type stands alone
 * @returns null when nothing is left to say
 */
export function graphOf(
  nodes: readonly StructuredNode[],
  appUrl: string,
  written?: object,
): object | null {
  const theirs = new Set(typesIn(written))
  const ours = nodes.filter((node) => !typesOf(node).some((type) => theirs.has(type)))
  const whole = ours.flatMap((node) => filled(node, appUrl) ?? [])
  return whole.length > 0 ? { '@context': 'https://schema.org', '@graph': whole } : null
}

const addresses = new Set(['@id', 'url', 'item', 'image', 'logo'])

/** undefined for what says nothing: no text, no entry, no property. */
function filled(value: unknown, appUrl: string, key = ''): unknown {
  if (typeof value === 'string') {
    if (value === '') return undefined
    return addresses.has(key) && value.startsWith('/') ? appUrl + value : value
  }
  if (Array.isArray(value)) {
    const entries = value.flatMap((entry) => filled(entry, appUrl, key) ?? [])
    return entries.length > 0 ? entries : undefined
  }
  if (typeof value === 'object' && value !== null) {
    const pairs = Object.entries(value)
      .map(([name, inner]) => [name, filled(inner, appUrl, name)] as const)
      .filter(([, inner]) => inner !== undefined)
    return pairs.some(([name]) => name !== '@type') ? Object.fromEntries(pairs) : undefined
  }
  return value ?? undefined
}

function typesIn(written: object | undefined): string[] {
  const listed = written && '@graph' in written ? written['@graph'] : [written]
  return Array.isArray(listed) ? listed.flatMap(typesOf) : []
}

function typesOf(node: unknown): string[] {
  if (typeof node !== 'object' || node === null || !('@type' in node)) return []
  return [node['@type']].flat().filter((type) => typeof type === 'string')
}

export const companyId = '/#company'

/** The company by its name, for whatever it provides, sells or organises. */
export function companyReference({ name }: Company): StructuredNode {
  return { '@type': 'Organization', '@id': companyId, name, url: '/' }
}

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

export function entries(things: readonly object[], before = 0): StructuredNode[] {
  return things.map((thing, index) => ({
    '@type': 'ListItem',
    position: before + index + 1,
    ...thing,
  }))
}
