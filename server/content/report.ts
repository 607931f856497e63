import { countFaults, formatFault } from './fault.ts'
import type { Fault } from './fault.ts'

/** What `npm run content:check` says: the faults, an empty line between files, and the count. */
export function faultReport({
  faults,
  files,
}: {
  readonly faults: readonly Fault[]
  readonly files: number
}): string {
  const lines = faults.map((fault, index) => {
    const isNextFile = index > 0 && faults[index - 1]?.file !== fault.file
    return `${isNextFile ? '\n' : ''}${formatFault(fault)}\n`
  })
  const count = `content: ${files} files, ${countFaults(faults.length)}`
  return faults.length > 0 ? `${lines.join('')}\n${count}` : count
}
