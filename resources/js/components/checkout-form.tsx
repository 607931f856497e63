import type { ReactNode } from 'react'
import type { FieldOfForm } from '#js/hooks/use-form-faults.ts'
import { useSharedProps } from '#js/hooks/use-shared-props.ts'
import type { CheckoutStep } from '#server/props/orders.ts'
import { AccountForm } from './account-form.tsx'

// The newsletter's form stands on every page.
const ofAnotherForm = 'subscription_error'

/** A step of the checkout. What no field of it mends is said before the first of them. */
export function CheckoutForm<Name extends string>({
  step,
  action,
  fields,
  hidden = {},
  button,
  children,
}: {
  readonly step: CheckoutStep
  readonly action: string
  /** In the order in which they stand. */
  readonly fields: readonly Name[]
  readonly hidden?: Readonly<Record<string, string>>
  readonly button: string
  readonly children: (field: (name: Name) => FieldOfForm) => ReactNode
}) {
  const { errors } = useSharedProps()
  const isOfField = (name: string) => (fields as readonly string[]).includes(name)

  return (
    <AccountForm
      action={action}
      fields={fields}
      others={Object.keys(errors).filter((name) => !isOfField(name) && name !== ofAnotherForm)}
      hidden={{ step, ...hidden }}
      button={button}
    >
      {children}
    </AccountForm>
  )
}
