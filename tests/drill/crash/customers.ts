import { oneOf } from '../../support/chance.ts'
import { cartOf, change, putIn, undo } from './cart-errands.ts'
import type { Shopper } from './cart-errands.ts'
import type { Town } from './errand.ts'
import { confirm, subscribe } from './newsletter-errands.ts'
import { orderCart } from './order-errand.ts'

export interface Customers {
  /** Lets everybody finish what they began, and waits for it. */
  goHome(): Promise<void>
}

const kinds = ['place', 'product', 'online', 'voucher'] as const

/**
 * So many customers at once, each of whom comes again and again as somebody else: puts things into a
 * cart, changes their mind, orders mostly, and asks for the newsletter.
 */
export function sendCustomers(town: Town, count: number): Customers {
  let people = 0
  let isOver = false

  async function comeAgain(): Promise<void> {
    while (!isOver) {
      people += 1
      try {
        await visit(town, `customer-${people}`)
      } catch (error) {
        town.complaints.push({ kind: 'answer', what: String(error) })
        isOver = true
      }
    }
  }

  const rounds = Array.from({ length: count }, comeAgain)
  return {
    async goHome() {
      isOver = true
      await Promise.all(rounds)
    },
  }
}

async function visit(town: Town, name: string): Promise<void> {
  const { chance } = town
  const visitor = town.visitor()
  if (chance() < 0.6) await subscribe(town, visitor, `${name}@readers.example`)
  const shopper: Shopper = { visitor, email: `${name}@drill.example`, choices: new Map() }
  await fill(town, shopper)
  if (chance() < 0.4) await changeMind(town, shopper)
  if (chance() < 0.8) await orderCart(town, shopper)
  if (chance() < 0.3) {
    // The same cart again, which is empty now or is left as it is.
    const again = { ...shopper, email: `${name}-again@drill.example`, choices: new Map() }
    if (cartOf(town, shopper)?.lines.size === 0) await fill(town, again)
    if (chance() < 0.7) await orderCart(town, again)
  }
  await confirm(town, visitor)
}

async function fill(town: Town, shopper: Shopper): Promise<void> {
  const { chance } = town
  const wanted = kinds.filter((kind) => chance() < (kind === 'place' ? 0.7 : 0.35))
  for (const kind of wanted.length > 0 ? wanted : [oneOf(kinds, chance)]) {
    await putIn(town, shopper, kind, kind === 'voucher' || chance() < 0.6 ? 1 : 2)
  }
}

/** Takes more or fewer of something, or takes it out and perhaps puts it back. */
async function changeMind(town: Town, shopper: Shopper): Promise<void> {
  const cart = cartOf(town, shopper)
  const kind = oneOf([...shopper.choices.keys()], town.chance)
  if (!cart || !shopper.choices.has(kind)) return
  if (kind !== 'voucher' && town.chance() < 0.6) {
    await change(town, shopper, kind, 1 + Math.floor(town.chance() * 3))
    return
  }
  const before = cart.lines
  const isOut = await change(town, shopper, kind, 'out')
  if (isOut && town.chance() < 0.5) await undo(town, shopper, before)
}
