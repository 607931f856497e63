import type { RateLimit } from '#server/routing/define.ts'

/** Subscribing: a person corrects a typing error a few times; a script does not get further. */
export const newsletterLimit: RateLimit = { name: 'newsletter', max: 6, seconds: 60 }

/** Asking for a place that may come free: a crew asks for a few dates in one sitting. */
export const waitingListLimit: RateLimit = { name: 'waiting-list', max: 10, seconds: 60 }

/** What may be meant, asked for while somebody types: faster than anybody does. */
export const suggestionsLimit: RateLimit = { name: 'suggestions', max: 240, seconds: 60 }

/** Asking staff, who read every one: more than a person asks in one sitting. */
export const enquiryLimit: RateLimit = { name: 'enquiry', max: 10, seconds: 600 }

/** Leaving the newsletter: a mail provider does it for many readers from few addresses. */
export const unsubscribeLimit: RateLimit = { name: 'unsubscribe', max: 120, seconds: 60 }

/**
 * Putting things into a cart and changing them: faster than anybody clicks. Telephones share addresses by
 * thousands, and what one of them keeps from others is counted in places.
 */
export const cartLimit: RateLimit = { name: 'cart', max: 60, seconds: 60, maxOfStrangers: 240 }

/** The steps of the checkout, of which an order takes four or five. */
export const checkoutLimit: RateLimit = {
  name: 'checkout',
  max: 20,
  seconds: 60,
  maxOfStrangers: 20,
}

/** What payment providers tell: all of a day may come at once, after a fault of ours. */
export const webhooksLimit: RateLimit = { name: 'webhooks', max: 1200, seconds: 60 }

/** Going to pay and coming back: each time a payment provider is asked. */
export const paymentLimit: RateLimit = { name: 'payment', max: 20, seconds: 60, maxOfStrangers: 60 }

/** Codes of vouchers, of which nobody should guess many. */
export const voucherCodesLimit: RateLimit = { name: 'voucher-codes', max: 20, seconds: 60 }

/** Receipts and vouchers, which are drawn for whoever asks: more than anybody prints. */
export const papersLimit: RateLimit = { name: 'papers', max: 30, seconds: 60 }
