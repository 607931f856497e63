import { findNodeAtLocation } from 'jsonc-parser'
import type { Node } from 'jsonc-parser'
import type { z } from 'zod'
import type { Fault } from '../fault.ts'

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
  /** Where everything stands in the text; made when the first fault asks for it. */
  readonly tree: () => Node
}

/** A content file that keeps its schema. */
export interface Document<Value> extends ParsedText {
  readonly value: Value
  /** What it keeps. */
  readonly schema: z.ZodType
}

/** A fault at a place in the text, counted in UTF-16 units from 0. */
export function faultAtOffset(
  { file, text }: SourceText,
  offset: number,
  message: string,
  remedy: string,
  path: Path = [],
): Fault {
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

/** A fault at a value, or at the nearest value around it that is there. */
export function faultAtPath(
  source: ParsedText,
  path: Path,
  message: string,
  remedy: string,
): Fault {
  return faultAtOffset(source, nodeNear(source.tree(), path).offset, message, remedy, path)
}

/** A fault at a key instead of its value. */
export function faultAtKey(source: ParsedText, path: Path, message: string, remedy: string): Fault {
  const value = findNodeAtLocation(source.tree(), [...path])
  const key = value?.parent?.children?.[0] ?? source.tree()
  return faultAtOffset(source, key.offset, message, remedy, path)
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
