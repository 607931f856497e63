import type { ListingName } from '#server/catalogue/listing/listings.ts'

/** Two addresses that answer one list: the second stands for both, and its file serves both. */
const twins: Partial<Record<string, ListingName>> = {
  'web.breaks.yacht-racing': 'web.sailing-holidays.yacht-racing',
}

/** The name whose address stands for a page that two routes answer; its own for all others. */
export function canonicalName<Name extends string>(name: Name): Name | ListingName {
  return twins[name] ?? name
}
