import type { Routes } from '#routes/index.ts'
import type { Handlers } from '#server/http/handlers.ts'
import { dashboard } from './account/dashboard.ts'
import { authenticatorApp, passkeys, recoveryCodes } from './account/factors.ts'
import { headerData } from './account/header-data.ts'
import {
  changePasswordAddress,
  deletion,
  ownData,
  ownSessions,
  profile,
  profileForms,
} from './account/profile.ts'
import { confirmPassword } from './auth/confirm-password.ts'
import { login, logout, passkeyLogin } from './auth/login.ts'
import { forgottenPassword, newPassword } from './auth/password-reset.ts'
import { register } from './auth/register.ts'
import { secondStep } from './auth/second-step.ts'
import { undo } from './auth/undo.ts'
import { verification, verificationNotice } from './auth/verification.ts'
import { cart } from './cart/cart.ts'
import { checkout } from './cart/checkout.ts'
import { cartCodes } from './cart/codes.ts'
import { addItem, changeItem, removeItem } from './cart/items.ts'
import { endedLinks, orders, voucherPage } from './cart/orders.ts'
import { papers } from './cart/papers.ts'
import { payments } from './cart/payments.ts'
import { pendingOrders } from './cart/pending-orders.ts'
import { placeOffers } from './cart/place-offers.ts'
import { pageServices } from './controller-services.ts'
import type { ControllerServices } from './controller-services.ts'
import { datesPage } from './dates/dates.ts'
import { calendar, newDatesFeed } from './dates/feeds.ts'
import { waitingList } from './dates/waiting-list.ts'
import { demoPayments } from './development/demo-payments.ts'
import { developmentPages } from './development/pages.ts'
import { enquiries } from './enquiries.ts'
import { alive, metricsText, ready } from './health.ts'
import { homePage } from './home.ts'
import { letterPage, lettersFeed, lettersPage } from './letters.ts'
import { levelFinder } from './level-finder.ts'
import { linkColour, robots, securityContact, sitemap } from './machine.ts'
import { newsletter, unsubscribing } from './newsletter.ts'
import { infoPages, listings, offers } from './pages.ts'
import { paymentHooks } from './payment-hooks.ts'
import { searchPage, suggestions } from './search.ts'
import { giftVouchersPage, merchandisePage, productPage } from './shop.ts'
import { previews } from './staff/preview.ts'

type SiteHandlers = Handlers<Routes>

/** Every name beside its handler. A missing or misspelt name does not compile. */
export function handlers(services: ControllerServices): SiteHandlers {
  const mail = newsletter(services)
  const leaving = unsubscribing(services)
  const development = developmentPages(services)
  const paying = demoPayments(services)
  return {
    'web.home': homePage(services.urls),
    ...listings(services),
    ...offers(services),
    ...infoPages(services),
    ...letters(services),
    ...shopping(services),
    ...authentication(services),
    ...account(services),

    'web.search': searchPage(pageServices(services)),
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

    'staff.preview': previews(services),

    health: alive(services),
    ready: ready(services),
    metrics: metricsText(services),
    robots: robots(services),
    sitemap: sitemap(services),
    'well-known.security': securityContact(services),
    'styles.link-colour': linkColour(),
    'webhooks.payments': paymentHooks(services),

    'development.mail': development.mailbox,
    'development.mail.show': development.message,
    'development.letters': development.letters,
    'development.letters.show': development.letter,
    'development.demo': development.demo,
    'development.demo.store': development.demoStore,
    'development.pay': paying.show,
    'development.pay.store': paying.store,
    'development.pay.styles': paying.styles,
    'development.gallery': development.gallery,
    'development.routes': development.routes,
    'development.content-events': development.contentEvents,
    'development.snippets': development.snippets,
  }
}

function letters(services: ControllerServices) {
  return {
    'web.letters.all': lettersPage(pageServices(services)),
    'web.letters.date': letterPage(pageServices(services)),
    'web.letters.feed': lettersFeed(services),
  } as const satisfies Partial<SiteHandlers>
}

function authentication(services: ControllerServices) {
  const signingIn = login(services)
  const further = secondStep(services)
  const undoing = undo(services)
  const registering = register(services)
  const notice = verificationNotice(services)
  const verifying = verification(services)
  const forgotten = forgottenPassword(services)
  const renewing = newPassword(services)
  const confirming = confirmPassword(services)
  return {
    login: signingIn.show,
    'login.store': signingIn.store,
    'passkeys.login': passkeyLogin(services),
    'two-factor.login': further.show,
    'two-factor.login.store': further.store,
    'account-undo.show': undoing.show,
    'account-undo.store': undoing.store,
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
  const app = authenticatorApp(services)
  const codes = recoveryCodes(services)
  const keys = passkeys(services)
  return {
    dashboard: dashboard(services),
    'profile.show': profile(services),
    'user-profile-information.update': forms.information,
    'user-password.update': forms.password,
    'other-browser-sessions.destroy': sessions.endOthers,
    'user-sessions.destroy': sessions.endOne,
    'two-factor.show': app.show,
    'two-factor.confirm': app.store,
    'two-factor.disable': app.destroy,
    'two-factor.recovery-codes': codes.show,
    'two-factor.regenerate-recovery-codes': codes.store,
    'passkeys.create': keys.create,
    'passkeys.store': keys.store,
    'passkeys.update': keys.update,
    'passkeys.destroy': keys.destroy,
    'user-data.download': ownData(services),
    'current-user.destroy': deletion(services),
  } as const satisfies Partial<SiteHandlers>
}

function shopping(services: ControllerServices) {
  const forPages = pageServices(services)
  const codes = cartCodes(services)
  const offered = placeOffers(services)
  const pending = pendingOrders(services)
  const ordering = checkout(services)
  const ordered = orders(services)
  const ended = endedLinks(services)
  const paying = payments(services)
  const printed = papers(services)
  return {
    'web.gift-vouchers': giftVouchersPage(forPages),
    'web.merchandise.all': merchandisePage(forPages),
    'web.merchandise.slug': productPage(forPages),

    'web.shopping.cart': cart(services),
    'web.shopping.cart.items.store': addItem(services),
    'web.shopping.cart.items.update': changeItem(services),
    'web.shopping.cart.items.destroy': removeItem(services),
    'web.shopping.cart.codes.store': codes.store,
    'web.shopping.cart.codes.destroy': codes.destroy,
    'web.shopping.pending-orders.show': pending.show,
    'web.shopping.pending-orders.store': pending.store,
    'web.shopping.place-offers.show': offered.show,
    'web.shopping.place-offers.store': offered.store,
    'web.shopping.checkout': ordering.show,
    'web.shopping.checkout.store': ordering.store,
    'web.shopping.orders.show': ordered.show,
    'web.shopping.orders.calendar': ordered.calendar,
    'web.shopping.orders.papers.show': printed.ofOrder,
    'web.shopping.orders.link.destroy': ended.order,
    'web.shopping.orders.vouchers.link.destroy': ended.voucher,
    'web.shopping.orders.payments.store': paying.store,
    'web.shopping.payments.show': paying.show,
    'web.shopping.vouchers.show': voucherPage(services),
    'web.shopping.vouchers.paper': printed.voucher,
  } as const satisfies Partial<SiteHandlers>
}
