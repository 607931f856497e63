import type { Section } from './report/rows.ts'

/** What a part of the benchmarks has measured. */
export interface Measured {
  readonly sections: readonly Section[]
  /** Every value of every round, for the report. */
  readonly facts: object
}

/** @param folder for what is made on the way. */
export type Part = (folder: string) => Measured | Promise<Measured>
