import type { PlainPicture } from '../brand/plain-picture.ts'
import { compose } from '../scenes/compose.ts'
import { formats } from '../scenes/scene.ts'
import type { Format, Scene } from '../scenes/scene.ts'
import { halfAndFull, ladders, pathOf } from './ladder.ts'
import type { Laddered } from './ladder.ts'
import { tintOf } from './tint.ts'

/** One picture to draw and to encode. */
export interface Picture extends Laddered {
  /** What `npm run art -- --only` finds it by. */
  readonly name: string
  readonly alt: string
  /** Pixels of the drawing. */
  readonly width: number
  readonly height: number
  readonly tint: string
  /** The path of the same scene composed for tall windows. */
  readonly tall?: string
  /** The picture as SVG: the same text whenever it is asked for. */
  draw(): string
}

/** Every picture that the scenes ask for. A scene's first format has its bare name. */
export function picturesOf(scenes: readonly Scene[]): Picture[] {
  return scenes.flatMap((scene) => {
    const wanted = scene.formats ?? (['card'] as const)
    const fileOf = (format: Format) => ({
      stem: `art/${scene.name}${format === wanted[0] ? '' : `-${format}`}`,
      ladder: ladders[format],
    })
    return wanted.map((format) => {
      const [width, height] = formats[format]
      return {
        name: scene.name,
        ...fileOf(format),
        alt: scene.alt,
        width,
        height,
        tint: tintOf(scene),
        ...(format === 'hero' && wanted.includes('tall') && { tall: pathOf(fileOf('tall')) }),
        draw: () => compose(scene, format),
      }
    })
  })
}

/**
 * The pictures among these that are painted: too rich to be shipped as SVG, so that they are
 * encoded at half their width and at their width, beside where their SVG would lie.
 */
export function paintingsOf(pictures: readonly PlainPicture[]): Picture[] {
  return pictures
    .filter(({ kind }) => kind === 'painted')
    .map((picture) => ({
      name: picture.name,
      stem: picture.path.slice('/images/'.length, -'.svg'.length),
      ladder: halfAndFull(picture.width),
      alt: picture.alt,
      width: picture.width,
      height: picture.height,
      tint: picture.tint,
      draw: () => picture.draw(),
    }))
}
