/** A picture to fetch before anything else: one of its files, by the size of the window. */
export interface Preload {
  readonly type: string
  readonly srcSet: string
  readonly sizes: string
  /** The media condition under which the picture is shown. */
  readonly media: string
}

/** What a page says about itself in the document's head (specification 2, "Metadata"). */
export interface PageMeta {
  /** Empty: the default title. */
  readonly title?: string | undefined
  readonly description?: string | undefined
  readonly keywords?: string | undefined
  /** Site path of the one address under which the page is listed; empty: its own. */
  readonly canonical?: string | undefined
  /** May search engines list the page? */
  readonly isIndexed: boolean
  /** Site path of the picture shown when the page is shared. */
  readonly image?: string | undefined
  readonly imageAlt?: string | undefined
  /** What is shared, in the words of Open Graph. Empty: a website. */
  readonly kind?: 'website' | 'product' | 'article' | undefined
  /** Site paths of stylesheets that only this page needs. */
  readonly stylesheets?: readonly string[] | undefined
  /** Site path of an Atom feed of what the page lists. */
  readonly feed?: string | undefined
  /** The picture that fills the first screen, in each of its shapes. */
  readonly preloads?: readonly Preload[] | undefined
  /** JSON-LD that staff wrote, already parsed. */
  readonly schema?: object | undefined
  /** What the page's own data says to machines; a type that staff describe themselves gives way. */
  readonly nodes?: readonly StructuredNode[] | undefined
}

/**
 * One thing that a page describes to machines, in the words of schema.org. Addresses in it (`@id`,
 * `url`, `item`, `image`, `logo`) are site paths; the document's head makes them whole, and leaves
 * out what is empty.
 */
export interface StructuredNode {
  readonly '@type': string | readonly string[]
  readonly [property: string]: unknown
}
