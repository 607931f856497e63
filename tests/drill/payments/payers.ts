import { setTimeout as pause } from 'node:timers/promises'
import { oneOf } from '../../support/chance.ts'
import { isPage, payAt, payByThinkingBank, pressAt, settleAtBank } from './at-the-page.ts'
import { orderByCard } from './order-by-card.ts'
import { choose, comeBack, findOrder } from './order-page.ts'
import type { OrderSeen } from './order-page.ts'
import type { Payer, Scene } from './scene.ts'
import { actOnPaid, runOrders } from './staff.ts'

/**
 * What somebody does who was led to the provider's page.
 * @returns where they are led back to, having paid; null: they are not.
 */
type Manner = (scene: Scene, payer: Payer, page: string) => Promise<string | null>

const manners: Readonly<Record<string, { readonly weight: number; readonly act: Manner }>> = {
  pay: { weight: 30, act: (scene, _, page) => payAt(scene, page) },
  'are declined, then pay': { weight: 7, act: payAfterDecline },
  'pay after a kill': { weight: 12, act: payAfterKill },
  'pay by two tabs': { weight: 12, act: payByTwoTabs },
  'pay when the page has expired, and again': { weight: 6, act: payLate },
  'pay by a bank that thinks': { weight: 6, act: payByBank },
  'choose a transfer': { weight: 4, act: chooseTransfer },
  'choose a transfer, and pay all the same': { weight: 5, act: payAfterTransfer },
  'pay what staff have noted': { weight: 6, act: payWhatIsNoted },
  'pay what staff have cancelled': { weight: 6, act: payWhatIsCancelled },
  leave: { weight: 3, act: (scene, _, page) => pressAt(scene, page, 'leave').then(() => null) },
  'are not seen again': { weight: 3, act: async () => null },
}

const draw = Object.entries(manners).flatMap(([name, { weight, act }]) =>
  Array.from({ length: weight }, () => [name, act] as const),
)

export interface Payers {
  /** Lets everybody finish what they began, and waits for it. */
  goHome(): Promise<void>
}

/** So many people at once, each of whom comes again and again as somebody else, orders and pays. */
export function sendPayers(scene: Scene, count: number): Payers {
  let people = 0
  const day = { isOver: false }

  async function comeAgain(): Promise<void> {
    while (!day.isOver) {
      people += 1
      try {
        await visit(scene, { visitor: scene.visitor(), email: `payer-${people}@drill.example` })
      } catch (error) {
        scene.complaints.push(error instanceof Error ? (error.stack ?? error.message) : 'a fault')
      }
    }
  }

  const rounds = Array.from({ length: count }, comeAgain)
  return {
    async goHome() {
      day.isOver = true
      await Promise.all(rounds)
    },
  }
}

async function visit(scene: Scene, payer: Payer): Promise<void> {
  const location = await orderByCard(scene, payer)
  if (location === null) return
  const page = isPage(scene, location) ? location : await openPage(scene, payer)
  if (page === null) return scene.tally.count('payers: find no page to pay on')
  const [name, act] = oneOf(draw, scene.chance)
  scene.tally.count(`payers: ${name}`)
  const led = await act(scene, payer, page)
  if (led !== null) await afterPaying(scene, payer, led)
}

/** Goes on from the order's page, where the provider did not answer at first. */
async function openPage(scene: Scene, payer: Payer): Promise<string | null> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const order = await findOrder(scene, payer)
    const led = order && (await choose(scene, payer, order, 'due'))
    if (led !== null && isPage(scene, led)) return led
    await pause(500)
  }
  return null
}

const mostTries = 3

/** Comes back mostly, pays what is open perhaps, and staff have something to do with the order. */
async function afterPaying(scene: Scene, payer: Payer, led: string): Promise<void> {
  const { chance, tally, traffic } = scene
  if (chance() < 0.2) return tally.count('payers: pay and do not come back')
  const order = await comeBack(scene, payer, led)
  if (!order) return
  const { number, card, status } = order.props
  const { lookHref } = card ?? {}
  if (lookHref) await traffic.insist('return', () => payer.visitor.get(lookHref))
  if (status === 'awaiting-payment') return
  scene.paidOrders.push(number)
  if (status === 'part-paid' && chance() < 0.15) await payRest(scene, payer, order)
  if (chance() < 0.3) await actOnPaid(scene, number)
}

async function payRest(scene: Scene, payer: Payer, order: OrderSeen): Promise<void> {
  const led = await choose(scene, payer, order, 'all')
  if (led === null || !isPage(scene, led)) return
  scene.tally.count('payers: pay the rest too')
  const back = await payAt(scene, led)
  if (back !== null) await comeBack(scene, payer, back)
}

async function payAfterDecline(scene: Scene, _: Payer, page: string): Promise<string | null> {
  await pressAt(scene, page, 'decline')
  return payAt(scene, page)
}

async function payAfterKill(scene: Scene, _: Payer, page: string): Promise<string | null> {
  const { pid } = scene.server
  for (const end = performance.now() + longestLife; performance.now() < end; await pause(20)) {
    if (scene.server.pid !== pid) break
  }
  return payAt(scene, page)
}

/** In milliseconds: of a server, after which nobody waits for its end. */
const longestLife = 15_000

/** Back to the order, whose button is pressed in two tabs at once; both are paid. */
async function payByTwoTabs(scene: Scene, payer: Payer, page: string): Promise<string | null> {
  const order = await leaveFor(scene, payer, page)
  if (!order) return payAt(scene, page)
  const choices = scene.chance() < 0.5 ? (['due', 'all'] as const) : (['due', 'due'] as const)
  const led = await Promise.all(choices.map((choice) => choose(scene, payer, order, choice)))
  const pages = led.flatMap((one) => (one !== null && isPage(scene, one) ? [one] : []))
  const backs = await Promise.all([page, ...pages].map((one) => payAt(scene, one)))
  return backs.find((back) => back !== null) ?? null
}

async function leaveFor(scene: Scene, payer: Payer, page: string): Promise<OrderSeen | null> {
  const led = await pressAt(scene, page, 'leave')
  return led === null ? findOrder(scene, payer) : comeBack(scene, payer, led)
}

async function payLate(scene: Scene, payer: Payer, page: string): Promise<string | null> {
  await pressAt(scene, page, 'late')
  const again = await openPage(scene, payer)
  return again === null ? null : payAt(scene, again)
}

async function payByBank(scene: Scene, payer: Payer, page: string): Promise<string | null> {
  const led = await payByThinkingBank(scene, page)
  if (led === null) return null
  if (scene.chance() < 0.7) await comeBack(scene, payer, led)
  await pause(scene.chance() * 3_000)
  await settleAtBank(scene, page, scene.chance() < 0.7)
  return led
}

async function chooseTransfer(scene: Scene, payer: Payer, page: string): Promise<null> {
  const order = await leaveFor(scene, payer, page)
  if (order) await choose(scene, payer, order, 'transfer')
  return null
}

async function payAfterTransfer(scene: Scene, payer: Payer, page: string): Promise<string | null> {
  await chooseTransfer(scene, payer, page)
  return payAt(scene, page)
}

async function payWhatIsNoted(scene: Scene, payer: Payer, page: string): Promise<string | null> {
  const order = await findOrder(scene, payer)
  if (order) await runOrders(scene, 'paid', order.props.number)
  return payAt(scene, page)
}

async function payWhatIsCancelled(
  scene: Scene,
  payer: Payer,
  page: string,
): Promise<string | null> {
  const order = await findOrder(scene, payer)
  if (order) await runOrders(scene, 'cancel', order.props.number)
  return payAt(scene, page)
}
