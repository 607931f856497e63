import type { FlashStore } from '#server/inertia/express/options.ts'
import type { FlashedState } from '#server/inertia/protocol/page-object.ts'
import type { Signer } from '#server/signing/signer.ts'
import type { Cookies } from './cookies.ts'

const minutes = 60
const kept = 10 * minutes

/**
 * One-shot state in a signed cookie: it survives redirects and other requests, and goes when a page
 * has shown it. A cookie that was changed on its way counts as none.
 */
export function cookieFlashStore(cookies: Cookies, signer: Signer): FlashStore {
  return {
    read(request) {
      const signed = cookies.read(request, 'flash')
      const value = signed === undefined ? null : signer.verify('flash', signed)
      // Only our own signature leads here, so the shape needs no check.
      return value === null ? {} : (JSON.parse(value) as FlashedState)
    },
    write(_request, response, state) {
      cookies.set(response, 'flash', signer.sign('flash', JSON.stringify(state)), kept)
    },
    clear(request, response) {
      if (cookies.read(request, 'flash') !== undefined) cookies.clear(response, 'flash')
    },
  }
}
