import { SumList } from '#js/components/cart/sum-list.tsx'
import { VoucherCodes } from '#js/components/cart/voucher-codes.tsx'
import { ButtonLink } from '#js/components/ui/link.tsx'
import type { SentForm } from '#js/hooks/use-form-errors.ts'
import type { CartProps } from '#server/props/cart.ts'

/** What it all comes to, how to pay less of it, and the way to the order. */
export function CartSum(props: CartProps & { readonly sent: SentForm }) {
  const { lines, sum, checkoutHref, codes, codesAction, sent } = props

  return (
    <section
      aria-labelledby="sum-heading"
      className="grid grid-cols-1 gap-5 rounded-card bg-white p-5 shadow-card sm:p-6"
    >
      <h2 id="sum-heading" className="text-card">
        Order summary
      </h2>
      {sum && (
        <div>
          <SumList sum={sum} />
        </div>
      )}
      {checkoutHref === null ? (
        <Obstacle line={lines.find(({ fault }) => fault !== null)} />
      ) : (
        <ButtonLink href={checkoutHref} className="justify-center text-center">
          Go to checkout
        </ButtonLink>
      )}
      <VoucherCodes codes={codes} codesAction={codesAction} sent={sent} />
    </section>
  )
}

/** What has to be put right first, and the way to it: a line, or else a voucher. */
function Obstacle({ line }: { readonly line: CartProps['lines'][number] | undefined }) {
  return (
    <p className="rounded-card bg-fault-pale px-5 py-4 font-semibold text-fault">
      Something in your basket cannot be ordered as it is. Put it right, and you can go on here:{' '}
      <a href={line ? `#line-${line.id}` : '#codes'} className="underline underline-offset-4">
        {line ? line.name : 'your vouchers'}
      </a>
    </p>
  )
}
