import type { ReactNode } from 'react'
import { Link } from '#js/components/ui/link.tsx'
import { LazyImage } from '#js/components/ui/picture.tsx'
import type { KnotProps, BlockProps } from '#server/props/info-pages.ts'
import { BlockFrame } from './block-frame.tsx'

const link = 'font-semibold text-tide underline underline-offset-4 hover:text-tide-deep'

/** Knots: a list of them all, then each in drawn steps. */
export function KnotsBlock({ id, title, knots }: BlockProps<'knots'>) {
  return (
    <BlockFrame id={id} title={title} isWide>
      <KnotIndex knots={knots} />
      {knots.map((knot) => (
        <Knot key={knot.id} {...knot} />
      ))}
    </BlockFrame>
  )
}

function KnotIndex({ knots }: { readonly knots: readonly KnotProps[] }) {
  return (
    <nav aria-label="Knots">
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
        {knots.map(({ id, name, steps }) => (
          <li
            key={id}
            className="relative flex items-center gap-4 overflow-hidden rounded-card bg-white p-3 shadow-card lg:block lg:p-0"
          >
            <LazyImage
              src={steps.at(-1)?.picture ?? ''}
              alt=""
              sizes="(min-width: 64em) 16rem, 6rem"
              className="aspect-4/3 w-24 shrink-0 rounded-card lg:w-full lg:rounded-none"
            />
            <a
              href={`#${id}`}
              className="stretched-link min-w-0 font-semibold text-ink hover:text-tide lg:block lg:p-4"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Knot({ id, name, use, steps, mistake, limit, taughtIn }: KnotProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-14 border-t border-line pt-10">
      <h3 id={`${id}-title`} className="text-card">
        {name}
      </h3>
      <p className="mt-2 max-w-copy">{use}</p>
      <ol className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-4 xl:grid-cols-5">
        {steps.map(({ text, picture }, index) => (
          <li key={text} className="min-w-0">
            {picture && (
              <LazyImage
                src={picture}
                alt={`${name}, drawing of step ${index + 1}`}
                sizes="(min-width: 80em) 16rem, (min-width: 64em) 22vw, (min-width: 40em) 46vw, 92vw"
                className="aspect-4/3 rounded-card"
              />
            )}
            <p className="mt-3 flex gap-3 text-ink">
              <span className="grid size-7 shrink-0 place-items-center rounded-button bg-tide text-sm font-semibold text-white">
                {index + 1}
              </span>{' '}
              <span className="min-w-0">{text}</span>
            </p>
          </li>
        ))}
      </ol>
      <dl className="mt-8 grid gap-x-10 gap-y-5 lg:grid-cols-3">
        <Term name="The usual mistake">{mistake}</Term>
        {limit && <Term name="Not for">{limit}</Term>}
        {taughtIn.length > 0 && (
          <Term name="Taught in">
            {taughtIn.map((course, index) => (
              <span key={course.href}>
                {index > 0 && ' and '}
                <Link href={course.href} className={link}>
                  {course.name}
                </Link>
              </span>
            ))}
          </Term>
        )}
      </dl>
    </section>
  )
}

function Term({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0 border-l-4 border-sea pl-4">
      <dt className="text-sm font-semibold text-tide">{name}</dt>
      <dd className="mt-1 text-ink">{children}</dd>
    </div>
  )
}
