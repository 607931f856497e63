import { parseCookie } from 'cookie'
import type { FlashStore } from '../../src/express/options.ts'
import type { FlashedState } from '../../src/protocol/page-object.ts'

/** One-shot state in a cookie that nobody signs: a test's visitor forges nothing. */
export const cookieFlashStore: FlashStore = {
  read(request) {
    const { flashed } = parseCookie(request.get('cookie') ?? '')
    return flashed === undefined ? {} : (JSON.parse(flashed) as FlashedState)
  },
  write(_request, response, state) {
    response.cookie('flashed', JSON.stringify(state), { httpOnly: true })
  },
  clear(_request, response) {
    response.clearCookie('flashed', { httpOnly: true })
  },
}
