import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import type { Stats } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { privateModes } from './private.ts'

interface Log {
  warn(facts: object, message: string): void
}

/** The files of a process, of which nobody else on the machine may read any. */
export interface OwnFiles {
  /** Folders that are narrowed themselves, as long as nothing that others read lies in them. */
  readonly folders: readonly string[]
  /** Files, and folders with all that is in them; what is missing is passed over. */
  readonly contents: readonly string[]
  /** What others read and write too, such as the content. */
  readonly shared: readonly string[]
}

/**
 * Takes from others what modes of files of an earlier start, a restored copy or another program gave
 * them, and tells what that was. What cannot be narrowed is told with the cure; it stops nothing.
 */
export function narrowModes({ folders, contents, shared }: OwnFiles, log: Log): void {
  // There modes say nothing about other people.
  if (process.platform === 'win32') return
  const narrowed = [
    ...folders.filter((path) => mayNarrow(path, shared, log)),
    ...contents.flatMap(within),
  ]
    .map((path) => narrow(path, log))
    .filter((change) => change !== null)
  if (narrowed.length === 0) return
  const facts = { count: narrowed.length, changes: narrowed.slice(0, most) }
  log.warn(facts, 'others on this machine could read private files, and cannot any more')
}

/** Changes in one line of the log: a folder of kept mail has thousands. */
const most = 20

function mayNarrow(path: string, shared: readonly string[], log: Log): boolean {
  const stats = statsOf(path)
  if (!stats || isPrivate(stats)) return false
  // A sticky bit, as on `/tmp`, keeps apart what many people have there.
  const isForAll = (stats.mode & 0o1000) !== 0
  const others = isForAll ? 'everybody' : shared.find((other) => isIn(path, other))
  if (others === undefined) return true
  const cure = 'give private files a folder of their own, by DATA_DIR and DATABASE_URL'
  log.warn({ path, mode: octal(stats.mode), others, cure }, 'a folder of private files is open')
  return false
}

function isIn(folder: string, path: string): boolean {
  return `${resolve(path)}${sep}`.startsWith(`${resolve(folder)}${sep}`)
}

function narrow(path: string, log: Log): string | null {
  const stats = statsOf(path)
  if (!stats || isPrivate(stats)) return null
  const right = stats.isDirectory() ? privateModes.folder : privateModes.file
  const change = `${path} ${octal(stats.mode)} -> ${octal(right)}`
  try {
    chmodSync(path, right)
    return change
  } catch (error) {
    const cure = `chmod ${octal(right)} ${path}, as the user who owns it`
    log.warn({ err: error, change, cure }, 'others on this machine may read a private file')
    return null
  }
}

function isPrivate({ mode }: Stats): boolean {
  return (mode & 0o077) === 0
}

/** The path, and all below it. */
function within(path: string): string[] {
  if (!statsOf(path)?.isDirectory()) return [path]
  return [path, ...namesIn(path).flatMap((name) => within(join(path, name)))]
}

/** The names in a folder; none where there is no folder, or this user may not read it. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

// A link is left alone: what it leads to may be anybody's.
function statsOf(path: string): Stats | null {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  return stats && !stats.isSymbolicLink() ? stats : null
}

function octal(mode: number): string {
  return (mode & 0o7777).toString(8).padStart(4, '0')
}
