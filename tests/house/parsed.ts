import { parseSync } from 'vite'
import type { Source } from './sources.ts'

/** What a file takes from another one; `names` is null where it takes all that there is. */
export interface Taken {
  readonly specifier: string
  readonly names: readonly string[] | null
  /** Is it fetched only when its turn comes, by `import()`? */
  readonly isLazy: boolean
}

export interface ParsedFile {
  readonly path: string
  readonly lines: number
  /** The lines of each of its functions. */
  readonly functions: readonly number[]
  /** How often it spreads an object that it writes out itself: `...{ one, other }`. */
  readonly spreads: number
  readonly taken: readonly Taken[]
  readonly exports: readonly { readonly name: string; readonly isType: boolean }[]
}

interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

const spreadTypes = new Set(['SpreadElement', 'JSXSpreadAttribute'])
const functionTypes = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
])

/** @throws Error when the file is no TypeScript. */
export function parsed({ path, text }: Source): ParsedFile {
  const { program, module, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)

  const functions: number[] = []
  const taken: Taken[] = takenByStatements(module)
  let spreads = 0
  visit(program, (node) => {
    if (functionTypes.has(node.type)) functions.push(linesIn(text.slice(node.start, node.end)) + 1)
    if (spreadTypes.has(node.type) && nodeAt(node, 'argument')?.type === 'ObjectExpression') {
      spreads += 1
    }
    taken.push(...takenByExpression(node))
  })
  return { path, lines: linesIn(text), functions, spreads, taken, exports: exportsOf(module) }
}

type Module = ReturnType<typeof parseSync>['module']
type Name = { readonly kind: string; readonly name: string | null }

function takenByStatements({ staticImports, staticExports }: Module): Taken[] {
  const imports = staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    names: namesOf(entries.map(({ importName }) => importName)),
    isLazy: false,
  }))
  const passedOn = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, importName }) =>
      moduleRequest
        ? [{ specifier: moduleRequest.value, names: namesOf([importName]), isLazy: false }]
        : [],
    ),
  )
  return [...imports, ...passedOn]
}

function exportsOf({ staticExports }: Module): ParsedFile['exports'] {
  return staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ exportName }) => exportName.kind !== 'None')
    .map(({ exportName, isType }) => ({ name: exportName.name ?? 'default', isType }))
}

function namesOf(names: readonly Name[]): string[] | null {
  const isWhole = names.some(({ kind }) => !['Name', 'Default'].includes(kind))
  return isWhole ? null : names.map(({ name }) => name ?? 'default')
}

/** `import('./a.ts')` as a value or a type, and `import.meta.glob`, whose specifier has a star. */
function takenByExpression(node: SyntaxNode): Taken[] {
  if (node.type === 'ImportExpression' || node.type === 'TSImportType') {
    const qualifier = nodeAt(node, 'qualifier')
    const name = qualifier?.['name']
    const names = typeof name === 'string' ? [name] : null
    const isLazy = node.type === 'ImportExpression'
    return textsIn(node['source']).map((specifier) => ({ specifier, names, isLazy }))
  }
  const callee = nodeAt(node, 'callee')
  const isGlob = callee && nodeAt(callee, 'object')?.type === 'MetaProperty'
  if (node.type !== 'CallExpression' || !isGlob) return []
  return textsIn((node['arguments'] as unknown[])[0]).map((specifier) => ({
    specifier,
    names: null,
    isLazy: false,
  }))
}

/** The text of a literal, or those of an array of them. */
function textsIn(node: unknown): string[] {
  if (!isNode(node)) return []
  if (typeof node['value'] === 'string') return [node['value']]
  return node.type === 'ArrayExpression' ? (node['elements'] as unknown[]).flatMap(textsIn) : []
}

function visit(value: unknown, see: (node: SyntaxNode) => void): void {
  if (Array.isArray(value)) {
    for (const one of value) visit(one, see)
  } else if (typeof value === 'object' && value !== null) {
    if (isNode(value)) see(value)
    for (const one of Object.values(value)) visit(one, see)
  }
}

function nodeAt(node: SyntaxNode, key: string): SyntaxNode | null {
  const value = node[key]
  return isNode(value) ? value : null
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value
}

function linesIn(text: string): number {
  return text.split('\n').length - 1
}
