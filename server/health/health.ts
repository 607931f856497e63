import { statfs } from 'node:fs/promises'
import type { ContentSource } from '#server/content/source.ts'
import type { Database } from '#server/database/database.ts'
import { missingMigrations } from '#server/database/migrate.ts'
import { queueState } from '#server/mail/queue-state.ts'
import type { QueueState } from '#server/mail/queue-state.ts'
import { inTime } from './in-time.ts'

/** How a process is, in a word for each thing that it needs. No word names a file, a host or a person. */
interface State {
  /** `draining`: it was asked to end, and answers what still comes. */
  readonly process: 'serving' | 'draining'
  readonly database: 'ok' | 'away'
  readonly migrations: 'ok' | 'missing' | 'unknown'
  /** Of the folders that the process writes to: `low` below 256 MB, `full` below 16 MB. */
  readonly disk: 'ok' | 'low' | 'full' | 'unknown'
  /** `faults`: the files have some, and the last good content is served. */
  readonly content: 'ok' | 'faults'
  /** `failed`: messages were given up. `late`: one has been due for a quarter of an hour. */
  readonly mail: 'ok' | 'late' | 'failed' | 'unknown'
  readonly failedMessages: number | null
  readonly waitingMessages: number | null
}

export interface Health {
  /** Asked anew at most once a second. Never rejects. */
  state(): Promise<State>
  /** From now on the process is draining. */
  drain(): void
}

interface HealthOptions {
  readonly database: Database
  readonly content: Pick<ContentSource, 'trouble'>
  readonly clock: { now(): number }
  /** Folders that the process writes to. */
  readonly folders: readonly string[]
}

/** Whatever else is asked, a balancer wants its answer. */
const limitMilliseconds = 1500

const keptMilliseconds = 1000

export function createHealth(options: HealthOptions): Health {
  let isDraining = false
  let kept: { readonly until: number; readonly state: Promise<Omit<State, 'process'>> } | undefined

  return {
    async state() {
      const now = performance.now()
      if (!kept || kept.until <= now) {
        kept = { until: now + keptMilliseconds, state: stateNow(options) }
      }
      return { process: isDraining ? 'draining' : 'serving', ...(await kept.state) }
    },
    drain() {
      isDraining = true
    },
  }
}

/**
 * Can this process not serve at all? Everything else is a word: what ails all processes at once, such
 * as the database, must not have a balancer take all of them away.
 */
export function isUnready({ process, migrations }: State): boolean {
  return process === 'draining' || migrations === 'missing'
}

async function stateNow(options: HealthOptions): Promise<Omit<State, 'process'>> {
  const { database, content, clock, folders } = options
  const [missing, mail, room] = await Promise.all([
    inTime(missingMigrations(database.db), limitMilliseconds),
    inTime(queueState(database.db), limitMilliseconds),
    inTime(leastRoom(folders), limitMilliseconds),
  ])
  return {
    database: missing === null ? 'away' : 'ok',
    migrations: missing === null ? 'unknown' : missing.length > 0 ? 'missing' : 'ok',
    disk: room === null ? 'unknown' : wordForRoom(room),
    content: content.trouble() ? 'faults' : 'ok',
    mail: mail === null ? 'unknown' : wordForQueue(mail, clock.now()),
    failedMessages: mail?.failed ?? null,
    waitingMessages: mail?.waiting ?? null,
  }
}

/** Bytes that are left for us on the fullest of these folders' disks. */
async function leastRoom(folders: readonly string[]): Promise<number> {
  const disks = await Promise.all(folders.map((folder) => statfs(folder)))
  return Math.min(...disks.map(({ bavail, bsize }) => bavail * bsize))
}

const megabyte = 1024 * 1024

function wordForRoom(bytes: number): State['disk'] {
  if (bytes < 16 * megabyte) return 'full'
  return bytes < 256 * megabyte ? 'low' : 'ok'
}

const lateMilliseconds = 15 * 60_000

function wordForQueue({ failed, oldestDue }: QueueState, now: number): State['mail'] {
  if (failed > 0) return 'failed'
  return oldestDue !== null && oldestDue < now - lateMilliseconds ? 'late' : 'ok'
}
