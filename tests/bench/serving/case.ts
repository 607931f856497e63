import type { Load } from './load.ts'

/** One kind of request, and how often it is sent. */
export interface Case extends Load {
  /** What is asked for: cases of one group give the same. */
  readonly group: string
  /** Who answers, and whom. */
  readonly name: string
  /** In one round. */
  readonly requests: number
  readonly warmUp: number
}
