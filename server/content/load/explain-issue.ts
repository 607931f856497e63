import { findNodeAtLocation, getNodeValue } from 'jsonc-parser'
import type { z } from 'zod'
import type { Fault } from '../fault.ts'
import { faultAtKey, faultAtPath } from './document.ts'
import type { ParsedText, Path } from './document.ts'
import { discriminators, issueWords } from './issue-words.ts'
import { nearest } from './nearest.ts'
import { descriptionAt, keysAt } from './schema-path.ts'

type Issue = z.core.$ZodIssue

/** What a schema found wrong, in plain words and with a cure: one fault for each key or value. */
export function explainIssues(
  source: ParsedText,
  schema: z.ZodType,
  issues: readonly Issue[],
): Fault[] {
  const root = source.input
  const mistyped = new Set<string>()
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => {
          const path = toPath(issue.path)
          const keys = keysAt(schema, path, root)
          const meant = nearest(key, keys)
          if (meant) mistyped.add([...path, meant].join('.'))
          return faultAtKey(source, [...path, key], 'unknown key', whichKey(meant, keys))
        })
      : [],
  )
  const others = issues
    .filter((issue) => issue.code !== 'unrecognized_keys')
    .filter((issue) => !(isMissing(source, issue) && mistyped.has(toPath(issue.path).join('.'))))
    .map((issue) => explain(source, schema, issue))
  return [...unknown, ...others]
}

function whichKey(meant: string | null, keys: readonly string[]): string {
  return meant
    ? `did you mean "${meant}"?`
    : `remove it, or use one of: ${keys.filter((key) => key !== '$schema').join(', ')}`
}

function explain(source: ParsedText, schema: z.ZodType, issue: Issue): Fault {
  const path = toPath(issue.path)
  if (isMissing(source, issue)) {
    const hint = hintFor(schema, path, source, issue)
    return faultAtPath(source, path, 'is missing', `add "${String(path.at(-1))}"${hint}`)
  }
  const { message, remedy } = issueWords(issue, valueAt(source, path))
  return faultAtPath(source, path, message, remedy)
}

/** What to write where nothing is: the choices, or what the schema says. */
function hintFor(schema: z.ZodType, path: Path, source: ParsedText, issue: Issue): string {
  const choices = issue.code === 'invalid_union' ? discriminators(issue) : []
  if (choices.length > 0) return `, one of: ${choices.join(', ')}`
  const description = descriptionAt(schema, path, source.input)
  return description ? ` (${description})` : ''
}

function isMissing(source: ParsedText, issue: Issue): boolean {
  const path = toPath(issue.path)
  return path.length > 0 && !findNodeAtLocation(source.tree(), [...path])
}

function valueAt(source: ParsedText, path: Path): unknown {
  const node = findNodeAtLocation(source.tree(), [...path])
  return node ? (getNodeValue(node) as unknown) : undefined
}

function toPath(path: readonly PropertyKey[]): (string | number)[] {
  return path.map((part) => (typeof part === 'symbol' ? String(part) : part))
}
