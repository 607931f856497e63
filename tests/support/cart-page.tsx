import { depositSum, designs, now } from '#js/gallery/cart-samples.ts'
import Cart from '#js/pages/cart/cart.tsx'
import type { CartLine, CartProps } from '#server/props/cart.ts'
import { renderPage } from './render-page.tsx'
import type { TestPage } from './render-page.tsx'

/** A cart with these lines in it. */
function cartOf(lines: readonly CartLine[], rest: Partial<CartProps> = {}): CartProps {
  return {
    breadcrumbs: { above: [], here: 'Basket' },
    now,
    lines,
    codes: [],
    codesAction: '/cart/codes',
    undo: null,
    sum: lines.length > 0 ? depositSum : null,
    designs,
    checkoutHref: lines.length > 0 ? '/checkout' : null,
    waysOn: [{ label: 'Gift vouchers', href: '/gift-vouchers' }],
    ...rest,
  }
}

/** The page shows what it is given, as a visit to the same page gives it something else. */
let cart = cartOf([])
let answers = 0

function Shown() {
  return <Cart {...cart} />
}

/** The cart's page as an answer, with what of it comes from elsewhere. */
export function cartPage(props: TestPage['props'] = {}): TestPage {
  return { content: null, component: 'cart', url: '/cart', props }
}

/** Shows a cart with these lines. */
export function renderCart(lines: readonly CartLine[], rest: Partial<CartProps> = {}) {
  fillCart(lines, rest)
  return renderCartAgain()
}

/** Shows the cart that was shown last, as it was. */
export function renderCartAgain() {
  return renderPage(cartPage(), { layout: Shown })
}

/** What the cart holds from the next answer on, each of which has an instant of its own. */
export function fillCart(lines: readonly CartLine[], rest: Partial<CartProps> = {}): void {
  answers += 1
  const filled = cartOf(lines, rest)
  cart = { ...filled, now: filled.now + answers }
}

/** When the last cart was shown, by the clock of the server. */
export function shownAt(): number {
  return cart.now
}
