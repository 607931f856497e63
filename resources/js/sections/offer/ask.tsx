import { EnquiryForm } from '#js/components/offer/enquiry-form.tsx'
import { PageSection } from '#js/components/ui/section.tsx'
import type { Booking, OfferPageProps } from '#server/props/offer-page.ts'

const texts: Readonly<Record<Booking, { readonly title: string; readonly text: string }>> = {
  dates: {
    title: 'Ask for a date',
    text: 'Say when you could come, and we write to you as soon as there is a date.',
  },
  'any-day': {
    title: 'Ask about this course',
    text: 'Ask whatever you would like to know before you begin.',
  },
  enquiry: {
    title: 'Ask for a quotation',
    text: 'Say how many you are, where, and roughly when. You get a quotation in writing, and it binds you to nothing.',
  },
}

/** The form at the end of the page of an offer that has no dates to choose from. */
export function Ask({ enquiry, booking }: Pick<OfferPageProps, 'enquiry' | 'booking'>) {
  if (!enquiry) return null
  const { title, text } = texts[booking]

  return (
    <PageSection id="enquiry" title={title}>
      <p className="mb-5 max-w-copy">{text}</p>
      <EnquiryForm {...enquiry} anchor="enquiry" />
    </PageSection>
  )
}
