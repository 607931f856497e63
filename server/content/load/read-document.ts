import type { z } from 'zod'
import type { Fault } from '../fault.ts'
import { faultAtOffset } from './document.ts'
import type { Document } from './document.ts'
import { explainIssues } from './explain-issue.ts'
import { parseText } from './parse-text.ts'

interface DocumentResult<Value> {
  /** Null when there is a fault. */
  readonly document: Document<Value> | null
  readonly faults: readonly Fault[]
}

/** A file's bytes held against its schema: the document, or null with every fault found. */
export function readDocument<Schema extends z.ZodType>(
  file: string,
  bytes: Uint8Array,
  schema: Schema,
): DocumentResult<z.output<Schema>> {
  try {
    return readValue(file, bytes, schema)
  } catch (error) {
    // The parser calls itself for every level, so only a file made to do so gets here.
    if (!(error instanceof RangeError)) throw error
    const fault = faultAtOffset({ file, text: '' }, 0, 'is nested too deeply', 'make it flatter')
    return { document: null, faults: [fault] }
  }
}

function readValue<Schema extends z.ZodType>(
  file: string,
  bytes: Uint8Array,
  schema: Schema,
): DocumentResult<z.output<Schema>> {
  const { parsed, faults } = parseText(file, bytes)
  if (!parsed) return { document: null, faults }

  // Each schema looks at a few files once, which does not repay compiling it.
  const result = schema.safeParse(withoutSchemaName(parsed.input), { jitless: true })
  if (!result.success) {
    const issues = explainIssues(parsed, schema, result.error.issues)
    return { document: null, faults: [...faults, ...issues] }
  }
  return { document: faults.length > 0 ? null : { ...parsed, value: result.data, schema }, faults }
}

/** Without the key that only an editor needs. */
function withoutSchemaName(input: unknown): unknown {
  const { $schema, ...own } = input as Readonly<Record<string, unknown>>
  return typeof $schema === 'string' ? own : input
}
