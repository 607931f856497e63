import { findNodeAtLocation } from 'jsonc-parser'
import { asWarning } from '../../fault.ts'
import type { Fault } from '../../fault.ts'
import { faultAtOffset, faultAtPath } from '../../load/document.ts'
import type { ParsedText, Path } from '../../load/document.ts'

/** A warning at a value, or at the nearest value around it that is there. */
export function warningAtPath(
  source: ParsedText,
  path: Path,
  message: string,
  remedy: string,
): Fault {
  return asWarning(faultAtPath(source, path, message, remedy))
}

/**
 * A warning at one character of a text inside the file.
 * @param index which character, counted from 0 in the text as it reads, not as JSON writes it.
 */
export function warningInText(
  source: ParsedText,
  path: Path,
  index: number,
  message: string,
  remedy: string,
): Fault {
  const node = findNodeAtLocation(source.tree(), [...path])
  if (!node) return warningAtPath(source, path, message, remedy)
  const written = source.text.slice(node.offset + 1, node.offset + node.length - 1)
  const offset = node.offset + 1 + offsetOf(written, index)
  return asWarning(faultAtOffset(source, offset, message, remedy, path))
}

const character = /\\u[\da-f]{4}|\\.|[^\\]/gis

/** Where in a JSON text the character stands that is at `index` once it is read. */
function offsetOf(written: string, index: number): number {
  let read = 0
  for (const match of written.matchAll(character)) {
    if (read === index) return match.index
    read += 1
  }
  return written.length
}
