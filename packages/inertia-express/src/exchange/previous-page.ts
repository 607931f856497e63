import { isSafe, ownOrigin } from './exchange.ts'
import type { Exchange, Incoming, Server } from './exchange.ts'
import type { Options } from './options.ts'

/**
 * Where `back()` leads: to the page that the request came from, the page seen before, or the
 * fallback. Another site's address never counts, nor does one that no browser can open.
 */
export function previousPage<On extends Server>(
  { request, incoming }: Exchange<On>,
  { canBeOpened = () => true, origin, previousAddress }: Options<On>,
  fallback: string,
): string {
  const candidates = [refererOf(incoming, origin), previousAddress?.read(request)]
  const found = candidates.find(
    (address) =>
      address !== undefined &&
      isPath(address) &&
      canBeOpened(address) &&
      // A page that leads back to itself would be asked for without end.
      !(isSafe(incoming) && address === incoming.url),
  )
  return found ?? fallback
}

/** The path and query of the Referer, if it names a page of ours or of the host that was asked. */
export function refererOf(incoming: Incoming, origin?: string): string | undefined {
  const referer = incoming.header('referer')
  if (!referer || !URL.canParse(referer)) return undefined
  const { host, pathname, search } = new URL(referer)
  // Anybody may ask for a host that makes no origin.
  const own = ownOrigin(incoming, origin)
  const hosts = [URL.canParse(own) ? new URL(own).host : undefined, incoming.header('host')]
  return hosts.includes(host) && isPath(pathname) ? pathname + search : undefined
}

// Two slashes, in the eyes of a browser also slanted the other way, would name another host.
function isPath(address: string): boolean {
  return address.startsWith('/') && !/^\/[\t\n\r]*[/\\]/.test(address)
}
