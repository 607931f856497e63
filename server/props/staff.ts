/** A draft, and where it can be looked at. */
export interface DraftLink {
  /** Course, Holiday, Product or Page. */
  readonly kind: string
  readonly name: string
  /** The address that it gets once it is published, or that it takes over. */
  readonly path: string
  readonly href: string
}

/** What visitors do not see yet. */
export interface PreviewProps {
  /** Where a form asks for any page, on any day. */
  readonly action: string
  readonly drafts: readonly DraftLink[]
}
