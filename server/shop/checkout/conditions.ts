import type { Content } from '#server/content/content.ts'
import type { Terms, TermsCondition } from '#server/content/fill/terms.ts'
import type { LineKind } from '#server/database/shop-tables.ts'
import { offerOfCode } from '#server/schedule/lookup.ts'
import type { BuyableLine } from '../orders/bought-line.ts'

/** What holds for some of the lines, to be read before they are ordered. */
export type Condition = TermsCondition

/** A line as far as conditions go. */
export interface ConditionedLine {
  readonly kind: LineKind
  readonly name: string
  /** Of the offer whose date it is; null: it has none. */
  readonly code: string | null
}

/** A line of a cart, as far as conditions go. */
export function conditionedLine({ line, article }: BuyableLine): ConditionedLine {
  return { kind: line.kind, name: article.name, code: article.date?.code ?? null }
}

/**
 * What the law and some terms say about lines of a cart or an order, each kind once: packages, leaving a
 * dated place, and the days in which other things can be sent back.
 * @param terms today's of a cart, its own of an order.
 * @param content knows which offers are packages.
 */
export function conditionsFor(
  lines: readonly ConditionedLine[],
  terms: Pick<Terms, 'conditions'>,
  content: Content,
): Condition[] {
  const packages = lines.filter((line) => hasNightsAboard(line, content))
  const has = (wanted: LineKind) => lines.some(({ kind }) => kind === wanted)
  const { dated_places: dated, online_courses: online, goods, vouchers } = terms.conditions
  return [
    ...(packages.length > 0 ? [packageTravel(packages, terms)] : []),
    ...(has('place') ? [dated] : []),
    ...(has('online') ? [online] : []),
    ...(has('product') ? [goods] : []),
    ...(has('voucher') ? [vouchers] : []),
  ]
}

function hasNightsAboard({ code }: ConditionedLine, content: Content): boolean {
  const offer = code === null ? undefined : offerOfCode(content, code)
  if (!offer) return false
  return 'nights' in offer ? offer.nights > 0 : offer.kit.includes('residential')
}

function packageTravel(
  lines: readonly ConditionedLine[],
  terms: Pick<Terms, 'conditions'>,
): Condition {
  const names = [...new Set(lines.map(({ name }) => name))]
  const { title, one, several, sentences } = terms.conditions.package
  const first = `${names.join(', ')}: ${names.length === 1 ? one : several}`
  return { title, sentences: [first, ...sentences] }
}
