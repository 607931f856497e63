import type { Engine, Found } from '../engines.ts'
import { print } from '../report.ts'
import type { LetterVerdict } from './check-letter.ts'
import { letterDrill } from './letter-drill.ts'
import type { LetterInput } from './letter-drill.ts'

/** Drills the weekly letter on an engine, and prints how far it is. */
export async function letterOnEngine(
  engine: Engine,
  input: Omit<LetterInput, 'onKill'>,
): Promise<Found> {
  const onKill = (count: number) => {
    if (count % 10 === 0) print(`${engine}: ${count} of ${input.kills} kills`)
  }
  const verdict = await letterDrill(engine, { ...input, onKill })
  return { lines: letterLines(engine, verdict), isGood: verdict.faults.length === 0 }
}

function letterLines(engine: string, verdict: LetterVerdict): string[] {
  const { kills, readers, left, repeats, slowest, toCustomers, faults } = verdict
  return [
    `${engine}: ${kills} kills, ${readers} have the letter, ${left} left meanwhile, ${repeats} messages came again under their Message-ID`,
    `  ${toCustomers} messages to customers, the slowest after ${(slowest / 1000).toFixed(1)} s`,
    ...(faults.length === 0 ? ['  no faults'] : faults.slice(0, 20).map((fault) => `  ${fault}`)),
  ]
}
