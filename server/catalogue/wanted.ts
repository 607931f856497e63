/** When a visitor wants to go and for how many; null: that is left open. */
export interface Wanted {
  /** In which a date begins: `2027-05`, one of the months on sale. */
  readonly month: string | null
  /** From 1 to 8. */
  readonly people: number | null
}

/** A yacht has no more berths than this; whoever comes with more asks for two yachts. */
export const mostPeople = 8

const peoplePattern = new RegExp(`^[1-${mostPeople}]$`)

/** The months on sale, in order, when they are asked for. */
type MonthsOnSale = () => readonly string[]

/** The two as parameters of an address: their values are few, and others are none. */
export function wantedParameters(months: MonthsOnSale) {
  return [
    { name: 'month', has: (value: string) => months().includes(value) },
    { name: 'people', has: (value: string) => peoplePattern.test(value) },
  ] as const
}

/** Reads them of the query of an address. Whatever is none of their values is passed over. */
export function readWanted(
  months: MonthsOnSale,
  { month, people }: Readonly<Record<string, unknown>>,
): Wanted {
  const isOnSale = typeof month === 'string' && months().includes(month)
  const isNumber = typeof people === 'string' && peoplePattern.test(people)
  return { month: isOnSale ? month : null, people: isNumber ? Number(people) : null }
}

/** The same as an address writes it. */
export function wantedQuery({ month, people }: Wanted): Readonly<Record<string, string>> {
  return { ...(month !== null && { month }), ...(people !== null && { people: String(people) }) }
}

/** Is anything wanted at all? Then a page is not for search engines. */
export function isWanted({ month, people }: Wanted): boolean {
  return month !== null || people !== null
}
