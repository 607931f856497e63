import { watch } from 'node:fs'
import type { Log } from './violation-log.ts'

interface WatchOptions {
  readonly folders: readonly string[]
  /** Differs once one of the files was written, added or removed. */
  fingerprint(): string
  /** Called when files have changed and nobody is writing them any more. */
  onSettled(): void
  readonly log: Pick<Log, 'warn'>
}

// Editors write in several steps; a file counts as written when it stays the same this long.
const settleMilliseconds = 60

/** Watches folders, not files, so that an editor may also save by renaming a new file into place. */
export function watchFiles({ folders, fingerprint, onSettled, log }: WatchOptions) {
  let settled = fingerprint()
  let timer: NodeJS.Timeout | undefined

  function wait() {
    const seen = fingerprint()
    clearTimeout(timer)
    timer = setTimeout(() => {
      timer = undefined
      if (fingerprint() !== seen) return wait()
      if (seen === settled) return
      settled = seen
      onSettled()
    }, settleMilliseconds)
  }

  const watchers = folders.flatMap((folder) => {
    try {
      const watcher = watch(folder, { persistent: false }, wait)
      watcher.on('error', (error) => log.warn({ err: error, folder }, unwatched))
      return [watcher]
    } catch (error) {
      log.warn({ err: error, folder }, unwatched)
      return []
    }
  })
  return {
    /** Compares the files with what was last seen, for when no change was reported. */
    look(): void {
      if (!timer && fingerprint() !== settled) wait()
    },
    close(): void {
      clearTimeout(timer)
      for (const watcher of watchers) watcher.close()
    },
  }
}

const unwatched = 'content in this folder is not watched; edits there show after a restart'
