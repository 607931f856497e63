import type { RateLimit } from '#server/routing/define.ts'

/** Subscribing: a person corrects a typing error a few times; a script does not get further. */
export const newsletterLimit: RateLimit = { name: 'newsletter', max: 6, seconds: 60 }

/** Asking for a place that may come free: a crew asks for a few dates in one sitting. */
export const waitingListLimit: RateLimit = { name: 'waiting-list', max: 10, seconds: 60 }
