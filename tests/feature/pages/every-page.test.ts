import { describe, expect, it } from 'vitest'
import { renderPage } from '#js/ssr.tsx'
import { routes } from '#routes/index.ts'
import type { Route } from '#server/routing/define.ts'
import { keepingOf } from '#server/routing/options.ts'
import { pathOf } from '#server/routing/urls.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'

/** One line a page for everybody, in the order of the route table: name, an address, component. */
const pages: readonly (readonly [name: string, address: string, component: string])[] = [
  ['web.home', '/', 'home'],
  ['web.courses.all', '/rya-courses', 'offers/listing'],
  ['web.courses.practical', '/rya-courses/practical', 'offers/listing'],
  ['web.courses.theory', '/rya-courses/theory', 'offers/listing'],
  ['web.courses.one-day', '/rya-courses/one-day', 'offers/listing'],
  ['web.courses.online', '/rya-courses/online', 'offers/listing'],
  ['web.courses.southampton', '/rya-courses/southampton', 'offers/listing'],
  ['web.courses.london', '/rya-courses/london', 'offers/listing'],
  ['web.courses.ca-house', '/rya-courses/ca-house', 'offers/listing'],
  ['web.courses.beginner', '/rya-courses/beginner', 'offers/listing'],
  ['web.courses.intermediate', '/rya-courses/intermediate', 'offers/listing'],
  ['web.courses.advanced', '/rya-courses/advanced', 'offers/listing'],
  ['web.courses.in-your-office', '/sailing-courses-in-your-office', 'offers/offer'],
  ['web.courses.slug', '/rya-courses/rya-competent-crew', 'offers/offer'],
  ['web.sailing-holidays.weekend-sailing', '/sailing-weekends', 'offers/listing'],
  ['web.weekend-sailing.slug', '/sailing-weekends/sail-the-solent-weekend', 'offers/offer'],
  ['web.sailing-holidays.all', '/sailing-holidays', 'offers/listing'],
  ['web.sailing-holidays.mile-builder', '/sailing-holidays/mile-builder', 'offers/listing'],
  ['web.sailing-holidays.yacht-racing', '/sailing-holidays/yacht-racing', 'offers/listing'],
  [
    'web.sailing-holidays.atlantic-ocean-sailing',
    '/sailing-holidays/atlantic-ocean-sailing',
    'offers/listing',
  ],
  ['web.sailing-holidays.caribbean', '/sailing-holidays/caribbean', 'offers/listing'],
  [
    'web.sailing-holidays.sailing-holidays-abroad',
    '/sailing-holidays/sailing-holidays-abroad',
    'offers/listing',
  ],
  [
    'web.sailing-holidays.uk-sailing-holidays',
    '/sailing-holidays/uk-sailing-holidays',
    'offers/listing',
  ],
  [
    'web.sailing-holidays.west-country-sailing',
    '/sailing-holidays/west-country-sailing',
    'offers/listing',
  ],
  [
    'web.sailing-holidays.norway-sailing-adventures',
    '/sailing-holidays/norway-sailing-adventures',
    'offers/offer',
  ],
  ['web.sailing-holidays.adventures', '/sailing-holidays/adventures', 'offers/listing'],
  ['web.sailing-holidays.slug', '/sailing-holidays/sail-the-atlantic-ocean', 'offers/offer'],
  ['web.classic-sailing.all', '/classic-sailing', 'offers/listing'],
  ['web.classic-sailing.slug', '/classic-sailing/gaff-cutter-day-sail', 'offers/offer'],
  ['web.racing.slug', '/racing/arc-rally', 'offers/offer'],
  ['web.breaks.all', '/breaks', 'offers/listing'],
  ['web.breaks.yacht-racing', '/breaks/yacht-racing', 'offers/listing'],
  ['web.breaks.slug', '/breaks/winter-solent-weekend', 'offers/offer'],
  ['web.mile-builder.slug', '/mile-builder/biscay-crossing', 'offers/offer'],
  ['web.events.all', '/events', 'events/dates'],
  ['web.level-finder.index', '/level-finder/1', 'level-finder/question'],
  ['web.search', '/search?q=day+skiper', 'search/results'],
  ['web.info.about', '/about-saltlark', 'info/page'],
  ['web.info.our-yachts', '/our-sailing-yachts', 'info/page'],
  ['web.info.triple-s-guarantee', '/saltlark-triple-s-guarantee', 'info/page'],
  ['web.info.golden-vanity', '/golden-vanity', 'info/page'],
  ['web.info.duke-of-edinburgh', '/duke-of-edinburgh-awards-sailing', 'offers/listing'],
  ['web.info.contact-us', '/contact-us', 'info/page'],
  ['web.info.learn', '/why-learn-to-sail', 'info/page'],
  ['web.info.course-progression', '/course-progression', 'info/page'],
  ['web.info.three-step-med', '/three-step-med', 'info/page'],
  ['web.info.knots', '/knots', 'info/page'],
  [
    'web.info.what-is-in-an-rya-day-skipper-theory-courses-infographic',
    '/what-is-in-an-rya-day-skipper-theory-courses-infographic',
    'info/page',
  ],
  ['web.info.skippered-charter', '/skippered-charter', 'info/page'],
  ['web.info.hire-classroom', '/southampton-hire-classroom-training-room', 'info/page'],
  ['web.info.privacy-policy', '/privacy-policy', 'info/page'],
  ['web.info.terms-and-conditions', '/terms-and-conditions', 'info/page'],
  ['web.info.accessibility', '/accessibility', 'info/page'],
  ['web.info.faq', '/faq', 'info/page'],
  ['web.gift-vouchers', '/gift-vouchers', 'shop/gift-vouchers'],
  ['web.merchandise.all', '/merchandise', 'shop/merchandise'],
  ['web.merchandise.slug', '/merchandise/rya-navigation-handbook', 'shop/product'],
]

const site = siteOfFile({ render: renderPage })

describe('a page for everybody', () => {
  it.each(pages)(
    '%s opens at %s as %s, with one heading, the same bytes for the next visitor',
    async (name, address, component) => {
      const response = await site.visitor().get(address)
      const html = await response.clone().text()

      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toBe('no-cache')
      expect((await pageOf(response)).component).toBe(component)
      expect(html.match(/<h1[ >]/g)).toHaveLength(1)
      expect(site.services.matcher.find('GET', pathOf(address))?.name).toBe(name)
      expect(await (await site.visitor().get(address)).text()).toBe(html)
    },
  )

  it('has its line here as soon as it is answered', () => {
    const answered = Object.entries<Route>(routes)
      .filter(([, route]) => keepingOf(route).isPublic)
      .map(([name]) => name)

    expect(pages.map(([name]) => name)).toEqual(answered)
  })
})
