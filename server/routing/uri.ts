/**
 * Laravel's URI templates (`/events/{reference?}`), taken apart once and turned into what Ziggy and
 * our own matcher need.
 */

/** Parameter name -> the source of the regular expression that its values must match whole. */
export type Patterns = Readonly<Record<string, string>>

interface UriParameter {
  readonly name: string
  readonly optional: boolean
}

const brace = /\{(\w+)(\?)?\}/g

/** The parameters of a URI in the order in which they stand. */
export function parametersOf(uri: string): UriParameter[] {
  return [...uri.matchAll(brace)].map(([, name, mark]) => ({
    name: name as string,
    optional: mark === '?',
  }))
}

/** A regular expression that matches a whole decoded-free path and names its parameters. */
export function matchExpression(uri: string, patterns: Patterns): RegExp {
  const source = uri
    .split(/(\/?\{\w+\??\})/)
    .map((part) => {
      const found = /^(\/?)\{(\w+)(\?)?\}$/.exec(part)
      if (!found) return part.replaceAll(/[.*+?^$()|[\]{}\\]/g, String.raw`\$&`)
      const [, slash, name, mark] = found
      const group = `${slash}(?<${name}>${patterns[name as string] ?? '[^/]+'})`
      return mark ? `(?:${group})?` : group
    })
    .join('')
  return new RegExp(`^${source}$`)
}
