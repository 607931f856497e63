import type { Picture } from '#server/props/shared.ts'

type MaybeListed = Picture | undefined

/** The path of the same scene composed for tall windows, if there is one. */
export function tallVersionOf(picture: MaybeListed): string | undefined {
  return picture?.[6]
}

/**
 * A picture's files of a type, each with its width, from the narrowest on.
 * @param path the one that content names the picture by, which ends in a width of its own.
 */
export function filesOf(path: string, picture: MaybeListed, ending: 'avif' | 'jpg') {
  const [, , , , avif = [], jpegs] = picture ?? []
  return avif
    .slice(0, ending === 'jpg' ? jpegs : undefined)
    .map((width) => [path.replace(/\d+\.jpg$/, `${width}.${ending}`), width] as const)
}

/** The smaller file that lies beside each film. */
export function smallerFilm(path: string): string {
  return path.replace(/mp4$/, 'webm')
}

/**
 * The address under which a page shows a file of a picture: with the picture's digest a browser may
 * keep it for as long as the picture stays the same, and without one it asks again.
 */
export function pictureAddress(file: string, picture: MaybeListed): string {
  return file + (picture?.[2] ?? '')
}

/** The files that a browser may choose from, as `<source>` says them: the better type first. */
export function pictureSources(path: string, picture: MaybeListed) {
  return (['avif', 'jpg'] as const).flatMap((ending) => {
    const files = filesOf(path, picture, ending).map(
      ([file, width]) => `${pictureAddress(file, picture)} ${width}w`,
    )
    const type = ending === 'jpg' ? 'image/jpeg' : 'image/avif'
    return files[0] ? { type, srcSet: files.join(', ') } : []
  })
}
