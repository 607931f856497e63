import { PrintButton } from '#js/components/ui/share-links.tsx'
import { VoucherSheet } from '#js/components/voucher/voucher-sheet.tsx'
import type { VoucherProps } from '#server/props/vouchers.ts'

/** A gift voucher, to look at and to print. */
export default function Voucher(voucher: VoucherProps) {
  return (
    <div className="mx-auto max-w-page px-4 pt-8 pb-16 md:px-8 md:pt-12 md:pb-24">
      <div className="mx-auto mb-8 flex max-w-3xl flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h1 className="text-section">A gift voucher</h1>
          <p className="mt-2 font-semibold text-ink">{voucher.state}</p>
          <p className="mt-1 text-sm">
            It prints on one sheet of A4. Fold it once across the middle, with the picture outwards.
          </p>
        </div>
        <PrintButton>Print the voucher</PrintButton>
      </div>
      <VoucherSheet {...voucher} />
    </div>
  )
}
