import { describe, expect, it } from 'vitest'
import { routes } from '#routes/index.ts'
import type { RouteName } from '#routes/index.ts'
import { patterns } from '#routes/patterns.ts'
import { redirects } from '#routes/redirects.ts'
import { createMatcher } from '#server/routing/matcher.ts'
import { urls } from '../support/home.ts'

/** Names and paths as the specification has them; where it gives one half, the other is settled here. */
const settled = [
  ['web.home', 'GET', '/'],
  ['web.courses.all', 'GET', '/rya-courses'],
  ['web.courses.practical', 'GET', '/rya-courses/practical'],
  ['web.courses.theory', 'GET', '/rya-courses/theory'],
  ['web.courses.one-day', 'GET', '/rya-courses/one-day'],
  ['web.courses.online', 'GET', '/rya-courses/online'],
  ['web.courses.southampton', 'GET', '/rya-courses/southampton'],
  ['web.courses.london', 'GET', '/rya-courses/london'],
  ['web.courses.ca-house', 'GET', '/rya-courses/ca-house'],
  ['web.courses.beginner', 'GET', '/rya-courses/beginner'],
  ['web.courses.intermediate', 'GET', '/rya-courses/intermediate'],
  ['web.courses.advanced', 'GET', '/rya-courses/advanced'],
  ['web.courses.in-your-office', 'GET', '/sailing-courses-in-your-office'],
  ['web.courses.slug', 'GET', '/rya-courses/{slug}'],
  ['web.sailing-holidays.weekend-sailing', 'GET', '/sailing-weekends'],
  ['web.weekend-sailing.slug', 'GET', '/sailing-weekends/{slug}'],
  ['web.sailing-holidays.all', 'GET', '/sailing-holidays'],
  ['web.sailing-holidays.mile-builder', 'GET', '/sailing-holidays/mile-builder'],
  ['web.sailing-holidays.yacht-racing', 'GET', '/sailing-holidays/yacht-racing'],
  [
    'web.sailing-holidays.atlantic-ocean-sailing',
    'GET',
    '/sailing-holidays/atlantic-ocean-sailing',
  ],
  ['web.sailing-holidays.caribbean', 'GET', '/sailing-holidays/caribbean'],
  [
    'web.sailing-holidays.sailing-holidays-abroad',
    'GET',
    '/sailing-holidays/sailing-holidays-abroad',
  ],
  ['web.sailing-holidays.uk-sailing-holidays', 'GET', '/sailing-holidays/uk-sailing-holidays'],
  ['web.sailing-holidays.west-country-sailing', 'GET', '/sailing-holidays/west-country-sailing'],
  [
    'web.sailing-holidays.norway-sailing-adventures',
    'GET',
    '/sailing-holidays/norway-sailing-adventures',
  ],
  ['web.sailing-holidays.adventures', 'GET', '/sailing-holidays/adventures'],
  ['web.sailing-holidays.slug', 'GET', '/sailing-holidays/{slug}'],
  ['web.classic-sailing.all', 'GET', '/classic-sailing'],
  ['web.classic-sailing.slug', 'GET', '/classic-sailing/{slug}'],
  ['web.racing.slug', 'GET', '/racing/{slug}'],
  ['web.breaks.all', 'GET', '/breaks'],
  ['web.breaks.yacht-racing', 'GET', '/breaks/yacht-racing'],
  ['web.breaks.slug', 'GET', '/breaks/{slug}'],
  ['web.mile-builder.slug', 'GET', '/mile-builder/{slug}'],
  ['web.info.duke-of-edinburgh', 'GET', '/duke-of-edinburgh-awards-sailing'],
  ['web.gift-vouchers', 'GET', '/gift-vouchers'],
  ['web.merchandise.all', 'GET', '/merchandise'],
  ['web.merchandise.slug', 'GET', '/merchandise/{slug}'],
  ['web.events.all', 'GET', '/events/{reference?}'],
  ['web.level-finder.index', 'GET', '/level-finder/{step?}'],
  ['web.info.about', 'GET', '/about-saltlark'],
  ['web.info.our-yachts', 'GET', '/our-sailing-yachts'],
  ['web.info.triple-s-guarantee', 'GET', '/saltlark-triple-s-guarantee'],
  ['web.info.golden-vanity', 'GET', '/golden-vanity'],
  ['web.info.contact-us', 'GET', '/contact-us'],
  ['web.info.contact-us.store', 'POST', '/contact-us'],
  ['web.info.learn', 'GET', '/why-learn-to-sail'],
  ['web.info.course-progression', 'GET', '/course-progression'],
  ['web.info.three-step-med', 'GET', '/three-step-med'],
  ['web.info.knots', 'GET', '/knots'],
  [
    'web.info.what-is-in-an-rya-day-skipper-theory-courses-infographic',
    'GET',
    '/what-is-in-an-rya-day-skipper-theory-courses-infographic',
  ],
  ['web.info.skippered-charter', 'GET', '/skippered-charter'],
  ['web.info.hire-classroom', 'GET', '/southampton-hire-classroom-training-room'],
  ['web.info.privacy-policy', 'GET', '/privacy-policy'],
  ['web.info.terms-and-conditions', 'GET', '/terms-and-conditions'],
  ['web.info.accessibility', 'GET', '/accessibility'],
  ['web.info.faq', 'GET', '/faq'],
  ['web.search', 'GET', '/search'],
  ['web.shopping.cart', 'GET', '/cart'],
  ['web.shopping.cart.items.store', 'POST', '/cart/items'],
  ['web.shopping.cart.items.update', 'PATCH', '/cart/items/{item}'],
  ['web.shopping.cart.items.destroy', 'DELETE', '/cart/items/{item}'],
  ['web.shopping.checkout', 'GET', '/checkout'],
  ['web.shopping.checkout.store', 'POST', '/checkout'],
  ['web.shopping.orders.show', 'GET', '/orders/{order}'],
  ['dashboard', 'GET', '/dashboard'],
  ['profile.show', 'GET', '/user/profile'],
  ['user-profile-information.update', 'PUT', '/user/profile-information'],
  ['user-password.update', 'PUT', '/user/password'],
  ['other-browser-sessions.destroy', 'DELETE', '/user/other-browser-sessions'],
  ['current-user.destroy', 'DELETE', '/user'],
  ['login', 'GET', '/login'],
  ['login.store', 'POST', '/login'],
  ['register', 'GET', '/register'],
  ['register.store', 'POST', '/register'],
  ['logout', 'POST', '/logout'],
  ['password.request', 'GET', '/forgot-password'],
  ['password.email', 'POST', '/forgot-password'],
  ['password.reset', 'GET', '/reset-password/{token}'],
  ['password.update', 'POST', '/reset-password'],
  ['verification.notice', 'GET', '/email/verify'],
  ['verification.verify', 'GET', '/email/verify/{token}'],
  ['verification.verify.store', 'POST', '/email/verify/{token}'],
  ['verification.send', 'POST', '/email/verification-notification'],
  ['mail.customer-subscribe', 'POST', '/mail/customer-subscribe'],
  ['mail.confirm', 'GET', '/mail/confirm/{token}'],
  ['mail.confirm.store', 'POST', '/mail/confirm/{token}'],
  ['mail.unsubscribe', 'GET', '/mail/unsubscribe/{token}'],
  ['mail.unsubscribe.store', 'POST', '/mail/unsubscribe/{token}'],
  ['api.header-data', 'GET', '/api/header-data'],
  ['sitemap', 'GET', '/sitemap.xml'],
  ['robots', 'GET', '/robots.txt'],
  ['health', 'GET', '/up'],
] as const satisfies readonly (readonly [RouteName, string, string])[]

const matcher = createMatcher(routes, patterns)

describe('2. Routes, as they are settled', () => {
  it.each(settled)('%s is %s %s', (name, method, uri) => {
    expect(routes[name]).toMatchObject({ method, uri })
  })

  it.each(settled.filter(([, , uri]) => !uri.includes('{')))(
    '%s answers %s %s itself, not a parameter before it',
    (name, method, uri) => {
      expect(matcher.find(method, uri)?.name).toBe(name)
    },
  )

  it.each([
    ['/rya-courses/day-skipper-2', true],
    ['/rya-courses/Day-Skipper', false],
    ['/rya-courses/day--skipper', false],
    ['/rya-courses/-day', false],
    ['/level-finder/12', true],
    ['/level-finder/one', false],
    ['/events/CR-DSP', true],
    ['/events/CR-DSP-270321', true],
    ['/events/cr-dsp', false],
    [`/mail/confirm/${'aB3_-'.repeat(4)}`, true],
    [`/mail/confirm/${'a'.repeat(128)}`, true],
    ['/mail/confirm/nineteen-characters', false],
    [`/mail/confirm/${'a'.repeat(129)}`, false],
  ])('the parameter in %s fits: %s', (path, fits) => {
    expect(matcher.find('GET', path) !== undefined).toBe(fits)
  })

  it.each([
    ['/racing', 'web.sailing-holidays.yacht-racing'],
    ['/mile-builder', 'web.sailing-holidays.mile-builder'],
    ['/sailing-holidays/weekend-sailing', 'web.sailing-holidays.weekend-sailing'],
    ['/rya-courses/sailing-courses-in-your-office', 'web.courses.in-your-office'],
  ])('%s is redirected for good to %s', (path, name) => {
    expect(Object.entries(redirects)).toContainEqual([path, name])
  })

  it('web.search carries what is looked for as ?q=', () => {
    expect(urls.path('web.search', {}, { q: 'day skipper' })).toBe('/search?q=day%20skipper')
  })
})
