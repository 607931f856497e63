import { describe, expect, it } from 'vitest'
import { callerNetwork } from '#server/load/caller-network.ts'

describe('the network of a caller', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:ff42:aaaa:bbbb:cccc:dddd', '2001:db8:1:ff00::/56'],
    ['2001:0DB8:0001:FF00::1', '2001:db8:1:ff00::/56'],
    ['2001:db8::1', '2001:db8::/56'],
    ['::1', '::/56'],
    ['fe80::1%eth0', 'fe80::/56'],
    ['', ''],
    ['not an address', 'not an address'],
  ])('of %s is %s', (address, network) => {
    expect(callerNetwork(address)).toBe(network)
  })
})
