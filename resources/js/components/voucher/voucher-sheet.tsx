import { useSharedProps } from '#js/hooks/use-shared-props.ts'
import type { VoucherProps } from '#server/props/vouchers.ts'
import { VoucherDesign } from './voucher-design.tsx'

/**
 * A gift voucher as it is given: on paper one A4 sheet, its picture on the upper half and its text
 * on the lower, so that it can be folded once with the picture outwards.
 */
export function VoucherSheet(voucher: VoucherProps) {
  return (
    <div
      data-voucher={voucher.design}
      className="mx-auto w-full max-w-3xl rounded-card bg-white text-ink shadow-panel"
    >
      <Front {...voucher} />
      <div className="mx-6 border-t border-dashed border-line sm:mx-10" />
      <Back {...voucher} />
    </div>
  )
}

function Front({ design, worth, name }: VoucherProps) {
  const { company } = useSharedProps()

  return (
    <div className="voucher-half flex flex-col p-4 pb-6 sm:p-10 sm:pb-8">
      <VoucherDesign design={design} className="aspect-8/5 min-h-0 w-full grow rounded-lg" />
      <div className="mt-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-2 sm:mt-7">
        <div className="min-w-0">
          <p className="text-sm font-semibold text-tide">{company.brand} · Gift voucher</p>
          <p className="font-display text-card font-semibold">{name}</p>
        </div>
        <p className="font-display text-section font-semibold">{worth}</p>
      </div>
    </div>
  )
}

function Back({ to, from, message, code, validUntil, rules }: VoucherProps) {
  const { company } = useSharedProps()

  return (
    <div className="voucher-half flex flex-col justify-between gap-8 p-6 sm:p-10">
      <div className="min-w-0">
        {to && <p className="font-display text-section font-semibold">For {to}</p>}
        {message && <p className="mt-3 max-w-copy text-lg whitespace-pre-line">{message}</p>}
        {from && <p className="mt-3 text-lg font-semibold">From {from}</p>}
      </div>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-card border-2 border-ink px-6 py-4">
          <p className="min-w-0">
            <span className="block text-sm font-semibold text-tide">Code</span>
            <span className="block text-card font-semibold tracking-wider">
              {code ?? 'All of it is spent'}
            </span>
          </p>
          <p className="text-sm">Valid until {validUntil}</p>
        </div>
        <p className="mt-4 text-sm">{rules.join(' ')}</p>
        <p className="mt-2 text-sm">
          {company.brand} · {company.phone} · {company.email}
        </p>
      </div>
    </div>
  )
}
