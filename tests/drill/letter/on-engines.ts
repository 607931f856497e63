import { enginesOf } from '../engines.ts'
import type { LetterVerdict } from './check-letter.ts'
import { letterDrill } from './letter-drill.ts'
import type { LetterInput } from './letter-drill.ts'

interface OnEngines extends Omit<LetterInput, 'onKill'> {
  /** The beginning of an engine's name in small letters; null: both. */
  readonly only: string | null
}

/** Drills the weekly letter on one engine after the other, and prints what it finds meanwhile. */
export async function letterOnEngines(
  { only, ...input }: OnEngines,
  print: (line: string) => void,
): Promise<{ readonly lines: readonly string[]; readonly isGood: boolean }> {
  const lines: string[] = []
  let isGood = true
  for (const engine of enginesOf(only)) {
    const onKill = (count: number) => {
      if (count % 10 === 0) print(`${engine}: ${count} of ${input.kills} kills`)
    }
    const verdict = await letterDrill(engine, { ...input, onKill })
    const found = letterLines(engine, verdict)
    for (const line of found) print(line)
    lines.push(...found)
    isGood &&= verdict.faults.length === 0
  }
  return { lines, isGood }
}

function letterLines(engine: string, verdict: LetterVerdict): string[] {
  const { kills, readers, left, repeats, slowest, toCustomers, faults } = verdict
  return [
    `${engine}: ${kills} kills, ${readers} have the letter, ${left} left meanwhile, ${repeats} messages came again under their Message-ID`,
    `  ${toCustomers} messages to customers, the slowest after ${(slowest / 1000).toFixed(1)} s`,
    ...(faults.length === 0 ? ['  no faults'] : faults.slice(0, 20).map((fault) => `  ${fault}`)),
  ]
}
