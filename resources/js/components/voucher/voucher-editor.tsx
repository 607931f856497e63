import { useEffect, useRef, useState } from 'react'
import { useFormErrors } from '#js/hooks/use-form-errors.ts'
import type { AmongForms, SentForm } from '#js/hooks/use-form-errors.ts'
import type { CartLine } from '#server/props/cart.ts'
import type { DesignChoice } from '#server/props/vouchers.ts'
import type { VoucherForm } from '#server/props/vouchers.ts'
import { ActionForm, SubmitButton } from '../ui/form.tsx'
import { VoucherFields, voucherFields } from './voucher-fields.tsx'

interface Props {
  readonly line: CartLine
  readonly voucher: VoucherForm
  readonly designs: readonly DesignChoice[]
  readonly sent: SentForm
}

/** The message of a voucher, and everything about it to be changed where somebody wants to. */
export function VoucherEditor({ line, voucher, designs, sent }: Props) {
  const among = { name: `voucher-${line.id}`, sent }
  const { fold, summary, finish, saved } = useFold()

  return (
    <div className="mt-4">
      {voucher.message && (
        <blockquote className="border-l-4 border-sea pl-4 whitespace-pre-line text-ink italic">
          {voucher.message}
        </blockquote>
      )}
      <details ref={fold} open={sent.name === among.name} className="mt-1">
        <summary
          ref={summary}
          className="flex min-h-11 w-fit cursor-pointer items-center font-semibold text-tide-deep underline underline-offset-4 hover:text-tide"
        >
          Change the voucher
          <span className="sr-only">: {line.name}</span>
        </summary>
        <ActionForm
          action={{ url: line.action, method: 'patch' }}
          preserveScroll
          anchor={`line-${line.id}`}
          among={among}
          onSuccess={finish}
          className="mt-3"
        >
          <Fields key={saved} voucher={voucher} designs={designs} among={among} />
          <SubmitButton label="Save the voucher" className="button mt-6 px-8" />
        </ActionForm>
      </details>
    </div>
  )
}

function Fields({
  voucher,
  designs,
  among,
}: Pick<Props, 'voucher' | 'designs'> & { readonly among: AmongForms }) {
  const { box, field } = useFormErrors({ fields: voucherFields, among })

  return (
    <div ref={box}>
      <VoucherFields designs={designs} field={field} voucher={voucher} />
    </div>
  )
}

/** A form that was taken folds away, and what unfolds it has the focus. */
function useFold() {
  const fold = useRef<HTMLDetailsElement>(null)
  const summary = useRef<HTMLElement>(null)
  const [saved, setSaved] = useState(0)

  useEffect(() => {
    if (saved === 0) return
    if (fold.current) fold.current.open = false
    summary.current?.focus()
  }, [saved])

  return { fold, summary, saved, finish: () => setSaved(saved + 1) }
}
