import { router } from '@inertiajs/react'
import { createContext, useContext, useState } from 'react'
import type { ButtonHTMLAttributes, ReactNode, SubmitEvent } from 'react'
import type { AmongForms } from '#js/hooks/use-form-errors.ts'
import type { Errors } from '#server/props/shared.ts'
import type { RouteUrl } from '#server/routing/urls.ts'

export interface ActionFormProps {
  /** Where it is sent: an address with its method, or one that takes a POST. */
  readonly action: string | RouteUrl<'post' | 'put' | 'patch' | 'delete'>
  /** Keeps the page where it is when the answer comes, or only when it was refused. */
  readonly preserveScroll?: boolean | 'errors'
  readonly className?: string
  /** An anchor of this page for browsers without scripts to come back to. */
  readonly anchor?: string
  /** Which of its page's forms it is, where there are several. */
  readonly among?: AmongForms | undefined
  readonly onBefore?: (values: FormValues) => void
  readonly onSuccess?: () => void
  /** With what was wrong, by field. */
  readonly onError?: (errors: Errors) => void
  readonly children: ReactNode
}

const IsSending = createContext(false)

/** Is the form that this stands in on its way? */
export function useIsSending(): boolean {
  return useContext(IsSending)
}

/** A button that looks like a link, and changes something. */
export const quietButton =
  'min-h-11 text-left text-sm text-tide-deep underline underline-offset-4 hover:text-tide'

/** Sends the form that it stands in, and says while that is on its way. */
export function SubmitButton({
  label,
  sending = 'One moment…',
  children,
  ...button
}: ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly label: ReactNode
  readonly sending?: string
}) {
  const isSending = useIsSending()

  return (
    <button {...button} type="submit" aria-disabled={isSending || undefined}>
      {isSending ? sending : label}
      {children}
    </button>
  )
}

/**
 * The one form of the site. It is a native form first, with `_method` for what HTML cannot say, so
 * it works without scripts; with them it is sent as a visit. It is checked by the server alone:
 * the browser's own checks would hide our messages. `Form` and `useForm` of @inertiajs/react 3.7.1
 * weigh 5.3 and 3.4 kB, more than the home page's budget has room for, and know neither `_method` nor
 * an anchor (decision 34).
 */
export function ActionForm({
  action,
  preserveScroll = false,
  className,
  anchor,
  among,
  onBefore,
  onSuccess,
  onError,
  children,
}: ActionFormProps) {
  const { url, method } = typeof action === 'string' ? post(action) : action
  const [isSending, setIsSending] = useState(false)

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return

    const form = new FormData(event.currentTarget, event.nativeEvent.submitter)
    form.delete('_method')
    const values = formValues(form)
    onBefore?.(values)
    among?.sent.remember(among.name)
    router.visit(url, {
      method,
      data: values,
      preserveScroll,
      preserveState: true,
      onStart: () => setIsSending(true),
      onFinish: () => setIsSending(false),
      onSuccess: () => {
        // Pages that were fetched ahead may say what has just been changed.
        router.flushAll()
        onSuccess?.()
      },
      ...(onError && { onError }),
    })
  }

  return (
    <form
      action={anchor ? `${url}#${anchor}` : url}
      method="post"
      noValidate
      className={className}
      onSubmit={send}
    >
      {method !== 'post' && <input type="hidden" name="_method" value={method.toUpperCase()} />}
      {among && <input type="hidden" name="form" value={among.name} />}
      <IsSending value={isSending}>{children}</IsSending>
    </form>
  )
}

function post(url: string): RouteUrl<'post'> {
  return { url, method: 'post' }
}

export type FormValues = Record<string, FormDataEntryValue | FormDataEntryValue[]>

/** A form's fields by name, as a visit sends them; fields that share a name become a list. */
export function formValues(fields: FormData): FormValues {
  const names = [...new Set(fields.keys())]

  return Object.fromEntries(
    names.map((name) => {
      const [first = '', ...others] = fields.getAll(name)
      return [name, others.length === 0 ? first : [first, ...others]]
    }),
  )
}
