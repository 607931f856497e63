import { useState } from 'react'
import type { FormEvent } from 'react'
import { AccountForm } from '#js/components/account/account-form.tsx'
import { Money } from '#js/components/ui/money.tsx'
import { VoucherDesign } from '#js/components/voucher/voucher-design.tsx'
import { VoucherFields, voucherFields } from '#js/components/voucher/voucher-fields.tsx'
import type { ChosenVoucher } from '#server/props/shop.ts'
import type { VoucherDesign as VoucherName } from '#server/props/vouchers.ts'

/** How the chosen voucher is to look, what it says, and how it gets there; then into the cart. */
export function YourVoucher({ name, price, validity, add, designs }: ChosenVoucher) {
  const [values, setValues] = useState<FieldValues>({})
  const design = designs.find(({ value }) => value === values.voucher_design) ?? designs[0]

  return (
    <section id="your-voucher" aria-labelledby="your-voucher-title" className="measure pt-16">
      <div className="rounded-card bg-white p-6 shadow-card md:p-8">
        <h2 id="your-voucher-title" className="text-section">
          {name}
        </h2>
        <p className="mt-2 mb-6">
          <span className="font-semibold text-ink">
            <Money {...price} />
          </span>
          . {validity}. It goes out when it is paid.
        </p>
        <div className="grid items-start gap-10 lg:grid-cols-3">
          <div className="min-w-0 lg:col-span-2" onChange={(event) => setValues(valuesIn(event))}>
            <AccountForm
              action={add.action}
              button={add.button}
              hidden={{ kind: add.kind, sku: add.sku }}
              fields={voucherFields}
              others={['cart']}
            >
              {(field) => <VoucherFields designs={designs} field={field} />}
            </AccountForm>
          </div>
          <Preview name={name} design={design?.value} values={values} />
        </div>
      </div>
    </section>
  )
}

type FieldValues = Readonly<Partial<Record<(typeof voucherFields)[number], string>>>

function valuesIn({ target }: FormEvent): FieldValues {
  const form = target instanceof Element ? target.closest('form') : null
  return form ? Object.fromEntries(new FormData(form)) : {}
}

/** It shows what the fields beside it say, so it says nothing more to who cannot see it. */
function Preview({
  name,
  design,
  values: { voucher_to: to, voucher_from: from, voucher_message: message },
}: {
  readonly name: string
  readonly design: VoucherName | undefined
  readonly values: FieldValues
}) {
  return (
    <div
      aria-hidden="true"
      data-preview={design}
      className="overflow-hidden rounded-card border border-line text-ink shadow-card lg:sticky lg:top-24 noscript:hidden"
    >
      {design && <VoucherDesign design={design} className="aspect-8/5 w-full" />}
      <div className="p-5">
        <p className="text-sm font-semibold text-tide">Gift voucher</p>
        <p className="font-display text-card font-semibold">{name}</p>
        {to && <p className="mt-3 break-words">For {to}</p>}
        {message && <p className="mt-3 break-words whitespace-pre-line">{message}</p>}
        {from && <p className="mt-3 break-words">From {from}</p>}
      </div>
    </div>
  )
}
