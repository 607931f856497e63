import { mergeQuery } from './address.ts'
import type { RouteTable } from './define.ts'
import type { UrlArguments, Urls } from './urls.ts'

/** What proves that an address was made here; `server/signing` has one. */
interface UrlSigner {
  /** Letters, digits, `-` and `_` that stand for exactly this list of parts. */
  mac(parts: readonly string[]): string
  /** Was the proof made for exactly these parts? Takes the same time for any proof. */
  isMac(parts: readonly string[], mac: string): boolean
}

/** `invalid`: not ours, changed, or another route's. `expired`: ours, and too old. */
type SignatureReading = 'valid' | 'expired' | 'invalid'

export interface SignedUrls<Table extends RouteTable> {
  /**
   * The absolute address of a named route with a proof that this site made it; the route takes
   * `expires` and `signature` as its last query keys.
   */
  signed<Name extends keyof Table & string>(
    name: Name,
    ...address: SignedArguments<Table, Name>
  ): string
  /**
   * What the proof of an address is worth at an instant (milliseconds UTC). Never throws.
   * @param name the route that was matched: a proof for one route opens no other.
   * @param address path and query exactly as they were asked for.
   */
  verify(name: keyof Table & string, address: string, now: number): SignatureReading
}

/** `expiresAt` is in milliseconds UTC; the address keeps whole seconds, rounded down. */
type SignedArguments<Table extends RouteTable, Name extends keyof Table> = [
  params: Exclude<UrlArguments<Table, Name>[0], undefined>,
  options: { readonly expiresAt: number; readonly query?: UrlArguments<Table, Name>[1] },
]

/**
 * Signed addresses (Laravel's signed routes). The proof covers the route's name, the path and the
 * whole query, but not the host: behind a proxy the server does not know the one that was opened.
 */
export function createSignedUrls<Table extends RouteTable>(
  urls: Urls<Table>,
  signer: UrlSigner,
): SignedUrls<Table> {
  return {
    signed(name, params, { expiresAt, query }) {
      const expires = Math.floor(expiresAt / 1000)
      if (!Number.isSafeInteger(expires) || expires < 0) {
        throw new Error(
          `[routing] expiry '${expiresAt}' of '${name}' is not an instant; give milliseconds UTC.`,
        )
      }
      // The caller's own keys come first: what verifies reads the last two.
      const keys = { ...mergeQuery(query ?? {}, { expires: null }), expires }
      const address = [params, keys] as unknown as UrlArguments<Table, typeof name>
      const path = urls.path(name, ...address)
      const origin = urls.absolute(name, ...address).slice(0, -path.length)
      return `${origin}${path}&signature=${signer.mac(partsOf(name, path))}`
    },
    verify(name, address, now) {
      const [, path, signature] = signedAddress.exec(address) ?? []
      if (path === undefined || signature === undefined) return 'invalid'
      if (!signer.isMac(partsOf(name, path), signature)) return 'invalid'
      const seconds = Number(/[?&]expires=(\d+)$/.exec(path)?.[1])
      return now < seconds * 1000 ? 'valid' : 'expired'
    },
  }
}

function partsOf(name: string, address: string): string[] {
  return ['signed-url', name, address]
}

// The proof comes last, so whatever is added to or changed in an address makes it another one.
const signedAddress = /^(.*[?&]expires=\d+)&signature=([\w-]+)$/s
