import { describe, expect, it } from 'vitest'
import { routes } from '#routes/index.ts'
import { patterns } from '#routes/patterns.ts'
import { createMatcher } from '#server/routing/matcher.ts'

const matcher = createMatcher(routes, patterns)

describe('every literal path of the specification has a route', () => {
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
    ['/api/header-data', 'api.header-data'],
  ])('%s is %s', (path, name) => {
    expect(matcher.find('GET', path)?.name).toBe(name)
  })
})

describe('every name of the specification is in the table', () => {
  it.each([
    ...['practical', 'theory', 'one-day', 'online', 'southampton', 'london', 'ca-house'].map(
      (last) => `web.courses.${last}`,
    ),
    ...['beginner', 'intermediate', 'advanced', 'slug'].map((last) => `web.courses.${last}`),
    ...['weekend-sailing', 'mile-builder', 'yacht-racing', 'all', 'atlantic-ocean-sailing'].map(
      (last) => `web.sailing-holidays.${last}`,
    ),
    ...['caribbean', 'sailing-holidays-abroad', 'uk-sailing-holidays', 'west-country-sailing'].map(
      (last) => `web.sailing-holidays.${last}`,
    ),
    ...['sailing-holidays', 'weekend-sailing', 'classic-sailing', 'racing', 'breaks'].map(
      (area) => `web.${area}.slug`,
    ),
    ...['web.breaks.yacht-racing', 'web.mile-builder.slug', 'web.merchandise.all'],
    ...['web.merchandise.slug', 'web.level-finder.index', 'web.info.contact-us', 'web.info.learn'],
    ...['web.info.course-progression', 'web.info.three-step-med', 'web.info.knots'],
    'web.info.what-is-in-an-rya-day-skipper-theory-courses-infographic',
    ...['web.shopping.cart', 'web.events.all', 'dashboard', 'profile.show', 'login', 'register'],
    ...['logout', 'mail.customer-subscribe'],
  ])('%s', (name) => {
    expect(routes).toHaveProperty([name])
  })
})
