import { Session } from 'node:inspector/promises'
import { relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/*
 * Run by `enteredFiles` in the folder of a tree, on whose own site and tests' support it works; prints
 * the files that each request enters, as JSON.
 */

type Site = typeof import('../support/site.ts')
type Buyer = typeof import('../support/buyer.ts')
type Visitor = ReturnType<Awaited<ReturnType<Site['startSite']>>['visitor']>

const book = { kind: 'product', sku: 'G6', quantity: 1 } as const
const others = ['/rya-courses/rya-day-skipper-theory', '/rya-courses/rya-day-skipper-practical']
// Not asked for before, so that it is not kept yet.
const page = '/rya-courses/rya-competent-crew'

const { startSite } = (await fromTree('tests/support/site.ts')) as Site
const buyer = (await fromTree('tests/support/buyer.ts')) as Buyer
const site = await startSite()
const session = new Session()
session.connect()
await session.post('Profiler.enable')
try {
  for (const path of [...others, ...others]) await seen(path)
  const made = await entered(() => seen(page))

  await bought(await atTheButton())
  const press = await atTheButton()
  // Messages go out when they may, which is sometimes before the answer is there.
  await site.services.outbox.stop()
  const ordered = await entered(() => bought(press))
  console.log(JSON.stringify({ made, ordered }))
} finally {
  session.disconnect()
  await site.stop()
}

function fromTree(path: string): Promise<unknown> {
  return import(pathToFileURL(resolve(path)).href)
}

/** Somebody who has come as far as the last button of the checkout; gives the pressing of it. */
async function atTheButton(): Promise<() => Promise<Response>> {
  const visitor: Visitor = site.visitor()
  await buyer.putInCart(visitor, book)
  await buyer.answerPeople(visitor, 'ben@example.com')
  await buyer.answerDelivery(visitor)
  const review = await buyer.reviewOf(visitor)
  if (!review) throw new Error('the checkout does not come to its last step')
  return () => buyer.order(visitor, review)
}

async function bought(press: () => Promise<Response>): Promise<void> {
  const answer = await press()
  if (!buyer.orderIdOf(answer)) throw new Error(`POST /checkout answers ${answer.status}`)
}

async function seen(path: string): Promise<void> {
  const answer = await site.visitor().get(path)
  await answer.text()
  if (answer.status !== 200) throw new Error(`GET ${path} answers ${answer.status}`)
}

/** The tree's files, other than packages and tests, of which a function is called meanwhile. */
async function entered(work: () => Promise<void>): Promise<string[]> {
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  await work()
  const { result } = await session.post('Profiler.takePreciseCoverage')
  await session.post('Profiler.stopPreciseCoverage')
  return result
    .filter(({ functions }) => functions.some(isCalled))
    .filter(({ url }) => url.startsWith('file:'))
    .map(({ url }) => relative(process.cwd(), fileURLToPath(url)).replaceAll('\\', '/'))
    .filter((path) => !/^\.\.|^tests\/|(?:^|\/)node_modules\//.test(path))
    .toSorted()
}

type Called = { readonly ranges: readonly { startOffset: number; count: number }[] }

/** A function that begins where its file does is the file itself, being read. */
function isCalled({ ranges: [whole] }: Called): boolean {
  return whole !== undefined && whole.startOffset > 0 && whole.count > 0
}
