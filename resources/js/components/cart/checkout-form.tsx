import type { ReactNode } from 'react'
import type { FieldsOf } from '#js/hooks/use-form-errors.ts'
import { useKeptTyping } from '#js/hooks/use-kept-typing.ts'
import { useSharedProps } from '#js/hooks/use-shared-props.ts'
import type { CheckoutStep, CrewProps } from '#server/props/checkout.ts'
import { AccountForm } from '../account/account-form.tsx'
import { TextField } from '../ui/text-field.tsx'
import { BornFields, bornFields } from './born-fields.tsx'

/** A step of the checkout. What no field of it mends is said before the first of them. */
export function CheckoutForm<Name extends string>({
  step,
  action,
  basket,
  fields,
  hidden = {},
  button,
  children,
}: {
  readonly step: CheckoutStep
  readonly action: string
  /** What is shown of it: what changed since is told. */
  readonly basket: string
  /** In the order in which they stand. */
  readonly fields: readonly Name[]
  readonly hidden?: Readonly<Record<string, string>>
  readonly button: ReactNode
  readonly children: (field: FieldsOf<Name>) => ReactNode
}) {
  const { errors } = useSharedProps()
  const typing = useKeptTyping(`checkout ${step}`)
  const isOfField = (name: string) => (fields as readonly string[]).includes(name)

  return (
    <div {...typing}>
      <AccountForm
        action={action}
        fields={fields}
        others={Object.keys(errors).filter((name) => !isOfField(name))}
        hidden={{ step, basket, ...hidden }}
        button={button}
      >
        {children}
      </AccountForm>
    </div>
  )
}

/**
 * Who comes along on one line of a cart; dates of birth only where an age matters. The first of them
 * is who orders, unless another name is typed: nobody has to type their own twice.
 */
export function CrewFields({
  crew,
  field,
}: {
  readonly crew: CrewProps
  readonly field: FieldsOf<string>
}) {
  const { name, when, asksBorn, why, people } = crew

  return (
    <fieldset className="mt-3 min-w-0 border-t border-line pt-6">
      <legend className="float-left w-full font-display text-xl font-semibold text-ink">
        Who comes on {name}?
      </legend>
      <p className="clear-left">{when}</p>
      {why && <p className="mt-1 text-sm">{why}</p>}
      <div className="mt-5 grid gap-6">
        {people.map((person, place) => {
          const prefix = personPrefix(crew, place)
          const nameField = field(`${prefix}[name]`, person.name)
          const who = people.length === 1 ? '' : ` of person ${place + 1}`
          return (
            <div key={prefix} className="grid min-w-0 items-end gap-x-5 gap-y-3 sm:grid-cols-2">
              <TextField
                {...nameField}
                label={`Name${who}`}
                autoComplete="off"
                {...(place === 0 && { isOptional: true, hint: 'Leave blank if this is you.' })}
              />
              {asksBorn && (
                <BornFields
                  name={`${prefix}[born]`}
                  label={`Date of birth${who}`}
                  born={person.born}
                  isBuyers={place === 0}
                  field={field}
                />
              )}
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}

function personPrefix({ lineId }: CrewProps, place: number): string {
  return `people[${lineId}][${place}]`
}

/** What the fields of those who come on one line are called, in the order in which they stand. */
export function crewFields(crew: CrewProps): readonly string[] {
  return crew.people.flatMap((_, place) => {
    const prefix = personPrefix(crew, place)
    return [`${prefix}[name]`, ...(crew.asksBorn ? bornFields(`${prefix}[born]`) : [])]
  })
}
