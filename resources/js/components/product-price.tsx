import type { Money as Shown } from '#server/props/elements.ts'
import { Money } from './money.tsx'

/** The price of something from the shop, with the note that says whether there is VAT in it. */
export function ProductPrice({
  price,
  hasVat,
}: {
  readonly price: Shown
  readonly hasVat: boolean
}) {
  return (
    <>
      <Money {...price} />{' '}
      <small className="font-sans text-sm font-normal">{hasVat ? 'inc vat' : 'no vat'}</small>
    </>
  )
}
