import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'

/** What was encoded last: each picture's stem and the hash of what it was encoded from. */
export type DrawnRecord = Readonly<Record<string, string>>

/** Where the record is kept, beside the generator. */
export const recordFile = new URL('../drawn.json', import.meta.url)

/** A short hash of a drawing's text or of a file. */
export function hashOf(drawing: string | Uint8Array): string {
  return createHash('sha256').update(drawing).digest('hex').slice(0, 16)
}

/** The record of the last run; empty before the first. */
export async function readRecord(file: URL = recordFile): Promise<DrawnRecord> {
  const text = await readFile(file, 'utf8').catch(() => '{}')
  return JSON.parse(text) as DrawnRecord
}

/** Keeps the record, its entries in the order of their names. */
export async function writeRecord(record: DrawnRecord, file: URL = recordFile): Promise<void> {
  const entries = Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1))
  await writeFile(file, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`)
}
