import config from '../../../tailwind.config.ts'

/** One token of the stylesheet's configuration. */
export interface Token {
  readonly name: string
  /** As CSS takes it. */
  readonly value: string
  /** What else belongs to it, such as a type step's line height. */
  readonly more: Readonly<Record<string, string>>
}

export interface TokenGroup {
  /** The key of the configuration. */
  readonly name: string
  readonly tokens: readonly Token[]
}

type Tree = { readonly [name: string]: unknown }

/**
 * Every token that the configuration names, read from the file itself: a token that is added there is
 * shown here, whatever its kind.
 */
export function tokenGroups(): readonly TokenGroup[] {
  const { extend = {}, ...own } = config.theme as Tree & { readonly extend?: Tree }
  const names = [...new Set([...Object.keys(own), ...Object.keys(extend)])]

  return names.map((name) => ({
    name,
    tokens: [own[name], extend[name]].flatMap((tree) => tokensIn(tree, '')),
  }))
}

function tokensIn(value: unknown, name: string): readonly Token[] {
  if (typeof value === 'string') return [{ name, value, more: {} }]
  if (Array.isArray(value)) return [tokenOfList(value, name)]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => tokensIn(inner, nameBelow(name, key)))
}

/** A type step is its size with what belongs to it; a family is its names in their order. */
function tokenOfList([first, second, ...others]: readonly unknown[], name: string): Token {
  if (typeof second === 'object' && second !== null) {
    return { name, value: String(first), more: second as Readonly<Record<string, string>> }
  }
  const names = [first, second, ...others].filter((part) => typeof part === 'string')
  return { name, value: names.join(', '), more: {} }
}

function nameBelow(parent: string, key: string): string {
  if (key === 'DEFAULT') return parent
  return parent ? `${parent}-${key}` : key
}
