import type { Format } from '../scenes/scene.ts'

/** The widths a picture is offered in; `main` is the width of the file that it is named by. */
export interface Ladder {
  readonly widths: readonly number[]
  readonly main: number
}

/** The ladder of each format that scenes are drawn in. */
export const ladders: Record<Format, Ladder> = {
  card: { widths: [400, 800, 1600], main: 800 },
  hero: { widths: [828, 1280, 1920], main: 1280 },
  tall: { widths: [414, 828], main: 828 },
  portrait: { widths: [286, 572, 1144], main: 572 },
  square: { widths: [300, 600, 1200], main: 600 },
  banner: { widths: [800, 1600], main: 1600 },
  share: { widths: [1200], main: 1200 },
}

/** The ladder of a picture that is drawn at twice the size it is shown at. */
export function halfAndFull(width: number): Ladder {
  return { widths: [width / 2, width], main: width }
}

/** What names a picture's files. */
export interface Laddered {
  /** Where its files lie below `/images`, and their name before the width: `art/golden-hour`. */
  readonly stem: string
  readonly ladder: Ladder
}

/** The types that every ladder is offered in, the better one first. */
export type FileType = 'avif' | 'jpg'

/** The file of a picture at one width, below `public`. */
export function fileOf({ stem }: Laddered, width: number, type: FileType): string {
  return `/images/${stem}-${width}.${type}`
}

/** The path that content names a picture by: its JPEG of the main width. */
export function pathOf(picture: Laddered): string {
  return fileOf(picture, picture.ladder.main, 'jpg')
}

/**
 * The widths of a picture's files of one type. JPEG is for the few browsers without AVIF and goes
 * no further than the main width: beyond it, a JPEG weighs twice what the picture is worth.
 */
export function widthsOf({ ladder: { widths, main } }: Laddered, type: FileType) {
  return type === 'avif' ? widths : widths.filter((width) => width <= main)
}

/** Every file of a picture, below `public`. */
export function filesOf(picture: Laddered): string[] {
  return (['avif', 'jpg'] as const).flatMap((type) =>
    widthsOf(picture, type).map((width) => fileOf(picture, width, type)),
  )
}
