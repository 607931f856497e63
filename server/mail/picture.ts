import { filesOf } from '#js/lib/pictures.ts'
import type { Content } from '#server/content/content.ts'

/**
 * A picture of the site as a message shows it: by the path of a file that every mail program can show, from
 * the root of the site. It is part of the outbox's rows, like all data of a message.
 */
export interface MailPicture {
  readonly src: string
  /** The same, where it is shown small. */
  readonly small: string
  /** Pixels of the first. */
  readonly width: number
  readonly height: number
  /** What it shows. */
  readonly alt: string
}

/**
 * The picture of what a message is about.
 * @param path as content names it; left out: it has none.
 * @param name what it is a picture of, where nobody wrote what it shows.
 * @returns undefined for a picture that is no JPEG or PNG, or that no list has.
 */
export function mailPicture(
  { pictures, pictureTexts }: Pick<Content, 'pictures' | 'pictureTexts'>,
  path: string | null | undefined,
  name: string,
): MailPicture | undefined {
  const listed = path && /\.(?:jpe?g|png)$/.test(path) ? pictures[path] : undefined
  if (!path || !listed) return undefined
  const [width, height] = listed
  const [[small] = [path]] = filesOf(path, listed, 'jpg')
  return { src: path, small, width, height, alt: pictureTexts.get(path) ?? name }
}
