import { constants, stat } from 'node:fs'
import type { Dirent, Stats } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { parse } from 'node:path'

/** What a disk gives when it is asked, or why it gives nothing. */
export type Found<Value> = { readonly value: Value } | { readonly fault: string }

/**
 * Reads a disk that may fail in any way, and never rejects. A fault is the error's code, such as
 * `EACCES`, or one of {@link ownFaults}.
 */
export interface FileAccess {
  /** What is in a folder. */
  list(folder: string): Promise<Found<readonly Dirent[]>>
  /** Of what each path leads to, in their order. */
  stats(paths: readonly string[]): Promise<readonly Found<Stats>[]>
  read(path: string): Promise<Found<Uint8Array>>
  /** Does something not answer? As long as it does not, the process cannot end by itself. */
  isStuck(): boolean
}

export const ownFaults = {
  /** A network folder may not answer for hours, and nothing takes back what it was asked. */
  noAnswer: 'noAnswer',
  /** A pipe, a socket, a device: reading one might never end. */
  noFile: 'noFile',
  /** Followed by a blank and how many megabytes there are. */
  tooLarge: 'tooLarge',
} as const

/** The longest file of the project has 0.1 MB. */
export const mostMegabytes = 5

export const patienceSeconds = 2

const elsewhere = parse(process.execPath).root

/** Told of each step of an answer: one question to the disk may be made of several. */
type Step = () => void

/**
 * Waits for each step of an answer as long as patience lasts. Until what has not answered does so,
 * everything else has no answer either: each question more would take one more of the few threads with
 * which the process also hashes passwords. Whoever asks waits for one answer before the next question.
 */
export function createFileAccess(patience = patienceSeconds * 1000): FileAccess {
  let stuck = 0

  async function ask<Value>(answer: (step: Step) => Promise<Value>): Promise<Found<Value>> {
    if (stuck > 0) return { fault: ownFaults.noAnswer }
    let [steps, isAnswered] = [0, false]
    const given = answer(() => void (steps += 1))
      .then(
        (value) => ({ value }),
        (error: unknown) => ({ fault: faultOf(error) }),
      )
      .finally(() => (isAnswered = true))
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<Found<Value>>((resolve) => {
      function wait(): void {
        const before = steps
        const giveUp = () => {
          if (isAnswered) return
          if (steps !== before) return wait()
          stuck += 1
          void given.finally(() => (stuck -= 1))
          resolve({ fault: ownFaults.noAnswer })
        }
        // A process may be busy for so long, and so may all of its threads. It is the disk that does not
        // answer when another one has answered what was asked of it later, a while ago.
        const grace = () => {
          if (!isAnswered) timer = setTimeout(() => setImmediate(giveUp), patience / 4)
        }
        timer = setTimeout(() => stat(elsewhere, grace), (patience * 3) / 4)
      }
      wait()
    })
    const found = await Promise.race([given, late])
    clearTimeout(timer)
    return found
  }

  return {
    list: (folder) => ask(() => readdir(folder, { withFileTypes: true })),
    async stats(paths) {
      const found: Found<Stats>[] = []
      for (let at = 0; at < paths.length; at += batch) {
        const some = paths.slice(at, at + batch)
        const answer = await ask((step) => statsOfSome(some, step))
        found.push(...('value' in answer ? answer.value : some.map(() => answer)))
      }
      return found
    },
    read: (path) => ask((step) => readFileOf(path, step)),
    isStuck: () => stuck > 0,
  }
}

/** How many files are asked about in one question. */
const batch = 32

/** Two at a time cost half of what one at a time does, and leave threads for others if both get stuck. */
function statsOfSome(paths: readonly string[], step: Step): Promise<Found<Stats>[]> {
  return new Promise((resolve) => {
    const found: Found<Stats>[] = []
    let [next, answered] = [0, 0]
    function ask(): void {
      const at = next
      next += 1
      const path = paths[at]
      if (path === undefined) return
      stat(path, (error, value) => {
        found[at] = error ? { fault: faultOf(error) } : { value }
        answered += 1
        step()
        if (answered === paths.length) resolve(found)
        else ask()
      })
    }
    ask()
    ask()
  })
}

class FileFault extends Error {
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** The fault says how large, in whole megabytes. */
function tooLarge(bytes: number): FileFault {
  return new FileFault(`${ownFaults.tooLarge} ${Math.ceil(bytes / 1024 / 1024)}`)
}

function faultOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}

// Not blocking: a pipe that nobody writes to would else never open.
const flags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)

/** What stands in `/proc` calls itself a file of no length, and may have no end. */
async function readFileOf(path: string, step: Step): Promise<Uint8Array> {
  const file = await open(path, flags)
  step()
  try {
    const stats = await file.stat()
    step()
    if (stats.isDirectory()) throw new FileFault('EISDIR')
    if (!stats.isFile()) throw new FileFault(ownFaults.noFile)
    const most = mostMegabytes * 1024 * 1024
    if (stats.size > most) throw tooLarge(stats.size)
    let room = Buffer.allocUnsafe(stats.size + 1)
    let length = 0
    for (;;) {
      const { bytesRead } = await file.read(room, length, room.length - length)
      step()
      if (bytesRead === 0) return room.subarray(0, length)
      length += bytesRead
      if (length > most) throw tooLarge(length)
      if (length === room.length) room = Buffer.concat([room], Math.max(2 * length, 65_536))
    }
  } finally {
    await file.close()
  }
}
