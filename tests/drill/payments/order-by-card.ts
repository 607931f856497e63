import { setTimeout as pause } from 'node:timers/promises'
import {
  answerDelivery,
  answerPeople,
  askForCode,
  asksForCode,
  pressOrder,
  putInCart,
  reviewOf,
  typeCode,
} from '../../support/buyer.ts'
import type { CartInput, Review } from '../../support/buyer.ts'
import { oneOf } from '../../support/chance.ts'
import { complain } from './complain.ts'
import type { Payer, Scene } from './scene.ts'

/** What people buy: places ask for a deposit, vouchers are made once they are paid. */
const baskets: readonly (readonly CartInput['kind'][])[] = [
  ['place'],
  ['place'],
  ['voucher'],
  ['voucher'],
  ['product'],
  ['place', 'voucher'],
  ['voucher', 'product'],
]

/**
 * Orders something, to be paid by card.
 * @returns where whoever ordered is led; null: nothing was ordered.
 */
export async function orderByCard(scene: Scene, payer: Payer): Promise<string | null> {
  if (!(await fill(scene, payer))) return null
  const review = await goToReview(scene, payer)
  if (!review) return null
  const isAll = scene.chance() < 0.3 && review.dueNow < review.total
  const press = () =>
    scene.traffic.insist('order', () =>
      pressOrder(payer.visitor, review, isAll ? 'card-all' : 'card'),
    )
  const pressed = await press()
  const ordered = asksForCode(pressed) ? await confirm(scene, payer, review) : pressed
  if (!ordered) return null
  // A double click, or somebody who comes back to the page and presses the button again.
  const answer = scene.chance() < 0.1 ? await press() : ordered
  const leadsTo = answer.headers.get('location')
  if (answer.status === 303 && leadsTo !== null) return leadsTo
  if (![409, 422, 429, 503].includes(answer.status)) await complain(scene, 'an order', answer)
  return null
}

async function fill({ chance, forSale, traffic }: Scene, { visitor }: Payer): Promise<boolean> {
  for (const kind of oneOf(baskets, chance)) {
    const sku = forSale.pick(kind)
    const input = { kind, sku, quantity: 1 }
    const answer = await traffic.insist('cart', () => putInCart(visitor, input))
    if (answer.status === 303) continue
    if (kind === 'place') forSale.soldOut(sku)
    return false
  }
  return true
}

/** @returns null: places that were held are held no longer, and the checkout leads back to the cart. */
async function goToReview({ traffic }: Scene, { visitor, email }: Payer): Promise<Review | null> {
  const step = await traffic.insist('checkout', () => visitor.visit('/checkout?step=people'))
  if (step.status !== 200) return null
  const people = await traffic.insist('checkout', () => answerPeople(visitor, email))
  if (people.headers.get('location')?.includes('step=delivery')) {
    await traffic.insist('checkout', () => answerDelivery(visitor))
  }
  return traffic.insist('checkout', () => reviewOf(visitor))
}

/** Types the code that comes; one that a killed server had in hand waits long, so another is asked for. */
async function confirm(
  { mailbox, traffic }: Scene,
  { visitor, email }: Payer,
  review: Review,
): Promise<Response | null> {
  for (let asked = 0; asked < mostCodes; asked += 1) {
    const code = await nextCode(() => mailbox.codes(email)[asked])
    if (code !== undefined) {
      const answer = await traffic.insist('order', () => typeCode(visitor, review, code))
      if (answer.status !== 422) return answer
    }
    await traffic.insist('order', () => askForCode(visitor, review))
  }
  return null
}

/** As many as one mailbox is sent in an hour. */
const mostCodes = 3

async function nextCode(read: () => string | undefined): Promise<string | undefined> {
  for (const end = performance.now() + patience; performance.now() < end; await pause(20)) {
    const code = read()
    if (code !== undefined) return code
  }
  return undefined
}

/** In milliseconds. */
const patience = 10_000
