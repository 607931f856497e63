import { violationAt } from '../load/document.ts'
import type { Path } from '../load/document.ts'
import { banners } from '../publication.ts'
import type { HomePageFile } from '../schema/home-page.ts'
import type { Check } from './check.ts'

/** A card names its offer once in its row, and ends after it begins, as a banner does. */
export const cardsAreRight: Check = function* ({ home }) {
  if (!home) return
  for (const carousel of ['courses', 'adventures'] as const) {
    const cards = home.value.page_data[carousel]
    for (const [index, { className, slug }] of cards.entries()) {
      const first = cards.findIndex((one) => one.slug === slug && one.className === className)
      if (first === index) continue
      const message = `"${slug}" is in this row already`
      const path = ['page_data', carousel, index, 'slug']
      yield violationAt(home, path, message, 'name another')
    }
  }
  for (const { what, path, publishAt, unpublishAt } of timedParts(home.value)) {
    if (!publishAt || !unpublishAt || Date.parse(publishAt) < Date.parse(unpublishAt)) continue
    const message = `is not after publishAt, so the ${what} never shows`
    yield violationAt(home, [...path, 'unpublishAt'], message, 'choose a later moment')
  }
}

interface TimedPart {
  readonly what: 'card' | 'banner'
  readonly path: Path
  readonly publishAt?: string | undefined
  readonly unpublishAt?: string | undefined
}

/** What of the home page may show for a time only. */
export function timedParts({ page_data: data }: HomePageFile): TimedPart[] {
  const cards = (['courses', 'adventures'] as const).flatMap((row) =>
    data[row].map((card, index) => ({
      ...momentsOf(card),
      what: 'card' as const,
      path: ['page_data', row, index],
    })),
  )
  const shownOnce = banners.map((name) => ({
    ...momentsOf(data[name] ?? {}),
    what: 'banner' as const,
    path: ['page_data', name],
  }))
  return [...cards, ...shownOnce]
}

function momentsOf({ publishAt, unpublishAt }: Pick<TimedPart, 'publishAt' | 'unpublishAt'>) {
  return { publishAt, unpublishAt }
}
