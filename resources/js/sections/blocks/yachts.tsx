import { AbilityLevel } from '#js/components/offer/ability-level.tsx'
import { Link } from '#js/components/ui/link.tsx'
import { FactList } from '#js/components/ui/lists.tsx'
import { LazyImage } from '#js/components/ui/picture.tsx'
import { RichText } from '#js/components/ui/rich-text.tsx'
import type { BlockProps, YachtProps } from '#server/props/info-pages.ts'
import { BlockFrame } from './block-frame.tsx'

/** Yachts with what each is like, for whom she sails and what she sails next. */
export function YachtsBlock({ id, title, yachts }: BlockProps<'yachts'>) {
  return (
    <BlockFrame id={id} title={title} isWide>
      <ul className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
        {yachts.map((yacht) => (
          <li key={yacht.id} className="min-w-0">
            <Yacht {...yacht} />
          </li>
        ))}
      </ul>
    </BlockFrame>
  )
}

function Yacht(yacht: YachtProps) {
  const { name, kind, length, berths, description, image, inside, abilities, next } = yacht

  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card bg-white shadow-card">
      <LazyImage
        src={image}
        alt=""
        sizes="(min-width: 80em) 26rem, (min-width: 50em) 46vw, 92vw"
        className="aspect-4/3"
      />
      <div className="flex grow flex-col p-6">
        <h3 className="text-card">{name}</h3>
        <p className="mt-1 font-semibold text-tide">{kind}</p>
        <RichText html={description} className="mt-4 mb-5" />
        {inside.length > 0 && (
          <div className="mb-5 grid grid-cols-2 gap-3">
            {inside.map((picture) => (
              <LazyImage
                key={picture.src}
                {...picture}
                sizes="(min-width: 80em) 12rem, (min-width: 50em) 22vw, 44vw"
                className="aspect-4/3 overflow-hidden rounded-lg"
              />
            ))}
          </div>
        )}
        <div className="mt-auto">
          <FactList
            facts={[
              { term: 'Length', text: length },
              { term: 'Sleeps', text: berths },
            ]}
          />
          {abilities.length > 0 && (
            <ul aria-label="Who sails in her" className="mt-4 flex flex-wrap gap-x-6 gap-y-1">
              {abilities.map((ability) => (
                <li key={ability} className="text-sm font-semibold text-tide">
                  <AbilityLevel ability={ability} />
                </li>
              ))}
            </ul>
          )}
          {next && (
            <p className="mt-4 text-ink">
              Next away:{' '}
              <Link href={next.href} className="font-semibold text-tide underline">
                {next.name}
              </Link>
              , {next.when}
            </p>
          )}
        </div>
      </div>
    </article>
  )
}
