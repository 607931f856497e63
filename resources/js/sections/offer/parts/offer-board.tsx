import { Icon } from '#js/components/ui/icons.tsx'
import { cx } from '#js/lib/class-names.ts'
import type { BoardDate, BoardMonth, BoardProps } from '#server/props/offer-board.ts'

/**
 * The dates of an offer as a calendar: a row is a month, its cells are the days on which a date
 * begins. A cell leads to the row of its date; nothing of it needs a script. Narrow screens begin
 * with one month and fold all others.
 */
export function OfferBoard({ months, earlier, later, allText }: BoardProps) {
  const all = [...earlier.months, ...months, ...later.months]

  return (
    <section aria-label="Calendar" className="offer-board min-w-0">
      {earlier.months.length > 0 && <Folded {...earlier} />}
      {months.map((month) => (
        <Month key={month.month} {...month} />
      ))}
      {all.length > 1 && <Folded {...later} all={`All months, ${allText}`} />}
      <Legend dates={all.flatMap(({ dates }) => dates)} />
    </section>
  )
}

/** @param all what narrow screens say, where the open months but one are folded too */
function Folded({ months, text, all = text }: BoardProps['later'] & { readonly all?: string }) {
  return (
    <details className={cx(months.length === 0 && 'lg:hidden')}>
      <summary className="flex min-h-11 cursor-pointer items-center gap-1 px-3 text-sm font-semibold text-tide-deep hover:underline">
        <span className="max-lg:hidden">{text}</span>
        <span className="lg:hidden">{all}</span>
        <Icon name="chevron-down" className="size-4" />
      </summary>
      {months.map((month) => (
        <Month key={month.month} {...month} />
      ))}
    </details>
  )
}

function Month({ name, year, dates, isChosen, isCurrent }: BoardMonth) {
  return (
    <div className={cx('board-month', isChosen && 'is-chosen', isCurrent && 'is-current')}>
      <h3 className="font-sans text-sm leading-snug">
        {name} <span className="font-normal text-slate xl:block">{year}</span>
      </h3>
      <ul>
        {dates.map((date) => (
          <Cell key={date.reference} {...date} />
        ))}
      </ul>
    </div>
  )
}

/** A plain link: where it leads to another page, that page opens at the row and paints it. */
function Cell({ starts, day, name, price, dots, note, isScarce, isLowest, href }: BoardDate) {
  return (
    <li>
      <a
        href={href}
        className={cx('board-cell', price === null && 'is-full', isLowest && 'is-lowest')}
      >
        <span className="sr-only">{name}</span>
        <span aria-hidden="true">
          <time dateTime={starts} className="block text-sm font-semibold text-ink">
            {day}
          </time>
          {price && <span className="block tabular-nums">{price}</span>}
          {note && <span className={cx('block', isScarce && 'text-coral-deep')}>{note}</span>}
          {dots && <Dots {...dots} isScarce={isScarce} />}
        </span>
      </a>
    </li>
  )
}

const step = 11

/** A dot for each place: those that are free are filled. */
function Dots({
  free,
  all,
  isScarce,
}: NonNullable<BoardDate['dots']> & Pick<BoardDate, 'isScarce'>) {
  const dot = (place: number) => `M${place * step + 5.5} 5h.01`
  const dots = Array.from({ length: all }, (_, place) => dot(place))
  const taken = dots.slice(free).join('')

  return (
    <svg
      viewBox={`0 0 ${all * step} 10`}
      className="board-dots mt-1 inline-block h-2"
      fill="none"
      strokeLinecap="round"
      focusable="false"
    >
      {free > 0 && (
        <path
          d={dots.slice(0, free).join('')}
          strokeWidth="8"
          className={isScarce ? 'stroke-coral-strong' : 'stroke-good'}
        />
      )}
      {taken && <path d={taken} strokeWidth="8" className="stroke-slate/70" />}
      {taken && <path d={taken} strokeWidth="5.5" className="is-hole stroke-white" />}
    </svg>
  )
}

function Legend({ dates }: { readonly dates: readonly BoardDate[] }) {
  if (!dates.some(({ dots }) => dots)) return null
  return (
    <p aria-hidden="true" className="flex flex-wrap gap-x-4 px-3 pt-1 text-sm print:hidden">
      <span className="inline-flex items-center gap-1.5">
        <Dots free={1} all={1} isScarce={false} /> free
      </span>
      <span className="inline-flex items-center gap-1.5">
        <Dots free={0} all={1} isScarce={false} /> taken
      </span>
      <span className="inline-flex items-center gap-1.5">
        <Dots free={1} all={1} isScarce /> 2 or fewer free
      </span>
    </p>
  )
}
