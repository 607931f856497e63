import { isIPv6 } from 'node:net'

/**
 * What counts as one caller: an IPv4 address, or the first 56 bits of an IPv6 address, which are
 * commonly handed to one household.
 */
export function callerNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return address

  const [before = '', after] = withoutZone(address).split('::')
  const head = before.split(':').filter((group) => group !== '')
  const tail = (after ?? '').split(':').filter((group) => group !== '')
  const zeros = after === undefined ? 0 : 8 - head.length - tail.length
  const groups = [...head, ...Array.from({ length: Math.max(zeros, 0) }, () => '0'), ...tail]
  const [first, second, third, fourth] = groups.map((group) => Number.parseInt(group, 16))
  return [first, second, third, (fourth ?? 0) & 0xff00].map(hex).join(':')
}

function withoutZone(address: string): string {
  return address.replace(/%.*$/, '')
}

function hex(group: number | undefined): string {
  return (group ?? 0).toString(16)
}
