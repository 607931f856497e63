import { readFile, writeFile } from 'node:fs/promises'
import { fileOf, pathOf, widthsOf } from './ladder.ts'
import type { FileType, Laddered } from './ladder.ts'

/** What a page needs to show a picture without a shift (architecture, decision 12). */
export interface Entry {
  readonly width: number
  readonly height: number
  readonly tint: string
  /** A film's are one file each, in the order in which a browser should try them. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[]
  /** Of the bytes of all its files. */
  readonly digest?: string
  /** What it shows, where somebody has written it: messages say it. */
  readonly alt?: string
  /** The path of the same scene composed for tall windows, which has an entry of its own. */
  readonly tall?: string
}

/** What the manifest is told of a picture. */
export interface Listed extends Laddered {
  readonly width: number
  readonly height: number
  readonly tint: string
  readonly alt?: string
  readonly tall?: string
}

/** A picture's entry in the manifest. */
export function entryOf(picture: Listed): Entry {
  const { width, height, tint, alt, tall } = picture
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
    ...(alt && { alt }),
    ...(tall && { tall }),
  }
}

/**
 * Writes pictures into the manifest in place of those that it has; whatever else it has stays as
 * it is, and everything in its order.
 * @param isReplaced whether an entry is one of those, by its path.
 * @param films what is shown besides pictures: their entries by path.
 */
export async function writeManifest(
  file: URL,
  isReplaced: (path: string) => boolean,
  pictures: readonly Listed[],
  films: Readonly<Record<string, Entry>> = {},
): Promise<void> {
  const text = await readFile(file, 'utf8')
  const ladders = pictures.map((picture) => [pathOf(picture), entryOf(picture)] as const)
  const drawn = new Map([...ladders, ...Object.entries(films)])
  const old = Object.entries(JSON.parse(text) as Record<string, Entry>)
  const kept = old.filter(([path]) => drawn.has(path) || !isReplaced(path))
  const written = `${JSON.stringify(Object.fromEntries([...kept, ...drawn]), null, 2)}\n`
  if (written !== text) await writeFile(file, written)
}
