import { faultOfValue } from './kinds.ts'
import type { Kind } from './kinds.ts'
import { typeRules } from './rules.ts'

/** The faults of a page's JSON-LD, and the addresses in it, which must open. */
export interface StructuredDataVerdict {
  readonly faults: readonly string[]
  readonly addresses: readonly string[]
}

/**
 * Holds the JSON-LD of one page against the rules of schema.org and of search engines.
 * @param blocks the texts of its `application/ld+json` elements
 */
export function judgeStructuredData(blocks: readonly string[]): StructuredDataVerdict {
  const faults: string[] = []
  const addresses = new Set<string>()
  const ids = new Set<string>()
  const nodes = blocks.flatMap((block) => nodesOf(block, faults))
  for (const node of nodes) {
    const id = node['@id']
    if (typeof id === 'string' && ids.has(id)) faults.push(`two nodes are called ${id}`)
    if (typeof id === 'string') ids.add(id)
    judgeNode(node, typeText(node), { faults, addresses })
  }
  return { faults, addresses: [...addresses] }
}

type Node = Readonly<Record<string, unknown>>

interface Found {
  readonly faults: string[]
  readonly addresses: Set<string>
}

function nodesOf(block: string, faults: string[]): Node[] {
  try {
    const value: unknown = JSON.parse(block)
    if (isNode(value) && value['@context'] === 'https://schema.org') {
      const { '@graph': graph, '@context': _, ...alone } = value
      return Array.isArray(graph) ? graph.filter(isNode) : [alone]
    }
    faults.push('a block is not of https://schema.org')
  } catch {
    faults.push('a block is not JSON')
  }
  return []
}

function judgeNode(node: Node, where: string, found: Found): void {
  const { '@type': _, ...properties } = node
  const rules = typesOf(node).map((type) => typeRules[type])
  if (rules.length === 0 || rules.includes(undefined)) {
    found.faults.push(`${where}: '${typeText(node)}' is no type that the site uses`)
    return
  }
  for (const name of rules.flatMap((rule) => rule?.required ?? [])) {
    if (!(name in properties)) found.faults.push(`${where}: ${name} is missing`)
  }
  for (const [name, value] of Object.entries(properties)) {
    const kind = rules.map((rule) => rule?.properties[name]).find((one) => one !== undefined)
    if (kind) judgeProperty(value, kind, `${where}.${name}`, found)
    else found.faults.push(`${where}: ${name} is no property of it`)
  }
}

function judgeProperty(value: unknown, kind: Kind, where: string, found: Found): void {
  if (Array.isArray(value)) {
    if (value.length === 0) found.faults.push(`${where} is empty`)
    for (const [index, one] of value.entries()) {
      judgeProperty(one, kind, `${where}[${index}]`, found)
      if (isNode(one) && 'position' in one) judgePosition(value, index, where, found)
    }
  } else if (isNode(value)) {
    judgeInner(value, kind, where, found)
  } else if (typeof kind === 'object' && 'node' in kind) {
    found.faults.push(`${where} is ${JSON.stringify(value)}, where a node belongs`)
  } else {
    const fault = faultOfValue(value, kind)
    if (fault) found.faults.push(`${where} ${fault}`)
    else if (kind === 'address') found.addresses.add(String(value))
  }
}

// A place in a list is described there by an address or by a node.
function judgeInner(value: Node, kind: Kind, where: string, found: Found): void {
  const isReference = Object.keys(value).join(',') === '@id'
  const types = where.endsWith('.item')
    ? ['Place']
    : typeof kind === 'object' && 'node' in kind
      ? kind.node
      : []
  if (!isReference && !typesOf(value).some((type) => types.includes(type))) {
    found.faults.push(`${where} is a '${typeText(value)}', which does not belong there`)
  } else if (!isReference) {
    judgeNode(value, where, found)
  }
}

function judgePosition(list: readonly Node[], index: number, where: string, found: Found): void {
  const [first, here] = [Number(list[0]?.['position']), Number(list[index]?.['position'])]
  if (here !== first + index) found.faults.push(`${where}[${index}] has the position ${here}`)
}

function typesOf(node: Node): string[] {
  return [node['@type']].flat().filter((type) => typeof type === 'string')
}

function typeText(node: Node): string {
  return typesOf(node).join(' and ') || 'no type'
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
