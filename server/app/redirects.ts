import { routes } from '#routes/index.ts'
import type { PlainName } from '#routes/index.ts'
import { patterns } from '#routes/patterns.ts'
import { redirects } from '#routes/redirects.ts'
import { createRecase } from '#server/routing/matcher.ts'
import type { Services } from './services.ts'

/** Where a path that no route answers, or that was given up, leads for good. */
export interface Redirects {
  /** The address that took the place of a path; undefined for a path that was never given up. */
  moved(path: string): string | undefined
  /** The page that a path means whose letters are in the wrong case, where that page is now. */
  recased(path: string): string | undefined
}

/** The permanent redirects: those of the route table, then those that staff wrote. */
export function createRedirects({ site, urls }: Pick<Services, 'site' | 'urls'>): Redirects {
  const recase = createRecase(routes, patterns)
  const names = new Map<string, string>(Object.entries(redirects))

  function moved(path: string): string | undefined {
    const target = names.get(path) ?? site.current().content.redirects.get(path)
    // The content check has seen that a name is one whose address needs no parameter.
    return target?.startsWith('/') ? target : target && urls.path(target as PlainName)
  }
  function recased(path: string): string | undefined {
    const right = recase(path)
    if (right !== undefined) return moved(right) ?? right
    return moved(path.toLowerCase())
  }
  return { moved, recased }
}
