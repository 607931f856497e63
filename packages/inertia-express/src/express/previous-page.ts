import type { InertiaOptions } from './options.ts'
import type { Exchange } from './responder.ts'

/**
 * Where `back()` leads: to the page that the request came from, the page seen before, or the
 * fallback. Another site's address never counts, nor does one that no browser can open.
 */
export function previousPage(
  { request }: Exchange,
  { canBeOpened = () => true, origin, previousAddress }: InertiaOptions,
  fallback: string,
): string {
  const candidates = [pageReferer(request, origin), previousAddress?.read(request)]
  const isSafe = request.method === 'GET' || request.method === 'HEAD'
  const found = candidates.find(
    (address) =>
      address !== undefined &&
      isPath(address) &&
      canBeOpened(address) &&
      // A page that leads back to itself would be asked for without end.
      !(isSafe && address === request.originalUrl),
  )
  return found ?? fallback
}

/**
 * The path and query of the Referer, if it names a page of ours or of the host that was asked.
 * @param origin the site's own origin; default: the request's, as Express sees it.
 */
export function pageReferer(request: Exchange['request'], origin?: string): string | undefined {
  const referer = request.get('referer')
  if (!referer || !URL.canParse(referer)) return undefined
  const { host, pathname, search } = new URL(referer)
  const hosts = [origin === undefined ? request.host : new URL(origin).host, request.get('host')]
  return hosts.includes(host) && isPath(pathname) ? pathname + search : undefined
}

// Two slashes, in the eyes of a browser also slanted the other way, would name another host.
function isPath(address: string): boolean {
  return address.startsWith('/') && !/^\/[\t\n\r]*[/\\]/.test(address)
}
