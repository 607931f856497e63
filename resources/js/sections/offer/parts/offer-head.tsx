import type { ReactNode } from 'react'
import { AbilityLevel } from '#js/components/offer/ability-level.tsx'
import { Picture } from '#js/components/ui/picture.tsx'
import type { OfferPageProps } from '#server/props/offer-page.ts'

type OfferHeadProps = Pick<OfferPageProps, 'name' | 'picture' | 'length'> & {
  readonly ability: OfferPageProps['ability'] | null
  /** The way down to it. */
  readonly trail: ReactNode
  readonly intro: ReactNode
  /** The price and the way to a place. */
  readonly action?: ReactNode
}

/** What the offer is called, for whom it is and how long it takes, with its picture. */
export function OfferHead({
  name,
  trail,
  intro,
  action,
  picture,
  ability,
  length,
}: OfferHeadProps) {
  return (
    <div className="bg-white">
      <div className="measure pt-4 pb-10 md:pb-14">
        {trail}
        <div className="mt-4 grid items-center gap-8 lg:mt-6 lg:grid-cols-2 lg:gap-14">
          <div className="min-w-0">
            <h1 className="text-section">{name}</h1>
            <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-1 font-semibold text-tide">
              <span className="min-w-0">{length}</span>
              {ability && <AbilityLevel ability={ability} />}
            </p>
            <p className="mt-5 max-w-copy text-lg">{intro}</p>
            {action}
          </div>
          <div>
            <Picture
              src={picture}
              alt=""
              isFirst
              sizes="(min-width: 84em) 38rem, (min-width: 64em) 46vw, 92vw"
              className="aspect-3/2 w-full rounded-card object-cover"
            />
          </div>
        </div>
      </div>
    </div>
  )
}
