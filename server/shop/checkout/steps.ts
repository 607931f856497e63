import type { Content } from '#server/content/content.ts'
import { notSentTo } from '../money/delivery.ts'
import { isPosted, pricedLine } from '../orders/bought-line.ts'
import type { BuyableLine } from '../orders/bought-line.ts'
import type { CheckoutAnswers } from './answers.ts'
import { ageFault } from './born-field.ts'
import { crewsOf } from './crews.ts'
import type { Crew } from './crews.ts'

/** What is asked before an order: who, and, where something is posted, where to. */
type AskedStep = 'people' | 'delivery'

/** The steps that the lines of a cart need, in order. */
export function stepsFor(lines: readonly BuyableLine[]): AskedStep[] {
  return lines.some(isPosted) ? ['people', 'delivery'] : ['people']
}

/**
 * The first step that has not been told all that these lines need; null: none. What was told once may
 * be too little now: a place was added since, or a thing that is not posted abroad.
 */
export function openStep(
  lines: readonly BuyableLine[],
  answers: CheckoutAnswers,
  content: Content,
): AskedStep | null {
  if (!answers.contact) return 'people'
  if (crewsOf(lines, content).some((crew) => !isNamed(crew, answers))) return 'people'
  if (!lines.some(isPosted)) return null
  const { delivery } = answers
  const isAbroad = delivery?.by === 'post' && delivery.to === 'europe'
  return !delivery || (isAbroad && stayingAtHome(lines, content).length > 0) ? 'delivery' : null
}

/** The names of the things that are not posted abroad, each once. */
export function stayingAtHome(lines: readonly BuyableLine[], content: Content): string[] {
  const parcels = lines.flatMap((line) => {
    const { parcel } = pricedLine(line, content.vouchersPostedIn)
    return parcel ? [{ kind: parcel.kind, name: line.article.name }] : []
  })
  return [...new Set(notSentTo(parcels, 'europe', content.shipping).map(({ name }) => name))]
}

function isNamed(crew: Crew, { people }: CheckoutAnswers): boolean {
  const told = people[crew.lineId] ?? []
  return (
    told.length === crew.count &&
    told.every(({ born }) => !crew.asksBorn || (born !== null && ageFault(crew, born) === null))
  )
}
