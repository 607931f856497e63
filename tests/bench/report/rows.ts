import { intervalOf, medianOf, ratiosOf } from '../statistics.ts'
import type { Interval } from '../statistics.ts'

export type Unit = 'times' | 'µs' | 'ms' | 's' | 'kB' | 'MB'

/** What is to be kept, and what is aimed at beyond that. */
export interface Limit {
  readonly atLeast?: number
  readonly atMost?: number
  readonly aim?: number
}

/** One thing that was measured. */
export interface Row {
  readonly name: string
  readonly value: number
  readonly unit: Unit
  /** Where the value lies, or what it is the worst of: its section says. */
  readonly interval?: Interval
  readonly limit?: Limit | undefined
}

/** Rows that belong together. */
export interface Section {
  readonly title: string
  readonly rows: readonly Row[]
}

/** Null: it has no limit. */
export function isKept({ value, limit }: Pick<Row, 'value' | 'limit'>): boolean | null {
  if (!limit) return null
  return value >= (limit.atLeast ?? -Infinity) && value <= (limit.atMost ?? Infinity)
}

/** The median of rounds, with its interval. */
export function rowOf(
  { name, unit, limit }: Pick<Row, 'name' | 'unit' | 'limit'>,
  rounds: readonly number[],
): Row {
  return { name, unit, limit, value: medianOf(rounds), interval: intervalOf(rounds) }
}

/** How many times what one thing costs another does, by rounds in which both took turns. */
export function ratioRow(
  { name, limit }: Pick<Row, 'name' | 'limit'>,
  dear: readonly number[],
  cheap: readonly number[],
): Row {
  return rowOf({ name, unit: 'times', limit }, ratiosOf(dear, cheap))
}
