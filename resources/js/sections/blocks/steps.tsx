import { LazyImage } from '#js/components/lazy-image.tsx'
import { cx } from '#js/lib/class-names.ts'
import type { Shown } from '#server/props/info-pages.ts'
import { BlockFrame } from './block-frame.tsx'

type Step = Shown<'steps'>['steps'][number]

/** What to do, one step after the other; each in its drawing, where it has one, and in words. */
export function StepsBlock({ id, title, copy, steps }: Shown<'steps'>) {
  return (
    <BlockFrame id={id} title={title} copy={copy} isWide>
      <ol className="grid gap-8">
        {steps.map((step, index) => (
          <li key={step.name}>
            <StepCard step={step} number={index + 1} />
          </li>
        ))}
      </ol>
    </BlockFrame>
  )
}

function StepCard({ step, number }: { readonly step: Step; readonly number: number }) {
  const { name, actions, imageUrl, imageAltText } = step

  return (
    <article
      className={cx(
        'overflow-hidden rounded-card bg-white shadow-card',
        imageUrl && 'lg:grid lg:grid-cols-2',
      )}
    >
      {imageUrl && (
        <LazyImage
          src={imageUrl}
          alt={imageAltText ?? ''}
          sizes="(min-width: 84em) 42rem, (min-width: 64em) 48vw, 92vw"
          className="aspect-4/3 lg:h-full lg:w-full"
        />
      )}
      <div className="min-w-0 p-6 md:p-8">
        <h3 className="flex items-center gap-4 text-card">
          <span className="grid size-11 shrink-0 place-items-center rounded-button bg-tide font-sans text-lg text-white">
            {number}
          </span>{' '}
          <span className="min-w-0">{name}</span>
        </h3>
        <ol className="mt-5 max-w-copy list-[lower-alpha] space-y-3 pl-6 marker:font-semibold marker:text-tide">
          {actions.map((action) => (
            <li key={action} className="pl-1">
              <p>{action}</p>
            </li>
          ))}
        </ol>
      </div>
    </article>
  )
}
