import { cx } from '#js/lib/class-names.ts'

/** How the three abilities are called, and how much of the bar they fill (specification 3, 5). */
const levels = {
  beginner: { name: 'Novice', filled: 1, colour: 'bg-good' },
  intermediate: { name: 'Intermediate', filled: 2, colour: 'bg-amber' },
  advanced: { name: 'Advanced', filled: 3, colour: 'bg-fault' },
} as const

export function AbilityLevel({ ability }: { readonly ability: keyof typeof levels }) {
  const { name, filled, colour } = levels[ability]

  return (
    <span className="inline-flex items-center gap-2.5">
      <span aria-hidden="true" className="flex gap-1">
        {[1, 2, 3].map((segment) => (
          <span
            key={segment}
            data-filled={segment <= filled}
            className={cx(
              'h-1.5 w-5 rounded-button',
              segment <= filled ? `${colour} stays-filled` : 'bg-line',
            )}
          />
        ))}
      </span>
      {name}
    </span>
  )
}
