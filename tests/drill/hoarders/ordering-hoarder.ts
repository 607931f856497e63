import { setTimeout as pause } from 'node:timers/promises'
import {
  answerPeople,
  cartPropsOf,
  order,
  orderIdOf,
  putInCart,
  reviewOf,
} from '../../support/buyer.ts'
import { chanceFrom, oneOf } from '../../support/chance.ts'
import type { Visitor } from '../../support/visitor.ts'
import { countedFetch, patientFetch, wordsOf } from './calls.ts'
import type { Tally } from './calls.ts'
import { mailboxOwner, newVisitor, ownMailbox } from './scene.ts'
import type { Scene } from './scene.ts'

/** Heads of one line, and of one cart's holds. */
const mostOfLine = 8

/** Carts whose holds are all that a network may have: the lines of a further one are held by nobody. */
const cartsThatHold = 3

/** As many places as one mailbox may have unpaid, or what comes nearest to them. */
const mostLines = 3

/** In seconds: it does not outlast the drill. */
const longestWait = 5

/**
 * Orders as many places as it can with one mailbox, to be paid by transfer, and never pays. Only so many
 * heads are held for a cart, so it orders baskets of which none are.
 * @returns what it was told when an order was refused.
 */
export async function orderUnpaid(scene: Scene, tally: Tally): Promise<readonly string[]> {
  const ask = patientFetch(countedFetch(tally), scene.isOn, longestWait)
  const chance = chanceFrom(scene.seed + 300)
  const newcomer = () => newVisitor(scene, mailboxOwner, ask)
  const refusals: string[] = []
  const large = scene.dates.filter(({ places }) => places >= mostOfLine)
  for (let carts = 0; carts < cartsThatHold && scene.isOn(); carts += 1) {
    await fill(scene, { visitor: newcomer(), most: 1, dates: large, chance })
  }
  for (let orders = 1; scene.isOn(); orders += 1) {
    const visitor = newcomer()
    try {
      await fill(scene, { visitor, most: mostLines, dates: scene.dates, chance })
      await insist(scene, { visitor, email: `${ownMailbox}${orders}@example.org`, refusals })
    } catch (error) {
      refusals.push(String(error))
    }
  }
  return refusals
}

interface Filling {
  readonly visitor: Visitor
  /** Lines. */
  readonly most: number
  readonly dates: Scene['dates']
  readonly chance: () => number
}

async function fill({ isOn }: Scene, { visitor, most, dates, chance }: Filling): Promise<void> {
  for (let lines = 0, tries = 0; lines < most && tries < 2 * most + 10 && isOn(); tries += 1) {
    const { reference: sku, places } = oneOf(dates, chance)
    const quantity = Math.min(mostOfLine, places)
    const { status } = await putInCart(visitor, { kind: 'place', sku, quantity })
    if (status === 303) lines += 1
  }
}

/** Between two tries of the button, in milliseconds. */
const pressInterval = 5_000

interface Ready {
  readonly visitor: Visitor
  readonly email: string
  readonly refusals: string[]
}

/** Presses the button until the order is there: another code can be had when an hour is over. */
async function insist(scene: Scene, { visitor, email, refusals }: Ready): Promise<void> {
  while (scene.isOn()) {
    await takeOutLost(visitor)
    const people = await answerPeople(visitor, email)
    const review = await reviewOf(visitor)
    if (!review) throw new Error(`There is no review after ${await wordsOf(people)}`)
    const answer = await order(visitor, review, () => scene.readCode(email))
    if (orderIdOf(answer) !== null) return
    refusals.push(await wordsOf(answer))
    await pause(pressInterval)
  }
}

/** What others have taken since it was put in would keep the rest from being ordered. */
async function takeOutLost(visitor: Visitor): Promise<void> {
  const { lines } = await cartPropsOf(visitor)
  for (const { action } of lines.filter(({ hold }) => hold?.state === 'lost')) {
    await visitor.submit(action, { _method: 'DELETE' })
  }
}
