import { enginesOf } from '../engines.ts'
import { paymentsDrill } from './payments-drill.ts'
import type { PaymentsInput } from './payments-drill.ts'
import { paymentsLines } from './payments-report.ts'

interface OnEngines extends Omit<PaymentsInput, 'onKill'> {
  /** The beginning of an engine's name in small letters; null: both. */
  readonly only: string | null
}

/** Drills payments on one engine after the other, and prints what it finds meanwhile. */
export async function paymentsOnEngines(
  { only, ...input }: OnEngines,
  print: (line: string) => void,
): Promise<{ readonly lines: readonly string[]; readonly isGood: boolean }> {
  const lines: string[] = []
  let isGood = true
  for (const engine of enginesOf(only)) {
    let told = 0
    const onKill = (count: number, complaints: readonly string[]) => {
      for (const complaint of complaints.slice(told)) print(`${engine}: ${complaint}`)
      told = complaints.length
      if (count % 10 === 0) print(`${engine}: ${count} of ${input.kills} kills`)
    }
    const result = await paymentsDrill(engine, { ...input, onKill })
    const found = paymentsLines(result)
    for (const line of found) print(line)
    lines.push(...found)
    isGood &&= result.faults.length === 0
  }
  return { lines, isGood }
}
