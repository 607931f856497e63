import { answerPeople, cartPropsOf, pressOrder, putInCart, reviewOf } from '../../support/buyer.ts'
import { chanceFrom, oneOf } from '../../support/chance.ts'
import type { Visitor } from '../../support/visitor.ts'
import { countedFetch, hastyFetch, roamingFetch } from './calls.ts'
import type { Tally } from './calls.ts'
import { alone, band, newVisitor, unreadDomain } from './scene.ts'
import type { Scene } from './scene.ts'

/** One of those who take what they can get, as fast as they can. */
interface Hand {
  readonly chance: () => number
  readonly newcomer: () => Visitor
  /** One that nobody has given before, and nobody reads. */
  readonly newEmail: () => string
}

const handsAlone = 4

/** Hoards from one address, with several hands. */
export function hoardAlone(scene: Scene, tally: Tally): Promise<void[]> {
  const ask = hastyFetch(countedFetch(tally))
  const hands = Array.from({ length: handsAlone }, (_, index) => ({
    name: `alone-${index}`,
    chance: chanceFrom(scene.seed + index),
    newcomer: () => newVisitor(scene, alone, ask),
  }))
  return Promise.all(hands.map((one) => work(scene, handOf(one))))
}

/** Hoards from each of twenty addresses; every second hand brings its cart from one to another. */
export function hoardAsBand(scene: Scene, tally: Tally): Promise<void[]> {
  const ask = hastyFetch(countedFetch(tally))
  const hands = band.map((address, index) => {
    const chance = chanceFrom(scene.seed + 100 + index)
    const own = index % 2 === 0 ? ask : roamingFetch(ask, band, chance)
    return { name: `band-${index}`, chance, newcomer: () => newVisitor(scene, address, own) }
  })
  return Promise.all(hands.map((one) => work(scene, handOf(one))))
}

function handOf({ name, ...hand }: Omit<Hand, 'newEmail'> & { readonly name: string }): Hand {
  let emails = 0
  return { ...hand, newEmail: () => `${name}-${(emails += 1)}${unreadDomain}` }
}

async function work({ dates, isOn }: Scene, hand: Hand): Promise<void> {
  let before = hand.newcomer()
  while (isOn()) {
    const visitor = hand.newcomer()
    try {
      await takePlaces(visitor, hand, dates)
      await turnOver(visitor)
      await pressAgain(visitor, hand.newEmail())
      await turnOver(before)
    } catch {
      // A page that is not there ends the round, and the next one begins.
    }
    before = visitor
  }
}

const linesOfRound = 3
const mostOfLine = 8

async function takePlaces(
  visitor: Visitor,
  { chance }: Hand,
  dates: Scene['dates'],
): Promise<void> {
  for (let lines = 0; lines < linesOfRound; lines += 1) {
    const { reference: sku } = oneOf(dates, chance)
    const quantity = 1 + Math.floor(chance() * mostOfLine)
    await putInCart(visitor, { kind: 'place', sku, quantity })
  }
}

/** Whatever may make a hold last longer, all lines at once: they are to be counted one by one. */
async function turnOver(visitor: Visitor): Promise<void> {
  const { lines } = await cartPropsOf(visitor)
  const changeAll = (fields: Readonly<Record<string, string>>) =>
    Promise.all(lines.map(({ action }) => visitor.submit(action, fields)))
  await changeAll({ _method: 'PATCH' })
  await changeAll({ _method: 'PATCH', hold: 'longer' })
  await changeAll({ _method: 'DELETE' })
  await Promise.all(
    lines.map(({ action }) => visitor.submit(action, { _method: 'PATCH', undo: '1' })),
  )
}

async function pressAgain(visitor: Visitor, email: string): Promise<void> {
  await answerPeople(visitor, email)
  const review = await reviewOf(visitor)
  if (!review) return
  await Promise.all([pressOrder(visitor, review), pressOrder(visitor, review)])
  await pressOrder(visitor, review)
}
