/** A link with its words. */
export interface NamedLink {
  readonly label: string
  readonly href: string
}
