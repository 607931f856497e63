import { ipKeyGenerator } from 'express-rate-limit'

/**
 * What counts as one caller: an IPv4 address, or the first 56 bits of an IPv6 address, which are
 * commonly handed to one household.
 */
export function callerNetwork(address: string): string {
  return ipKeyGenerator(address)
}
