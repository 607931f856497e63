import type { HitDate, SearchHit } from '#server/props/search-page.ts'
import { HighlightedText } from './highlighted-text.tsx'
import { Icon } from './icons.tsx'
import { Link } from './link.tsx'
import { LazyImage } from './picture.tsx'

/** Something that was found: its name covers the row, its next date is a link of its own. */
export function SearchHitRow({
  href,
  name,
  part,
  kind,
  picture,
  sentence,
  next,
  price,
}: SearchHit) {
  return (
    <div className="relative grid grid-cols-[5.5rem_1fr] gap-x-4 py-4 hover:bg-white sm:grid-cols-[9rem_1fr] sm:gap-x-6">
      {picture ? (
        <LazyImage
          src={picture}
          alt=""
          sizes="(min-width: 640px) 144px, 88px"
          className="h-17 rounded-card sm:h-24"
        />
      ) : (
        <span className="grid h-17 place-items-center rounded-card bg-sea/25 text-tide-deep sm:h-24">
          <Icon name="search" className="size-6" />
        </span>
      )}
      <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-8 gap-y-1">
        <div className="min-w-0 grow basis-72">
          <h2 className="text-xl">
            <Link href={href} className="stretched-link [&_mark]:text-inherit">
              <HighlightedText text={name} />
              {part && `: ${part}`}
            </Link>
          </h2>
          <p className="mt-1 text-pretty max-sm:text-sm">
            <HighlightedText text={sentence} />
          </p>
          {next ? <NextDate {...next} /> : <p className="mt-1 text-sm text-slate">{kind}</p>}
        </div>
        {price && <p className="text-lg font-semibold text-ink">{price.text}</p>}
      </div>
    </div>
  )
}

function NextDate({ text, href }: HitDate) {
  const line = (
    <>
      <Icon name="calendar" className="size-4.5 text-tide" />
      {href ? `Next: ${text}` : text}
    </>
  )
  const look = 'inline-flex min-h-11 items-center gap-2 text-sm'
  if (href === null) return <p className={look}>{line}</p>
  return (
    <Link
      href={href}
      className={`relative z-10 ${look} text-tide-deep underline underline-offset-4 hover:text-tide`}
    >
      {line}
    </Link>
  )
}
