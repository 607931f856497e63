import type { Transaction } from 'kysely'
import type { Database } from '#server/database/database.ts'
import type { Tables } from '#server/database/schema.ts'
import type { LineFault } from './line-fault.ts'

/** Thrown inside {@link refusable}: what was done so far is undone. */
export class Refusal extends Error {
  readonly fault: LineFault

  constructor(fault: LineFault) {
    super(`the line was refused: ${fault.reason}`)
    this.name = 'Refusal'
    this.fault = fault
  }
}

export interface Refused {
  readonly outcome: 'refused'
  readonly fault: LineFault
}

/** All of the work, or none of it and the fault for which it was refused. */
export async function refusable<T>(
  database: Database,
  work: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T | Refused> {
  try {
    return await database.transaction(work)
  } catch (error) {
    if (error instanceof Refusal) return { outcome: 'refused', fault: error.fault }
    throw error
  }
}
