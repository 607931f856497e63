import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { filesOf, smallerFilm } from '#js/lib/pictures.ts'
import type { Picture, Pictures } from '#server/props/shared.ts'

/** Whether the files of the picture that a path is of have this digest, as they are now. */
export type IsPictureDigest = (path: string, digest: string) => Promise<boolean>

/**
 * Asks the files themselves: the list of pictures may be newer than they, or older. They are read
 * again only when one of them has changed.
 * @param directory what `/` of the site's addresses is.
 */
export function createPictureDigests(directory: string, pictures: () => Pictures): IsPictureDigest {
  const known = new Map<string, { readonly stamp: string; readonly digest: string }>()

  async function digestOf(name: string, files: readonly string[]): Promise<string> {
    const paths = files.map((file) => join(directory, file))
    const stats = await Promise.all(paths.map((path) => stat(path)))
    const stamp = stats.map(({ ino, size, mtimeMs }) => `${ino} ${size} ${mtimeMs}`).join()
    const before = known.get(name)
    if (before?.stamp === stamp) return before.digest
    const hash = createHash('sha256')
    for (const path of paths) hash.update(await readFile(path))
    const digest = hash.digest('base64url').slice(0, 8)
    known.set(name, { stamp, digest })
    return digest
  }

  return async (path, digest) => {
    const picture = picturesByFile(pictures()).get(path)
    if (!picture) return false
    try {
      return (await digestOf(picture.name, picture.files)) === digest
    } catch {
      // A file of it is missing: what is there may be half of another version.
      return false
    }
  }
}

interface PictureFiles {
  readonly name: string
  readonly files: readonly string[]
}

const byFile = new WeakMap<Pictures, ReadonlyMap<string, PictureFiles>>()

function picturesByFile(pictures: Pictures): ReadonlyMap<string, PictureFiles> {
  let found = byFile.get(pictures)
  if (!found) {
    const all = Object.entries(pictures).map(([name, one]) => ({
      name,
      files: allFiles(name, one),
    }))
    found = new Map(all.flatMap((one) => one.files.map((file) => [file, one] as const)))
    byFile.set(pictures, found)
  }
  return found
}

/** Every file of a picture or film, in the order in which its digest has them. */
function allFiles(name: string, picture: Picture): string[] {
  const widths = (['avif', 'jpg'] as const).flatMap((ending) => filesOf(name, picture, ending))
  const film = name.endsWith('.mp4') ? [smallerFilm(name)] : []
  return [...new Set([name, ...widths.map(([file]) => file), ...film])].toSorted()
}
