import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { FuzzResult } from './fuzz-drill.ts'

type Counts = Pick<FuzzResult, 'requests' | 'serverErrors' | 'crashes'>

/** Adds a run's counts to those of all runs before it, which a file keeps, and says both. */
export function sumUp(path: string, results: readonly Counts[]): string {
  const run = results.reduce(added, { requests: 0, serverErrors: 0, crashes: 0 })
  const before = existsSync(path) ? [JSON.parse(readFileSync(path, 'utf8')) as Counts] : []
  const sum = before.reduce(added, run)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${JSON.stringify(sum)}\n`)
  return `this run ${worded(run)}; in sum ${worded(sum)}`
}

function added(one: Counts, other: Counts): Counts {
  return {
    requests: one.requests + other.requests,
    serverErrors: one.serverErrors + other.serverErrors,
    crashes: one.crashes + other.crashes,
  }
}

function worded({ requests, serverErrors, crashes }: Counts): string {
  return `${requests} requests, ${serverErrors} of 5xx, ${crashes} crashes`
}
