import { describe, expect, it } from 'vitest'
import { canonicalPath } from '#server/http/addresses.ts'
import { fc } from '../../support/properties.ts'

const site = 'https://www.example.com'
const handle = canonicalPath()

describe('the address of a page', () => {
  it.each([
    ['/knots/', '/knots'],
    ['/knots//', '/knots'],
    ['//knots', '/knots'],
    ['/rya-courses//theory', '/rya-courses/theory'],
    ['//', '/'],
    ['/knots/?a=1&b=//', '/knots?a=1&b=//'],
    ['/knots/?', '/knots?'],
    ['/%6Bnots', '/knots'],
    ['/day%2Dskipper', '/day-skipper'],
    ['/%7Eada/%5f%30', '/~ada/_0'],
    [String.raw`/\evil.test`, '/evil.test'],
    [String.raw`/\/evil.test/`, '/evil.test'],
  ])('%s is redirected to %s', (address, canonical) => {
    expect(redirectOf('GET', address)).toEqual([301, canonical])
    expect(redirectOf('HEAD', address)).toEqual([301, canonical])
  })

  it('keeps the method and the body of a form', () => {
    expect(redirectOf('POST', '/login/')).toEqual([308, '/login'])
  })

  it.each([
    '/',
    '/knots',
    '/knots?next=//evil.test/',
    '/caf%C3%A9',
    '/a%20b',
    '/a%2Fb',
    '/a%2e%2e%2Fb',
    '/%2541',
    '/?a=%',
    '/%/',
    '/%%341',
    '//caf%E9',
  ])('%s stays as it is', (address) => {
    expect(redirectOf('GET', address)).toBeUndefined()
  })
})

describe('whatever is asked for', () => {
  const pieces = [
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2f',
    '%5C',
    '%2e',
    '%41',
    '@',
    ':',
    'evil.test',
    'a',
  ]
  const addresses = fc
    .array(fc.constantFrom(...pieces), { maxLength: 8 })
    .map((parts) => `/${parts.join('')}`)

  it('a redirect stays on this site, and no second one is needed', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        const [, to = '/'] = redirectOf('GET', address) ?? []

        expect(new URL(to, site).origin).toBe(site)
        expect(redirectOf('GET', to)).toBeUndefined()
      }),
      { seed: 20_261_121, numRuns: 2_000 },
    )
  })
})

/** The redirect that an address is answered with. */
function redirectOf(method: string, originalUrl: string): [number, string] | undefined {
  let redirect: [number, string] | undefined
  const response = { redirect: (...answer: [number, string]) => void (redirect = answer) }
  void handle({ method, originalUrl } as never, response as never, () => undefined)
  return redirect
}
