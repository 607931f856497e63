import { describe, expect, it } from 'vitest'
import { withoutTracking } from '#server/http/addresses.ts'

describe('an address', () => {
  it.each([
    ['/', '/'],
    ['/?', '/?'],
    ['/?utm_source=letter', '/'],
    ['/faq?utm_source=letter&utm_medium=mail', '/faq'],
    ['/rya-courses?level=beginner&gclid=1&place=cowes', '/rya-courses?level=beginner&place=cowes'],
    ['/search?q=utm_source', '/search?q=utm_source'],
    ['/search?q=a&fbclid', '/search?q=a'],
    ['/search?utmost=1&my_utm_source=2', '/search?utmost=1&my_utm_source=2'],
  ])('%s is that of the page %s', (address, page) => {
    expect(withoutTracking(address)).toBe(page)
  })
})
