import { ActionForm, SubmitButton } from '#js/components/ui/form.tsx'
import { ButtonLink } from '#js/components/ui/link.tsx'
import { VoucherDesign } from '#js/components/voucher/voucher-design.tsx'
import { refreshHeaderData } from '#js/hooks/use-header-data.ts'
import { useSharedProps } from '#js/hooks/use-shared-props.ts'
import type { PlaceOfferProps } from '#server/props/orders.ts'

/** Places that came free for somebody who waited: theirs for a while, by one button. */
export default function PlaceOffer(offer: PlaceOfferProps) {
  return (
    <div className="measure py-10 md:py-16">
      <div className="mx-auto max-w-copy overflow-hidden rounded-card bg-white shadow-card">
        <VoucherDesign
          design={offer.state === 'open' ? 'solent' : 'dusk'}
          className="aspect-2/1 w-full"
        />
        <div className="p-6 sm:p-10">
          {offer.state === 'open' ? <Open {...offer} /> : <Over {...offer} />}
        </div>
      </div>
    </div>
  )
}

type StateOf<State> = Extract<PlaceOfferProps, { readonly state: State }>

function Open({ name, facts, until, button, action }: StateOf<'open'>) {
  const { errors } = useSharedProps()

  return (
    <>
      <p className="font-semibold text-tide">You waited, and there is room now</p>
      <h1 className="mt-2 text-section">{name}</h1>
      <ul className="mt-4">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <p className="mt-4 font-semibold text-ink">{until}</p>
      <div role="alert" className="font-semibold text-fault not-empty:mt-4">
        {errors.cart ?? errors.quantity ?? errors.people}
      </div>
      <ActionForm action={action} onSuccess={refreshHeaderData}>
        <SubmitButton label={button} className="button mt-6 px-8 py-2 shadow-card" />
      </ActionForm>
      <p className="mt-6 text-sm">
        Nothing is ordered by this: the places go into your basket. If you do not want them any
        more, there is nothing to do.
      </p>
    </>
  )
}

function Over({ datesHref }: StateOf<'over'>) {
  return (
    <>
      <h1 className="text-section">These places are not kept any more</h1>
      <p className="mt-4 mb-6">
        The time for them is over, or they are in your basket already. Other dates have room, and
        each of them says how much.
      </p>
      <ButtonLink href={datesHref}>See the dates</ButtonLink>
    </>
  )
}
