import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { isOnThisMachine } from '../../../src/devtools/this-machine.ts'

describe('a caller on this machine', () => {
  it.each(['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1'])('calls from %s', (address) => {
    expect(isOnThisMachine(callFrom(address))).toBe(true)
  })

  it.each([
    '203.0.113.5',
    '10.127.0.0',
    '127.0.0.1.example',
    '::ffff:10.0.0.1',
    '::11',
    '',
    undefined,
  ])('does not call from %s', (address) => {
    expect(isOnThisMachine(callFrom(address))).toBe(false)
  })
})

function callFrom(remoteAddress: string | undefined) {
  return { socket: Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress }) }
}
