import type { OrderProps } from '#server/props/orders.ts'
import { pageOf } from '../../support/visitor.ts'
import { complain } from './complain.ts'
import type { Payer, Scene } from './scene.ts'

/** An order as its buyer sees it, and where. */
export interface OrderSeen {
  readonly path: string
  readonly props: OrderProps
}

/** The page of the order that a payer made, found as by the button Back; null: not now. */
export async function findOrder(scene: Scene, { visitor }: Payer): Promise<OrderSeen | null> {
  const back = () => visitor.get('/checkout?step=confirm')
  const answer = await scene.traffic.insist('look', back)
  return seeOrder(scene, { visitor }, answer.headers.get('location'))
}

/** An order's page, to which an answer led; null: it did not, or the page cannot be had now. */
export async function seeOrder(
  scene: Scene,
  { visitor }: Pick<Payer, 'visitor'>,
  location: string | null,
): Promise<OrderSeen | null> {
  const path = location === null ? '' : pathOf(location)
  if (!path.startsWith('/orders/')) return null
  const { answer, page } = await scene.traffic.insist('look', async () => {
    const visited = await visitor.visit(path)
    return { answer: visited, page: visited.status === 200 ? await pageOf(visited) : null }
  })
  if (page) return { path, props: page.props as unknown as OrderProps }
  if (answer.status !== 429 && answer.status !== 503) {
    await complain(scene, "an order's page", answer)
  }
  return null
}

/** Presses a button that leads to the provider, or chooses a transfer. @returns where it led. */
export async function choose(
  scene: Scene,
  { visitor }: Pick<Payer, 'visitor'>,
  { props: { card } }: OrderSeen,
  choice: 'due' | 'all' | 'transfer',
): Promise<string | null> {
  if (!card) return null
  const answer = await scene.traffic.insist('begin', () => visitor.submit(card.action, { choice }))
  if (![303, 429, 503].includes(answer.status)) await complain(scene, `${choice} by card`, answer)
  return answer.headers.get('location')
}

/** Comes back from the provider, once or by two tabs. @returns the order's page; null: not now. */
export async function comeBack(
  scene: Scene,
  payer: Payer,
  location: string,
): Promise<OrderSeen | null> {
  const once = () => scene.traffic.insist('return', () => payer.visitor.get(pathOf(location)))
  const [answer, ...others] = await Promise.all(scene.chance() < 0.2 ? [once(), once()] : [once()])
  for (const one of [answer, ...others]) {
    if (one && ![303, 429, 503].includes(one.status)) {
      await complain(scene, 'coming back', one)
    }
  }
  return seeOrder(scene, payer, answer?.headers.get('location') ?? null)
}

/** What follows the origin of an address of the site. */
function pathOf(location: string): string {
  const { pathname, search } = new URL(location, 'http://site.example')
  return pathname + search
}
