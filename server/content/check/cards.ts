import { faultAtPath } from '../load/document.ts'
import { unknownOffer } from './known-offer.ts'
import type { Rule } from './rule.ts'

const carousels = ['courses', 'adventures'] as const

/** A card names an offer that exists, once in its row, and ends after it begins. */
export const cardsAreRight: Rule = (documents) => {
  const { home } = documents
  if (!home) return []

  return carousels.flatMap((carousel) => {
    const cards = home.value.page_data[carousel]
    return cards.flatMap(({ className, slug, publishAt, unpublishAt }, index) => {
      const path = ['page_data', carousel, index] as const
      const faults = unknownOffer(documents, home, [...path, 'slug'], className, slug)
      const first = cards.findIndex((card) => card.slug === slug && card.className === className)
      if (first < index) {
        faults.push(
          faultAtPath(home, [...path, 'slug'], `"${slug}" is in this row already`, 'name another'),
        )
      }
      if (publishAt && unpublishAt && Date.parse(publishAt) >= Date.parse(unpublishAt)) {
        faults.push(
          faultAtPath(
            home,
            [...path, 'unpublishAt'],
            'is not after publishAt, so the card never shows',
            'choose a later moment',
          ),
        )
      }
      return faults
    })
  })
}
