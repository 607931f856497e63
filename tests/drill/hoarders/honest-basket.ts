import { setTimeout as pause } from 'node:timers/promises'
import { answerPeople, order, orderIdOf, putInCart, reviewOf } from '../../support/buyer.ts'
import { chanceFrom, oneOf } from '../../support/chance.ts'
import type { Visitor } from '../../support/visitor.ts'
import { countedFetch, emptyTally, patientFetch, wordsOf } from './calls.ts'
import type { Tally } from './calls.ts'
import { newVisitor, shared } from './scene.ts'
import type { Scene } from './scene.ts'

/** How it went for somebody who wanted to book. */
export interface HonestBasket {
  readonly address: string
  /** The order; null: they gave up. */
  readonly orderId: string | null
  /** What they were told last who gave up. */
  readonly words: string
  readonly tally: Tally
  readonly seconds: number
}

const baskets = 100

/** How the address of an honest person begins; hoarders have others. */
export const honestName = 'honest-'

const firstBaskets = 5

/**
 * A few people buy before anybody hoards: the first pages of a site that has just started are slow.
 * @throws Error when one of them cannot.
 */
export async function buyFirst(scene: Scene): Promise<void> {
  for (let index = 1; index <= firstBaskets; index += 1) {
    const { orderId, words } = await buy(scene, { index: -index, address: `192.168.0.${index}` })
    if (orderId === null) throw new Error(`Nobody hoards yet, and nothing is sold: ${words}`)
  }
}

/** A hundred people buy, one after another, spread over the time. */
export function buyHonestly(scene: Scene, seconds: number): Promise<HonestBasket[]> {
  const people = Array.from({ length: baskets }, (_, index) => index)
  return Promise.all(
    people.map(async (index) => {
      await pause((index * seconds * 1000) / baskets)
      return buy(scene, { index, address: shared[index % shared.length] ?? '' })
    }),
  )
}

interface Person {
  readonly scene: Scene
  readonly address: string
  readonly email: string
  readonly heads: number
  readonly chance: () => number
  readonly ask: typeof fetch
  words: string
}

const mostWaits = 3
const mostTries = 3
const mostDates = 8

async function buy(
  scene: Scene,
  { index, address }: { readonly index: number; readonly address: string },
): Promise<HonestBasket> {
  const tally = emptyTally()
  const chance = chanceFrom(scene.seed + 1000 + index)
  const person: Person = {
    scene,
    address,
    chance,
    email: `${honestName}${index}@example.com`,
    heads: 1 + Math.floor(chance() * 3),
    ask: patientFetch(countedFetch(tally), () => tally.limited <= mostWaits),
    words: '',
  }
  const began = performance.now()
  let orderId: string | null = null
  for (let tries = 0; tries < mostTries && orderId === null; tries += 1) {
    orderId = await buyOnce(person)
  }
  const seconds = (performance.now() - began) / 1000
  return { address, orderId, words: person.words, tally, seconds }
}

async function buyOnce(person: Person): Promise<string | null> {
  const { scene, address, email, ask } = person
  const visitor = newVisitor(scene, address, ask)
  try {
    if (!(await chooseDate(person, visitor))) return null
    const people = await answerPeople(visitor, email)
    if (people.status !== 303) return await giveUp(person, people)
    const review = await reviewOf(visitor)
    if (!review) throw new Error('There was no review.')
    const answer = await order(visitor, review, () => scene.readCode(email))
    return orderIdOf(answer) ?? (await giveUp(person, answer))
  } catch (error) {
    person.words = String(error)
    return null
  }
}

/** Puts places into the basket, of another date where one has too few left. */
async function chooseDate(person: Person, visitor: Visitor): Promise<boolean> {
  const { scene, chance, heads: quantity } = person
  for (let tries = 0; tries < mostDates; tries += 1) {
    const { reference: sku } = oneOf(scene.dates, chance)
    const answer = await putInCart(visitor, { kind: 'place', sku, quantity })
    if (answer.status === 303) return true
    await giveUp(person, answer)
  }
  return false
}

async function giveUp(person: Person, answer: Response): Promise<null> {
  person.words = await wordsOf(answer)
  return null
}
