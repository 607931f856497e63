import type { ProductFile, Shipping } from '#server/content/schema/shop.ts'
import { fromPounds } from '#server/format/money.ts'
import type { Pence } from '#server/format/money.ts'

/** What one thing on its own costs to post inside the United Kingdom; nothing from `free_over` on. */
export function postageOf(
  shipping: Shipping,
  { package_type: name, price }: Pick<ProductFile, 'package_type' | 'price'>,
): Pence {
  return price >= shipping.free_over ? fromPounds(0) : packageCharge(shipping, name)
}

/**
 * What a package of one size costs to post inside the United Kingdom.
 * @throws Error for a size that shipping.json does not list.
 */
export function packageCharge({ package_types: types }: Shipping, name: string): Pence {
  const found = types.find((type) => type.name === name)
  if (!found) throw new Error(`[shipping] there is no package type '${name}'; add it.`)
  return fromPounds(found.charge)
}
