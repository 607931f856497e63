import type { RouteSet } from '#server/routing/check/violations.ts'
import { page } from '#server/routing/define.ts'
import type { RouteTable } from '#server/routing/define.ts'

export const patterns = { slug: '[a-z]+(?:-[a-z]+)*', step: '[0-9]+' }

export const course = { course: page('/courses/{slug}'), level: page('/level/{step?}') }

/** What the files say in a case: the table `routes/web.ts`, or more than that. */
export type Case = Partial<Omit<RouteSet, 'tables'>> & {
  readonly web?: RouteTable
  readonly shop?: RouteTable
}

/** Where something is wrong, the files, and the lines that tell it. */
export type FaultyRoutes = readonly [where: string, given: Case, ...lines: readonly string[]]

/** A whole set: what a case leaves out is right. */
export function setOf({ web = {}, shop = {}, ...given }: Case): RouteSet {
  const names = Object.keys({ ...web, ...shop })
  const used = [...Object.values(web), ...Object.values(shop)].map(({ uri }) => uri).join('')
  const entries = Object.entries(patterns).filter(([name]) => used.includes(`{${name}`))
  return {
    tables: [
      { file: 'routes/web.ts', table: web },
      { file: 'routes/shop.ts', table: shop },
    ],
    patterns: { file: 'routes/patterns.ts', entries: Object.fromEntries(entries) },
    redirects: { file: 'routes/redirects.ts', entries: {} },
    answered: { file: 'handlers.ts', names },
    ...given,
  }
}
