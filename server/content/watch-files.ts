import { watch } from 'node:fs'
import type { FSWatcher } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Comparison } from './load/read-files.ts'
import type { Log } from './violation-log.ts'

interface WatchOptions {
  /** How the files are now. Never rejects. */
  compare(): Promise<Comparison>
  /** Is this how they were when they were last read? */
  isRead(stamp: string): boolean
  /** Called when files have changed and nobody is writing them any more. Never rejects. */
  onSettled(): Promise<void>
  /** null: nothing is noticed but by `look`. */
  readonly everyMilliseconds: number | null
  readonly log: Pick<Log, 'warn'>
}

interface Watch {
  /** Compares the files with what was last read, and comes true when they are the same again. */
  look(): Promise<void>
  close(): void
}

// Editors write in several steps; a file counts as written when it stays the same this long.
const settleMilliseconds = 60

// What something writes to without end is no reason to see nothing else.
const mostMilliseconds = 3000

/**
 * Notices changes by what the system reports and by comparing every so often: a network folder reports
 * nothing, and a folder that takes the place of another is not the one that was asked to report.
 */
export function watchFiles(options: WatchOptions): Watch {
  const { compare, isRead, onSettled, everyMilliseconds, log } = options
  const closing = new AbortController()
  const isOpen = () => !closing.signal.aborted
  let isReported = false
  let looking: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined
  const reports = createReports(log, () => void look())

  async function seenNow(): Promise<string> {
    const { stamp, folders } = await compare()
    // What happened before a folder was asked to report shows by another comparison alone.
    if (everyMilliseconds !== null && isOpen() && reports.follow(folders)) isReported = true
    return stamp
  }

  async function untilSettled(): Promise<void> {
    do {
      isReported = false
      let since = performance.now()
      let seen = await seenNow()
      while (!isRead(seen) && isOpen()) {
        await pause(settleMilliseconds, undefined, { ref: false })
        const next = await seenNow()
        const isLong = performance.now() - since > mostMilliseconds
        if ((next === seen || isLong) && isOpen()) {
          await onSettled()
          since = performance.now()
        }
        seen = next
      }
    } while (isReported && isOpen())
  }

  function look(): Promise<void> {
    isReported = true
    clearTimeout(timer)
    looking ??= untilSettled().finally(() => {
      looking = null
      lookAgainLater()
    })
    return looking
  }

  function lookAgainLater(): void {
    if (everyMilliseconds === null || !isOpen()) return
    timer = setTimeout(() => void look(), everyMilliseconds).unref()
  }

  if (everyMilliseconds !== null) void look()
  return {
    look,
    close() {
      closing.abort()
      clearTimeout(timer)
      reports.follow(new Map())
    },
  }
}

/** Watches folders, not files, so that an editor may also save by renaming a new file into place. */
function createReports(log: Pick<Log, 'warn'>, onReport: () => void) {
  const watchers = new Map<string, { readonly identity: string; readonly watcher?: FSWatcher }>()

  function open(folder: string): FSWatcher | undefined {
    const warn = (error: unknown) => log.warn({ err: error, folder }, unreported)
    try {
      return watch(folder, { persistent: false }, onReport).on('error', warn)
    } catch (error) {
      warn(error)
      return undefined
    }
  }

  return {
    /** Watches exactly these folders, each as long as it is the same one. True: some anew. */
    follow(folders: ReadonlyMap<string, string>): boolean {
      for (const [folder, { identity, watcher }] of watchers) {
        if (folders.get(folder) === identity) continue
        watcher?.close()
        watchers.delete(folder)
      }
      const added = [...folders].filter(([folder]) => !watchers.has(folder))
      for (const [folder, identity] of added) {
        const watcher = open(folder)
        watchers.set(folder, { identity, ...(watcher && { watcher }) })
      }
      return added.length > 0
    },
  }
}

const unreported = 'this folder of the content reports no changes; they are seen some seconds later'
