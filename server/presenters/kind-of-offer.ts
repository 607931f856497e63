import type { Content } from '#server/content/content.ts'
import type { Offer, OfferKind } from '#server/content/schema/offer.ts'

/** Whether an offer is a course or a trip. */
export function kindOfOffer({ courses }: Content, { slug, code }: Offer): OfferKind {
  return courses.get(slug)?.code === code ? 'course' : 'holiday'
}
