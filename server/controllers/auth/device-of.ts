import type { Request } from 'express'
import type { Device } from '#server/auth/account.ts'

/** What a request says of the browser behind it. */
export function deviceOf(request: Request): Device {
  const userAgent = request.get('User-Agent') ?? ''
  return { userAgent, address: addressOf(request), browser: request.browserToken() }
}

/** The caller's network address, as limits count it. */
export function addressOf({ ip }: Request): string {
  return ip ?? ''
}
