import { useRef } from 'react'
import type { RefObject } from 'react'
import { errorAttributes, fieldBorder, FieldError } from '#js/components/ui/field.tsx'
import { ActionForm, SubmitButton } from '#js/components/ui/form.tsx'
import type { FormValues } from '#js/components/ui/form.tsx'
import { Link, PrivacyLink } from '#js/components/ui/link.tsx'
import { useRoutes } from '#js/hooks/use-routes.tsx'
import { useSharedProps } from '#js/hooks/use-shared-props.ts'
import { cx } from '#js/lib/class-names.ts'

/** The weekly e-mail: an address, and what happens with it. */
export function Newsletter() {
  const action = useRoutes().link('mail.customer-subscribe')
  const { errors, old, newestLetter } = useSharedProps()
  const field = useRef<HTMLInputElement>(null)

  function finish() {
    if (field.current) field.current.value = ''
    window.scrollTo(0, 0)
  }

  return (
    <section id="newsletter" aria-labelledby="newsletter-title" className="bg-sea/35">
      <div className="measure grid gap-x-12 gap-y-6 py-14 lg:grid-cols-2">
        <div>
          <h2 id="newsletter-title" className="text-section">
            A letter from the water
          </h2>
          <p className="mt-3 max-w-copy">
            Once a week: new dates, late places, and one thing worth knowing before you next cast
            off.
          </p>
          {newestLetter !== null && (
            <p className="mt-3">
              <Link
                to="web.letters.date"
                params={{ date: newestLetter }}
                className="[a&]:text-tide-deep [a&]:underline"
              >
                See what it looks like
              </Link>
            </p>
          )}
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
          <NewsletterField ref={field} error={errors.subscription_error} value={old?.email} />
          <p className="mt-3 max-w-copy text-sm">
            By subscribing you agree to one e-mail a week. We first ask you to confirm your address,
            and every e-mail has a link to stop. How we look after it: <PrivacyLink />.
          </p>
        </ActionForm>
      </div>
    </section>
  )
}

/** The address field with its button; what is wrong with the address stands above it. */
function NewsletterField({
  error,
  value,
  ref,
}: {
  readonly error: string | undefined
  /** What a form without scripts had sent. */
  readonly value: string | undefined
  readonly ref: RefObject<HTMLInputElement | null>
}) {
  return (
    <>
      <label htmlFor="newsletter-email" className="block font-semibold text-ink">
        E-mail address
      </label>
      <FieldError id="newsletter" error={error} />
      <div className="mt-2 flex flex-col gap-3 sm:flex-row">
        <input
          ref={ref}
          id="newsletter-email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder="you@example.com"
          required
          defaultValue={value}
          {...errorAttributes('newsletter', error)}
          className={cx(
            'min-h-12 w-full min-w-0 rounded-button border bg-white px-5 text-base text-ink placeholder:text-slate',
            fieldBorder(error),
          )}
        />
        <SubmitButton label="Subscribe" sending="Sending…" className="button shrink-0" />
      </div>
    </>
  )
}

declare global {
  interface Window {
    /** Created by a site that adds tracking, after consent; this site never creates it. */
    dataLayer?: unknown[]
  }
}

/** Tells a tracking data layer of a new subscriber, if there is one. */
function track({ email }: FormValues): void {
  if (typeof email === 'string') window.dataLayer?.push({ event: 'new_subscriber', email })
}
