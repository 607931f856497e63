import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Where the servers run, and where the load comes from: neither takes the other's time. */
interface Cores {
  readonly server: number
  readonly load: number
}

let found: Cores | null | undefined

/**
 * The first two cores that this process might use when it was asked first: later it may be kept to one
 * of them. Null: it has one, or no `taskset` to choose by.
 */
function cores(): Cores | null {
  if (found === undefined) {
    const [server, load] = coresIn(allowed())
    found = server === undefined || load === undefined || !canChoose() ? null : { server, load }
  }
  return found
}

/** The command that runs another on the core of the servers. */
export function onServerCore(command: readonly string[]): readonly string[] {
  const chosen = cores()
  return chosen ? ['taskset', '-c', String(chosen.server), ...command] : command
}

/** Moves a process that runs already to the core of the servers. */
export function moveToServerCore(pid: number): void {
  const chosen = cores()
  if (chosen) keepTo(String(chosen.server), pid)
}

/** Keeps this process to the core of the load while some work lasts. */
export async function onLoadCore<T>(work: () => Promise<T>): Promise<T> {
  const chosen = cores()
  if (!chosen) return work()
  const before = allowed()
  keepTo(String(chosen.load))
  try {
    return await work()
  } finally {
    keepTo(before)
  }
}

/** @param list as the system writes it: `0-3,6`. */
function coresIn(list: string): number[] {
  return list.split(',').flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map(Number)
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
}

function allowed(): string {
  const status = readFileSync('/proc/self/status', 'utf8')
  return /^Cpus_allowed_list:\s+(\S+)$/m.exec(status)?.[1] ?? '0'
}

function canChoose(): boolean {
  try {
    execFileSync('taskset', ['-p', String(process.pid)], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

function keepTo(list: string, pid = process.pid): void {
  execFileSync('taskset', ['-a', '-c', '-p', list, String(pid)], { stdio: 'ignore' })
}
