import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { codeReader, keptPost } from '../support/order-codes.ts'
import { watchCalls } from './called-files.ts'

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

let buyers = 0

const { startSite } = (await fromTree('tests/support/site.ts')) as Site
const buyer = (await fromTree('tests/support/buyer.ts')) as Buyer
const site = await startSite()
const calls = await watchCalls()
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
  calls.end()
  await site.stop()
}

function fromTree(path: string): Promise<unknown> {
  return import(pathToFileURL(resolve(path)).href)
}

/** Somebody who has come as far as the last button of the checkout; gives the pressing of it. */
async function atTheButton(): Promise<() => Promise<Response>> {
  const visitor: Visitor = site.visitor()
  await buyer.putInCart(visitor, book)
  const readCode = codeReader(site.services.database.db, keptPost(site.directory))
  const email = `ben-${(buyers += 1)}@example.com`
  await buyer.answerPeople(visitor, email)
  await buyer.answerDelivery(visitor)
  const review = await buyer.reviewOf(visitor)
  if (!review) throw new Error('the checkout does not come to its last step')
  return () => buyer.order(visitor, review, () => readCode(email))
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

/** The tree's files of which a function is called meanwhile. */
async function entered(work: () => Promise<void>): Promise<string[]> {
  await calls.calledFiles()
  await work()
  return calls.calledFiles()
}
