/** A picture of its own size: a mark, a badge, a portrait, a map, a thing of the shop. */
export interface PlainPicture {
  readonly name: string
  /** Where the site finds it, from the root of the site. */
  readonly path: `/images/${string}.svg`
  /** Pixels. */
  readonly width: number
  readonly height: number
  /** The class of the flat colour that stands in its place until it has come. */
  readonly tint: `tint-${string}`
  /** What is to be seen, for those who cannot see it; empty where it only adorns. */
  readonly alt: string
  /** A painted picture is shipped in pixels, beside where its SVG would lie; others as SVG. */
  readonly kind?: 'painted'
  /** The picture as SVG: the same text whenever it is asked for. */
  draw(): string
}
