/** Props that say the present moment or the build: no two answers need have the same. */
const momentary: ReadonlySet<string> = new Set(['version', 'now'])

/** Where two values of JSON differ, by the names of their props. */
export function dataDifferences(then: unknown, now: unknown, place: string): string[] {
  if (Array.isArray(then) && Array.isArray(now)) return listDifferences(then, now, place)
  if (isObject(then) && isObject(now)) return objectDifferences(then, now, place)
  return then === now ? [] : [`${place}: ${said(then)} -> ${said(now)}`]
}

function listDifferences(then: readonly unknown[], now: readonly unknown[], place: string) {
  const length =
    then.length === now.length ? [] : [`${place}: ${then.length} entries -> ${now.length}`]
  const both = then.slice(0, now.length)
  // A list's entries are of one kind: what differs in all of them is one difference.
  const inside = both.flatMap((value, at) => dataDifferences(value, now[at], `${place}[]`))
  return [...length, ...new Set(inside)]
}

function objectDifferences(then: Data, now: Data, place: string): string[] {
  return [...new Set([...Object.keys(then), ...Object.keys(now)])]
    .filter((name) => !momentary.has(name))
    .flatMap((name) => {
      const inside = place === '' ? name : `${place}.${name}`
      if (name in then && name in now) return dataDifferences(then[name], now[name], inside)
      return [name in now ? `${inside} is new` : `${inside} is gone`]
    })
}

type Data = Readonly<Record<string, unknown>>

function isObject(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function said(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}
