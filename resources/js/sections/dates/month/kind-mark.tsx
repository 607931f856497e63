import { cx } from '#js/lib/class-names.ts'
import type { KindOfDates } from '#server/props/dates.ts'

/** The drawing of each kind in a square of 16, and the colour that it has beside its name. */
const marks: Readonly<Record<KindOfDates, { readonly path: string; readonly colour: string }>> = {
  // A mortarboard.
  course: { path: 'M8 3 1 6l7 3 7-3zM4 9v3c2 2 6 2 8 0V9l-4 2zM14 7v5h-1V7z', colour: 'text-tide' },
  // A sun that comes up.
  weekend: {
    path: 'M4 12a4 4 0 0 1 8 0zM1 13h14v1.5H1zM7.3 3h1.4v3H7.3zM2.3 6l1-1 2 2-1 1zM13.7 6l-1-1-2 2 1 1z',
    colour: 'text-coral-strong',
  },
  // A yacht under two sails.
  holiday: { path: 'M8.5 1v9.5H14zM7.5 3v7.5H3zM1.5 12h13l-2 3h-9z', colour: 'text-amber' },
  // A gaffer.
  classic: {
    path: 'M4 10.5V5l7-3.5 1.5 9zM3.2 6v4.5H1zM1.5 12h13.5l-2.5 3H3.5z',
    colour: 'text-star',
  },
  // A way from mark to mark.
  'mile-builder': {
    path: 'M3 10a2 2 0 1 1-.01 0zM13 2a2 2 0 1 1-.01 0zM5 11l1.2-1.2 1 1L6 12zM7.5 8.5l1.2-1.2 1 1-1.2 1.2zM9.9 6.1l1-1 1 1-1 1z',
    colour: 'text-ink',
  },
  // A pennant.
  racing: { path: 'M3 1h1.5v14H3zM5.5 2l9 3.5-9 3.5z', colour: 'text-good' },
  // Peaks.
  adventure: { path: 'M1 14 6 4l3 5.5L11 6l4 8z', colour: 'text-tide-deep' },
  // People.
  charter: {
    path: 'M5.5 2.5a2.5 2.5 0 1 1-.01 0zM11.5 4a2 2 0 1 1-.01 0zM1 14c0-8 9-8 9 0zM11 14c0-2-.5-3.5-1.2-4.5C12.5 8.5 15 10 15 14z',
    colour: 'text-slate',
  },
  // A compass.
  'duke-of-edinburgh': {
    path: 'M8 1a7 7 0 1 0 .01 0zM8 2.5a5.5 5.5 0 1 1-.01 0zM11 5l-1.8 4.2L5 11l1.8-4.2z',
    colour: 'text-fault',
  },
}

/** A kind of dates as a small mark of what `KindMarks` holds; its name always stands beside it. */
export function KindMark({ kind }: { readonly kind: KindOfDates }) {
  return (
    <svg aria-hidden="true" className={cx('size-4 shrink-0 fill-current', marks[kind].colour)}>
      <use href={`#kind-${kind}`} />
    </svg>
  )
}

/** The drawings, once for a page that shows each of them on many days. */
export function KindMarks() {
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      {Object.entries(marks).map(([kind, { path }]) => (
        <symbol key={kind} id={`kind-${kind}`} viewBox="0 0 16 16">
          <path fillRule="evenodd" d={path} />
        </symbol>
      ))}
    </svg>
  )
}
