import { EnquiryForm } from '#js/components/offer/enquiry-form.tsx'
import { HighlightedText } from '#js/components/ui/highlighted-text.tsx'
import { SearchForm } from '#js/components/ui/search-form.tsx'
import { SuggestionList } from '#js/components/ui/search-suggestions.tsx'
import ErrorPage from '#js/pages/error.tsx'
import ConfirmSubscription from '#js/pages/newsletter/confirm.tsx'
import Unsubscribe from '#js/pages/newsletter/unsubscribe.tsx'
import { ContactBlock } from '#js/sections/blocks/contact.tsx'
import { Ask } from '#js/sections/offer/ask.tsx'
import type { SearchFormProps, Suggestion } from '#server/props/search-page.ts'
import { entriesOf } from '../entry.ts'
import { longCopy, longName, longWord } from '../samples.ts'

const action = '/contact-us'

const leaving = '/mail/unsubscribe/0000'

/** Also for the error page, which offers a search. */
const sampleSearch: SearchFormProps = {
  action: '/search',
  suggestionsHref: '/search/suggestions',
  query: 'day skiper',
}

const sampleSuggestions: readonly Suggestion[] = [
  {
    href: '/rya-courses/rya-day-skipper-practical',
    name: [
      { text: 'RYA ', isMatch: false },
      { text: 'Day Skipper', isMatch: true },
      { text: ' practical', isMatch: false },
    ],
    kind: 'Course',
  },
  {
    href: '/faq#skip-competent-crew',
    name: [{ text: `Can I skip it and go straight to ${longWord}?`, isMatch: false }],
    kind: 'Question',
  },
]

const list = { listId: 'sample-list', optionId: (option: number) => `sample-option-${option}` }

const title = 'Something went wrong'

const message = 'That is our fault, not yours. Please try again in a moment.'

const confirming = '/mail/confirm/0000'

export const enquiries = entriesOf([
  {
    title: 'Enquiry form',
    shows: ['components/offer/enquiry-form.tsx'],
    areAlone: true,
    states: {
      'A question': <EnquiryForm subject="general" action={action} anchor="ask" />,
      'For a party': <EnquiryForm subject="charter" action={action} anchor="ask" offer="CH-DAY" />,
      'At the end of an offer': (
        <Ask enquiry={{ subject: 'corporate-day', action, offer: 'CH-COR' }} booking="enquiry" />
      ),
    },
  },
  {
    title: 'Contact block',
    shows: ['sections/blocks/contact.tsx'],
    areAlone: true,
    states: {
      'With a map': (
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
      'Without hours': (
        <ContactBlock type="contact" title="How to reach us" hours={[]} action={action} />
      ),
    },
  },
  {
    title: 'Stop the newsletter',
    shows: ['pages/newsletter/unsubscribe.tsx'],
    areAlone: true,
    states: {
      Asked: <Unsubscribe email="ada@example.com" action={leaving} state="subscribed" />,
      Stopped: (
        <Unsubscribe email={`${longWord}@example.com`} action={leaving} state="unsubscribed" />
      ),
    },
  },
  {
    title: 'Search form',
    shows: ['components/ui/search-form.tsx'],
    states: {
      Filled: <SearchForm form={sampleSearch} />,
    },
  },
  {
    title: 'Search suggestions',
    shows: ['components/ui/search-suggestions.tsx'],
    states: {
      'The second would be taken': (
        <div className="gallery-over max-w-copy">
          <SuggestionList {...list} query="day skip" suggestions={sampleSuggestions} active={1} />
        </div>
      ),
    },
  },
  {
    title: 'Marked words',
    shows: ['components/ui/highlighted-text.tsx'],
    areSmall: true,
    states: {
      Some: (
        <p>
          <HighlightedText text={sampleSuggestions[0]?.name ?? []} />
        </p>
      ),
    },
  },
  {
    title: 'Error page',
    shows: ['pages/error.tsx'],
    areAlone: true,
    states: {
      'Not found': (
        <ErrorPage
          status={404}
          title="Page not found"
          message="There is no page at this address."
          lost={{ form: sampleSearch, suggestions: sampleSuggestions }}
        />
      ),
      'A fault of ours': (
        <ErrorPage status={500} title={title} message={message} errorId="0198-4c2e" />
      ),
    },
  },
  {
    title: 'Confirm subscription',
    shows: ['pages/newsletter/confirm.tsx', 'sections/email-confirmation.tsx'],
    areAlone: true,
    states: {
      Waiting: <ConfirmSubscription email="ada@example.com" action={confirming} state="waiting" />,
      Confirmed: (
        <ConfirmSubscription email="ada@example.com" action={confirming} state="confirmed" />
      ),
      'A long address': (
        <ConfirmSubscription
          email={`${longWord}@example.com`}
          action={confirming}
          state="waiting"
        />
      ),
    },
  },
])
