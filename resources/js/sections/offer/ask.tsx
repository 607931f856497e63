import { EnquiryForm } from '#js/components/offer/enquiry-form.tsx'
import { PageSection } from '#js/components/ui/section.tsx'
import type { Booking, OfferPageProps } from '#server/props/offer-page.ts'
import { enquiryTexts } from './price-box.tsx'

const texts: Readonly<Record<Booking, string>> = {
  dates: 'Say when you could come, and we write to you as soon as there is a date.',
  'any-day': 'Ask whatever you would like to know before you begin.',
  enquiry:
    'Say how many you are, where, and roughly when. You get a quotation in writing, and it binds you to nothing.',
}

/** The form at the end of the page of an offer that has no dates to choose from. */
export function Ask({ enquiry, booking }: Pick<OfferPageProps, 'enquiry' | 'booking'>) {
  if (!enquiry) return null
  return (
    <PageSection id="enquiry" title={enquiryTexts[booking].button}>
      <p className="mb-5 max-w-copy">{texts[booking]}</p>
      <EnquiryForm {...enquiry} anchor="enquiry" />
    </PageSection>
  )
}
