import { parseTree } from 'jsonc-parser'
import type { Node } from 'jsonc-parser'
import type { ParsedText, SourceText } from './document.ts'

/**
 * A text that is JSON in every way, read by the fast parser, which says nothing of places: these
 * are found when a fault asks for them. Null for any other text: one that is no JSON, holds no
 * object, or writes a key twice.
 */
export function parseGoodText(source: SourceText): ParsedText | null {
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
  let count = 0
  for (const [, colon] of text.matchAll(textOrKey)) if (colon) count += 1
  return count
}

/** How many keys are left once the last of two equal ones has won. */
function keysIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const parts: readonly unknown[] = Array.isArray(value) ? value : Object.values(value)
  const own = Array.isArray(value) ? 0 : parts.length
  return parts.reduce<number>((sum, part) => sum + keysIn(part), own)
}
