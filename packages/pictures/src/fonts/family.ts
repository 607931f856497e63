/** A face of a machine that stands in for ours until it has come, and whenever it does not come. */
export interface StandIn {
  /** Its name in the CSS, behind the family's: `Figtree Arial`. */
  readonly name: string
  /** CSS `font-weight` of the text that it stands in for. */
  readonly weight: string
  /** Which weight of our family it is made as wide as. */
  readonly wideAs: number
  /** The PostScript names of the font and of those drawn to its widths. */
  readonly local: readonly string[]
  readonly widths: readonly number[]
}

/** One of the site's two families, as it is derived from the font that its package ships. */
export interface Family {
  readonly name: string
  readonly file: string
  /** The font it is made of, as a module of its package. */
  readonly source: string
  /** Axes pinned to a value, or cut to a range. */
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
  /** CSS `font-weight` of its face. */
  readonly weight: string
  readonly standIns: readonly StandIn[]
}
