import { AbilityLevel } from '#js/components/offer/ability-level.tsx'
import { Link } from '#js/components/ui/link.tsx'
import { Money } from '#js/components/ui/money.tsx'
import { cx } from '#js/lib/class-names.ts'
import type { RungProps, BlockProps } from '#server/props/info-pages.ts'
import { BlockFrame } from './block-frame.tsx'

const places = {
  afloat: { word: 'Afloat', colour: 'bg-tide' },
  ashore: { word: 'At the chart table', colour: 'bg-ink' },
} as const

/** Courses as the rungs of a ladder: what each asks for, and what it gives. */
export function LadderBlock({ id, title, copy, rungs }: BlockProps<'ladder'>) {
  return (
    <BlockFrame id={id} title={title} copy={copy} isWide>
      <ol>
        {rungs.map((rung, index) => (
          <li
            key={rung.href}
            className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-4 sm:grid-cols-[6rem_minmax(0,1fr)] sm:gap-x-8"
          >
            <LadderPart number={index + 1} place={rung.place} />
            <Rung {...rung} />
          </li>
        ))}
      </ol>
    </BlockFrame>
  )
}

/** Two rails with a rung between them: the drawing goes on from entry to entry. */
function LadderPart({ number, place }: { readonly number: number } & Pick<RungProps, 'place'>) {
  return (
    <span className="relative border-x-6 border-brass">
      <span aria-hidden="true" className="absolute inset-x-0 top-9 h-2.5 bg-brass" />
      <span
        className={cx(
          'absolute top-6 left-1/2 grid size-8.5 -translate-x-1/2 place-items-center rounded-button text-sm font-semibold text-white sm:top-5 sm:size-10.5 sm:text-base',
          places[place].colour,
        )}
      >
        {number}
      </span>
    </span>
  )
}

function Rung({ name, href, place, ability, length, price, needs, gives }: RungProps) {
  return (
    <article className="relative my-3 rounded-card bg-white p-5 shadow-card md:grid md:grid-cols-[2fr_3fr] md:gap-x-8 md:p-6">
      <div className="min-w-0">
        <h3 className="text-card">
          <Link href={href} className="stretched-link">
            {name}
          </Link>
        </h3>
        <p className="mt-2 text-sm font-semibold text-tide">
          {places[place].word}, {length}, <Money {...price} />
        </p>
        <p className="mt-1 text-sm text-ink">
          <AbilityLevel ability={ability} />
        </p>
      </div>
      <dl className="mt-4 grid gap-3 md:mt-0">
        <Term name="Needs" text={needs} />
        <Term name="Gives" text={gives} />
      </dl>
    </article>
  )
}

function Term({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <div className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-2">
      <dt className="text-sm font-semibold text-tide sm:pt-0.5">{name}</dt>
      <dd className="text-ink">{text}</dd>
    </div>
  )
}
