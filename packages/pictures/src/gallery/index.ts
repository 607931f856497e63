import type { PlainPicture } from '../brand/plain-picture.ts'
import { Drawing } from '../kit/drawing.ts'
import { squares } from './squares.ts'
import type { Square } from './squares.ts'

const size = 800

/** The squares of the social gallery, in an order in which no two neighbours look alike. */
export const galleryPictures: readonly PlainPicture[] = squares.map((square) => ({
  name: square.name,
  path: `/images/gallery/${square.name}.svg`,
  width: size,
  height: size,
  tint: square.tint,
  alt: square.alt,
  kind: 'painted',
  draw: () => drawSquare(square),
}))

function drawSquare({ paint }: Square): string {
  const drawing = new Drawing(size, size)
  paint(drawing)
  return drawing.toString()
}
