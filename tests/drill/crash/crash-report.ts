import type { Discrepancy } from '../books/books.ts'
import type { CrashResult, SoFar } from './crash-drill.ts'
import { phases } from './errand.ts'
import type { Phase } from './errand.ts'
import { targets } from './kills.ts'

/** One line while a drill goes on. */
export function progressLine({ town, kills, discrepancies }: SoFar, wanted: number): string {
  const { answered, unanswered } = town.traffic
  return [
    `${kills.length} of ${wanted} kills`,
    `${figure(sumOf(answered))} requests answered`,
    `${figure(sumOf(unanswered))} cut off`,
    `${discrepancies.length + town.complaints.length} faults`,
  ].join(', ')
}

/** All that a drill found, line by line. */
export function crashLines({ town, kills, discrepancies, calm }: CrashResult): string[] {
  const { books, post } = calm
  const confirmed = books.subscribers.filter(({ status }) => status === 'confirmed').length
  const places = books.places.reduce((sum, { now }) => sum + now.taken, 0)
  const soldOut = books.places.filter(({ places: all, now }) => all === now.taken).length
  return [
    'kills while it was under way         kills    aimed answered  cut off',
    ...targets.map((target) => {
      const aimed = kills.filter((kill) => kill.target === target).length
      const hit = kills.filter(({ during }) => during.has(target)).length
      const { answered, unanswered } = town.traffic
      const counts = target === 'start' ? [] : [answered.get(target), unanswered.get(target)]
      return `  ${target.padEnd(30)} ${columns(hit, aimed, ...counts)}`
    }),
    `${figure(books.orders.length)} orders of ${figure(places)} places on ${books.places.length} dates (${soldOut} sold out), ` +
      `${figure(books.carts)} carts, ${figure(books.subscribers.length)} subscribers (${confirmed} confirmed)`,
    `${figure(books.messages.length)} messages written, ${figure(post.distinct)} arrived by Message-ID, ` +
      `${post.repeats} of them again after a kill`,
    `${calm.datesTried} dates tried half an hour later: what is not sold can be had, what is sold cannot`,
    verdict(discrepancies),
    ...discrepancies.slice(0, 40).map(({ kind, what }) => `  ${kind}: ${what}`),
  ]
}

/** `0 lost, 0 doubled, …` */
function verdict(discrepancies: readonly Discrepancy[]): string {
  const count = (kind: Discrepancy['kind']) =>
    discrepancies.filter((discrepancy) => discrepancy.kind === kind).length
  return [
    `${count('lost')} lost`,
    `${count('doubled')} doubled`,
    `${count('oversold')} oversold`,
    `${count('held')} held for ever`,
    `${count('half')} half done`,
    `${count('message')} messages amiss`,
    `${count('damage')} damages`,
    `${count('answer')} faulty answers`,
  ].join(', ')
}

function columns(...counts: readonly (number | undefined)[]): string {
  return counts.map((count = 0) => figure(count).padStart(9)).join('')
}

function sumOf(counts: ReadonlyMap<Phase, number>): number {
  return phases.reduce((sum, phase) => sum + (counts.get(phase) ?? 0), 0)
}

function figure(count: number): string {
  return count.toLocaleString('en-GB')
}
