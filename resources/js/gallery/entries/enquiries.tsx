import { EnquiryForm } from '#js/components/enquiry-form.tsx'
import Unsubscribe from '#js/pages/newsletter/unsubscribe.tsx'
import { ContactBlock } from '#js/sections/blocks/contact.tsx'
import { Ask } from '#js/sections/offer/ask.tsx'
import type { Entry } from '../entry.ts'
import { longCopy, longName, longWord } from '../samples.ts'

const action = '/contact-us'

export const enquiryForm: Entry = {
  title: 'Enquiry form',
  group: 'Components',
  shows: ['components/enquiry-form.tsx', 'components/enquiry-fields.tsx'],
  areAlone: true,
  states: [
    {
      title: 'A question',
      content: <EnquiryForm subject="general" action={action} anchor="ask" />,
    },
    {
      title: 'For a party',
      content: <EnquiryForm subject="charter" action={action} anchor="ask" offer="CH-DAY" />,
    },
    {
      title: 'At the end of an offer',
      content: (
        <Ask enquiry={{ subject: 'corporate-day', action, offer: 'CH-COR' }} booking="enquiry" />
      ),
    },
  ],
}

export const contactBlock: Entry = {
  title: 'Contact block',
  group: 'Sections',
  shows: ['sections/blocks/contact.tsx'],
  areAlone: true,
  states: [
    {
      title: 'With a map',
      content: (
        <ContactBlock
          type="contact"
          title="How to reach us"
          copy={longCopy}
          hours={[
            { days: 'Monday to Friday', hours: '09:00 to 17:30' },
            { days: longName, hours: longName },
          ]}
          action={action}
          imageUrl="/images/art/chart-coast-800.jpg"
          imageAltText="A chart of the coast"
        />
      ),
    },
    {
      title: 'Without hours',
      content: <ContactBlock type="contact" title="How to reach us" hours={[]} action={action} />,
    },
  ],
}

const leaving = '/mail/unsubscribe/0000'

export const unsubscribe: Entry = {
  title: 'Stop the newsletter',
  group: 'Pages',
  shows: ['pages/newsletter/unsubscribe.tsx'],
  areAlone: true,
  states: [
    {
      title: 'Asked',
      content: <Unsubscribe email="ada@example.com" action={leaving} state="subscribed" />,
    },
    {
      title: 'Stopped',
      content: (
        <Unsubscribe email={`${longWord}@example.com`} action={leaving} state="unsubscribed" />
      ),
    },
  ],
}
