import { readFile, writeFile } from 'node:fs/promises'
import { hashOf } from '../output/record.ts'

/** What was encoded last, by name: the hash of each drawing's SVG. */
export type Hashes = Map<string, string>

/** The record of the last run; empty before the first. */
export async function readHashes(file: URL): Promise<Hashes> {
  const text = await readFile(file, 'utf8').catch(() => '{}')
  return new Map(Object.entries(JSON.parse(text) as Record<string, string>))
}

/** Whether this is what was encoded last under the name; from now on it is. */
export function isKnown(hashes: Hashes, name: string, svg: string): boolean {
  const hash = hashOf(svg)
  const known = hashes.get(name) === hash
  hashes.set(name, hash)
  return known
}

/** Keeps the record, its entries in the order of their names. */
export async function writeHashes(file: URL, hashes: Hashes): Promise<void> {
  const sorted = [...hashes].toSorted(([a], [b]) => (a < b ? -1 : 1))
  await writeFile(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}
