import { join } from 'node:path'
import type { Fault } from '../fault.ts'
import { shownPath } from './file-fault.ts'
import type { ContentBytes, ContentPlaces } from './read-files.ts'

/**
 * The text of every file that a fault is in, by the name that the fault calls it: what a code frame
 * is cut from. A file that was not read, or a folder, has none.
 */
export function faultyTexts(
  { directory, pictures }: ContentPlaces,
  bytes: ContentBytes,
  faults: readonly Fault[],
): ReadonlyMap<string, string> {
  const faulty = new Set(faults.map(({ file }) => file))
  if (faulty.size === 0) return new Map()

  const texts = new Map<string, string>()
  const decoder = new TextDecoder()
  const keep = (path: string, found: Uint8Array) => {
    const file = shownPath(path)
    if (faulty.has(file)) texts.set(file, decoder.decode(found))
  }
  for (const [name, found] of bytes.files) keep(join(directory, name), found)
  if (bytes.pictures) keep(pictures, bytes.pictures)
  return texts
}
