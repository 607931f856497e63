import { useRef } from 'react'
import { useBroughtCode } from '#js/hooks/use-brought-code.ts'
import { useFocusWhenLost } from '#js/hooks/use-focus.ts'
import type { SentForm } from '#js/hooks/use-form-errors.ts'
import { useSharedProps } from '#js/hooks/use-shared-props.ts'
import { cx } from '#js/lib/class-names.ts'
import type { CartProps, CodeProps } from '#server/props/cart.ts'
import { ActionForm, SubmitButton } from '../ui/form.tsx'
import { Icon } from '../ui/icons.tsx'
import { TextField } from '../ui/text-field.tsx'

const form = 'codes'

/** The vouchers that are to pay, and a field for another one. */
export function VoucherCodes({
  codes,
  codesAction,
  sent,
}: Pick<CartProps, 'codes' | 'codesAction'> & { readonly sent: SentForm }) {
  const { errors, old } = useSharedProps()
  const isMine = sent.name === form
  const heading = useRef<HTMLHeadingElement>(null)
  const field = useRef<HTMLDivElement>(null)
  useFocusWhenLost(heading, codes.length)
  const brought = useBroughtCode()
  const filled = codes.some(({ code }) => code === brought) ? null : brought

  return (
    <section aria-labelledby="codes-heading" id="codes" className="border-t border-line pt-5">
      <h3 ref={heading} tabIndex={-1} id="codes-heading" className="font-sans font-semibold">
        Pay with a gift voucher
      </h3>
      {codes.length > 0 && (
        <ul className="mt-3 grid gap-3">
          {codes.map((code) => (
            <Code key={code.code} {...code} />
          ))}
        </ul>
      )}
      <ActionForm
        action={codesAction}
        preserveScroll
        anchor="codes"
        among={{ name: form, sent }}
        onError={() => field.current?.querySelector<HTMLElement>('[name=code]')?.focus()}
        className="mt-3"
      >
        <div
          ref={field}
          key={`${codes.length} ${filled}`}
          className="flex flex-wrap items-end gap-3"
        >
          <TextField
            name="code"
            label="Voucher code"
            autoComplete="off"
            longest={40}
            error={isMine ? errors.code : undefined}
            value={isMine ? old?.code : (filled ?? undefined)}
            className="grow basis-48"
          />
          <SubmitButton
            label="Apply"
            className="min-h-12 rounded-button border border-slate bg-white px-6 font-semibold text-ink hover:bg-paper"
          />
        </div>
      </ActionForm>
    </section>
  )
}

function Code({ code, text, isGood, action }: CodeProps) {
  return (
    <li
      className={cx('rounded-card px-4 py-3', isGood ? 'bg-good-pale' : 'bg-fault-pale text-fault')}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className={cx('flex items-center gap-2 font-semibold', isGood && 'text-ink')}>
          {isGood && <Icon name="check" className="text-good" />}
          <span className="tracking-wider">{code}</span>
        </p>
        <ActionForm action={{ url: action, method: 'delete' }} preserveScroll anchor="codes">
          <button
            type="submit"
            className="min-h-11 font-semibold text-tide-deep underline underline-offset-4"
          >
            Remove <span className="sr-only">voucher {code}</span>
          </button>
        </ActionForm>
      </div>
      <p className={cx('text-sm', isGood && 'text-ink')}>{text}</p>
    </li>
  )
}
