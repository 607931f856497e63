import { grouped } from '../books/books.ts'
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
    ...[...grouped(endings, ({ words }) => words)]
      .filter(([words]) => words !== '')
      .map(([words, { length }]) => `  ${length} were told: ${words}`),
    ...[...grouped(faults, (fault) => fault)].map(
      ([fault, { length }]) => `  fault (${length} times): ${fault}`,
    ),
  ]
}
