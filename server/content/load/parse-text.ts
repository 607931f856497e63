import { getNodeValue, parseTree } from 'jsonc-parser'
import type { Node, ParseError } from 'jsonc-parser'
import type { Fault } from '../fault.ts'
import { faultAtOffset } from './document.ts'
import type { ParsedText, SourceText } from './document.ts'
import { explainSyntax } from './explain-syntax.ts'
import { parseGoodText } from './parse-good-text.ts'

const byteOrderMark = '\uFEFF'

// Making one costs more than reading a file with it.
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/**
 * The JSON of a file, with every fault of its text. `parsed` is null when the text cannot be
 * understood; comments and commas too many are faults, but the rest can still be checked.
 */
export function parseText(
  file: string,
  bytes: Uint8Array,
): { parsed: ParsedText | null; faults: Fault[] } {
  const decoded = decode(bytes)
  if (decoded === null) {
    const fault = faultAtOffset({ file, text: '' }, 0, 'is not UTF-8 text', 'save it as UTF-8')
    return { parsed: null, faults: [fault] }
  }
  const hasMark = decoded.startsWith(byteOrderMark)
  const source = { file, text: hasMark ? decoded.slice(1) : decoded }
  if (source.text.trim() === '') return { parsed: null, faults: [emptyFile(source)] }

  const marks = hasMark ? [markFault(source)] : []
  const good = parseGoodText(source)
  if (good) return { parsed: good, faults: marks }
  const { parsed, faults } = parseSource(source)
  return { parsed, faults: [...marks, ...faults] }
}

function parseSource(source: SourceText): { parsed: ParsedText | null; faults: Fault[] } {
  const errors: ParseError[] = []
  const tree = parseTree(source.text, errors, { disallowComments: true, allowTrailingComma: false })
  const { isReadable, faults } = explainSyntax(source, errors)
  if (!tree || !isReadable) return { parsed: null, faults }
  if (tree.type !== 'object') {
    return { parsed: null, faults: [...faults, notAnObject(source, tree)] }
  }
  const parsed = { ...source, input: getNodeValue(tree) as unknown, tree: () => tree }
  return { parsed, faults: [...faults, ...keyFaults(source, tree)] }
}

function decode(bytes: Uint8Array): string | null {
  try {
    return utf8.decode(bytes)
  } catch {
    return null
  }
}

function emptyFile(source: SourceText): Fault {
  return faultAtOffset(source, 0, 'is empty', 'write a JSON object, or put the last version back')
}

function markFault(source: SourceText): Fault {
  return faultAtOffset(
    source,
    0,
    'starts with an invisible byte order mark',
    'save it as UTF-8 without BOM',
  )
}

function notAnObject(source: SourceText, tree: Node): Fault {
  const found = tree.type === 'array' ? 'a list' : `one ${tree.type}`
  return faultAtOffset(source, tree.offset, `holds ${found}`, 'it must hold one object: { … }')
}

/** JSON readers keep the last of two equal keys and say nothing: here both are shown. */
function keyFaults(source: SourceText, node: Node): Fault[] {
  const children = node.children ?? []
  const below = children.flatMap((child) => keyFaults(source, child))
  if (node.type !== 'object') return below

  const seen = new Set<string>()
  const own = children.flatMap((property) => {
    const key = property.children?.[0]
    if (!key) return []
    const isTwice = seen.has(String(key.value))
    seen.add(String(key.value))
    if (!isTwice) return []
    const message = `"${String(key.value)}" is written twice`
    return [faultAtOffset(source, key.offset, message, 'remove one of the two')]
  })
  return [...own, ...below]
}
