import { useId, useRef } from 'react'
import { useFocusWhenLost } from '#js/hooks/use-focus.ts'
import type { SentForm } from '#js/hooks/use-form-errors.ts'
import { useSharedProps } from '#js/hooks/use-shared-props.ts'
import { lastMinutes, useTimeLeft } from '#js/hooks/use-time-left.ts'
import { cx } from '#js/lib/class-names.ts'
import type { CartLine } from '#server/props/cart.ts'
import { ActionForm, SubmitButton } from '../ui/form.tsx'
import { Icon } from '../ui/icons.tsx'

/** Whether a line can be had as it is, and what to do where it cannot. */
export function LineState({
  line,
  now,
  sent,
}: {
  readonly line: CartLine
  readonly now: number
  readonly sent: SentForm
}) {
  const { hold, cure, id } = line
  const box = useRef<HTMLDivElement>(null)
  const texts = textsOf(line)
  useFocusWhenLost(box, cure?.label)

  return (
    <div
      ref={box}
      role="group"
      aria-labelledby={`name-${id}`}
      tabIndex={-1}
      className="focus:outline-none"
    >
      {hold?.state === 'held' && (
        <p className="mt-3 flex flex-wrap items-center gap-x-2 font-semibold text-good">
          <Icon name="check" />
          {hold.text}
          <Countdown {...hold} now={now} />
        </p>
      )}
      {texts.length === 0 && cure !== null && <Cure {...line} cure={cure} sent={sent} />}
      {texts.length > 0 && (
        <div className={cx('mt-3 rounded-card px-5 py-4 font-semibold', toneOf(line))}>
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {cure !== null && <Cure {...line} cure={cure} sent={sent} />}
        </div>
      )}
      <Refusal id={id} sent={sent} />
    </div>
  )
}

function textsOf({ hold, fault }: CartLine): readonly string[] {
  return [hold && hold.state !== 'held' ? hold.text : null, fault].filter((text) => text !== null)
}

/** What only asks for a decision is nothing wrong. */
function toneOf({ fault }: CartLine): string {
  return fault === null ? 'bg-brass/15 text-ink' : 'bg-fault-pale text-fault'
}

/** How long something is held still, beside the time that says until when: it is never read aloud. */
function Countdown({ until, now }: { readonly until: number; readonly now: number }) {
  const left = useTimeLeft(until, now)
  const isSoon = left * 1000 <= lastMinutes

  return (
    <span
      aria-hidden="true"
      className={cx('tabular-nums noscript:hidden', isSoon ? 'text-star' : 'font-normal')}
    >
      {textOf(left, isSoon)}
    </span>
  )
}

function textOf(left: number, isSoon: boolean): string {
  const minutes = Math.floor(left / 60)
  if (!isSoon) return `${minutes} minutes left`
  return `${minutes}:${String(left % 60).padStart(2, '0')} left`
}

function Cure({
  id,
  action,
  cure,
  sent,
}: Pick<CartLine, 'id' | 'action'> & {
  readonly cure: NonNullable<CartLine['cure']>
  readonly sent: SentForm
}) {
  const form = `line-${id}`
  const button = useId()

  return (
    <ActionForm
      action={{ url: action, method: 'patch' }}
      preserveScroll
      anchor={form}
      among={{ name: form, sent }}
    >
      {cure.isLonger && <input type="hidden" name="hold" value="longer" />}
      <SubmitButton
        label={cure.label}
        id={button}
        aria-labelledby={`${button} name-${id}`}
        className="mt-3 min-h-11 rounded-button bg-white px-6 font-semibold text-ink outline-1 outline-slate hover:bg-paper"
      />
    </ActionForm>
  )
}

function Refusal({ id, sent }: { readonly id: string; readonly sent: SentForm }) {
  const { errors } = useSharedProps()
  const form = `line-${id}`
  const error = errors.cart ?? errors.quantity ?? errors.people

  return (
    <div role="alert">
      {sent.name === form && error && (
        <p id={`${form}-error`} className="mt-3 font-semibold text-fault">
          {error}
        </p>
      )}
    </div>
  )
}
