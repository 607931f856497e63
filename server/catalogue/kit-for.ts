import type { KitItem } from '#server/content/schema/kit-list.ts'
import type { Offer } from '#server/content/schema/offer.ts'

type KitTag = Offer['kit'][number]

/** Words of offers that go afloat, or away from home. */
const afloat: readonly KitTag[] = ['residential', 'uk', 'offshore', 'ocean', 'abroad']

/**
 * The kit list cut to one offer: the items that it needs by its own kit words. An item for everyone
 * is for everyone afloat; a day in a classroom asks for what names it and nothing else.
 */
export function kitFor({ kit }: Pick<Offer, 'kit'>, items: readonly KitItem[]): readonly KitItem[] {
  const isAfloat = kit.some((tag) => afloat.includes(tag))
  return items.filter((item) =>
    item.kit.length === 0 ? isAfloat : item.kit.some((tag) => kit.includes(tag)),
  )
}
