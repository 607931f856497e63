import { describe, expect, it } from 'vitest'
import { routes } from '#routes/index.ts'
import { patterns } from '#routes/patterns.ts'
import { createMatcher } from '#server/routing/matcher.ts'
import { content } from '../support/home.ts'

const matcher = createMatcher(routes, patterns)

describe('2. Literal paths', () => {
  it.each([
    ['/', 'web.home'],
    ['/rya-courses', 'web.courses.all'],
    ['/sailing-weekends', 'web.sailing-holidays.weekend-sailing'],
    ['/sailing-holidays', 'web.sailing-holidays.all'],
    ['/golden-vanity', 'web.info.golden-vanity'],
    ['/about-saltlark', 'web.info.about'],
    ['/our-sailing-yachts', 'web.info.our-yachts'],
    ['/saltlark-triple-s-guarantee', 'web.info.triple-s-guarantee'],
    ['/gift-vouchers', 'web.gift-vouchers'],
    ['/merchandise', 'web.merchandise.all'],
    ['/duke-of-edinburgh-awards-sailing', 'web.info.duke-of-edinburgh'],
    ['/level-finder/1', 'web.level-finder.index'],
    [
      '/sailing-holidays/norway-sailing-adventures',
      'web.sailing-holidays.norway-sailing-adventures',
    ],
    ['/sailing-holidays/sail-portsmouth-to-canaries', 'web.sailing-holidays.slug'],
    ['/racing/arc-rally', 'web.racing.slug'],
    ['/sailing-holidays/sail-the-atlantic-ocean', 'web.sailing-holidays.slug'],
    ['/privacy-policy', 'web.info.privacy-policy'],
    ['/terms-and-conditions', 'web.info.terms-and-conditions'],
    ['/sailing-courses-in-your-office', 'web.courses.in-your-office'],
    ['/southampton-hire-classroom-training-room', 'web.info.hire-classroom'],
    ['/skippered-charter', 'web.info.skippered-charter'],
  ])('%s is %s', (path, name) => {
    expect(matcher.find('GET', path)?.name).toBe(name)
  })

  it('a blog link is external', () => {
    expect(content.company.blog_url).toMatch(/^https:\/\/[^/]+/)
  })
})
