import type { RouteTable } from './define.ts'
import { matchExpression } from './uri.ts'
import type { Patterns } from './uri.ts'

/**
 * Finds the page that a path means when only its letters' case is wrong: static segments and slugs
 * may be put into lower case, other parameters stay as they were written.
 * @returns the right path, or undefined when it is the same or no page has it.
 */
export function createRecase(table: RouteTable, patterns: Patterns) {
  const pages = Object.values(table)
    .filter(({ method }) => method === 'GET')
    .map(({ uri }) => ({ segments: uri.split('/'), whole: matchExpression(uri, patterns) }))

  return function recase(path: string): string | undefined {
    const written = path.split('/')
    for (const { segments, whole } of pages) {
      const candidate = written
        .map((part, at) => (keepsCase(segments[at]) ? part : part.toLowerCase()))
        .join('/')
      if (candidate !== path && whole.test(candidate)) return candidate
    }
    return undefined
  }
}

function keepsCase(segment: string | undefined): boolean {
  return segment !== undefined && segment.startsWith('{') && segment !== '{slug}'
}
