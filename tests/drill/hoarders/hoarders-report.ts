import { mostHeadsOfNetwork } from '#server/shop/places/networks.ts'
import { grouped } from '../books/books.ts'
import type { HoardersResult } from './hoarders-drill.ts'
import type { HonestBasket } from './honest-basket.ts'
import { alone, band, networkOf, patient, shared } from './scene.ts'
import type { Peak } from './watch.ts'

const leastOrdered = 0.99

/** What must not be, a sentence for each. */
export function faultsOf(result: HoardersResult): readonly string[] {
  const { watched, honest, ordering, later } = result
  const given = honest.length - orderedOf(honest)
  const failures = failuresOf(honest).length
  const hoarded = [alone, patient, ...band].map((address) => ({
    address,
    heads: peakOf(result, address).hoarded,
  }))
  const isIdle = hoarded.every(({ heads }) => heads === 0)
  return [
    ...hoarded
      .filter(({ heads }) => heads > mostHeadsOfNetwork)
      .map(({ address, heads }) => `${address} kept ${heads} heads from others`),
    ...(ordering.heads > mostHeadsOfNetwork
      ? [`one mailbox had ${ordering.heads} heads ordered and not paid`]
      : []),
    ...(isIdle ? ['the hoarders kept nothing, so nothing was tried'] : []),
    ...(given > (1 - leastOrdered) * honest.length
      ? [`${given} of ${honest.length} honest people could not order`]
      : []),
    ...(failures > 0 ? [`honest people got ${failures} answers of 5xx, or none`] : []),
    ...[...new Set(watched.oversold)].map((what) => `oversold: ${what}`),
    ...later.faults,
  ]
}

/** One line for all that was measured, what explains it, and a line for each fault. */
export function hoardersLines(engine: string, result: HoardersResult): readonly string[] {
  const { watched, honest, hoarding, unreadCodes, ordering, later } = result
  const most = (addresses: readonly string[]) =>
    Math.max(...addresses.map((address) => peakOf(result, address).hoarded))
  const parts = [
    `hoarders kept at most ${most([alone])} heads from one address, ${most(band)} from each of ${band.length}, ${most([patient])} with patience ` +
      `(${hoarding.answers} answers, ${hoarding.limited} of 429, ${hoarding.failures.length} of 5xx; ${unreadCodes} codes that nobody read)`,
    `with one mailbox ${ordering.heads} heads in ${ordering.orders} orders`,
    honestWords(honest),
    `oversold ${watched.oversold.length} times in ${watched.looks} looks`,
    `on day 9 ${later.lapsed} orders had lapsed and ${later.heads} heads were free, ${later.staying} heads stayed beside a date that has begun, ${later.paid} paid orders stood, ${later.datesTried} dates were had again`,
  ]
  return [
    `${engine}: ${parts.join('; ')}`,
    ...crowdedLines(result),
    ...toldLines(
      'honest people gave up, and were told last',
      honest.filter(hasGivenUp).map(wordsOf),
    ),
    ...toldLines('answers that honest people should not get', failuresOf(honest)),
    ...toldLines('times the owner of the mailbox was refused', ordering.refusals),
    ...faultsOf(result).map((fault) => `  FAULT: ${fault}`),
  ]
}

function honestWords(honest: readonly HonestBasket[]): string {
  const isAmongHoarders = ({ address }: HonestBasket) => band.includes(address)
  const among = honest.filter(isAmongHoarders)
  const apart = honest.filter((basket) => !isAmongHoarders(basket))
  const share = (some: readonly HonestBasket[]) => `${orderedOf(some)} of ${some.length}`
  const waited = honest.filter(({ tally }) => tally.limited > 0).length
  const seconds = honest.map((basket) => basket.seconds).toSorted((one, other) => one - other)
  const median = seconds[Math.floor(seconds.length / 2)] ?? 0
  return (
    `${share(honest)} honest people ordered, ${share(among)} beside hoarders and ${share(apart)} elsewhere; ` +
    `${waited} had to wait, half took at most ${median.toFixed(1)} s and all ${(seconds.at(-1) ?? 0).toFixed(0)} s, ` +
    `${failuresOf(honest).length} answers of 5xx`
  )
}

/** Where several honest people have ordered, more than 24 heads are theirs. */
function crowdedLines(result: HoardersResult): string[] {
  const crowded = shared
    .map((address) => ({ address, heads: peakOf(result, address).all }))
    .filter(({ heads }) => heads > mostHeadsOfNetwork)
    .map(({ address, heads }) => `${address} ${heads}`)
  return crowded.length > 0 ? [`  with what honest people ordered: ${crowded.join(', ')}`] : []
}

function toldLines(what: string, words: readonly string[]): string[] {
  return [...grouped(words, (one) => one)].map(
    ([told, { length }]) => `  ${length} ${what}: ${told}`,
  )
}

function peakOf({ watched }: HoardersResult, address: string): Peak {
  return watched.peaks.get(networkOf(address)) ?? { hoarded: 0, all: 0 }
}

function orderedOf(honest: readonly HonestBasket[]): number {
  return honest.length - honest.filter(hasGivenUp).length
}

function hasGivenUp({ orderId }: HonestBasket): boolean {
  return orderId === null
}

function wordsOf({ words }: HonestBasket): string {
  return words
}

function failuresOf(honest: readonly HonestBasket[]): readonly string[] {
  return honest.flatMap(({ tally }) => tally.failures)
}
