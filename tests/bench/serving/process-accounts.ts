import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

/**
 * Microseconds of CPU, user and system, that a process, its threads and the processes that it started
 * have used, by the scheduler's own account: to the nanosecond, where the usual one counts in
 * hundredths of a second.
 * @throws when there is no /proc to read (Linux only).
 */
export function cpuMicroseconds(pid: number): number {
  const used = familyOf(pid).flatMap((each) =>
    threadsOf(each).map((thread) => threadNanoseconds(each, thread)),
  )
  return used.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1_000
}

/**
 * Megabytes (of 1,000,000 bytes) that a process and those that it started have held at most, so far or
 * since it was forgotten what they held before.
 */
export function mostMegabytes(pid: number): number {
  const kilobytes = familyOf(pid).map((each) => {
    const [, most] = /^VmHWM:\s+(\d+) kB/m.exec(read(`/proc/${each}/status`)) ?? []
    return Number(most ?? 0)
  })
  return (kilobytes.reduce((sum, most) => sum + most, 0) * 1_024) / 1_000_000
}

/** Forgets what a process and those that it started have held at most (proc(5), `clear_refs`). */
export function forgetMost(pid: number): void {
  for (const each of familyOf(pid)) writeFileSync(`/proc/${each}/clear_refs`, '5')
}

/** The process, its children, and theirs. */
function familyOf(pid: number): number[] {
  const children = threadsOf(pid)
    .flatMap((thread) => read(`/proc/${pid}/task/${thread}/children`).split(' '))
    .filter(Boolean)
  return [pid, ...children.flatMap((child) => familyOf(Number(child)))]
}

function threadsOf(pid: number): string[] {
  if (!canBeAsked) throw new Error('Process accounting needs Linux (/proc).')
  try {
    return readdirSync(`/proc/${pid}/task`)
  } catch {
    // A process that ended between the list and the look.
    return []
  }
}

function threadNanoseconds(pid: number, thread: string): number {
  return Number(read(`/proc/${pid}/task/${thread}/schedstat`).split(' ')[0])
}

/** Empty for a thread that ended between the list and the look. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

const canBeAsked = read('/proc/self/schedstat') !== ''
