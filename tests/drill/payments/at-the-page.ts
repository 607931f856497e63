import { oneOf } from '../../support/chance.ts'
import { ApiError } from '../../support/stripe/api-error.ts'
import { cards } from '../../support/stripe/cards.ts'
import type { Card } from '../../support/stripe/cards.ts'
import { drawHooks } from './hooks.ts'
import type { Scene } from './scene.ts'

const purse: readonly Card[] = [
  cards.pays,
  cards.pays,
  cards.pays,
  cards.pays,
  cards.mastercard,
  cards.mastercard,
  cards.challenged,
  cards.refundedLater,
  cards.refundFails,
  cards.disputed,
]

/** Is it a page of the provider to which an answer led? */
export function isPage({ standIn }: Pick<Scene, 'standIn'>, location: string): boolean {
  return location.startsWith(`${standIn.url}/`)
}

/** Pays on the provider's page, by a card of their own. @returns where they are led back to; null: nowhere. */
export async function payAt(scene: Scene, page: string): Promise<string | null> {
  const card = oneOf(purse, scene.chance)
  const led = await pressAt(scene, page, 'pay', card)
  if (led !== null || card.payment !== 'is-challenged') return led
  return pressAt(scene, page, 'approve')
}

/** Presses a button of the provider's page. @returns where that leads; null: it is the page again. */
export async function pressAt(
  scene: Scene,
  page: string,
  button: 'pay' | 'decline' | 'approve' | 'late' | 'leave',
  card?: Card,
): Promise<string | null> {
  drawHooks(scene)
  const body = new URLSearchParams({ button, ...(card && { card: card.number }) })
  const send = () => fetch(page, { method: 'POST', body, redirect: 'manual' })
  // Where the provider tells before it sends back, this takes as long as that.
  const answer = await scene.traffic.watch('hook', send)
  return answer.headers.get('location')
}

/** Pays by a bank that says later whether it does. @returns where they are led back to; null: it is too late. */
export async function payByThinkingBank(scene: Scene, page: string): Promise<string | null> {
  drawHooks(scene)
  const session = page.split('/').at(-1) ?? ''
  try {
    return await scene.standIn.pay(session, { isDelayed: true })
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

/** The bank says it. */
export async function settleAtBank(scene: Scene, page: string, isPaid: boolean): Promise<void> {
  drawHooks(scene)
  await scene.standIn.settle(page.split('/').at(-1) ?? '', isPaid)
}
