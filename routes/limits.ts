import type { RateLimit } from '#server/routing/define.ts'

/** Subscribing: a person corrects a typing error a few times; a script does not get further. */
export const newsletterLimit: RateLimit = { name: 'newsletter', max: 6, seconds: 60 }
