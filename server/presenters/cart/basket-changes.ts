import { articleOf } from '#server/shop/cart/article.ts'
import type { BasketChange } from '#server/shop/checkout/basket.ts'
import { basketChanges } from '#server/shop/checkout/basket.ts'
import type { BuyableLine } from '#server/shop/orders/bought-line.ts'
import { dateAsSold } from '#server/shop/places/sold-date.ts'
import type { Site } from '#server/site/site.ts'

/** What became of a basket since it was shown, in a sentence; null: it is the same. */
export function changedBasket(
  shown: string,
  { lines, site }: { readonly lines: readonly BuyableLine[]; readonly site: Site },
): string | null {
  const changes = basketChanges(shown, lines)
  if (changes.length === 0) return null
  const list = changes.map((change) => changeText(change, site)).join('; ')
  return `Your basket was changed since that page was shown, perhaps in another tab: ${list}.`
}

function changeText(change: BasketChange, site: Site): string {
  if (change.change === 'removed') return `${nameOf(change, site)} was taken out`
  const { line, article } = change.line
  switch (change.change) {
    case 'added':
      return `${line.quantity} × ${article.name} was put in`
    case 'quantity':
      return `the number of ${article.name} is ${line.quantity} now and not ${change.was}`
    case 'people':
      return `${article.name} is for ${line.people} people now, not ${change.was}`
    case 'details':
      return `what ${article.name} says is another`
  }
}

function nameOf(
  { kind, sku }: Extract<BasketChange, { readonly change: 'removed' }>,
  site: Site,
): string {
  const name =
    kind === 'place'
      ? dateAsSold(site, sku, undefined)?.name
      : articleOf(site.content, kind, sku)?.name
  return name ?? 'something that is sold no longer'
}
