import { setTimeout as pause } from 'node:timers/promises'
import {
  answerDelivery,
  answerPeople,
  askForCode,
  asksForCode,
  orderIdOf,
  pressOrder,
  reviewOf,
  typeCode,
} from '../../support/buyer.ts'
import type { Review } from '../../support/buyer.ts'
import { cartOf } from './cart-errands.ts'
import type { Shopper } from './cart-errands.ts'
import { complain, insist } from './errand.ts'
import type { Town } from './errand.ts'
import type { OrderEntry } from './ledger.ts'

/** Goes through the checkout and orders what is in the cart, once or by a double click. */
export async function orderCart(town: Town, shopper: Shopper): Promise<void> {
  const cart = cartOf(town, shopper)
  if (!cart || cart.lines.size === 0 || !(await answerSteps(town, shopper))) return
  const review = await insist(town, 'checkout', () => reviewOf(shopper.visitor))
  if (!review) return
  const entry: OrderEntry = {
    lines: cart.lines,
    total: review.total,
    id: null,
    state: 'asked',
  }
  town.ledger.orders.set(shopper.email, entry)
  cart.isMoving = true
  await press(town, shopper, review, entry)
  if (entry.state === 'acknowledged') cart.lines = new Map()
  cart.isMoving = false
}

async function answerSteps(town: Town, { visitor, email }: Shopper): Promise<boolean> {
  const people = await insist(town, 'checkout', () => answerPeople(visitor, email))
  if (people.status !== 303) {
    await complain(town, 'who comes', people)
    return false
  }
  const isPosted = people.headers.get('location')?.includes('step=delivery') ?? false
  if (!isPosted) return true
  const delivery = await insist(town, 'checkout', () => answerDelivery(visitor))
  if (delivery.status !== 303) await complain(town, 'the delivery', delivery)
  return delivery.status === 303
}

async function press(
  town: Town,
  shopper: Shopper,
  review: Review,
  entry: OrderEntry,
): Promise<void> {
  const once = () => insist(town, 'order', () => pressOrder(shopper.visitor, review))
  const pressed = await perhapsTwice(town, once)
  const answers = pressed.some(asksForCode) ? await confirm(town, shopper, review) : pressed
  // Somebody who comes back to the page and presses the button again.
  if (answers.some((answer) => orderIdOf(answer)) && town.chance() < 0.2) answers.push(await once())
  const ids = answers.map(orderIdOf)
  const [id = null] = ids
  if (ids.some((other) => other !== id)) {
    const what = `one basket became the orders ${ids.join(', ')}`
    town.complaints.push({ kind: 'doubled', what })
  }
  entry.id = id
  entry.state = id === null ? 'refused' : 'acknowledged'
  const [answer] = answers
  if (id === null && answer && ![409, 422, 429].includes(answer.status)) {
    await complain(town, 'an order', answer)
  }
}

/** A button that is pressed once, or twice at once. */
async function perhapsTwice(
  { chance }: Pick<Town, 'chance'>,
  once: () => Promise<Response>,
): Promise<Response[]> {
  return chance() < 0.2 ? Promise.all([once(), once()]) : [await once()]
}

/** Types the code that comes; a message that was cut off waits long, so another is asked for then. */
async function confirm(
  town: Town,
  { visitor, email }: Shopper,
  review: Review,
): Promise<Response[]> {
  let answers = [new Response(null, { status: 422 })]
  for (let typed = 0, asked = 1; answers.every(isRefused) && asked <= mostCodes;) {
    const code = await nextCode(() => town.mailbox.codes(email)[typed])
    if (code === undefined) {
      asked += 1
      if (asked <= mostCodes) await insist(town, 'order', () => askForCode(visitor, review))
    } else {
      typed += 1
      const once = () => insist(town, 'order', () => typeCode(visitor, review, code))
      answers = await perhapsTwice(town, once)
    }
  }
  return answers
}

const isRefused = ({ status }: Response) => status === 422

/** As many as one mailbox is sent in an hour. */
const mostCodes = 3

async function nextCode(read: () => string | undefined): Promise<string | undefined> {
  for (const end = performance.now() + patience; performance.now() < end; await pause(10)) {
    const code = read()
    if (code !== undefined) return code
  }
  return undefined
}

/** In milliseconds. */
const patience = 10_000
