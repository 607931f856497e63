import type { Routes } from '#routes/index.ts'
import type { LaterName } from '#routes/later.ts'
import type { Handlers } from '#server/http/handlers.ts'
import type { ControllerServices } from './controller-services.ts'
import { developmentPages } from './development/pages.ts'
import { calendar } from './events/calendar.ts'
import { eventsPage } from './events/events-page.ts'
import { newDatesFeed } from './events/new-dates-feed.ts'
import { waitingList } from './events/waiting-list.ts'
import { headerData } from './header-data.ts'
import { health } from './health.ts'
import { homePage } from './home.ts'
import { linkColour } from './link-colour.ts'
import { newsletter } from './newsletter.ts'
import { coursePage, namedCoursePage } from './offers/course.ts'
import { listingPage } from './offers/listing.ts'
import { namedTripPage, tripPage } from './offers/trip.ts'
import { robots } from './robots.ts'

type SiteHandlers = Handlers<Routes, LaterName>

/** Every name that is answered, beside its handler. A missing or misspelt name does not compile. */
export function handlers(services: ControllerServices): SiteHandlers {
  const mail = newsletter(services)
  const development = developmentPages(services)
  return {
    'web.home': homePage(services.urls),
    ...listings(services),
    ...offers(services),

    'web.events.all': eventsPage(services.urls),
    'web.events.calendar': calendar(services),
    'web.events.feed': newDatesFeed(services),
    'web.events.waiting-list.store': waitingList(services),

    'api.header-data': headerData(),
    'mail.customer-subscribe': mail.store,
    'mail.confirm': mail.confirm,
    'mail.confirm.store': mail.confirmStore,

    health: health(),
    robots: robots(),
    'styles.link-colour': linkColour(),

    'development.mail': development.mailbox,
    'development.mail.show': development.message,
    'development.gallery': development.gallery,
    'development.routes': development.routes,
  }
}

function listings({ urls }: ControllerServices) {
  return {
    'web.courses.all': listingPage(urls, 'web.courses.all'),
    'web.courses.practical': listingPage(urls, 'web.courses.practical'),
    'web.courses.theory': listingPage(urls, 'web.courses.theory'),
    'web.courses.one-day': listingPage(urls, 'web.courses.one-day'),
    'web.courses.online': listingPage(urls, 'web.courses.online'),
    'web.courses.southampton': listingPage(urls, 'web.courses.southampton'),
    'web.courses.london': listingPage(urls, 'web.courses.london'),
    'web.courses.ca-house': listingPage(urls, 'web.courses.ca-house'),
    'web.courses.beginner': listingPage(urls, 'web.courses.beginner'),
    'web.courses.intermediate': listingPage(urls, 'web.courses.intermediate'),
    'web.courses.advanced': listingPage(urls, 'web.courses.advanced'),
    'web.sailing-holidays.weekend-sailing': listingPage(
      urls,
      'web.sailing-holidays.weekend-sailing',
    ),
    'web.sailing-holidays.all': listingPage(urls, 'web.sailing-holidays.all'),
    'web.sailing-holidays.uk-sailing-holidays': listingPage(
      urls,
      'web.sailing-holidays.uk-sailing-holidays',
    ),
    'web.sailing-holidays.west-country-sailing': listingPage(
      urls,
      'web.sailing-holidays.west-country-sailing',
    ),
    'web.sailing-holidays.sailing-holidays-abroad': listingPage(
      urls,
      'web.sailing-holidays.sailing-holidays-abroad',
    ),
    'web.sailing-holidays.caribbean': listingPage(urls, 'web.sailing-holidays.caribbean'),
    'web.sailing-holidays.atlantic-ocean-sailing': listingPage(
      urls,
      'web.sailing-holidays.atlantic-ocean-sailing',
    ),
    'web.sailing-holidays.mile-builder': listingPage(urls, 'web.sailing-holidays.mile-builder'),
    'web.sailing-holidays.adventures': listingPage(urls, 'web.sailing-holidays.adventures'),
    'web.sailing-holidays.yacht-racing': listingPage(urls, 'web.sailing-holidays.yacht-racing'),
    'web.breaks.yacht-racing': listingPage(urls, 'web.breaks.yacht-racing'),
    'web.classic-sailing.all': listingPage(urls, 'web.classic-sailing.all'),
    'web.breaks.all': listingPage(urls, 'web.breaks.all'),
    'web.info.duke-of-edinburgh': listingPage(urls, 'web.info.duke-of-edinburgh'),
  } as const satisfies Partial<SiteHandlers>
}

function offers({ urls }: ControllerServices) {
  return {
    'web.courses.slug': coursePage(urls),
    'web.courses.in-your-office': namedCoursePage(
      urls,
      'web.courses.in-your-office',
      'sailing-courses-in-your-office',
    ),
    'web.weekend-sailing.slug': tripPage(urls, 'web.weekend-sailing.slug'),
    // A trip of this very slug: a list here would leave its card leading back to the list.
    'web.sailing-holidays.norway-sailing-adventures': namedTripPage(
      urls,
      'norway-sailing-adventures',
    ),
    'web.sailing-holidays.slug': tripPage(urls, 'web.sailing-holidays.slug'),
    'web.classic-sailing.slug': tripPage(urls, 'web.classic-sailing.slug'),
    'web.racing.slug': tripPage(urls, 'web.racing.slug'),
    'web.breaks.slug': tripPage(urls, 'web.breaks.slug'),
    'web.mile-builder.slug': tripPage(urls, 'web.mile-builder.slug'),
  } as const satisfies Partial<SiteHandlers>
}
