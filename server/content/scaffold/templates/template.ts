/** What a new file of a kind is made from. */
export interface TemplateFacts {
  readonly slug: string
  /** The slug as people read it. */
  readonly words: string
  /** A number that nothing in the catalogue has. */
  readonly id: number
  /** A code that nothing in the catalogue has. */
  readonly code: string
  /** What the file names as its `$schema`. */
  readonly schema: string
}

export type Template = (facts: TemplateFacts) => Readonly<Record<string, unknown>>
