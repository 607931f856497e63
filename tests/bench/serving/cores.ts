import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Where the servers run, and where the load comes from: neither takes the other's time. */
export interface Cores {
  readonly server: number
  readonly load: number
}

/** The first two cores that this process may use; null: it has one, or no `taskset` to choose by. */
export function findCores(): Cores | null {
  const [server, load] = coresIn(allowed())
  return server === undefined || load === undefined || !canChoose() ? null : { server, load }
}

/** The command that runs another on the core of the servers. */
export function onServerCore(cores: Cores | null, command: readonly string[]): readonly string[] {
  return cores ? ['taskset', '-c', String(cores.server), ...command] : command
}

/** Keeps this process to the core of the load while some work lasts. */
export async function onLoadCore<T>(cores: Cores | null, work: () => Promise<T>): Promise<T> {
  if (!cores) return work()
  const before = allowed()
  keepTo(String(cores.load))
  try {
    return await work()
  } finally {
    keepTo(before)
  }
}

/** @param list as the system writes it: `0-3,6`. */
export function coresIn(list: string): number[] {
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

function keepTo(list: string): void {
  execFileSync('taskset', ['-a', '-c', '-p', list, String(process.pid)], { stdio: 'ignore' })
}
