import type { Tried } from './run-stryker.ts'

const leastPercent = 80

export interface Tally {
  readonly room: string
  readonly tried: readonly Tried[]
  readonly minutes: number
}

/** One that never ends is noticed as well; one that no test comes by is not. */
function percentOf({ tried }: Tally): number {
  const noticed = tried.filter(({ status }) => !isMissed(status)).length
  return tried.length === 0 ? 0 : (100 * noticed) / tried.length
}

function isMissed(status: string): boolean {
  return status === 'Survived' || status === 'NoCoverage'
}

export function isShort(tally: Tally): boolean {
  return percentOf(tally) < leastPercent
}

export function missedOf({ tried }: Tally): string[] {
  return tried
    .filter(({ status }) => isMissed(status))
    .map(({ file, location: { start }, mutatorName, replacement, status }) => {
      const code = replacement.replaceAll(/\s+/g, ' ').slice(0, 100)
      return `${file}:${start.line}:${start.column} ${status}, ${mutatorName}: ${code}`
    })
}

export function linesOf(tallies: readonly Tally[]): string[] {
  const head = ['room', 'drawn', 'killed', 'survived', 'no coverage', 'timeout', '%', 'minutes']
  const kinds = [['Killed', 'RuntimeError'], ['Survived'], ['NoCoverage'], ['Timeout']]
  const rows = tallies.map((tally) => {
    const { room, tried, minutes } = tally
    const counts = kinds.map((kind) => tried.filter(({ status }) => kind.includes(status)).length)
    const figures = [percentOf(tally), minutes].map((figure) => figure.toFixed(1))
    return [room, ...[tried.length, ...counts].map(String), ...figures]
  })
  return [head, ...rows].map((cells) =>
    cells
      .map((cell) => cell.padEnd(12))
      .join('')
      .trimEnd(),
  )
}
