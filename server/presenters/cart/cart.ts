import { unitText } from '#server/catalogue/price.ts'
import { defaultLogo } from '#server/catalogue/products.ts'
import { formatMoney, pence } from '#server/format/money.ts'
import type { CartLine, CartProps } from '#server/props/cart.ts'
import { codesOf } from '#server/shop/cart/rows.ts'
import type { ViewedCart, ViewedLine } from '#server/shop/cart/view.ts'
import { readAnswers } from '#server/shop/checkout/answers.ts'
import { voucherFault } from '#server/shop/vouchers/vouchers.ts'
import type { VoucherBalance } from '#server/shop/vouchers/vouchers.ts'
import type { Site } from '#server/site/site.ts'
import type { Links } from '../context.ts'
import { choiceOfLine } from './add-to-cart.ts'
import { lineCure, lineError } from './errors.ts'
import { lineText, presentHold, voucherFields } from './lines.ts'
import { placeOfSale, unitOf } from './place-of-sale.ts'
import { presentCartSum } from './sum.ts'
import { designs, presentCodes } from './vouchers.ts'

interface CartContext {
  readonly site: Site
  readonly links: Links
  /** In milliseconds UTC. */
  readonly now: number
}

/** A cart as its visitor is shown it; null: there is none yet. */
export function presentCart(
  viewed: ViewedCart | null,
  vouchers: readonly VoucherBalance[],
  context: CartContext,
): CartProps {
  const { site, links, now } = context
  const always = {
    now,
    breadcrumbs: { above: [], here: 'Basket' },
    codesAction: links.path('web.shopping.cart.codes.store'),
    designs,
    waysOn: waysOn(links),
  }
  if (!viewed) return { ...always, lines: [], sum: null, codes: [], undo: null, checkoutHref: null }

  const { cart, removed } = viewed
  const lines = viewed.lines.map((line) => presentLine(line, context))
  const codes = presentCodes(codesOf(cart), vouchers, { links, today: site.today })
  const good = vouchers.filter((voucher) => voucherFault(voucher, site.today) === null)
  const answers = readAnswers(cart.checkout)
  const isReady =
    lines.length > 0 &&
    lines.every(({ fault }) => fault === null) &&
    codes.every(({ isGood }) => isGood)
  return {
    ...always,
    lines,
    codes,
    sum: presentCartSum(viewed.lines, { answers, vouchers: good }, site),
    undo: removed?.article
      ? {
          text: `${removed.article.name} was taken out.`,
          action: links.path('web.shopping.cart.items.update', { item: removed.line.id }),
        }
      : null,
    checkoutHref: isReady ? links.path('web.shopping.checkout') : null,
  }
}

function waysOn(links: Links): CartProps['waysOn'] {
  return [
    { label: 'Dates and prices', href: links.path('web.events.all') },
    { label: 'Sailing courses', href: links.path('web.courses.all') },
    { label: 'Sailing holidays', href: links.path('web.sailing-holidays.all') },
    { label: 'Books, charts and kit', href: links.path('web.merchandise.all') },
    { label: 'Gift vouchers', href: links.path('web.gift-vouchers') },
  ]
}

function presentLine(viewed: ViewedLine, { site, links, now }: CartContext): CartLine {
  const { content } = site
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
    facts: lineText(viewed, content),
    unitPrice: formatMoney(pence(line.unit_price)),
    unit: line.kind === 'place' ? unitText(unit.unit) : '',
    price: formatMoney(pence(line.unit_price * line.quantity)),
    choice: article && choiceOfLine(article, viewed.places),
    hold: presentHold(viewed.places, unit),
    fault: lineError(viewed, unit),
    cure: lineCure(viewed, now),
    action: links.path('web.shopping.cart.items.update', { item: line.id }),
    voucher: voucherFields(viewed),
  }
}
