/** What a property of JSON-LD may hold. */
export type Kind =
  | 'text'
  | 'address'
  | 'mail'
  | 'telephone'
  | 'day'
  | 'moment'
  | 'price'
  | 'number'
  | 'duration'
  /** One of these words, written as they are. */
  | { readonly oneOf: readonly string[] }
  /** A node of one of these types, or only the `@id` of one. */
  | { readonly node: readonly string[] }

type PlainKind = Extract<Kind, string>

const shapes: Readonly<Record<PlainKind, { readonly of: RegExp; readonly words: string }>> = {
  text: { of: /^(?!\s*$)[^<>]+$/s, words: 'text without markup' },
  address: { of: /^https?:\/\/[^\s<>"]+$/, words: 'a whole address' },
  mail: { of: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, words: 'an e-mail address' },
  telephone: { of: /^\+\d{8,15}$/, words: 'a number with its country code' },
  day: { of: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, words: 'a day, YYYY-MM-DD' },
  moment: {
    of: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/,
    words: 'an instant with its zone',
  },
  price: { of: /^\d+\.\d{2}$/, words: 'an amount such as 795.00' },
  number: { of: /^\d+$/, words: 'a whole number' },
  duration: { of: /^P(?=.)(?:\d+D)?(?:T(?=.)(?:\d+H)?(?:\d+M)?)?$/, words: 'a duration, ISO 8601' },
}

/** What is wrong with a plain value; null when it is as its kind wants. */
export function faultOfValue(
  value: unknown,
  kind: Exclude<Kind, { node: unknown }>,
): string | null {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string') return `is ${JSON.stringify(value)}, where a plain value belongs`
  if (typeof kind === 'object') {
    return kind.oneOf.includes(text) ? null : `is '${text}'; it must be ${kind.oneOf.join(' or ')}`
  }
  const { of, words } = shapes[kind]
  return of.test(text) ? null : `is '${text}'; it must be ${words}`
}
