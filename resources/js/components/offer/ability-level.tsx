/** How the three abilities are called, and how much of the bar they fill (specification 3, 5). */
const levels = {
  beginner: { name: 'Novice', filled: 1 },
  intermediate: { name: 'Intermediate', filled: 2 },
  advanced: { name: 'Advanced', filled: 3 },
} as const

/** A bar of three segments beside its word; the bar is one element, drawn by the stylesheet. */
export function AbilityLevel({ ability }: { readonly ability: keyof typeof levels }) {
  const { name, filled } = levels[ability]

  return (
    <span className="level">
      <span data-filled={filled} className="level-bar" />
      {name}
    </span>
  )
}
