import { readFile, writeFile } from 'node:fs/promises'
import { fileOf, pathOf, widthsOf } from './ladder.ts'
import type { FileType, Laddered } from './ladder.ts'

/** What a page needs to show a picture without a shift (architecture, decision 12). */
export interface Entry {
  readonly width: number
  readonly height: number
  readonly tint: string
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[]
}

/** What the manifest is told of a picture. */
export interface Listed extends Laddered {
  readonly width: number
  readonly height: number
  readonly tint: string
}

/** A picture's entry in the manifest. */
export function entryOf(picture: Listed): Entry {
  const { width, height, tint } = picture
  const source = (type: FileType) =>
    widthsOf(picture, type)
      .map((each) => `${fileOf(picture, each, type)} ${each}w`)
      .join(', ')
  return {
    width,
    height,
    tint,
    sources: [
      { type: 'image/avif', srcSet: source('avif') },
      { type: 'image/jpeg', srcSet: source('jpg') },
    ],
  }
}

/**
 * Writes pictures into the manifest in place of those that it has; whatever else it has stays as
 * it is, and everything in its order.
 * @param isReplaced whether an entry is one of those, by its path.
 */
export async function writeManifest(
  file: URL,
  isReplaced: (path: string) => boolean,
  pictures: readonly Listed[],
): Promise<void> {
  const text = await readFile(file, 'utf8')
  const drawn = new Map(pictures.map((picture) => [pathOf(picture), entryOf(picture)]))
  const old = Object.entries(JSON.parse(text) as Record<string, Entry>)
  const kept = old.filter(([path]) => drawn.has(path) || !isReplaced(path))
  const written = `${JSON.stringify(Object.fromEntries([...kept, ...drawn]), null, 2)}\n`
  if (written !== text) await writeFile(file, written)
}
