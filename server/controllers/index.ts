import type { Routes } from '#routes/index.ts'
import type { Handlers } from '#server/http/handlers.ts'
import { dashboard } from './account/dashboard.ts'
import { deletion } from './account/deletion.ts'
import { headerData } from './account/header-data.ts'
import { ownData } from './account/own-data.ts'
import { ownSessions } from './account/own-sessions.ts'
import { profileForms } from './account/profile-forms.ts'
import { profile } from './account/profile.ts'
import { changePasswordAddress } from './auth/change-password-address.ts'
import { confirmPassword } from './auth/confirm-password.ts'
import { forgottenPassword } from './auth/forgotten-password.ts'
import { login } from './auth/login.ts'
import { logout } from './auth/logout.ts'
import { newPassword } from './auth/new-password.ts'
import { register } from './auth/register.ts'
import { verificationNotice } from './auth/verification-notice.ts'
import { verification } from './auth/verification.ts'
import { pageServices } from './controller-services.ts'
import type { ControllerServices } from './controller-services.ts'
import { datesPage } from './dates/dates.ts'
import { calendar, newDatesFeed } from './dates/feeds.ts'
import { waitingList } from './dates/waiting-list.ts'
import { developmentPages } from './development/pages.ts'
import { enquiries } from './enquiries.ts'
import { homePage } from './home.ts'
import { infoPage } from './info.ts'
import { levelFinder } from './level-finder.ts'
import { health, linkColour, robots, sitemap } from './machine.ts'
import { newsletter, unsubscribing } from './newsletter.ts'
import { listingPage } from './offers/listing.ts'
import { coursePage, holidayPage, namedCoursePage, namedHolidayPage } from './offers/offer.ts'
import { searchPage, suggestions } from './search.ts'
import { shopping } from './shopping.ts'

type SiteHandlers = Handlers<Routes>

/** Every name beside its handler. A missing or misspelt name does not compile. */
export function handlers(services: ControllerServices): SiteHandlers {
  const mail = newsletter(services)
  const leaving = unsubscribing(services)
  const development = developmentPages(services)
  return {
    'web.home': homePage(services.urls),
    ...listings(services),
    ...offers(services),
    ...infoPages(services),
    ...shopping(services),
    ...waysIn(services),
    ...account(services),

    'web.search': searchPage(services.urls),
    'web.search.suggestions': suggestions(services),

    'web.events.all': datesPage(pageServices(services)),
    'web.events.calendar': calendar(services),
    'web.events.feed': newDatesFeed(services),
    'web.events.waiting-list.store': waitingList(services),

    'web.level-finder.index': levelFinder(pageServices(services)),

    'api.header-data': headerData(services),
    'mail.customer-subscribe': mail.store,
    'mail.confirm': mail.confirm,
    'mail.confirm.store': mail.confirmStore,
    'mail.unsubscribe': leaving.show,
    'mail.unsubscribe.store': leaving.store,
    'web.info.contact-us.store': enquiries(services),

    health: health(services),
    robots: robots(services),
    sitemap: sitemap(services),
    'styles.link-colour': linkColour(),

    'development.mail': development.mailbox,
    'development.mail.show': development.message,
    'development.demo': development.demo,
    'development.demo.store': development.demoStore,
    'development.gallery': development.gallery,
    'development.routes': development.routes,
    'development.content-events': development.contentEvents,
    'development.preview': development.preview,
  }
}

function listings(services: ControllerServices) {
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
  } as const satisfies Partial<SiteHandlers>
}

function offers(services: ControllerServices) {
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
  } as const satisfies Partial<SiteHandlers>
}

function infoPages(services: ControllerServices) {
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
  } as const satisfies Partial<SiteHandlers>
}

function waysIn(services: ControllerServices) {
  const signingIn = login(services)
  const registering = register(services)
  const notice = verificationNotice(services)
  const verifying = verification(services)
  const forgotten = forgottenPassword(services)
  const renewing = newPassword(services)
  const confirming = confirmPassword(services)
  return {
    login: signingIn.show,
    'login.store': signingIn.store,
    register: registering.show,
    'register.store': registering.store,
    logout: logout(services),
    'password.request': forgotten.show,
    'password.email': forgotten.store,
    'password.reset': renewing.show,
    'password.update': renewing.store,
    'password.confirm': confirming.show,
    'password.confirm.store': confirming.store,
    'well-known.change-password': changePasswordAddress(services),
    'verification.notice': notice.show,
    'verification.verify': verifying.show,
    'verification.verify.store': verifying.store,
    'verification.send': notice.send,
  } as const satisfies Partial<SiteHandlers>
}

function account(services: ControllerServices) {
  const forms = profileForms(services)
  const sessions = ownSessions(services)
  return {
    dashboard: dashboard(services),
    'profile.show': profile(services),
    'user-profile-information.update': forms.information,
    'user-password.update': forms.password,
    'other-browser-sessions.destroy': sessions.endOthers,
    'user-sessions.destroy': sessions.endOne,
    'user-data.download': ownData(services),
    'current-user.destroy': deletion(services),
  } as const satisfies Partial<SiteHandlers>
}
