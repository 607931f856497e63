import { cx } from '#js/lib/class-names.ts'
import type { Suggestion, Suggestions, Thumbnail } from '#server/props/search-page.ts'
import { HighlightedText } from './highlighted-text.tsx'
import { Link } from './link.tsx'

/** What a query may mean, as the list of a combobox; the last leads to all that was found. */
export function SuggestionList({
  query,
  suggestions,
  all,
  active,
  listId,
  optionId,
}: Omit<Suggestions, 'answer'> & {
  /** The option that Enter would take. */
  readonly active: number | null
  readonly listId: string
  readonly optionId: (option: number) => string
}) {
  const option = (place: number) => ({
    id: optionId(place),
    role: 'option',
    tabIndex: -1,
    'aria-selected': place === active,
  })
  const look = (place: number, layout: string) =>
    cx(
      'rounded-card text-ink hover:bg-paper',
      layout,
      place === active && 'bg-sea/35 outline-2 -outline-offset-2 outline-tide',
    )

  return (
    <div
      id={listId}
      role="listbox"
      tabIndex={-1}
      aria-label={`Suggestions for “${query}”`}
      // The focus stays in the field, whatever is pressed.
      onMouseDown={(event) => event.preventDefault()}
    >
      {suggestions.map((suggestion, place) => (
        <Link
          key={place}
          href={suggestion.href}
          {...option(place)}
          className={look(place, 'grid grid-cols-[auto_1fr] items-center gap-x-4 p-2')}
        >
          <Option {...suggestion} />
        </Link>
      ))}
      {all && (
        <Link
          href={all.href}
          {...option(suggestions.length)}
          className={look(
            suggestions.length,
            'mt-2 flex min-h-12 items-center border-t border-line px-2 font-semibold text-tide-deep underline underline-offset-4 wrap-anywhere',
          )}
        >
          {all.label}
        </Link>
      )}
    </div>
  )
}

function Option({ name, kind, picture, next, price }: Suggestion) {
  return (
    <>
      <ThumbnailBox picture={picture} />
      <span className="flex min-w-0 flex-wrap items-center justify-between gap-x-4">
        <span className="min-w-0 grow basis-48">
          <span className="block text-pretty">
            <HighlightedText text={name} />
          </span>{' '}
          <span className="block text-sm text-slate">{next ?? kind}</span>
        </span>{' '}
        {price && <span className="font-semibold">{price}</span>}
      </span>
    </>
  )
}

/** Its room is kept, so that names stand under each other. */
function ThumbnailBox({ picture }: { readonly picture: Thumbnail | null }) {
  return (
    <span className="block h-12 w-18 shrink-0 overflow-hidden rounded-md tint-paper max-sm:h-11 max-sm:w-14">
      {picture && (
        <picture>
          {picture.lighter && <source {...picture.lighter} />}
          <img
            src={picture.src}
            alt=""
            width={72}
            height={48}
            decoding="async"
            className="size-full object-cover"
          />
        </picture>
      )}
    </span>
  )
}
