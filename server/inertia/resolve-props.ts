/** Which props a partial reload asked for; absent on a full visit. */
export interface PartialSelection {
  readonly only: readonly string[]
  readonly except: readonly string[]
}

/** A prop's value, or a function that makes it only when the visit asks for it. */
export type PropValue = unknown

/**
 * The props that travel on this visit, with functions and promises resolved side by side.
 * `errors` always travels (protocol, "Partial reloads").
 */
export async function resolveProps(
  props: Readonly<Record<string, PropValue>>,
  selection: PartialSelection | undefined,
): Promise<Record<string, unknown>> {
  const chosen = Object.entries(props).filter(([name]) => isChosen(name, selection))
  return Object.fromEntries(
    await Promise.all(chosen.map(async ([name, value]) => [name, await evaluate(value)] as const)),
  )
}

function isChosen(name: string, selection: PartialSelection | undefined): boolean {
  if (!selection || name === 'errors') return true
  if (selection.except.includes(name)) return false
  return selection.only.length === 0 || selection.only.includes(name)
}

function evaluate(value: PropValue): unknown {
  return typeof value === 'function' ? (value as () => unknown)() : value
}
