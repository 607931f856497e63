import { router } from '@inertiajs/react'
import { ActionForm, SubmitButton } from '#js/components/ui/form.tsx'
import { PrintButton } from '#js/components/ui/share-links.tsx'
import { TextLink } from '#js/components/ui/text-link.tsx'
import { VoucherSheet } from '#js/components/voucher/voucher-sheet.tsx'
import type { VoucherProps } from '#server/props/vouchers.ts'

/** A gift voucher, to look at, to print and to spend. */
export default function Voucher(voucher: VoucherProps) {
  return (
    <div className="measure pt-8 pb-16 md:pt-12 md:pb-24">
      <div className="mx-auto mb-8 flex max-w-3xl flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h1 className="text-section">A gift voucher</h1>
          <p className="mt-2 font-semibold text-ink">{voucher.state}</p>
          <Spend {...voucher} />
          <p className="mt-3 text-sm print:hidden">
            It prints on one sheet of A4. Fold it once across the middle, with the picture outwards.
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
          <a
            href={voucher.pdfHref}
            className="inline-flex min-h-12 items-center gap-2 font-semibold text-tide-deep underline underline-offset-4 hover:text-tide"
          >
            Keep it as a PDF
          </a>
          <PrintButton>Print the voucher</PrintButton>
        </div>
      </div>
      <VoucherSheet {...voucher} />
    </div>
  )
}

function Spend({ spend, code }: VoucherProps) {
  if (spend === null || code === null) return null
  if ('datesHref' in spend) {
    return (
      <p className="mt-1 print:hidden">
        To spend it, put something into your basket:{' '}
        <TextLink href={spend.datesHref}>all dates</TextLink>, or{' '}
        <TextLink href={spend.shopHref}>the shop</TextLink>. Then come back here, or type the code
        there.
      </p>
    )
  }
  const { codesAction, cartHref } = spend
  return (
    <ActionForm
      action={codesAction}
      onSuccess={() => router.visit(cartHref)}
      className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden"
    >
      <input type="hidden" name="code" value={code} />
      <SubmitButton label="Pay with it" className="button px-8 py-2 shadow-card" />
      <TextLink href={cartHref}>See your basket</TextLink>
    </ActionForm>
  )
}
