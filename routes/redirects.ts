import type { PlainName } from './index.ts'

/**
 * Addresses that people and other sites remember, beside the page that took their place (301, for
 * good). Renamed slugs are staff's: they stand in resources/content/redirects.json.
 */
export const redirects = {
  '/racing': 'web.sailing-holidays.yacht-racing',
  '/mile-builder': 'web.sailing-holidays.mile-builder',
  '/sailing-holidays/weekend-sailing': 'web.sailing-holidays.weekend-sailing',
  '/rya-courses/sailing-courses-in-your-office': 'web.courses.in-your-office',
} as const satisfies Readonly<Record<`/${string}`, PlainName>>
