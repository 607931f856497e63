import { useState } from 'react'
import { useFormErrors } from '#js/hooks/use-form-errors.ts'
import { useSharedProps } from '#js/hooks/use-shared-props.ts'
import type { EnquiryProps } from '#server/props/offer-page.ts'
import { ActionForm, SubmitButton } from '../ui/form.tsx'
import { PrivacyLink } from '../ui/link.tsx'
import { TextField } from '../ui/text-field.tsx'
import type { TextFieldProps } from '../ui/text-field.tsx'

/** Asks staff something. Nothing typed is lost when it is refused. */
export function EnquiryForm({
  anchor,
  ...given
}: EnquiryProps & {
  /** Where it stands on the page, for browsers without scripts to come back to. */
  readonly anchor: string
}) {
  const { errors, old, ziggy } = useSharedProps()
  // A refused form stays about what it was about, on whatever page it is shown again.
  const subject = old?.enquiry_subject ?? given.subject
  const offer = old?.enquiry_offer ?? given.offer
  // How many come and when is asked only where a group does.
  const fields = subject === 'general' ? [...person, message] : [...person, ...party, message]
  const { box, field } = useFormErrors({ fields: fields.map(({ name }) => name) })
  const [sent, setSent] = useState(0)

  function finish() {
    setSent(sent + 1)
    window.scrollTo(0, 0)
  }

  return (
    <ActionForm
      action={given.action}
      anchor={anchor}
      preserveScroll
      className="rounded-card bg-white p-6 shadow-card"
      onSuccess={finish}
    >
      <div key={sent} ref={box}>
        <input type="hidden" name="enquiry_subject" value={subject} />
        <input type="hidden" name="enquiry_page" value={new URL(ziggy.location).pathname} />
        {offer && <input type="hidden" name="enquiry_offer" value={offer} />}
        <Trap key={errors.enquiry} />
        <Refusal message={errors.enquiry ?? errors.enquiry_subject} />
        <div className="grid gap-5 md:grid-cols-2">
          {fields.map(({ name, ...look }) => (
            <TextField key={name} {...field(name)} {...look} />
          ))}
        </div>
        <p className="mt-5 text-sm">
          We use this to answer you and for nothing else, and delete it after 24 months. How we look
          after it: <PrivacyLink />.
        </p>
        <SubmitButton label="Send the message" sending="Sending…" className="button mt-5" />
      </div>
    </ActionForm>
  )
}

/** Nobody sees it or comes to it by keyboard: only a program fills it in. */
function Trap() {
  return (
    <div hidden>
      <label htmlFor="enquiry-website">Leave this empty</label>
      <input id="enquiry-website" name="enquiry_website" tabIndex={-1} autoComplete="off" />
    </div>
  )
}

function Refusal({ message: text }: { readonly message: string | undefined }) {
  return <div role="alert">{text && <p className="mb-5 font-semibold text-fault">{text}</p>}</div>
}

type EnquiryField = Omit<TextFieldProps, 'id' | 'error' | 'value'>

const person: readonly EnquiryField[] = [
  { name: 'enquiry_name', label: 'Your name', autoComplete: 'name' },
  { name: 'enquiry_email', label: 'Your e-mail address', type: 'email', autoComplete: 'email' },
  {
    name: 'enquiry_telephone',
    label: 'Your telephone number',
    type: 'tel',
    autoComplete: 'tel',
    isOptional: true,
  },
]

const party: readonly EnquiryField[] = [
  {
    name: 'enquiry_people',
    label: 'How many people',
    type: 'number',
    autoComplete: 'off',
    max: 500,
    isOptional: true,
  },
  {
    name: 'enquiry_dates',
    label: 'The dates that suit you',
    autoComplete: 'off',
    longest: 200,
    isOptional: true,
    className: 'md:col-span-2',
  },
]

const message: EnquiryField = {
  name: 'enquiry_message',
  label: 'Your message',
  autoComplete: 'off',
  rows: 6,
  longest: 4000,
  className: 'md:col-span-2',
}
