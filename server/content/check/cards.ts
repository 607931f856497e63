import { violationAt } from '../load/document.ts'
import type { Check } from './check.ts'

/** A card names its offer once in its row, and ends after it begins. */
export const cardsAreRight: Check = function* ({ home }) {
  if (!home) return
  for (const carousel of ['courses', 'adventures'] as const) {
    const cards = home.value.page_data[carousel]
    for (const [index, { className, slug, publishAt, unpublishAt }] of cards.entries()) {
      const path = ['page_data', carousel, index]
      const first = cards.findIndex((one) => one.slug === slug && one.className === className)
      if (first < index) {
        const message = `"${slug}" is in this row already`
        yield violationAt(home, [...path, 'slug'], message, 'name another')
      }
      if (publishAt && unpublishAt && Date.parse(publishAt) >= Date.parse(unpublishAt)) {
        const message = 'is not after publishAt, so the card never shows'
        yield violationAt(home, [...path, 'unpublishAt'], message, 'choose a later moment')
      }
    }
  }
}
