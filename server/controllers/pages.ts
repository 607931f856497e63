import type { Routes } from '#routes/index.ts'
import type { Handlers } from '#server/http/handlers.ts'
import { pageServices } from './controller-services.ts'
import type { ControllerServices } from './controller-services.ts'
import { infoPage } from './info.ts'
import { listingPage } from './offers/listing.ts'
import { coursePage, holidayPage, namedCoursePage, namedHolidayPage } from './offers/offer.ts'

export function listings(services: ControllerServices) {
  const showing = pageServices(services)
  return {
    'web.courses.all': listingPage(showing, 'web.courses.all'),
    'web.courses.practical': listingPage(showing, 'web.courses.practical'),
    'web.courses.theory': listingPage(showing, 'web.courses.theory'),
    'web.courses.one-day': listingPage(showing, 'web.courses.one-day'),
    'web.courses.online': listingPage(showing, 'web.courses.online'),
    'web.courses.southampton': listingPage(showing, 'web.courses.southampton'),
    'web.courses.london': listingPage(showing, 'web.courses.london'),
    'web.courses.ca-house': listingPage(showing, 'web.courses.ca-house'),
    'web.courses.beginner': listingPage(showing, 'web.courses.beginner'),
    'web.courses.intermediate': listingPage(showing, 'web.courses.intermediate'),
    'web.courses.advanced': listingPage(showing, 'web.courses.advanced'),
    'web.sailing-holidays.weekend-sailing': listingPage(
      showing,
      'web.sailing-holidays.weekend-sailing',
    ),
    'web.sailing-holidays.all': listingPage(showing, 'web.sailing-holidays.all'),
    'web.sailing-holidays.uk-sailing-holidays': listingPage(
      showing,
      'web.sailing-holidays.uk-sailing-holidays',
    ),
    'web.sailing-holidays.west-country-sailing': listingPage(
      showing,
      'web.sailing-holidays.west-country-sailing',
    ),
    'web.sailing-holidays.sailing-holidays-abroad': listingPage(
      showing,
      'web.sailing-holidays.sailing-holidays-abroad',
    ),
    'web.sailing-holidays.caribbean': listingPage(showing, 'web.sailing-holidays.caribbean'),
    'web.sailing-holidays.atlantic-ocean-sailing': listingPage(
      showing,
      'web.sailing-holidays.atlantic-ocean-sailing',
    ),
    'web.sailing-holidays.mile-builder': listingPage(showing, 'web.sailing-holidays.mile-builder'),
    'web.sailing-holidays.adventures': listingPage(showing, 'web.sailing-holidays.adventures'),
    'web.sailing-holidays.yacht-racing': listingPage(showing, 'web.sailing-holidays.yacht-racing'),
    'web.breaks.yacht-racing': listingPage(showing, 'web.breaks.yacht-racing'),
    'web.classic-sailing.all': listingPage(showing, 'web.classic-sailing.all'),
    'web.breaks.all': listingPage(showing, 'web.breaks.all'),
    'web.info.duke-of-edinburgh': listingPage(showing, 'web.info.duke-of-edinburgh'),
  } as const satisfies Partial<Handlers<Routes>>
}

export function offers(services: ControllerServices) {
  const showing = pageServices(services)
  return {
    'web.courses.slug': coursePage(showing),
    'web.courses.in-your-office': namedCoursePage(
      showing,
      'web.courses.in-your-office',
      'sailing-courses-in-your-office',
    ),
    'web.weekend-sailing.slug': holidayPage(showing, 'web.weekend-sailing.slug'),
    // A holiday of this very slug: a list here would leave its card leading back to the list.
    'web.sailing-holidays.norway-sailing-adventures': namedHolidayPage(
      showing,
      'web.sailing-holidays.norway-sailing-adventures',
      'norway-sailing-adventures',
    ),
    'web.sailing-holidays.slug': holidayPage(showing, 'web.sailing-holidays.slug'),
    'web.classic-sailing.slug': holidayPage(showing, 'web.classic-sailing.slug'),
    'web.racing.slug': holidayPage(showing, 'web.racing.slug'),
    'web.breaks.slug': holidayPage(showing, 'web.breaks.slug'),
    'web.mile-builder.slug': holidayPage(showing, 'web.mile-builder.slug'),
  } as const satisfies Partial<Handlers<Routes>>
}

export function infoPages(services: ControllerServices) {
  const showing = pageServices(services)
  return {
    'web.info.about': infoPage(showing, 'web.info.about'),
    'web.info.our-yachts': infoPage(showing, 'web.info.our-yachts'),
    'web.info.triple-s-guarantee': infoPage(showing, 'web.info.triple-s-guarantee'),
    'web.info.golden-vanity': infoPage(showing, 'web.info.golden-vanity'),
    'web.info.contact-us': infoPage(showing, 'web.info.contact-us'),
    'web.info.learn': infoPage(showing, 'web.info.learn'),
    'web.info.course-progression': infoPage(showing, 'web.info.course-progression'),
    'web.info.three-step-med': infoPage(showing, 'web.info.three-step-med'),
    'web.info.knots': infoPage(showing, 'web.info.knots'),
    'web.info.what-is-in-an-rya-day-skipper-theory-courses-infographic': infoPage(
      showing,
      'web.info.what-is-in-an-rya-day-skipper-theory-courses-infographic',
    ),
    'web.info.skippered-charter': infoPage(showing, 'web.info.skippered-charter'),
    'web.info.hire-classroom': infoPage(showing, 'web.info.hire-classroom'),
    'web.info.privacy-policy': infoPage(showing, 'web.info.privacy-policy'),
    'web.info.terms-and-conditions': infoPage(showing, 'web.info.terms-and-conditions'),
    'web.info.accessibility': infoPage(showing, 'web.info.accessibility'),
    'web.info.faq': infoPage(showing, 'web.info.faq'),
  } as const satisfies Partial<Handlers<Routes>>
}
