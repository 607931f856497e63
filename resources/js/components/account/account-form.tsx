import { useState } from 'react'
import type { ReactNode, Ref } from 'react'
import { useFormErrors } from '#js/hooks/use-form-errors.ts'
import type { FieldsOf, FormError, FormOfPage } from '#js/hooks/use-form-errors.ts'
import { refreshHeaderData } from '#js/hooks/use-header-data.ts'
import { cx } from '#js/lib/class-names.ts'
import type { FormAction } from '#server/props/accounts.ts'
import { ActionForm, SubmitButton } from '../ui/form.tsx'

export interface AccountFormProps<Name extends string> extends FormOfPage<Name> {
  readonly action: string | FormAction
  readonly button: ReactNode
  readonly tone?: keyof typeof tones
  /** What is sent along unseen. */
  readonly hidden?: Readonly<Record<string, string | null>>
  /** Whose password is asked for, where no field says so: password managers want to know. */
  readonly username?: string
  /** Another way to send the same fields, under the button. */
  readonly besides?: ReactNode
  readonly children: (field: FieldsOf<Name>) => ReactNode
}

const tones = {
  usual: 'bg-coral-strong px-8 text-white hover:bg-coral-deep',
  quiet: 'border border-slate bg-white px-7 text-ink hover:bg-paper',
  grave: 'border-2 border-fault bg-white px-7 text-fault hover:bg-fault-pale',
}

/** A form about an account. Nothing typed is lost when it is refused, and it is empty when taken. */
export function AccountForm<Name extends string>({
  action,
  button,
  tone = 'usual',
  hidden = {},
  username,
  besides,
  children,
  ...form
}: AccountFormProps<Name>) {
  const { among } = form
  const { box, list, errors, field } = useFormErrors(form)
  const [taken, setTaken] = useState(0)
  // One error alone stands beside its field, which has the focus.
  const isListed = errors.length > 1 || errors.some(({ id }) => id === undefined)

  function finish() {
    refreshHeaderData()
    setTaken(taken + 1)
    if (among) window.scrollTo(0, 0)
  }

  return (
    <ActionForm
      action={action}
      preserveScroll={among === undefined ? 'errors' : true}
      {...(among && { anchor: among.name, among })}
      onSuccess={finish}
    >
      <div key={taken} ref={box}>
        {Object.entries(hidden).map(
          ([name, value]) =>
            value !== null && <input key={name} type="hidden" name={name} value={value} />,
        )}
        {username !== undefined && <Username address={username} />}
        {isListed && <ErrorSummary ref={list} errors={errors} />}
        <div className="grid gap-5">{children(field)}</div>
        <SubmitButton
          label={button}
          className={cx('mt-6 min-h-12 rounded-button py-2 font-semibold', tones[tone])}
        />
        {besides}
      </div>
    </ActionForm>
  )
}

function Username({ address }: { readonly address: string }) {
  return (
    <input type="email" name="username" autoComplete="username" value={address} readOnly hidden />
  )
}

/** Everything that is wrong with a form, before its first field: each a link to where it is mended. */
export function ErrorSummary({
  errors,
  ref,
}: {
  readonly errors: readonly FormError[]
  readonly ref?: Ref<HTMLDivElement>
}) {
  return (
    <div
      ref={ref}
      role="group"
      aria-label="What to put right"
      tabIndex={-1}
      className="mb-6 rounded-card bg-fault-pale px-5 py-4 text-fault"
    >
      <p className="font-semibold">
        {errors.length === 1
          ? 'Something is not right yet:'
          : `${errors.length} things are not right yet:`}
      </p>
      <ul className="mt-1 list-disc pl-5">
        {errors.map(({ id, message }) => (
          <li key={`${id}: ${message}`} className="py-1.5">
            {id ? (
              <a href={`#${id}`} className="underline underline-offset-4">
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
