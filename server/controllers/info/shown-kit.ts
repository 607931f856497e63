import type { KitItem } from '#server/content/schema/kit-list.ts'
import type { KitShown } from '#server/props/info-pages.ts'

/** The kit list by how strongly each thing is asked for; with words, only what they name. */
export function kitShown(words: KitItem['kit'], items: readonly KitItem[]): KitShown {
  const asked = items.filter(
    ({ kit }) => words.length === 0 || kit.some((word) => words.includes(word)),
  )
  const needed = (need: KitItem['need']) =>
    asked.filter((one) => one.need === need).map(({ item }) => item)
  return {
    essential: needed('essential'),
    helpful: needed('helpful'),
    leaveAtHome: needed('leave-at-home'),
  }
}
