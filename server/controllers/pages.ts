import type { Routes } from '#routes/index.ts'
import type { Handlers } from '#server/http/handlers.ts'
import { pageServices } from './controller-services.ts'
import type { ControllerServices } from './controller-services.ts'
import { infoPage } from './info.ts'
import { listingPage } from './offers/listing.ts'
import { coursePage, holidayPage, namedCoursePage, namedHolidayPage } from './offers/offer.ts'

export function listings(services: ControllerServices) {
  const forPages = pageServices(services)
  return {
    'web.courses.all': listingPage(forPages, 'web.courses.all'),
    'web.courses.practical': listingPage(forPages, 'web.courses.practical'),
    'web.courses.theory': listingPage(forPages, 'web.courses.theory'),
    'web.courses.one-day': listingPage(forPages, 'web.courses.one-day'),
    'web.courses.online': listingPage(forPages, 'web.courses.online'),
    'web.courses.southampton': listingPage(forPages, 'web.courses.southampton'),
    'web.courses.london': listingPage(forPages, 'web.courses.london'),
    'web.courses.ca-house': listingPage(forPages, 'web.courses.ca-house'),
    'web.courses.beginner': listingPage(forPages, 'web.courses.beginner'),
    'web.courses.intermediate': listingPage(forPages, 'web.courses.intermediate'),
    'web.courses.advanced': listingPage(forPages, 'web.courses.advanced'),
    'web.sailing-holidays.weekend-sailing': listingPage(
      forPages,
      'web.sailing-holidays.weekend-sailing',
    ),
    'web.sailing-holidays.all': listingPage(forPages, 'web.sailing-holidays.all'),
    'web.sailing-holidays.uk-sailing-holidays': listingPage(
      forPages,
      'web.sailing-holidays.uk-sailing-holidays',
    ),
    'web.sailing-holidays.west-country-sailing': listingPage(
      forPages,
      'web.sailing-holidays.west-country-sailing',
    ),
    'web.sailing-holidays.sailing-holidays-abroad': listingPage(
      forPages,
      'web.sailing-holidays.sailing-holidays-abroad',
    ),
    'web.sailing-holidays.caribbean': listingPage(forPages, 'web.sailing-holidays.caribbean'),
    'web.sailing-holidays.atlantic-ocean-sailing': listingPage(
      forPages,
      'web.sailing-holidays.atlantic-ocean-sailing',
    ),
    'web.sailing-holidays.mile-builder': listingPage(forPages, 'web.sailing-holidays.mile-builder'),
    'web.sailing-holidays.adventures': listingPage(forPages, 'web.sailing-holidays.adventures'),
    'web.sailing-holidays.yacht-racing': listingPage(forPages, 'web.sailing-holidays.yacht-racing'),
    'web.breaks.yacht-racing': listingPage(forPages, 'web.breaks.yacht-racing'),
    'web.classic-sailing.all': listingPage(forPages, 'web.classic-sailing.all'),
    'web.breaks.all': listingPage(forPages, 'web.breaks.all'),
    'web.info.duke-of-edinburgh': listingPage(forPages, 'web.info.duke-of-edinburgh'),
  } as const satisfies Partial<Handlers<Routes>>
}

export function offers(services: ControllerServices) {
  const forPages = pageServices(services)
  return {
    'web.courses.slug': coursePage(forPages),
    'web.courses.in-your-office': namedCoursePage(
      forPages,
      'web.courses.in-your-office',
      'sailing-courses-in-your-office',
    ),
    'web.weekend-sailing.slug': holidayPage(forPages, 'web.weekend-sailing.slug'),
    // A holiday of this very slug: a list here would leave its card leading back to the list.
    'web.sailing-holidays.norway-sailing-adventures': namedHolidayPage(
      forPages,
      'web.sailing-holidays.norway-sailing-adventures',
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
  const forPages = pageServices(services)
  return {
    'web.info.about': infoPage(forPages, 'web.info.about'),
    'web.info.our-yachts': infoPage(forPages, 'web.info.our-yachts'),
    'web.info.triple-s-guarantee': infoPage(forPages, 'web.info.triple-s-guarantee'),
    'web.info.golden-vanity': infoPage(forPages, 'web.info.golden-vanity'),
    'web.info.contact-us': infoPage(forPages, 'web.info.contact-us'),
    'web.info.learn': infoPage(forPages, 'web.info.learn'),
    'web.info.course-progression': infoPage(forPages, 'web.info.course-progression'),
    'web.info.three-step-med': infoPage(forPages, 'web.info.three-step-med'),
    'web.info.knots': infoPage(forPages, 'web.info.knots'),
    'web.info.what-is-in-an-rya-day-skipper-theory-courses-infographic': infoPage(
      forPages,
      'web.info.what-is-in-an-rya-day-skipper-theory-courses-infographic',
    ),
    'web.info.skippered-charter': infoPage(forPages, 'web.info.skippered-charter'),
    'web.info.hire-classroom': infoPage(forPages, 'web.info.hire-classroom'),
    'web.info.privacy-policy': infoPage(forPages, 'web.info.privacy-policy'),
    'web.info.terms-and-conditions': infoPage(forPages, 'web.info.terms-and-conditions'),
    'web.info.accessibility': infoPage(forPages, 'web.info.accessibility'),
    'web.info.faq': infoPage(forPages, 'web.info.faq'),
  } as const satisfies Partial<Handlers<Routes>>
}
