import type { OfferPageProps } from '#server/props/offer-page.ts'

type Asked = Pick<OfferPageProps, 'booking' | 'dates' | 'dateCount' | 'add'> & {
  /** The form for whoever finds no date. */
  readonly askHref: string
}

/** How an offer's page leads to a place: to its dates, to what buys it, or to the form. */
export function bookingLink({ booking, dates, dateCount, add, askHref }: Asked): {
  readonly href: string
  readonly label: string
  /** Where there is little room. */
  readonly short: string
} {
  if (booking === 'dates' && dates.length > 0) {
    return dateCount === 1
      ? { href: '#dates', label: 'See the date', short: 'See the date' }
      : { href: '#dates', label: `Choose from ${dateCount} dates`, short: 'Choose a date' }
  }
  if (add) return { href: '#booking', label: 'How to book', short: 'How to book' }
  const label = askLabels[booking]
  return { href: askHref, label, short: label }
}

const askLabels = {
  dates: 'Ask for a date',
  'any-day': 'Ask about this course',
  enquiry: 'Ask for a quotation',
} as const
