type Props = Readonly<Record<string, unknown>>

/**
 * The names of the props by which two answers of one page differ. Null when a partial reload cannot
 * lead from one to the other: when there is no page, or when a prop is gone.
 */
export function changedProps(before: Props | null, after: Props | null): readonly string[] | null {
  if (!before || !after) return null
  if (Object.keys(before).some((name) => !Object.hasOwn(after, name))) return null
  return Object.keys(after).filter((name) => !isSame(before[name], after[name]))
}

// What a browser gets is text, so what is the same text is the same.
function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
