import type { SentForm } from '#js/hooks/use-form-errors.ts'
import { refreshHeaderData } from '#js/hooks/use-header-data.ts'
import type { CartLine as Line } from '#server/props/cart.ts'
import type { DesignChoice } from '#server/props/vouchers.ts'
import { ActionForm, SubmitButton } from '../ui/form.tsx'
import { Link } from '../ui/link.tsx'
import { Money } from '../ui/money.tsx'
import { LazyImage } from '../ui/picture.tsx'
import { VoucherDesign } from '../voucher/voucher-design.tsx'
import { VoucherEditor } from '../voucher/voucher-editor.tsx'
import { LineCount } from './line-count.tsx'
import { LineState } from './line-state.tsx'

/** One thing in the cart: what it is, whether it can be had, how many, and what that costs. */
export function CartLine({
  line,
  now,
  designs,
  sent,
}: {
  readonly line: Line
  readonly now: number
  readonly designs: readonly DesignChoice[]
  readonly sent: SentForm
}) {
  const { id, facts, voucher } = line

  return (
    <li
      id={`line-${id}`}
      tabIndex={-1}
      aria-labelledby={`name-${id}`}
      data-action={line.action}
      className="grid scroll-mt-28 grid-cols-[5rem_1fr] gap-x-4 p-5 sm:grid-cols-[8.5rem_1fr] sm:gap-x-6 sm:p-6"
    >
      <Face {...line} />
      <div className="min-w-0">
        <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 sm:flex-nowrap">
          <Name {...line} />
          <Price {...line} />
        </div>
        <ul className="mt-1">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <div className="col-span-2 min-w-0 sm:col-span-1 sm:col-start-2">
        <LineState line={line} now={now} sent={sent} />
        {voucher && <VoucherEditor line={line} voucher={voucher} designs={designs} sent={sent} />}
        <div className="mt-4 flex flex-wrap items-end gap-x-6 gap-y-3">
          <LineCount line={line} sent={sent} />
          <RemoveLine {...line} />
        </div>
      </div>
    </li>
  )
}

function Face({ voucher, picture }: Line) {
  const look = 'aspect-square w-full self-start rounded-card sm:row-span-2 sm:aspect-4/3'

  if (voucher) return <VoucherDesign design={voucher.design} className={look} />
  return <LazyImage src={picture} alt="" sizes="(min-width: 40em) 136px, 80px" className={look} />
}

function Name({ id, name, href }: Line) {
  return (
    <h2 id={`name-${id}`} className="min-w-0 text-card">
      {href === null ? (
        name
      ) : (
        <Link href={href} className="underline-offset-4 hover:text-tide hover:underline">
          {name}
        </Link>
      )}
    </h2>
  )
}

function Price({ price, unitPrice, unit, quantity }: Line) {
  return (
    <p className="sm:shrink-0 sm:text-right">
      <span className="text-card font-semibold text-ink">
        <Money {...price} />
      </span>
      {(unit || quantity > 1) && (
        <span className="block text-sm">
          {quantity > 1 && <Money {...unitPrice} />} {unit || 'each'}
        </span>
      )}
    </p>
  )
}

/** Takes a line out; what was taken out can be put back, so nobody is asked whether they are sure. */
function RemoveLine({ name, action }: Line) {
  return (
    <ActionForm
      action={{ url: action, method: 'delete' }}
      preserveScroll
      anchor="undo"
      onSuccess={refreshHeaderData}
    >
      <SubmitButton
        label="Remove"
        className="min-h-12 font-semibold text-tide-deep underline underline-offset-4 hover:text-tide"
      >
        {' '}
        <span className="sr-only">{name}</span>
      </SubmitButton>
    </ActionForm>
  )
}
