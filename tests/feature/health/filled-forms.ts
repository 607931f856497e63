import type { OrderProps } from '#server/props/orders.ts'
import { cartPropsOf } from '../../support/buyer.ts'
import { ordered, placesOn, waitFor } from '../../support/chandlery.ts'
import { openAccount } from '../../support/customers.ts'
import { pathMailedTo } from '../../support/sent-messages.ts'
import { dateOn, shopBehind } from '../cart/cart-forms.ts'
import {
  atConfirm,
  atReview,
  book,
  guestWith,
  order,
  orderPage,
  paidVoucher,
} from '../cart/checkout-forms.ts'
import { fields as enquiry } from '../enquiries/enquiry-form.ts'
import { ofFactors } from './factor-forms.ts'
import { guests, mailed, own } from './filled-form.ts'
import type { Fields, Fill, Forms } from './filled-form.ts'

/** A form of a new guest's cart, which has a book and a voucher's code. */
const ofCart = (
  method: string,
  pathOf: (line: string, code: string) => string,
  more: Fields = {},
): Fill => {
  return async ({ site }) => {
    const { code } = await paidVoucher(site)
    const visitor = await guestWith(site, book)
    if (method === 'DELETE') await visitor.submit('/cart/codes', { code }, { from: '/cart' })
    const [line] = (await cartPropsOf(visitor)).lines
    const sent: Fields = method === 'POST' ? { code } : { _method: method, ...more }
    return { visitor, path: pathOf(line?.id ?? '', code), from: '/cart', fields: sent }
  }
}

/** What ends links, on the page of the order of a paid voucher. */
function ofOrder(pathOf: (page: OrderProps) => string | undefined): Fill {
  return async ({ site }) => {
    const visitor = site.visitor()
    const { order: from } = await paidVoucher(site, visitor)
    const path = pathOf(await orderPage(visitor, from)) ?? ''
    return { visitor, path, from, fields: { _method: 'DELETE' } }
  }
}

const password = 'nine knots downwind now'
const chosen = { password, password_confirmation: password }

const signingIn: Forms = {
  'login.store': async ({ site }) => {
    const { email, password: theirs } = await openAccount(site)
    const fields = { email, password: theirs }
    return { visitor: site.visitor(), path: '/login', from: '/login', fields }
  },
  'register.store': guests('/register', '/register', {
    name: 'Eve',
    email: 'eve@example.com',
    ...chosen,
  }),
  'password.email': async ({ site }) => {
    const { email } = await openAccount(site)
    const path = '/forgot-password'
    return { visitor: site.visitor(), path, from: path, fields: { email } }
  },
  'password.update': async (scene) => {
    const { email } = await openAccount(scene.site)
    await scene.site.visitor().submit('/forgot-password', { email })
    const { visitor, path } = await mailed(scene, email, /\/reset-password\//)
    const fields = { token: path.split('/').at(-1) ?? '', ...chosen }
    return { visitor, path: '/reset-password', from: path, fields }
  },
  'verification.verify.store': async (scene) => {
    const email = 'new@example.com'
    await scene.site.visitor().submit('/register', { name: 'New', email, ...chosen })
    return mailed(scene, email, /\/email\/verify\//, { password })
  },
  'verification.send': async ({ site, clock }) => {
    const email = 'unverified@example.com'
    await site.visitor().submit('/register', { name: 'New', email, ...chosen })
    clock.pass(11 * 60_000)
    const path = '/email/verification-notification'
    return { visitor: site.visitor(), path, from: '/email/verify', fields: { email } }
  },
}

const ofAccounts: Forms = {
  logout: own('POST', '/logout', () => ({})),
  'password.confirm.store': own('POST', '/user/confirm-password', ({ password: theirs }) => ({
    password: theirs,
  })),
  'user-profile-information.update': own('PUT', '/user/profile-information', ({ email }) => ({
    name: 'Another',
    email,
  })),
  'user-password.update': own('PUT', '/user/password', ({ password: theirs }) => ({
    current_password: theirs,
    ...chosen,
  })),
  'other-browser-sessions.destroy': own('DELETE', '/user/other-browser-sessions', (customer) => ({
    password: customer.password,
  })),
  'user-sessions.destroy': own(
    'DELETE',
    '/user/sessions/0193f6a0-7c1e-7a3b-9d2f-5b8e4c1a6d70',
    () => ({}),
  ),
  'current-user.destroy': own('DELETE', '/user', ({ password: theirs }) => ({ password: theirs })),
}

const ofPages: Forms = {
  'web.info.contact-us.store': guests('/contact-us', '/contact-us', enquiry('ask@example.com')),
  'web.events.waiting-list.store': async ({ site, clock }) => {
    const shop = shopBehind(site, clock)
    const date = dateOn(site, 12, ({ unit, starts }) => unit === 'person' && starts > '2027-03')
    await ordered(shop, placesOn(date, 8))
    await ordered(shop, placesOn(date, 4))
    const from = `/events/${date.reference}`
    const fields = { waiting_name: 'Ada', waiting_email: 'waits@example.com', waiting_heads: '1' }
    return { visitor: site.visitor(), path: `${from}/waiting-list`, from, fields }
  },
  'mail.customer-subscribe': guests('/mail/customer-subscribe', '/', {
    email: 'reads@example.com',
  }),
  'mail.confirm.store': async (scene) => {
    const email = 'confirms@example.com'
    await scene.site.visitor().submit('/mail/customer-subscribe', { email }, { from: '/' })
    return mailed(scene, email, /\/mail\/confirm\//)
  },
  'mail.unsubscribe.store': async (scene) => {
    const email = 'leaves@example.com'
    await scene.site.visitor().submit('/mail/customer-subscribe', { email }, { from: '/' })
    const path = await pathMailedTo(scene.site, email, /\/mail\/confirm\//)
    await scene.site.visitor().submit(path, {})
    return mailed(scene, email, /\/mail\/unsubscribe\//)
  },
}

const ofShop: Forms = {
  'web.shopping.cart.items.store': guests('/cart/items', '/cart', book),
  'web.shopping.cart.items.update': ofCart('PATCH', (line) => `/cart/items/${line}`, {
    quantity: '2',
  }),
  'web.shopping.cart.items.destroy': ofCart('DELETE', (line) => `/cart/items/${line}`),
  'web.shopping.cart.codes.store': ofCart('POST', () => '/cart/codes'),
  'web.shopping.orders.link.destroy': ofOrder((page) => page.link.endAction),
  'web.shopping.orders.vouchers.link.destroy': ofOrder((page) => page.lines[0]?.voucher?.endAction),
  'web.shopping.orders.payments.store': async ({ site }) => {
    const visitor = await guestWith(site, book)
    const from = await order(site, visitor)
    return { visitor, path: from.replace('?', '/payments?'), from, fields: { choice: 'transfer' } }
  },
  'web.shopping.cart.codes.destroy': ofCart('DELETE', (_, code) => `/cart/codes/${code}`),
  'web.shopping.checkout.store': async ({ site }) => {
    const { visitor, fields } = await atReview(site)
    const from = '/checkout?step=review'
    return { visitor, path: '/checkout', from, fields: { step: 'review', ...fields } }
  },
  'web.shopping.pending-orders.store': async (scene) => {
    const { email } = await atConfirm(scene.site)
    return mailed(scene, email, /\/checkout\/confirm\//)
  },
  'web.shopping.place-offers.store': async (scene) => {
    const { site, clock } = scene
    const shop = shopBehind(site, clock)
    const date = dateOn(site, 5, ({ unit, starts }) => unit === 'person' && starts > '2027-03-01')
    const { number } = await ordered(shop, placesOn(date, 2))
    await ordered(shop, placesOn(date, 3))
    await waitFor(shop, date, { name: 'Ada', heads: 2 })
    await shop.orders.cancel(number)
    await site.services.shop.placeOffers.offer()
    return mailed(scene, 'ada@example.com', /\/places\//)
  },
}

/** How the form of every route that writes is filled in. */
export const formsThatWrite: Forms = {
  ...signingIn,
  ...ofAccounts,
  ...ofPages,
  ...ofShop,
  // Last: their codes are for a minute.
  ...ofFactors,
}
