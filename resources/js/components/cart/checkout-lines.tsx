import type { CheckoutHead, CheckoutLine } from '#server/props/checkout.ts'
import { Money } from '../ui/money.tsx'
import { LazyImage } from '../ui/picture.tsx'
import { VoucherDesign } from '../voucher/voucher-design.tsx'

/** What is about to be ordered, line by line. What one line alone costs is the sum below it. */
export function CheckoutLines({ lines }: Pick<CheckoutHead, 'lines'>) {
  return (
    <ul className="mb-4 divide-y divide-line border-b border-line">
      {lines.map((line, place) => (
        <li key={place} className="flex flex-wrap gap-x-4 gap-y-2 py-4 first:pt-0">
          <Face {...line} />
          <div className="flex min-w-0 grow basis-32 flex-wrap justify-between gap-x-4">
            <div className="min-w-0 grow basis-24">
              <p className="font-semibold text-ink">{line.name}</p>
              {line.facts.map((fact) => (
                <p key={fact} className="text-sm">
                  {fact}
                </p>
              ))}
            </div>
            {lines.length > 1 && (
              <p className="ml-auto text-ink">
                <Money {...line.price} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

function Face({ design, picture }: CheckoutLine) {
  const look = 'aspect-5/4 w-20 shrink-0 self-start rounded-card'

  if (design !== null) return <VoucherDesign design={design} className={look} />
  return <LazyImage src={picture} alt="" sizes="80px" className={look} />
}
