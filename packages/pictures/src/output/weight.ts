import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'

/** What all committed pictures may weigh together, in bytes. */
export const mostBytes = 34_000_000

/** What the files of a folder and of those in it weigh together, in bytes. */
export async function weightOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(path.join(parentPath, name))).size),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
