import type { AddToCart } from '#server/props/basket.ts'
import type { Article } from '#server/shop/cart/article.ts'
import type { ViewedLine } from '#server/shop/cart/view.ts'

type Choice = NonNullable<AddToCart['choice']>

/**
 * How many of a line can be chosen; of one that lost places, as many as are left, also where that is
 * one. null: nothing.
 */
export function choiceOfLine(article: Article, places: ViewedLine['places']): Choice | null {
  const choice = choiceOf(article)
  if (places?.state !== 'lost' || !choice) return choice
  return places.left > 0 ? { ...choice, most: Math.min(choice.most, places.left) } : null
}

/** How many of something can be chosen, and what that is called; null: it is one. */
export function choiceOf({
  kind,
  most,
  party,
}: Pick<Article, 'kind' | 'most' | 'party'>): Choice | null {
  if (party) {
    return { field: 'people', label: 'How many people?', least: party.min, most: party.max }
  }
  if (most === 1) return null
  const label = kind === 'place' ? 'How many places?' : 'How many?'
  return { field: 'quantity', label, least: 1, most }
}
