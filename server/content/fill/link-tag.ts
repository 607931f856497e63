import { isLinkTag } from '#routes/item-links.ts'
import type { Offer } from '../schema/offer.ts'

/** The first of an offer's tags that the link rules know. */
export function linkTag(offer: Offer): number | undefined {
  return 'tags' in offer ? offer.tags.find(isLinkTag) : undefined
}
