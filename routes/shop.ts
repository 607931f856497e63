import { del, get, page, patch, post } from '#server/routing/define.ts'

/** What the company sells besides places on boats, the basket, and orders. */
export const shopRoutes = {
  'web.gift-vouchers': page('/gift-vouchers'),
  'web.merchandise.all': page('/merchandise'),
  'web.merchandise.slug': page('/merchandise/{slug}'),

  'web.shopping.cart': get('/cart'),
  'web.shopping.cart.items.store': post('/cart/items'),
  'web.shopping.cart.items.update': patch('/cart/items/{item}'),
  'web.shopping.cart.items.destroy': del('/cart/items/{item}'),
  'web.shopping.checkout': get('/checkout'),
  'web.shopping.checkout.store': post('/checkout'),
  'web.shopping.orders.show': get('/orders/{order}'),
} as const
