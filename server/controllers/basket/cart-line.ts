import { defaultLogo } from '#server/catalogue/products.ts'
import { formatMoney, pence } from '#server/format/money.ts'
import { unitText } from '#server/presenters/date-words.ts'
import type { Links } from '#server/presenters/links.ts'
import type { CartLine } from '#server/props/basket.ts'
import type { ViewedLine } from '#server/shop/cart/view.ts'
import type { Site } from '#server/site/site.ts'
import { choiceOfLine } from './choice.ts'
import { holdShown } from './hold-shown.ts'
import { lineFacts, voucherFields } from './line-facts.ts'
import { viewedCure, viewedFault } from './line-fault-shown.ts'
import { placeOfSale, unitOf } from './place-of-sale.ts'

interface Shop {
  readonly links: Links
  /** In milliseconds UTC. */
  readonly now: number
}

/** A line of a cart as its visitor is shown it. */
export function cartLine(viewed: ViewedLine, { content }: Site, { links, now }: Shop): CartLine {
  const { line, article } = viewed
  const unit = unitOf(content, line)
  const soldAt = article && placeOfSale(links, content, line)
  return {
    id: line.id,
    kind: line.kind,
    quantity: line.quantity,
    people: line.people,
    name: article?.name ?? line.name,
    href: soldAt?.href ?? null,
    picture: soldAt?.picture ?? defaultLogo,
    facts: lineFacts(viewed, content),
    unitPrice: formatMoney(pence(line.unit_price)),
    unit: line.kind === 'place' ? unitText(unit) : '',
    price: formatMoney(pence(line.unit_price * line.quantity)),
    choice: article && choiceOfLine(article, viewed.places),
    hold: holdShown(viewed.places, unit),
    fault: viewedFault(viewed, unit),
    cure: viewedCure(viewed, now),
    action: links.path('web.shopping.cart.items.update', { item: line.id }),
    voucher: voucherFields(viewed),
  }
}
