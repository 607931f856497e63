import type { OrderLinks } from '#server/shop/context.ts'
import type { LinkedPage } from '#server/signing/signer.ts'

/** Where messages about orders lead, on a site that nobody serves. */
export const orderLinks: OrderLinks = {
  order: ({ id }: LinkedPage) => `https://www.saltlark.example/orders/${id}?key=k`,
  voucher: ({ id }: LinkedPage) => `https://www.saltlark.example/vouchers/${id}?key=k`,
  date: (reference: string) => `https://www.saltlark.example/events/${reference}`,
  terms: () => 'https://www.saltlark.example/terms-and-conditions',
  confirmOrder: (secret: string) => `https://www.saltlark.example/checkout/confirm/${secret}`,
  placeOffer: (secret: string) => `https://www.saltlark.example/places/${secret}`,
  payment: ({ id }: LinkedPage) => `https://www.saltlark.example/payments/${id}?key=k`,
}
