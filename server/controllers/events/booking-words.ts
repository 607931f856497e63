import type { Company } from '#server/content/schema/company.ts'
import type { AvailabilityState, DatePageProps, DateShown } from '#server/props/dates.ts'

type Words = DatePageProps['booking']

/** How to get a place on a date, by its form or by talking to somebody, or why there is none. */
export function bookingWords({ availability, reference }: DateShown, company: Company): Words {
  return words[availability.state](`call ${company.phone} or write to ${company.email}`, reference)
}

const words: Readonly<Record<AvailabilityState, (contact: string, reference: string) => Words>> = {
  bookNow: (contact, reference) => ({
    title: 'Book this date',
    text: `What you put into your basket is held for you for 30 minutes. Would you rather talk to somebody? Then ${contact}, and quote ${reference}.`,
  }),
  fewLeft: (contact, reference) => ({
    title: 'Nearly full',
    text: `There is room for you if you are quick: what you put into your basket is held for you for 30 minutes. Or ${contact}, and quote ${reference}.`,
  }),
  waitingList: () => ({
    title: 'This date is full',
    text: 'Places do come back. Leave your name, and we ask whoever is on the list in the order in which they wrote.',
  }),
  reserved: (contact) => ({
    title: 'The last places are reserved',
    text: `They are held for somebody who has not paid yet. To hear whether one comes free, ${contact}.`,
  }),
  soldOut: (contact) => ({
    title: 'This date is sold out',
    text: `It begins too soon for a waiting list. Choose another date below, or ${contact}.`,
  }),
  saleOver: (contact) => ({
    title: 'Booking for this date is over',
    text: `Choose a later date below, or ${contact}.`,
  }),
  notYetOnSale: (contact, reference) => ({
    title: 'Not yet on sale',
    text: `If you would like to hear when it opens, ${contact}, and quote ${reference}.`,
  }),
}
