import { useRef } from 'react'
import { ActionForm } from '#js/components/action-form.tsx'
import { useRoutes } from '#js/hooks/use-routes.ts'
import { Footer } from '#js/layouts/footer/footer.tsx'
import { NewsletterField } from '#js/layouts/footer/newsletter-field.tsx'
import { Newsletter } from '#js/layouts/footer/newsletter.tsx'
import { Focused } from '../effects.tsx'
import type { Entry } from '../entry.ts'
import { longWord } from '../samples.ts'

export const footer: Entry = {
  title: 'Footer',
  group: 'Frame',
  shows: ['layouts/footer/footer.tsx'],
  areAlone: true,
  states: [{ title: 'Usual', content: <Footer /> }],
}

const refusal = 'Please enter an e-mail address such as ada@example.com.'

/** After success the field is empty again, and the message of the page says so. */
export const newsletter: Entry = {
  title: 'Newsletter',
  group: 'Frame',
  shows: ['layouts/footer/newsletter.tsx', 'layouts/footer/newsletter-field.tsx'],
  areAlone: true,
  states: [
    { title: 'Waiting', content: <Newsletter /> },
    {
      title: 'With the focus',
      content: (
        <Focused>
          <Newsletter />
        </Focused>
      ),
    },
    { title: 'Refused', content: <Field error={refusal} value="ada@" /> },
    { title: 'Refused, at length', content: <Field error={longWord} value={longWord} /> },
    { title: 'Sending', content: <Field isSending value="ada@example.com" /> },
  ],
}

function Field({
  error,
  value,
  isSending = false,
}: {
  readonly error?: string
  readonly value: string
  readonly isSending?: boolean
}) {
  const action = useRoutes().link('mail.customer-subscribe')

  return (
    <div className="bg-sea/35 px-4 py-14 md:px-8">
      <ActionForm action={action} className="max-w-xl">
        <NewsletterField ref={useRef(null)} error={error} value={value} isSending={isSending} />
      </ActionForm>
    </div>
  )
}
