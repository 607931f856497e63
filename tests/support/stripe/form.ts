/** What a form has under a name: text, a list, or names of its own. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue }

/** A body as Stripe takes it: `line_items[0][price_data][currency]=gbp`. */
export function decodeForm(text: string): { [name: string]: FormValue } {
  const root: { [name: string]: FormValue } = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split('[').map((part) => part.replace(/\]$/, ''))
    put(root, path, value)
  }
  return withLists(root) as { [name: string]: FormValue }
}

/** The names that a form has, without the numbers in them: `line_items[][price_data][currency]`. */
export function formNames(text: string): { readonly name: string; readonly pattern: string }[] {
  return [...new URLSearchParams(text).keys()].map((name) => ({
    name,
    pattern: name.replaceAll(/\[\d*\]/g, '[]'),
  }))
}

function put(into: { [name: string]: FormValue }, path: readonly string[], value: string): void {
  const [first = '', ...rest] = path
  // `expand[]`: the next of a list.
  const name = first === '' ? String(Object.keys(into).length) : first
  if (rest.length === 0) {
    into[name] = value
    return
  }
  const inner = into[name]
  const next = typeof inner === 'object' && !Array.isArray(inner) ? inner : {}
  into[name] = next
  put(next, rest, value)
}

function withLists(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const entries = Object.entries(value).map(([name, inner]) => [name, withLists(inner)] as const)
  const isList = entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name))
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}
