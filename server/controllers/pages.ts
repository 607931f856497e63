import type { Routes } from '#routes/index.ts'
import type { Handlers } from '#server/http/handlers.ts'
import { pageServices } from './controller-services.ts'
import type { ControllerServices } from './controller-services.ts'
import { infoPage } from './info.ts'
import { listingPage } from './offers/listing.ts'
import { coursePage, holidayPage, namedOfferPage } from './offers/offer.ts'

export function listings(services: ControllerServices) {
  const listing = listingPage(pageServices(services))
  return {
    'web.courses.all': listing('web.courses.all'),
    'web.courses.practical': listing('web.courses.practical'),
    'web.courses.theory': listing('web.courses.theory'),
    'web.courses.one-day': listing('web.courses.one-day'),
    'web.courses.online': listing('web.courses.online'),
    'web.courses.southampton': listing('web.courses.southampton'),
    'web.courses.london': listing('web.courses.london'),
    'web.courses.ca-house': listing('web.courses.ca-house'),
    'web.courses.beginner': listing('web.courses.beginner'),
    'web.courses.intermediate': listing('web.courses.intermediate'),
    'web.courses.advanced': listing('web.courses.advanced'),
    'web.sailing-holidays.weekend-sailing': listing('web.sailing-holidays.weekend-sailing'),
    'web.sailing-holidays.all': listing('web.sailing-holidays.all'),
    'web.sailing-holidays.uk-sailing-holidays': listing('web.sailing-holidays.uk-sailing-holidays'),
    'web.sailing-holidays.west-country-sailing': listing(
      'web.sailing-holidays.west-country-sailing',
    ),
    'web.sailing-holidays.sailing-holidays-abroad': listing(
      'web.sailing-holidays.sailing-holidays-abroad',
    ),
    'web.sailing-holidays.caribbean': listing('web.sailing-holidays.caribbean'),
    'web.sailing-holidays.atlantic-ocean-sailing': listing(
      'web.sailing-holidays.atlantic-ocean-sailing',
    ),
    'web.sailing-holidays.mile-builder': listing('web.sailing-holidays.mile-builder'),
    'web.sailing-holidays.adventures': listing('web.sailing-holidays.adventures'),
    'web.sailing-holidays.yacht-racing': listing('web.sailing-holidays.yacht-racing'),
    'web.breaks.yacht-racing': listing('web.breaks.yacht-racing'),
    'web.classic-sailing.all': listing('web.classic-sailing.all'),
    'web.breaks.all': listing('web.breaks.all'),
    'web.info.duke-of-edinburgh': listing('web.info.duke-of-edinburgh'),
  } as const satisfies Partial<Handlers<Routes>>
}

export function offers(services: ControllerServices) {
  const forPages = pageServices(services)
  return {
    'web.courses.slug': coursePage(forPages),
    'web.courses.in-your-office': namedOfferPage(
      forPages,
      'web.courses.in-your-office',
      'course',
      'sailing-courses-in-your-office',
    ),
    'web.weekend-sailing.slug': holidayPage(forPages, 'web.weekend-sailing.slug'),
    // A holiday of this very slug: a list here would leave its card leading back to the list.
    'web.sailing-holidays.norway-sailing-adventures': namedOfferPage(
      forPages,
      'web.sailing-holidays.norway-sailing-adventures',
      'holiday',
      'norway-sailing-adventures',
    ),
    'web.sailing-holidays.slug': holidayPage(forPages, 'web.sailing-holidays.slug'),
    'web.classic-sailing.slug': holidayPage(forPages, 'web.classic-sailing.slug'),
    'web.racing.slug': holidayPage(forPages, 'web.racing.slug'),
    'web.breaks.slug': holidayPage(forPages, 'web.breaks.slug'),
    'web.mile-builder.slug': holidayPage(forPages, 'web.mile-builder.slug'),
  } as const satisfies Partial<Handlers<Routes>>
}

export function infoPages(services: ControllerServices) {
  const info = infoPage(pageServices(services))
  return {
    'web.info.about': info('web.info.about'),
    'web.info.our-yachts': info('web.info.our-yachts'),
    'web.info.triple-s-guarantee': info('web.info.triple-s-guarantee'),
    'web.info.golden-vanity': info('web.info.golden-vanity'),
    'web.info.contact-us': info('web.info.contact-us'),
    'web.info.learn': info('web.info.learn'),
    'web.info.course-progression': info('web.info.course-progression'),
    'web.info.three-step-med': info('web.info.three-step-med'),
    'web.info.knots': info('web.info.knots'),
    'web.info.what-is-in-an-rya-day-skipper-theory-courses-infographic': info(
      'web.info.what-is-in-an-rya-day-skipper-theory-courses-infographic',
    ),
    'web.info.skippered-charter': info('web.info.skippered-charter'),
    'web.info.hire-classroom': info('web.info.hire-classroom'),
    'web.info.privacy-policy': info('web.info.privacy-policy'),
    'web.info.terms-and-conditions': info('web.info.terms-and-conditions'),
    'web.info.accessibility': info('web.info.accessibility'),
    'web.info.faq': info('web.info.faq'),
  } as const satisfies Partial<Handlers<Routes>>
}
