import { closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Who may use what the process keeps for itself: its own user (ASVS 5.0, 13.3.2 and 14.2.4). */
export const privateModes = { folder: 0o700, file: 0o600 } as const

/** Makes a folder that only this user may look into, with those above it that are missing. */
export function makePrivateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: privateModes.folder })
}

/**
 * Makes an empty file that only this user may read, and its folder, unless they are there: for a
 * library that would make the file for everybody. SQLite gives its log the mode of its database.
 */
export function makePrivateFile(path: string): void {
  makePrivateFolder(dirname(path))
  closeSync(openSync(path, 'a', privateModes.file))
}

/** Writes a file that only this user may read, and makes its folder: on the disk when this returns. */
export function writePrivateFile(path: string, text: string): void {
  makePrivateFolder(dirname(path))
  writeFileSync(path, text, { mode: privateModes.file, flush: true })
}
