import type { Fault } from './verdicts/site-verdict.ts'

/** As many addresses are named below one fault. */
const namedBelow = 4

/** The faults for people: each once, with where it is; the most frequent first. */
export function reportOf(faults: readonly Fault[]): string {
  if (faults.length === 0) return 'No fault was found.'
  const { lines, kinds } = groupsOf(faults)
  return [...lines, '', `${faults.length} faults, ${kinds} different ones.`].join('\n')
}

/** The same for what differs between two builds. */
export function differencesReport(differences: readonly Fault[], addresses: number): string {
  const { lines } = groupsOf(differences)
  return [...lines, `${addresses} addresses, ${differences.length} differences`].join('\n')
}

function groupsOf(faults: readonly Fault[]) {
  const byFault = new Map<string, Fault[]>()
  for (const one of faults) byFault.set(one.fault, [...(byFault.get(one.fault) ?? []), one])
  const groups = [...byFault].toSorted(([, one], [, other]) => other.length - one.length)
  const lines = groups.flatMap(([fault, places]) => {
    const shown = places.slice(0, namedBelow).map(({ address }) => `    ${address}`)
    const rest = places.length - shown.length
    return [fault, ...shown, ...(rest > 0 ? [`    and ${rest} more`] : [])]
  })
  return { lines, kinds: byFault.size }
}
