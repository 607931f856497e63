import { useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { refreshHeaderData } from '#js/hooks/use-header-data.ts'
import { useSharedProps } from '#js/hooks/use-shared-props.ts'
import { cx } from '#js/lib/class-names.ts'
import type { AddToCart } from '#server/props/cart.ts'
import type { Errors } from '#server/props/shared.ts'
import { errorAttributes, FieldError } from '../ui/field.tsx'
import { ActionForm, SubmitButton } from '../ui/form.tsx'
import { Icon } from '../ui/icons.tsx'
import { Link } from '../ui/link.tsx'

/**
 * Puts something into the cart. What was wrong is said where it was tried, even when the last place
 * has gone meanwhile and the form with it. What was put in is one step away: the visitor stays here.
 */
export function AddToCartForm({
  add,
  sku,
  about,
  look = 'strong',
  className,
}: {
  /** null: it cannot be bought, or no longer. */
  readonly add: AddToCart | null
  /** What is sold, which is known even when it cannot be bought. */
  readonly sku: string
  /** Says of what it is, where a page has several. */
  readonly about?: string
  /** One button of a screen is strong. */
  readonly look?: 'strong' | 'quiet'
  readonly className?: string
}) {
  const select = useRef<HTMLSelectElement>(null)
  const { errors, refusals, isAdded, finish, refuse } = useOutcome(sku, select)
  const id = `add-${sku.toLowerCase()}`
  const error = errors[add?.choice?.field ?? ''] ?? errors.cart ?? errors.quantity
  // New in the page, the same text is announced again.
  const refusal = <FieldError key={refusals} id={id} error={error} />
  if (!add) return error && refusal
  return (
    <ActionForm action={add.action} preserveScroll onSuccess={finish} onError={refuse}>
      <input type="hidden" name="kind" value={add.kind} />
      <input type="hidden" name="sku" value={sku} />
      {add.quantity && <input type="hidden" name="quantity" value={add.quantity} />}
      {add.choice ? (
        <Choice {...add.choice} id={id} about={about} error={error} select={select}>
          {refusal}
        </Choice>
      ) : (
        refusal
      )}
      <SubmitButton
        label={add.button}
        className={cx(look === 'strong' ? strongButton : quietButton, className)}
      >
        {about && <span className="sr-only">: {about}</span>}
      </SubmitButton>
      {isAdded && (
        <Link
          to="web.shopping.cart"
          className="relative flex min-h-12 items-center justify-center gap-1 font-semibold text-tide-deep underline underline-offset-4 hover:text-tide"
        >
          <Icon name="check" className="text-good" /> View basket
        </Link>
      )}
    </ActionForm>
  )
}

/** What became of the attempts: what was wrong with the latest, and whether one has worked. */
function useOutcome(sku: string, select: RefObject<HTMLSelectElement | null>) {
  const shared = useSharedProps()
  // A form that was refused without scripts says by what it had sent that it was this one.
  const [errors, setErrors] = useState<Errors>(shared.old?.sku === sku ? shared.errors : {})
  const [refusals, setRefusals] = useState(0)
  const [isAdded, setIsAdded] = useState(false)

  function refuse(messages: Errors) {
    setErrors(messages)
    setRefusals(refusals + 1)
    select.current?.focus()
  }

  function finish() {
    setErrors({})
    setIsAdded(true)
    refreshHeaderData()
  }

  return { errors, refusals, isAdded, finish, refuse }
}

const strongButton = 'button relative px-6 py-2'

/** A button or a link of which a page has many. */
export const quietButton =
  'quiet-button relative inline-flex min-h-11 w-full items-center justify-center rounded-button border border-tide px-3 py-1 font-semibold text-tide-deep hover:bg-sea/35'

function Choice({
  id,
  field,
  label,
  least,
  most,
  chosen,
  error,
  about,
  select,
  children,
}: NonNullable<AddToCart['choice']> & {
  readonly id: string
  readonly error: string | undefined
  readonly about: string | undefined
  readonly select: RefObject<HTMLSelectElement | null>
  readonly children: ReactNode
}) {
  const { old } = useSharedProps()

  return (
    <div className="mb-4">
      <label htmlFor={id} className="block font-semibold text-ink">
        {label}
        {about && <span className="sr-only">: {about}</span>}
      </label>
      {children}
      <select
        ref={select}
        id={id}
        name={field}
        defaultValue={old?.[field] ?? chosen}
        {...errorAttributes(id, error)}
        className="mt-2 min-h-12 w-24 rounded-button border border-slate bg-white px-4 text-base text-ink"
      >
        {Array.from({ length: most - least + 1 }, (_, more) => (
          <option key={more}>{least + more}</option>
        ))}
      </select>
    </div>
  )
}
