/**
 * One thing that a page describes to machines, in the words of schema.org. Addresses in it (`@id`,
 * `url`, `item`, `image`, `logo`) are site paths; the document's head makes them whole, and leaves
 * out what is empty.
 */
export interface StructuredNode {
  readonly '@type': string | readonly string[]
  readonly [property: string]: unknown
}
