import { ButtonLink, Link } from '#js/components/ui/link.tsx'
import { LazyImage } from '#js/components/ui/picture.tsx'
import type { LevelResultProps } from '#server/props/level-finder.ts'

/** The one offer that comes next, with what should come before it. */
export function MainAdvice({ main, before, notes }: LevelResultProps) {
  return (
    <div className="mt-8 overflow-hidden rounded-card bg-white shadow-card md:grid md:grid-cols-5">
      <LazyImage
        src={main.picture}
        alt=""
        sizes="(min-width: 800px) 38vw, 92vw"
        className="aspect-video md:col-span-2 md:aspect-auto md:h-full"
      />
      <div className="p-6 md:col-span-3 md:p-8">
        <p className="text-lg text-pretty text-ink">{main.why}</p>
        <p className="mt-3">{main.intro}</p>
        <p className="mt-3 font-semibold text-tide">{main.facts.join(' · ')}</p>
        {before && (
          <p className="mt-5 rounded-card border border-line p-4">
            <strong className="block font-semibold text-ink">
              First:{' '}
              <Link href={before.href} className="text-tide-deep underline underline-offset-4">
                {before.name}
              </Link>
            </strong>
            {before.why}
          </p>
        )}
        {notes.map((note) => (
          <p key={note} className="mt-5">
            {note}
          </p>
        ))}
        <ButtonLink href={main.href} className="mt-6">
          See {main.name}
        </ButtonLink>
      </div>
    </div>
  )
}
