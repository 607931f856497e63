import { getNodeValue } from 'jsonc-parser'
import type { z } from 'zod'
import type { Fault } from '../fault.ts'
import type { Document } from './document.ts'
import { explainIssues } from './explain-issue.ts'
import { parseText } from './parse-text.ts'

/** A file's bytes held against its schema: the document, or null with every fault found. */
export function readDocument<Schema extends z.ZodType>(
  file: string,
  bytes: Uint8Array,
  schema: Schema,
): { document: Document<z.output<Schema>> | null; faults: Fault[] } {
  const { parsed, faults } = parseText(file, bytes)
  if (!parsed) return { document: null, faults }

  const result = schema.safeParse(getNodeValue(parsed.tree))
  if (!result.success) {
    const issues = explainIssues(parsed, schema, result.error.issues)
    return { document: null, faults: [...faults, ...issues] }
  }
  return { document: faults.length > 0 ? null : { ...parsed, value: result.data }, faults }
}
