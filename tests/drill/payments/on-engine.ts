import type { Engine, Found } from '../engines.ts'
import { print } from '../report.ts'
import { paymentsDrill } from './payments-drill.ts'
import type { PaymentsInput } from './payments-drill.ts'
import { paymentsLines } from './payments-report.ts'

/** Drills payments on an engine, and prints how far it is and of what somebody complains. */
export async function paymentsOnEngine(
  engine: Engine,
  input: Omit<PaymentsInput, 'onKill'>,
): Promise<Found> {
  let told = 0
  const onKill = (count: number, complaints: readonly string[]) => {
    for (const complaint of complaints.slice(told)) print(`${engine}: ${complaint}`)
    told = complaints.length
    if (count % 10 === 0) print(`${engine}: ${count} of ${input.kills} kills`)
  }
  const result = await paymentsDrill(engine, { ...input, onKill })
  return { lines: paymentsLines(result), isGood: result.faults.length === 0 }
}
