import { describe, expect, it } from 'vitest'
import { isReadable, readableAddress, rejectMalformedPath } from '#server/http/addresses.ts'
import { HttpError } from '#server/http/errors.ts'
import { fc } from '../../support/properties.ts'

describe('a path', () => {
  it.each(['/%', '/%E0%A4%A', '/%zz', '/caf%E9', '/a%00b', '/%%341?a=1'])(
    'is refused when its percent escapes stand for no text: %s',
    (address) => {
      expect(refusalOf(address)).toEqual(
        new HttpError(400, 'A percent sign in this address stands for no character.'),
      )
    },
  )

  it.each(['/', '/caf%C3%A9', '/a%20b', '/a%2Fb', '/%2541', '/?a=%', '/knots?b=%E9'])(
    'passes otherwise, whatever its query holds: %s',
    (address) => {
      expect(refusalOf(address)).toBeUndefined()
    },
  )
})

describe('the readable form of an address', () => {
  it.each([
    ['/%', '/%25'],
    ['/100%', '/100%25'],
    ['/caf%E9/%C3%A9', '/caf%25E9/%25C3%25A9'],
    ['/a%00b?c=%', '/a%2500b?c=%'],
  ])('of %s is %s: each percent sign is taken at its word', (address, readable) => {
    expect(readableAddress(address)).toBe(readable)
  })

  it.each(['/', '/caf%C3%A9', '/knots?a=%', '/knots?a=1?b=%00'])('of %s is the same', (address) => {
    expect(readableAddress(address)).toBe(address)
  })

  it('can always be read, and needs no second form', () => {
    const pieces = ['/', '%', '%2', '%25', '%C3%A9', '%E9', '%00', '%zz', '?', 'a', '9']
    const addresses = fc.array(fc.constantFrom(...pieces)).map((parts) => `/${parts.join('')}`)
    fc.assert(
      fc.property(addresses, (address) => {
        const readable = readableAddress(address)
        const [path = ''] = readable.split('?')

        expect(isReadable(path)).toBe(true)
        expect(readableAddress(readable)).toBe(readable)
      }),
      { seed: 20_261_121, numRuns: 1_000 },
    )
  })
})

/** What a request for an address is refused with. */
function refusalOf(originalUrl: string): unknown {
  let fault: unknown
  const next = (found?: unknown) => void (fault = found)
  void rejectMalformedPath()({ originalUrl } as never, {} as never, next)
  return fault
}
