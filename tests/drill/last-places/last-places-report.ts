import type { RushResult } from './rushes.ts'

/** What a rush found, line by line. */
export function rushLines(engine: string, rush: RushResult): string[] {
  const { name, endings, sold, told, seconds, faults } = rush
  const answers = endings.reduce((sum, { statuses }) => sum + statuses.length, 0)
  const winners = endings.flatMap(({ orderId }, index) => (orderId === null ? [] : [index + 1]))
  return [
    `${engine}, ${name}: ${endings.length} buyers, ${sold} sold, ${told} told that it is full, ` +
      `${answers} answers in ${seconds.toFixed(1)} s`,
    `  the places went to the buyers ${winners.join(', ')}`,
    ...[...counted(endings.map(({ words }) => words).filter(Boolean))].map(
      ([words, count]) => `  ${count} were told: ${words}`,
    ),
    ...[...counted(faults)].map(([fault, count]) => `  fault (${count} times): ${fault}`),
  ]
}

function counted(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return counts
}
