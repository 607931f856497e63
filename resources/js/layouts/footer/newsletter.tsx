import { useRef } from 'react'
import { ActionForm } from '#js/components/action-form.tsx'
import { RouteLink } from '#js/components/route-link.tsx'
import { useRoutes } from '#js/hooks/use-routes.ts'
import { useSharedProps } from '#js/hooks/use-shared-props.ts'
import type { FormValues } from '#js/lib/form-values.ts'
import { trackNewSubscriber } from '#js/lib/tracking.ts'
import { NewsletterField } from './newsletter-field.tsx'

/** The weekly e-mail: an address, and what happens with it. */
export function Newsletter() {
  const action = useRoutes().link('mail.customer-subscribe')
  const { errors, old } = useSharedProps()
  const field = useRef<HTMLInputElement>(null)

  function finish() {
    if (field.current) field.current.value = ''
    window.scrollTo(0, 0)
  }

  return (
    <section id="newsletter" aria-labelledby="newsletter-title" className="bg-sea/35">
      <div className="mx-auto grid max-w-page gap-x-12 gap-y-6 px-4 py-14 md:px-8 lg:grid-cols-2">
        <div>
          <h2 id="newsletter-title" className="text-section">
            A letter from the water
          </h2>
          <p className="mt-3 max-w-copy">
            Once a week: new dates, late places, and one thing worth knowing before you next cast
            off.
          </p>
        </div>
        <ActionForm
          action={action}
          anchor="newsletter"
          preserveScroll
          className="lg:pt-2"
          onBefore={track}
          onSuccess={finish}
          onError={() => field.current?.focus()}
        >
          {({ isSending }) => (
            <>
              <NewsletterField
                ref={field}
                isSending={isSending}
                error={errors.subscription_error}
                value={old?.email}
              />
              <Consent />
            </>
          )}
        </ActionForm>
      </div>
    </section>
  )
}

function track({ email }: FormValues) {
  if (typeof email === 'string') trackNewSubscriber(email)
}

function Consent() {
  return (
    <p className="mt-3 max-w-copy text-sm">
      By subscribing you agree to one e-mail a week. We first ask you to confirm your address, and
      every e-mail has a link to stop. How we look after it:{' '}
      <RouteLink to="web.info.privacy-policy" className="[a&]:text-tide-deep [a&]:underline">
        privacy policy
      </RouteLink>
      .
    </p>
  )
}
