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

/** Something to choose, and where choosing it leads. */
export interface ChoiceLink extends NamedLink {
  readonly isChosen: boolean
}

/** A list in pages that visitors narrow. */
export interface PagedList {
  /** `34 dates`, `1 date` or `No dates`. */
  readonly countText: string
  /** From 1 on. */
  readonly page: number
  /** At least 1. */
  readonly pages: number
  readonly previousHref: string | null
  readonly nextHref: string | null
  /** The list without any choice; null when there is none. */
  readonly clearHref: string | null
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

/** A choice of one value in a form; the name is a key of the page's address. */
export interface SelectFilter<Name extends string = string> {
  readonly name: Name
  readonly label: string
  /** What stands for no choice: `Any month`. */
  readonly any: string
  /** Only those that lead to something, and the one that is chosen. */
  readonly choices: readonly {
    readonly value: string
    /** Where that helps with how many it leads to: `September 2027 (34)`. */
    readonly label: string
    readonly isChosen: boolean
  }[]
}
