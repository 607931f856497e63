import { useEffect, useRef } from 'react'
import type { SentForm } from '#js/hooks/use-form-errors.ts'
import { refreshHeaderData } from '#js/hooks/use-header-data.ts'
import { useSharedProps } from '#js/hooks/use-shared-props.ts'
import { cx } from '#js/lib/class-names.ts'
import type { CartLine } from '#server/props/cart.ts'
import { errorAttributes, fieldBorder } from '../ui/field.tsx'
import { ActionForm, useIsSending } from '../ui/form.tsx'

type Choice = NonNullable<CartLine['choice']>

interface Props {
  readonly line: CartLine
  readonly sent: SentForm
}

/** How many of something: with scripts a choice is sent as it is made. */
export function LineCount({ line, sent }: Props) {
  const { action, choice, people, quantity } = line
  const form = `line-${line.id}`

  if (choice) {
    return (
      <ActionForm
        action={{ url: action, method: 'patch' }}
        preserveScroll
        anchor={form}
        among={{ name: form, sent }}
        onSuccess={refreshHeaderData}
        className="flex flex-wrap items-end gap-3"
      >
        <Count line={line} choice={choice} sent={sent} />
        <button
          type="submit"
          className="hidden min-h-12 rounded-button border border-slate px-5 font-semibold text-ink noscript:block"
        >
          Update <span className="sr-only">{line.name}</span>
        </button>
      </ActionForm>
    )
  }
  if (people !== null) return <p className="text-ink">For {people} people</p>
  return quantity > 1 && <p className="text-ink">Quantity: {quantity}</p>
}

function Count({ line, choice, sent }: Props & { readonly choice: Choice }) {
  const { errors } = useSharedProps()
  const { id, name, quantity, people } = line
  const count = (choice.field === 'people' ? people : quantity) ?? choice.least
  const error = sent.name === `line-${id}` ? errors[choice.field] : undefined
  const { select, choose } = useSentChoice(count, error, useIsSending())

  return (
    <div>
      <label htmlFor={`count-${id}`} className="block text-sm font-semibold text-ink">
        {labelOf(line, choice)} <span className="sr-only">of {name}</span>
      </label>
      <select
        ref={select}
        id={`count-${id}`}
        name={choice.field}
        defaultValue={count}
        autoComplete="off"
        onChange={choose}
        {...errorAttributes(`line-${id}`, error)}
        className={cx(
          'mt-1 min-h-12 min-w-20 rounded-card border bg-white px-3 text-base text-ink',
          fieldBorder(error),
        )}
      >
        {numbersOf(choice, count).map((number) => (
          <option key={number}>{number}</option>
        ))}
      </select>
    </div>
  )
}

function labelOf({ kind }: CartLine, { field }: Choice): string {
  if (field === 'people') return 'People'
  return kind === 'place' ? 'Places' : 'Quantity'
}

/** What can be chosen, and what was chosen when more could be. */
function numbersOf({ least, most }: Choice, count: number): readonly number[] {
  const numbers = Array.from({ length: Math.max(0, most - least + 1) }, (_, step) => least + step)
  return numbers.includes(count) ? numbers : [...numbers, count].toSorted((a, b) => a - b)
}

/**
 * Sends the form of a select when something is chosen; a choice that is made while another is on its
 * way goes after it. What the server took is what is shown, unless it refused.
 * @param count what the server took last
 * @param error why it refused what was chosen since
 */
function useSentChoice(count: number, error: string | undefined, isSending: boolean) {
  const select = useRef<HTMLSelectElement>(null)
  const isWaiting = useRef(false)

  useEffect(() => {
    if (isSending || !isWaiting.current) return
    isWaiting.current = false
    select.current?.form?.requestSubmit()
  }, [isSending])

  useEffect(() => {
    if (select.current && error === undefined && !isWaiting.current) {
      select.current.value = String(count)
    }
  }, [count, error])

  function choose() {
    if (isSending) isWaiting.current = true
    else select.current?.form?.requestSubmit()
  }

  return { select, choose }
}
