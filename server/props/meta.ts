/** What a page says about itself in the document's head (specification 2, "Metadata"). */
export interface PageMeta {
  /** Empty: the default title. */
  readonly title?: string | undefined
  readonly description?: string | undefined
  readonly keywords?: string | undefined
  /** May search engines list the page? */
  readonly isIndexed: boolean
  /** Site path of the picture shown when the page is shared. */
  readonly image?: string | undefined
  readonly imageAlt?: string | undefined
  /** Site paths of stylesheets that only this page needs. */
  readonly stylesheets?: readonly string[] | undefined
  /** JSON-LD, already parsed. */
  readonly schema?: object | undefined
}
