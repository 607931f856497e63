import { isIP } from 'node:net'
import type { Report } from './report.ts'

/** APP_KEY, as a list: the first signs, all verify. A public site must give it. */
export function readKeys(value: string | undefined, isPublic: boolean, fault: Report): string[] {
  const keys = listOf(value)
  if (keys.length === 0 && isPublic) {
    fault(
      "APP_KEY is not set; a public site needs one. Make it with: node -p \"require('crypto').randomBytes(32).toString('base64url')\"",
    )
  }
  for (const key of keys) {
    if (key.length < 32) {
      fault(
        `APP_KEY holds a key of ${key.length} characters; each needs at least 32. Separate an old key from the new one by a comma, the new one first.`,
      )
    }
  }
  return keys
}

/** TRUST_PROXY, as a list of addresses, networks and names of networks: nobody without one. */
export function readTrustProxy(value: string | undefined, fault: Report): string[] {
  const proxies = listOf(value)
  for (const proxy of proxies) {
    if (!namedNetworks.includes(proxy) && !isNetwork(proxy)) {
      fault(
        `TRUST_PROXY holds '${proxy}'; each must be an address or network such as 10.0.0.7 or 10.0.0.0/8, or one of ${namedNetworks.join(', ')}.`,
      )
    }
  }
  return proxies
}

/** SHARED_CACHE: 1 or 0; 0 without one. */
export function readSharedCache(value: string | undefined, fault: Report): boolean {
  if (value !== undefined && value !== '0' && value !== '1') {
    fault(`SHARED_CACHE is '${value}'; it must be 1 (there is one, as in docs/deploy) or 0.`)
  }
  return value === '1'
}

const namedNetworks = ['loopback', 'linklocal', 'uniquelocal']
const longestPrefix: Readonly<Record<number, number>> = { 4: 32, 6: 128 }

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const longest = longestPrefix[isIP(address)]
  if (longest === undefined || rest.length > 0) return false
  return bits === undefined || (/^[1-9]\d*$/.test(bits) && Number(bits) <= longest)
}

function listOf(value: string | undefined): string[] {
  return (value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}
