import type { Links } from '#server/presenters/links.ts'
import type { CartProps } from '#server/props/basket.ts'
import { codesOf } from '#server/shop/cart/codes.ts'
import type { CartVisitor } from '#server/shop/cart/context.ts'
import type { ViewedCart, ViewedLine } from '#server/shop/cart/view.ts'
import { readAnswers } from '#server/shop/checkout/answers.ts'
import { balancesOf, voucherFault } from '#server/shop/vouchers/balances.ts'
import { page } from '#server/site/page.ts'
import type { PageAnswer } from '#server/site/page.ts'
import type { ControllerServices } from '../controller-services.ts'
import { cartLine } from './cart-line.ts'
import { cartSum } from './cart-sum.ts'
import { codesShown } from './codes-shown.ts'
import { designsShown } from './designs-shown.ts'

const meta = { title: 'Your basket | Saltlark', isIndexed: false }

type CartServices = Pick<ControllerServices, 'clock' | 'database' | 'shop' | 'site' | 'urls'>

/** The page of a visitor's cart, as it stands now. */
export async function cartPage(services: CartServices, visitor: CartVisitor): Promise<PageAnswer> {
  const viewed = await services.shop.carts.view(visitor)
  const now = services.clock.now()
  const own = viewed ? await ownProps(services, viewed, now) : nothing
  const { urls } = services
  const props: CartProps = {
    ...own,
    now,
    breadcrumbs: { above: [], here: 'Basket' },
    codesAction: urls.path('web.shopping.cart.codes.store'),
    designs: designsShown,
    waysOn: waysOn(urls),
  }
  return page('basket/cart', props, meta)
}

type OwnProps = Pick<CartProps, 'lines' | 'sum' | 'codes' | 'undo' | 'checkoutHref'>

const nothing: OwnProps = { lines: [], sum: null, codes: [], undo: null, checkoutHref: null }

async function ownProps(
  { database, site: source, urls }: CartServices,
  { cart, lines: viewed, removed }: ViewedCart,
  now: number,
): Promise<OwnProps> {
  const site = source.current()
  const lines = viewed.map((line) => cartLine(line, site, { links: urls, now }))
  const vouchers = await balancesOf(database.db, codesOf(cart))
  const codes = codesShown(codesOf(cart), vouchers, { links: urls, today: site.today })
  const good = vouchers.filter((voucher) => voucherFault(voucher, site.today) === null)
  const isReady =
    lines.length > 0 &&
    lines.every(({ fault }) => fault === null) &&
    codes.every(({ isGood }) => isGood)
  return {
    lines,
    codes,
    sum: cartSum(viewed, { answers: readAnswers(cart.checkout), vouchers: good }, site),
    undo: removed && undoShown(removed, urls),
    checkoutHref: isReady ? urls.path('web.shopping.checkout') : null,
  }
}

function undoShown({ line, article }: ViewedLine, links: Links): CartProps['undo'] {
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
