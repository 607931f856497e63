/**
 * The choice most like a word, or null when none is near: at most a third of its letters may be
 * missing, added, changed or swapped. Capitals do not count.
 */
export function nearest(word: string, choices: Iterable<string>): string | null {
  let best: string | null = null
  let least = Infinity
  for (const choice of choices) {
    const changes = distance(word.toLowerCase(), choice.toLowerCase())
    const limit = Math.max(1, Math.floor(Math.max(word.length, choice.length) / 3))
    if (changes <= limit && changes < least) {
      best = choice
      least = changes
    }
  }
  return best
}

/** `did you mean "…"?` of the choice most like a word, or what to do when none is near. */
export function suggestion(word: string, choices: Iterable<string>, otherwise: string): string {
  const meant = nearest(word, choices)
  return meant ? `did you mean "${meant}"?` : otherwise
}

/** How many letters differ, where two letters that changed places count once. */
export function distance(from: string, to: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1]
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
        swapped && row > 1 && column > 1 ? at(beforeLast, column - 2) + 1 : Infinity,
      )
    }
    beforeLast = last
    last = current
  }
  return at(last, to.length)
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity
}
