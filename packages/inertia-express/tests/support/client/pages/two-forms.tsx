import { useForm, usePage } from '@inertiajs/react'
import { Value } from '../value.tsx'

/** Two forms with a field of the same name, each with an error bag of its own. */
export function TwoForms() {
  return (
    <>
      <Value name="errors" value={usePage().props.errors} />
      <EmailForm name="Crew" />
      <EmailForm name="Newsletter" />
    </>
  )
}

function EmailForm({ name }: { readonly name: string }) {
  const { data, setData, post, errors } = useForm({ email: '' })
  const bag = name.toLowerCase()
  return (
    <form
      aria-label={name}
      onSubmit={(event) => {
        event.preventDefault()
        post(`/${bag}`, { errorBag: bag })
      }}
    >
      <label>
        E-mail
        <input value={data.email} onChange={(event) => setData('email', event.target.value)} />
      </label>
      <p role="alert">{errors.email}</p>
      <button type="submit">Send</button>
    </form>
  )
}
