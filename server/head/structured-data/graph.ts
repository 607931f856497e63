import type { StructuredNode } from '#server/props/meta.ts'

/**
 * The JSON-LD of a page, from what its data says.
 * @param nodes with site paths for addresses; what is empty in them is left out
 * @param written what staff wrote themselves: their word on a type stands alone
 * @returns null when nothing is left to say
 */
export function graphOf(
  nodes: readonly StructuredNode[],
  appUrl: string,
  written?: object,
): object | null {
  const theirs = new Set(typesIn(written))
  const ours = nodes.filter((node) => !typesOf(node).some((type) => theirs.has(type)))
  const whole = ours.flatMap((node) => filled(node, appUrl) ?? [])
  return whole.length > 0 ? { '@context': 'https://schema.org', '@graph': whole } : null
}

const addresses = new Set(['@id', 'url', 'item', 'image', 'logo'])

/** undefined for what says nothing: no text, no entry, no property. */
function filled(value: unknown, appUrl: string, key = ''): unknown {
  if (typeof value === 'string') {
    if (value === '') return undefined
    return addresses.has(key) && value.startsWith('/') ? appUrl + value : value
  }
  if (Array.isArray(value)) {
    const entries = value.flatMap((entry) => filled(entry, appUrl, key) ?? [])
    return entries.length > 0 ? entries : undefined
  }
  if (typeof value === 'object' && value !== null) {
    const pairs = Object.entries(value)
      .map(([name, inner]) => [name, filled(inner, appUrl, name)] as const)
      .filter(([, inner]) => inner !== undefined)
    return pairs.some(([name]) => name !== '@type') ? Object.fromEntries(pairs) : undefined
  }
  return value ?? undefined
}

function typesIn(written: object | undefined): string[] {
  const listed = written && '@graph' in written ? written['@graph'] : [written]
  return Array.isArray(listed) ? listed.flatMap(typesOf) : []
}

function typesOf(node: unknown): string[] {
  if (typeof node !== 'object' || node === null || !('@type' in node)) return []
  return [node['@type']].flat().filter((type) => typeof type === 'string')
}
