/** What a visitor looks for, on whatever page they are: when, and for how many. */
export interface Wanted {
  /** `2027-05`, one of the months on sale; null: any. */
  readonly month: string | null
  /** From 1 to 8; null: it was not said. */
  readonly people: number | null
}
