/** An amount as a page shows it. */
export interface Money {
  /** Ready to show, such as `£1,236.00` or `-£25.00`. */
  readonly text: string
  /** How it stands out (specification 9): a negative amount in red and bold, a marked one in bold. */
  readonly tone: MoneyTone
}

export type MoneyTone = 'plain' | 'negative' | 'positive'
