/**
 * Path and query of a link on this site; null for one that leads away from it. Every page names the way
 * back to itself in its links to signing in: without it they are one address.
 */
export function addressOn(origin: string, from: string, href: string): string | null {
  const base = new URL(from, origin)
  if (!URL.canParse(href, base.href)) return null
  const url = new URL(href, base)
  if (url.searchParams.has('intended')) url.searchParams.delete('intended')
  return url.origin === origin ? url.pathname + url.search : null
}
