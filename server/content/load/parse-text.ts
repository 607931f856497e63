import { getNodeValue, parseTree } from 'jsonc-parser'
import type { Node, ParseError } from 'jsonc-parser'
import type { Violation } from '../violation.ts'
import { violationAtOffset } from './document.ts'
import type { Finding, ParsedText, SourceText } from './document.ts'
import { explainEncoding, explainSignature } from './explain-bytes.ts'
import { explainSyntax } from './explain-syntax.ts'

const byteOrderMark = '\uFEFF'

// Making one costs more than reading a file with it.
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** The text of a file, without the byte order mark that it may begin with; null: it is no UTF-8. */
export function decode(bytes: Uint8Array): { text: string; hasMark: boolean } | null {
  try {
    const decoded = utf8.decode(bytes)
    const hasMark = decoded.startsWith(byteOrderMark)
    return { text: hasMark ? decoded.slice(1) : decoded, hasMark }
  } catch {
    return null
  }
}

interface ParseResult {
  /** Null when the text cannot be understood. */
  readonly parsed: ParsedText | null
  readonly violations: readonly Violation[]
}

/**
 * The JSON of a file, with every violation in its text. Comments and commas too many are violations,
 * but the rest can still be checked.
 */
export function parseText(file: string, bytes: Uint8Array): ParseResult {
  const refused = (...finding: Finding): ParseResult => {
    return { parsed: null, violations: [violationAtOffset({ file, text: '' }, 0, [], ...finding)] }
  }
  const decoded = decode(bytes)
  const source = { file, text: decoded?.text ?? new TextDecoder().decode(bytes) }
  if (decoded?.text.trim() === '') {
    return refused('is empty', 'write a JSON object, or put the last version back')
  }
  const good = decoded && parseGoodText(source)
  const signature = good ? null : explainSignature(bytes)
  if (signature) return refused(...signature)
  if (!decoded) {
    const { offset, finding } = explainEncoding(bytes)
    return { parsed: null, violations: [violationAtOffset(source, offset, [], ...finding)] }
  }
  const mark = ['starts with an invisible byte order mark', 'save it as UTF-8 without BOM'] as const
  const marks = decoded.hasMark ? [violationAtOffset(source, 0, [], ...mark)] : []
  if (good) return { parsed: good, violations: marks }
  const { parsed, violations } = parseSource(source)
  return { parsed, violations: [...marks, ...violations] }
}

function parseSource(source: SourceText): ParseResult {
  const errors: ParseError[] = []
  const tree = parseTree(source.text, errors, { disallowComments: true, allowTrailingComma: false })
  const { isReadable, violations } = explainSyntax(source, errors, tree)
  if (!tree || !isReadable) return { parsed: null, violations }
  if (tree.type !== 'object') {
    const isQuoted = tree.type === 'string' && /^\s*\{/.test(String(tree.value))
    const message = isQuoted
      ? 'the object stands in quotation marks, with backslashes'
      : `holds ${tree.type === 'array' ? 'a list' : `one ${tree.type}`}`
    const remedy = isQuoted
      ? 'remove the marks around it, and the \\ in it'
      : 'it must hold one object: { … }'
    const violation = violationAtOffset(source, tree.offset, [], message, remedy)
    return { parsed: null, violations: [...violations, violation] }
  }
  const parsed = { ...source, input: getNodeValue(tree) as unknown, tree: () => tree }
  return { parsed, violations: [...violations, ...keysWrittenTwice(source, tree)] }
}

/** JSON readers keep the last of two equal keys and say nothing: here both are shown. */
function* keysWrittenTwice(source: SourceText, node: Node): Iterable<Violation> {
  const seen = new Set<unknown>()
  for (const child of node.children ?? []) {
    const key = node.type === 'object' ? child.children?.[0] : undefined
    if (key && seen.has(key.value)) {
      const message = `"${String(key.value)}" is written twice`
      yield violationAtOffset(source, key.offset, [], message, 'remove one of the two')
    }
    if (key) seen.add(key.value)
  }
  for (const child of node.children ?? []) yield* keysWrittenTwice(source, child)
}

/**
 * A text that is JSON in every way, read by the fast parser, which says nothing of places: these
 * are found when a violation asks for them. Null for any other text: one that is no JSON, holds no
 * object, or writes a key twice.
 */
function parseGoodText(source: SourceText): ParsedText | null {
  const input = parse(source.text)
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return null
  if (keysWritten(source.text) !== keysIn(input)) return null

  let tree: Node | undefined
  return {
    ...source,
    input,
    tree() {
      tree ??= parseTree(source.text)
      if (!tree) throw new Error(`[content] ${source.file} is JSON, and then is not`)
      return tree
    },
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const textOrKey = /"(?:[^"\\]|\\.)*"(?:\s*(:))?/g

/** How many keys a JSON text writes, those that it writes twice too. */
function keysWritten(text: string): number {
  return [...text.matchAll(textOrKey)].filter(([, colon]) => colon).length
}

/** How many keys are left once the last of two equal ones has won. */
function keysIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const parts: readonly unknown[] = Array.isArray(value) ? value : Object.values(value)
  const own = Array.isArray(value) ? 0 : parts.length
  return parts.reduce<number>((sum, part) => sum + keysIn(part), own)
}
