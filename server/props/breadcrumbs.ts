/** A page above the one that is shown. */
export interface Crumb {
  readonly name: string
  /** The name of its route. */
  readonly routeName: string
}

/** Where a page stands: the pages above it, from the top, and its own short name. */
export interface Breadcrumbs {
  readonly above: readonly Crumb[]
  readonly here: string
}
