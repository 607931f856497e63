import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/**
 * Packs a folder into one file, a tar archive compressed by gzip, which is on the disk when this returns.
 * A file that is there keeps its mode.
 * @throws what tar says, such as that the disk is full.
 */
export async function pack(folder: string, target: string): Promise<void> {
  await tar(['-czf', target, '-C', folder, '.'])
  const file = await open(target, 'r')
  await file.sync()
  await file.close()
}

/**
 * Unpacks into an empty folder, with the modes that the files had.
 * @throws what tar says of a file that is no such archive, or cut off.
 */
export async function unpack(file: string, folder: string): Promise<void> {
  await tar(['-xpzf', file, '-C', folder, '--no-same-owner'])
}

async function tar(words: readonly string[]): Promise<void> {
  try {
    await execute('tar', words)
  } catch (cause) {
    const { code, stderr = '' } = cause as { readonly code?: unknown; readonly stderr?: string }
    const why = code === 'ENOENT' ? 'tar is not installed' : stderr.trim().split('\n')[0]
    throw new Error(why, { cause })
  }
}

/** The SHA-256 of every file in a folder and below, in hex, by its path with slashes. */
export async function hashesOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
  const hashes: Record<string, string> = {}
  for (const path of paths.toSorted()) {
    hashes[relative(folder, path).replaceAll(sep, '/')] = await hashOf(path)
  }
  return hashes
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
