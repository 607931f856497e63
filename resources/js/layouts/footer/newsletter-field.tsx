import type { RefObject } from 'react'
import { FieldFault } from '#js/components/field-fault.tsx'
import { cx } from '#js/lib/class-names.ts'

/** The address field with its button; what is wrong with the address stands above it. */
export function NewsletterField({
  error,
  value,
  isSending,
  ref,
}: {
  readonly error: string | undefined
  /** What a form without scripts had sent. */
  readonly value: string | undefined
  readonly isSending: boolean
  readonly ref: RefObject<HTMLInputElement | null>
}) {
  return (
    <>
      <label htmlFor="newsletter-email" className="block font-semibold text-ink">
        E-mail address
      </label>
      <FieldFault id="newsletter" error={error} />
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
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'newsletter-error' : undefined}
          className={cx(
            'min-h-12 w-full min-w-0 rounded-button border bg-white px-5 text-base text-ink placeholder:text-slate',
            error ? 'border-2 border-fault' : 'border-slate',
          )}
        />
        <button
          type="submit"
          aria-disabled={isSending}
          className="min-h-12 shrink-0 rounded-button bg-coral-strong px-7 font-semibold text-white hover:bg-coral-deep"
        >
          {isSending ? 'Sending…' : 'Subscribe'}
        </button>
      </div>
    </>
  )
}
