import ErrorPage from '#js/pages/error.tsx'
import ConfirmSubscription from '#js/pages/newsletter/confirm.tsx'
import type { Entry } from '../entry.ts'
import { longWord } from '../samples.ts'
import { sampleSearch, sampleSuggestions } from './search.tsx'

const title = 'Something went wrong'
const message = 'That is our fault, not yours. Please try again in a moment.'

export const errorPage: Entry = {
  title: 'Error page',
  group: 'Pages',
  shows: ['pages/error.tsx'],
  areAlone: true,
  states: [
    {
      title: 'Not found',
      content: (
        <ErrorPage
          status={404}
          title="Page not found"
          message="There is no page at this address."
          lost={{ form: sampleSearch, suggestions: sampleSuggestions }}
        />
      ),
    },
    {
      title: 'A fault of ours',
      content: <ErrorPage status={500} title={title} message={message} errorId="0198-4c2e" />,
    },
  ],
}

const action = '/mail/confirm/0000'

export const confirmSubscription: Entry = {
  title: 'Confirm subscription',
  group: 'Pages',
  shows: ['pages/newsletter/confirm.tsx', 'sections/one-click.tsx'],
  areAlone: true,
  states: [
    {
      title: 'Waiting',
      content: <ConfirmSubscription email="ada@example.com" action={action} state="waiting" />,
    },
    {
      title: 'Confirmed',
      content: <ConfirmSubscription email="ada@example.com" action={action} state="confirmed" />,
    },
    {
      title: 'A long address',
      content: (
        <ConfirmSubscription email={`${longWord}@example.com`} action={action} state="waiting" />
      ),
    },
  ],
}
