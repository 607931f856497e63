import { Money } from '#js/components/ui/money.tsx'
import { LazyImage } from '#js/components/ui/picture.tsx'
import { PageSection } from '#js/components/ui/section.tsx'
import type { TripPlan } from '#server/props/offer-page.ts'

/** Where a trip goes: its chart, its days, and the legs that are sold on their own. */
export function Itinerary({ map, stages, legs }: TripPlan) {
  if (!map && stages.length === 0 && legs.length === 0) return null
  return (
    <PageSection id="route" title="Where you go">
      {map && (
        <LazyImage
          src={map.src}
          alt={map.alt}
          className="aspect-4/3 rounded-card border border-line"
        />
      )}
      {stages.length > 0 && <Stages stages={stages} />}
      {stages.length > 0 && (
        <p className="mt-5 text-sm">Wind and tide have the last word: the skipper may change it.</p>
      )}
      {legs.length > 0 && <Legs legs={legs} />}
    </PageSection>
  )
}

function Stages({ stages }: Pick<TripPlan, 'stages'>) {
  return (
    <ol className="mt-8 border-l-2 border-sea">
      {stages.map(({ title, text }) => (
        <li key={title} className="relative pb-6 pl-6 last:pb-0">
          <span
            aria-hidden="true"
            className="absolute top-2 -left-1.75 size-3 rounded-button bg-tide"
          />
          <h3 className="font-sans text-base">{title}</h3>
          <p className="mt-1">{text}</p>
        </li>
      ))}
    </ol>
  )
}

function Legs({ legs }: Pick<TripPlan, 'legs'>) {
  return (
    <>
      <h3 className="mt-10 mb-3 font-sans text-base">You may sail one leg of it</h3>
      <ul className="divide-y divide-line border-y border-line">
        {legs.map(({ name, size, price }) => (
          <li key={name} className="flex flex-wrap items-baseline justify-between gap-x-6 py-3">
            <p className="min-w-0">
              <span className="font-semibold text-ink">{name}</span>
              <span className="block text-sm">{size}</span>
            </p>
            <p className="font-semibold text-ink">
              <Money {...price} />
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
