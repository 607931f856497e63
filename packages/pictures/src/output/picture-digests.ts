import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Entry } from './manifest.ts'

/**
 * Notes in the manifest, for each picture, a digest of the bytes of all its files: pages put it into
 * their addresses, so that browsers may keep them for as long as the picture stays the same.
 */
export async function writeDigests(manifest: URL, publicFolder: string): Promise<void> {
  const text = await readFile(manifest, 'utf8')
  const entries = JSON.parse(text) as Record<string, Entry>
  const noted: Record<string, Entry> = {}
  for (const [name, entry] of Object.entries(entries)) {
    noted[name] = { ...entry, digest: await digestOf(filesOf(name, entry), publicFolder) }
  }
  const written = `${JSON.stringify(noted, null, 2)}\n`
  if (written !== text) await writeFile(manifest, written)
}

function filesOf(name: string, { sources }: Entry): string[] {
  const offered = sources.flatMap(({ srcSet }) =>
    srcSet.split(', ').map((each) => each.split(' ')[0] ?? ''),
  )
  return [...new Set([name, ...offered])].toSorted()
}

// The server takes it in the same way of the files that it sends: `server/http/picture-digests.ts`.
async function digestOf(files: readonly string[], publicFolder: string): Promise<string> {
  const hash = createHash('sha256')
  for (const file of files) hash.update(await readFile(path.join(publicFolder, file)))
  return hash.digest('base64url').slice(0, 8)
}
