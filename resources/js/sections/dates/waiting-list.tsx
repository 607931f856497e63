import { useState } from 'react'
import { ActionForm, SubmitButton } from '#js/components/ui/form.tsx'
import { TextField } from '#js/components/ui/text-field.tsx'
import { useFormErrors } from '#js/hooks/use-form-errors.ts'
import { useSharedProps } from '#js/hooks/use-shared-props.ts'
import type { DatePageProps } from '#server/props/date-page.ts'

const fields = ['waiting_name', 'waiting_email', 'waiting_heads'] as const

/** Leaves a name for a place that may come free. */
export function WaitingList({ action, most }: NonNullable<DatePageProps['waitingList']>) {
  const { errors } = useSharedProps()
  const { box, field } = useFormErrors({ fields })
  const [sent, setSent] = useState(0)

  function finish() {
    setSent(sent + 1)
    window.scrollTo(0, 0)
  }

  return (
    <section
      id="waiting-list"
      aria-labelledby="waiting-list-title"
      className="mt-14 rounded-card bg-white p-6 shadow-card md:p-6"
    >
      <h2 id="waiting-list-title" className="text-card">
        Join the waiting list
      </h2>
      <p className="mt-2 max-w-copy">
        We use your name and address for this list alone, and delete them after the date. There is
        nothing to pay.
      </p>
      <div role="alert" className="mt-2 font-semibold text-fault">
        {errors.waiting_list}
      </div>
      <ActionForm action={action} anchor="waiting-list" preserveScroll onSuccess={finish}>
        <div key={sent} ref={box} className="mt-4 grid gap-5 md:grid-cols-12">
          <TextField
            {...field('waiting_name')}
            label="Name"
            autoComplete="name"
            className="md:col-span-4"
          />
          <TextField
            {...field('waiting_email')}
            label="E-mail address"
            type="email"
            autoComplete="email"
            className="md:col-span-4"
          />
          <TextField
            {...field('waiting_heads', '1')}
            label="Places"
            type="number"
            autoComplete="off"
            max={most}
            className="md:col-span-2"
          />
          <SubmitButton
            label="Join"
            sending="Sending…"
            className="button self-end px-6 md:col-span-2"
          />
        </div>
      </ActionForm>
    </section>
  )
}
