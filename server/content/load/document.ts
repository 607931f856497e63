import { relative, sep } from 'node:path'
import { findNodeAtLocation } from 'jsonc-parser'
import type { Node } from 'jsonc-parser'
import type { z } from 'zod'
import type { Violation } from '../violation.ts'

/** Where a value stands inside a file: keys and places in lists. */
export type Path = readonly (string | number)[]

/** A content file as it was read, before anything is known about its value. */
export interface SourceText {
  readonly file: string
  readonly text: string
}

/** A content file whose text is JSON. */
export interface ParsedText extends SourceText {
  /** What the text says, before a schema has seen it. */
  readonly input: unknown
  /** Where everything stands in the text; made when the first violation asks for it. */
  readonly tree: () => Node
}

/** A content file that keeps its schema. */
export interface Document<Value> extends ParsedText {
  readonly value: Value
  readonly schema: z.ZodType
}

/** What is wrong, and what to do about it. */
export type Finding = readonly [message: string, remedy: string]

/** A violation at a place in the text, counted in UTF-16 units from 0. */
export function violationAtOffset(
  { file, text }: SourceText,
  offset: number,
  path: Path,
  ...[message, remedy]: Finding
): Violation {
  const before = text.slice(0, offset)
  const lineStart = before.lastIndexOf('\n') + 1
  return {
    severity: 'error',
    file,
    line: before.split('\n').length,
    column: offset - lineStart + 1,
    path: formatPath(path),
    message,
    remedy,
  }
}

/** A violation at a value, or at the nearest value around it that is there. */
export function violationAt(source: ParsedText, path: Path, ...finding: Finding): Violation {
  return violationAtOffset(source, nodeNear(source.tree(), path).offset, path, ...finding)
}

/** A violation at a key instead of its value. */
export function violationAtKey(source: ParsedText, path: Path, ...finding: Finding): Violation {
  const value = findNodeAtLocation(source.tree(), [...path])
  const key = value?.parent?.children?.[0] ?? source.tree()
  return violationAtOffset(source, key.offset, path, ...finding)
}

/** `['page_data', 'courses', 2]` as `page_data.courses[2]`. */
export function formatPath(path: Path): string {
  return path
    .map((part, index) =>
      typeof part === 'number' ? `[${part}]` : index === 0 ? part : `.${part}`,
    )
    .join('')
}

function nodeNear(tree: Node, path: Path): Node {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(tree, path.slice(0, length))
    if (node) return node
  }
  return tree
}

/**
 * A violation at one character of a text inside the file.
 * @param index which character, counted from 0 in the text as it reads, not as JSON writes it.
 */
export function violationInText(
  source: ParsedText,
  path: Path,
  index: number,
  ...finding: Finding
): Violation {
  const node = findNodeAtLocation(source.tree(), [...path])
  if (!node) return violationAt(source, path, ...finding)
  const written = source.text.slice(node.offset + 1, node.offset + node.length - 1)
  const [character] = [...written.matchAll(/\\u[\da-f]{4}|\\.|[^\\]/gis)].slice(index)
  const offset = node.offset + 1 + (character?.index ?? written.length)
  return violationAtOffset(source, offset, path, ...finding)
}

/** A violation of a file, or of a folder, as a whole. */
export function fileViolation(path: string, ...finding: Finding): Violation {
  return violationAtOffset({ file: displayPath(path), text: '' }, 0, [], ...finding)
}

/** A path as people would type it: from where the process runs, if it is below. */
export function displayPath(path: string): string {
  const short = relative(process.cwd(), path)
  return (short.startsWith('..') ? path : short).split(sep).join('/')
}
