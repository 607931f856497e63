import type { Row } from './report/rows.ts'
import { rangeOf } from './statistics.ts'

/** CPU milliseconds, user and system, that this process spends on something: the mean of so many times. */
export async function ownCpu(times: number, work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  for (let time = 0; time < times; time += 1) await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000 / times
}

interface Answers {
  readonly name: string
  /** The most milliseconds that one of them may cost. */
  readonly atMost: number
  /** How often each is made before it is measured, and then. */
  readonly times: number
  readonly answers: Readonly<Record<string, () => unknown>>
}

/** A row in which the dearest of some answers counts, beside what all of them cost, and each cost. */
export async function dearestOf({ name, atMost, times, answers }: Answers): Promise<{
  readonly row: Row
  readonly milliseconds: Readonly<Record<string, number>>
}> {
  const milliseconds: Record<string, number> = {}
  for (const [key, answer] of Object.entries(answers)) {
    await ownCpu(times, answer)
    milliseconds[key] = await ownCpu(times, answer)
  }
  const interval = rangeOf(Object.values(milliseconds))
  return {
    row: { name, unit: 'ms', value: interval[1], interval, limit: { atMost } },
    milliseconds,
  }
}

export function counted(count: number): string {
  return count.toLocaleString('en-GB')
}
