/** An amount as a page shows it. */
export interface Money {
  /** Ready to show, such as `£1,236.00` or `-£25.00`. */
  readonly text: string
  /** How it stands out (specification 9): a negative amount in red and bold, a marked one in bold. */
  readonly tone: MoneyTone
}

export type MoneyTone = 'plain' | 'negative' | 'positive'

export interface NamedLink {
  readonly label: string
  readonly href: string
}

/** A page of ours by the name of what it is about. */
export interface PageLink {
  readonly name: string
  readonly href: string
}

/** A page above the one that is shown. */
export interface Crumb {
  readonly name: string
  readonly routeName: string
}

/** Where a page stands: the pages above it, from the top, and its own short name. */
export interface Breadcrumbs {
  readonly above: readonly Crumb[]
  readonly here: string
}
