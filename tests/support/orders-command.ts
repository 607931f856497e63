import { openPaymentProvider } from '#server/app/payment-provider.ts'
import { runOrdersCommand } from '#server/console/orders.ts'
import { systemClock } from '#server/site/clock.ts'
import type { TestSite } from './site.ts'

/**
 * Runs `npm run orders -- …` beside a running site, with an opening of its own of the database, and
 * returns what it printed.
 */
export async function runOrders(
  { services: { config, clock, content } }: TestSite,
  ...typed: readonly string[]
): Promise<readonly string[]> {
  const lines: string[] = []
  const code = await runOrdersCommand(typed, {
    config,
    clock,
    machineClock: systemClock,
    readContent: async () => content.current(),
    openProvider: () => openPaymentProvider(config),
    print: (line) => void lines.push(line),
    printError: (text) => void lines.push(text),
  })
  if (code !== 0) throw new Error(lines.join('\n'))
  return lines
}
