import { del, get, page, patch, post } from '#server/routing/define.ts'
import { cartLimit, checkoutLimit, papersLimit, paymentLimit, voucherCodesLimit } from './limits.ts'

/** What a signed link opens, and its owner who is signed in. */
const byKey = { isDestination: true, query: ['key'] } as const

/** What the company sells besides places on boats, the cart, and orders. */
export const shopRoutes = {
  'web.gift-vouchers': page('/gift-vouchers'),
  'web.merchandise.all': page('/merchandise'),
  'web.merchandise.slug': page('/merchandise/{slug}'),

  'web.shopping.cart': get('/cart', { isDestination: true }),
  'web.shopping.cart.items.store': post('/cart/items', { limit: cartLimit }),
  'web.shopping.cart.items.update': patch('/cart/items/{item}', { limit: cartLimit }),
  'web.shopping.cart.items.destroy': del('/cart/items/{item}', { limit: cartLimit }),
  'web.shopping.cart.codes.store': post('/cart/codes', { limit: voucherCodesLimit }),
  'web.shopping.cart.codes.destroy': del('/cart/codes/{code}', { limit: cartLimit }),
  'web.shopping.checkout': get('/checkout', { isDestination: true, query: ['step'] }),
  'web.shopping.checkout.store': post('/checkout', { limit: checkoutLimit }),
  'web.shopping.pending-orders.show': get('/checkout/confirm/{token}'),
  'web.shopping.pending-orders.store': post('/checkout/confirm/{token}', { limit: cartLimit }),
  'web.shopping.orders.show': get('/orders/{order}', byKey),
  'web.shopping.orders.calendar': get('/orders/{order}/calendar.ics', byKey),
  'web.shopping.orders.papers.show': get('/orders/{order}/papers/{paper}', {
    ...byKey,
    limit: papersLimit,
  }),
  'web.shopping.orders.link.destroy': del('/orders/{order}/link', { limit: cartLimit }),
  'web.shopping.orders.vouchers.link.destroy': del('/orders/{order}/vouchers/{item}/link', {
    limit: cartLimit,
  }),
  'web.shopping.orders.payments.store': post('/orders/{order}/payments', { limit: paymentLimit }),
  'web.shopping.payments.show': get('/payments/{payment}', { query: ['key'], limit: paymentLimit }),
  'web.shopping.vouchers.show': get('/vouchers/{item}', { query: ['key'] }),
  'web.shopping.vouchers.paper': get('/vouchers/{item}/voucher.pdf', {
    query: ['key'],
    limit: papersLimit,
  }),
  'web.shopping.place-offers.show': get('/places/{token}'),
  'web.shopping.place-offers.store': post('/places/{token}', { limit: cartLimit }),
} as const
