/**
 * Paths by pattern, in which `*` stands for any text, slashes too; or a predicate on the path. Neither
 * sees the query.
 */
export type ExcludedPaths = readonly string[] | ((path: string) => boolean)

/** @param url a page's address: a path and a query, or absolute. */
export function excludes(excluded: ExcludedPaths, url: string): boolean {
  const path = pathOf(url)
  if (typeof excluded === 'function') return excluded(path)
  return excluded.some((pattern) => fits(pattern, path))
}

function pathOf(url: string): string {
  const path = url.replace(/[?#].*$/s, '')
  return /^https?:\/\//i.test(path) ? new URL(path).pathname : path
}

// Piece by piece instead of by a regular expression, which many stars could make slow.
function fits(pattern: string, path: string): boolean {
  const [start = '', ...pieces] = pattern.split('*')
  const end = pieces.pop()
  if (end === undefined) return path === pattern
  if (!path.startsWith(start) || path.length < start.length + end.length) return false

  let at = start.length
  for (const piece of pieces) {
    const found = path.indexOf(piece, at)
    if (found === -1) return false
    at = found + piece.length
  }
  return path.endsWith(end) && path.length - end.length >= at
}
