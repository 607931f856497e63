/** What a message says about who sends it: the company's facts, as a port. */
export interface Letterhead {
  readonly name: string
  /** The name in short, for running text. */
  readonly brand: string
  readonly email: string
  readonly phone: string
  /** Line by line. */
  readonly address: readonly string[]
}
