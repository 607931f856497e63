import { unitText } from '#server/catalogue/price.ts'
import { defaultLogo } from '#server/catalogue/products.ts'
import { formatDate } from '#server/format/dates.ts'
import { formatMoney, moneyText, pence } from '#server/format/money.ts'
import type { CartLine, CartProps, CodeShown, DesignShown } from '#server/props/basket.ts'
import { mostCodes } from '#server/shop/cart/codes.ts'
import type { CodeFault } from '#server/shop/cart/codes.ts'
import { codesOf } from '#server/shop/cart/rows.ts'
import type { ViewedCart, ViewedLine } from '#server/shop/cart/view.ts'
import { readAnswers } from '#server/shop/checkout/answers.ts'
import { voucherFault } from '#server/shop/vouchers/vouchers.ts'
import type { VoucherBalance } from '#server/shop/vouchers/vouchers.ts'
import type { Site } from '#server/site/site.ts'
import type { Links } from '../links.ts'
import { choiceOfLine } from './add-to-cart.ts'
import { lineCure, lineError } from './errors.ts'
import { holdShown, lineFacts, voucherFields } from './lines.ts'
import { placeOfSale, unitOf } from './place-of-sale.ts'
import { presentCartSum } from './sum.ts'

interface Shown {
  readonly site: Site
  readonly links: Links
  /** In milliseconds UTC. */
  readonly now: number
}

/** A cart as its visitor is shown it; null: there is none yet. */
export function presentCart(
  viewed: ViewedCart | null,
  vouchers: readonly VoucherBalance[],
  { site, links, now }: Shown,
): CartProps {
  const shown = {
    now,
    breadcrumbs: { above: [], here: 'Basket' },
    codesAction: links.path('web.shopping.cart.codes.store'),
    designs,
    waysOn: waysOn(links),
  }
  if (!viewed) return { ...shown, lines: [], sum: null, codes: [], undo: null, checkoutHref: null }

  const { cart, removed } = viewed
  const lines = viewed.lines.map((line) => presentLine(line, site, { links, now }))
  const codes = presentCodes(codesOf(cart), vouchers, { links, today: site.today })
  const good = vouchers.filter((voucher) => voucherFault(voucher, site.today) === null)
  const isReady =
    lines.length > 0 &&
    lines.every(({ fault }) => fault === null) &&
    codes.every(({ isGood }) => isGood)
  return {
    ...shown,
    lines,
    codes,
    sum: presentCartSum(
      viewed.lines,
      { answers: readAnswers(cart.checkout), vouchers: good },
      site,
    ),
    undo: removed && presentUndo(removed, links),
    checkoutHref: isReady ? links.path('web.shopping.checkout') : null,
  }
}

function presentUndo({ line, article }: ViewedLine, links: Links): CartProps['undo'] {
  if (!article) return null
  return {
    text: `${article.name} was taken out.`,
    action: links.path('web.shopping.cart.items.update', { item: line.id }),
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

/** A line of a cart as its visitor is shown it. */
function presentLine(
  viewed: ViewedLine,
  { content }: Site,
  { links, now }: Omit<Shown, 'site'>,
): CartLine {
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
    unit: line.kind === 'place' ? unitText(unit.unit) : '',
    price: formatMoney(pence(line.unit_price * line.quantity)),
    choice: article && choiceOfLine(article, viewed.places),
    hold: holdShown(viewed.places, unit),
    fault: lineError(viewed, unit),
    cure: lineCure(viewed, now),
    action: links.path('web.shopping.cart.items.update', { item: line.id }),
    voucher: voucherFields(viewed),
  }
}

/** The codes of a cart, each with what it can pay or why it cannot. */
function presentCodes(
  codes: readonly string[],
  vouchers: readonly VoucherBalance[],
  { links, today }: { readonly links: Links; readonly today: string },
): CodeShown[] {
  return codes.map((code) => {
    const voucher = vouchers.find((one) => one.code === code)
    const fault = voucherFault(voucher, today)
    const text =
      fault === null && voucher
        ? balanceText(voucher)
        : `${codeErrorText(fault ?? 'unknown', voucher?.validUntil)} Remove it to continue.`
    const action = links.path('web.shopping.cart.codes.destroy', { code })
    return { code, text, isGood: fault === null, action }
  })
}

/** What can be spent of a voucher, and until when. */
export function balanceText({ balance, validUntil }: VoucherBalance): string {
  return `${moneyText(balance)} left, valid until ${formatDate(validUntil, 'fullDate')}`
}

/** Why a code cannot pay. */
export function codeErrorText(fault: CodeFault, validUntil?: string): string {
  switch (fault) {
    case 'unknown':
      return 'No voucher of ours has this code. Check its 16 letters and numbers.'
    case 'over':
      return validUntil === undefined
        ? 'This voucher can be spent no longer.'
        : `This voucher expired on ${formatDate(validUntil, 'fullDate')}.`
    case 'empty':
      return 'Nothing is left on this voucher.'
    case 'empty-cart':
      return 'Put something into your basket first; then a voucher can pay for it.'
    case 'too-many':
      return `A basket takes ${mostCodes} vouchers at most. Remove one first.`
  }
}

/** The ways in which a voucher can look, by the names that its buyer chooses from. */
export const designs: readonly DesignShown[] = [
  { value: 'solent', label: 'A fine day on the Solent' },
  { value: 'dusk', label: 'Home before dusk' },
  { value: 'chart', label: 'A corner of a chart' },
  { value: 'pennants', label: 'Signal flags' },
]
