import { describe, expect, it } from 'vitest'
import { canonicalPath, isReadable, pageAddress, readableAddress } from '#server/http/addresses.ts'
import { fc } from '../../support/properties.ts'
import { served } from '../../support/served.ts'

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

it.each([
  ['POST', '/hooks', 200, '/hooks'],
  ['POST', '/hooks/', 200, '/hooks'],
  ['POST', '//%68ooks//?a=1', 200, '/hooks?a=1'],
  ['POST', '/forms/', 308, '/forms'],
  ['GET', '/hooks/', 301, '/hooks'],
])(
  'what programs call by POST is found at once: %s %s, %i',
  async (method, address, status, found) => {
    const origin = await served((app) => {
      app.use(canonicalPath(undefined, (called, path) => called === 'POST' && path === '/hooks'))
      app.use((request, response) => {
        response.location(request.url).end()
      })
    })

    const answer = await fetch(origin + address, { method, redirect: 'manual' })

    expect([answer.status, answer.headers.get('location')]).toEqual([status, found])
  },
)

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

describe('an address', () => {
  const declared: Record<string, readonly string[]> = {
    '/': [],
    '/rya-courses': ['level', 'place'],
  }
  it.each([
    ['/', '/'],
    ['/?', '/'],
    ['/?x=1&level=a', '/'],
    ['/?utm_source=letter', '/'],
    ['/faq?utm_source=letter&utm_medium=mail', '/faq'],
    ['/rya-courses?level=a&x=1&level=b&gclid=1&place', '/rya-courses?level=a&level=b&place'],
    [
      '/rya-courses?level%5B%5D=a&%6Cevel[0]=b&xlevel=c&%=d',
      '/rya-courses?level%5B%5D=a&%6Cevel[0]=b',
    ],
    ['/nowhere?x=1', '/nowhere?x=1'],
    ['/search?q=utm_source', '/search?q=utm_source'],
    ['/search?q=a&fbclid', '/search?q=a'],
    ['/search?utmost=1&my_utm_source=2', '/search?utmost=1&my_utm_source=2'],
  ])('%s is that of the page %s', (address, page) => {
    expect(pageAddress(address, (path) => declared[path] ?? null)).toBe(page)
  })
})
