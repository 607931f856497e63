import { brandPictures } from './brand/pictures.ts'
import type { PlainPicture } from './brand/plain-picture.ts'
import { baseMapPicture } from './diagrams/base-map/draw-base-map.ts'
import { routeMapPictures } from './diagrams/route-map/pictures.ts'
import { ringPicture } from './diagrams/theory/ring.ts'
import { portraitPictures } from './figures/pictures.ts'

/** Every picture that is shipped as it is drawn: as SVG. */
export function vectorPictures(): readonly PlainPicture[] {
  return [...brandPictures, ...portraitPictures, ...routeMapPictures(), ringPicture, baseMapPicture]
}
