import { findNodeAtLocation, getNodeValue } from 'jsonc-parser'
import type { z } from 'zod'
import { nearest } from '#server/format/nearest.ts'
import { descriptionAt, keysAt } from '../json-schema.ts'
import { counted } from '../violation.ts'
import type { Violation } from '../violation.ts'
import { violationAt, violationAtKey } from './document.ts'
import type { Finding, ParsedText, Path } from './document.ts'
import { explainPicturePath } from './explain-picture-path.ts'

type Issue = z.core.$ZodIssue

/** What a schema found wrong, in plain words and with a cure: one violation for each key or value. */
export function explainIssues(
  source: ParsedText,
  schema: z.ZodType,
  issues: readonly Issue[],
): Violation[] {
  const mistyped = new Set<string>()
  const unknown = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return []
    const path = toPath(issue.path)
    const keys = keysAt(schema, path, source.input)
    return issue.keys.map((key) => {
      const meant = nearest(key, keys)
      if (meant) mistyped.add([...path, meant].join('.'))
      return violationAtKey(source, [...path, key], 'unknown key', whichKey(meant, keys))
    })
  })
  const others = issues.flatMap((issue) => {
    const path = toPath(issue.path)
    const node = findNodeAtLocation(source.tree(), [...path])
    if (issue.code === 'unrecognized_keys') return []
    if (node || path.length === 0) {
      const value = node ? (getNodeValue(node) as unknown) : undefined
      return [violationAt(source, path, ...findingOf(issue, value))]
    }
    if (mistyped.has(path.join('.'))) return []
    const remedy = `add "${String(path.at(-1))}"${hintFor(schema, path, source, issue)}`
    return [violationAt(source, path, 'is missing', remedy)]
  })
  return [...unknown, ...others]
}

function toPath(path: readonly PropertyKey[]): (string | number)[] {
  return path.map((part) => (typeof part === 'symbol' ? String(part) : part))
}

function whichKey(meant: string | null, keys: readonly string[]): string {
  const known = keys.filter((key) => key !== '$schema').join(', ')
  return meant ? `did you mean "${meant}"?` : `remove it, or use one of: ${known}`
}

/** What to write where nothing is: the choices, or what the schema says. */
function hintFor(schema: z.ZodType, path: Path, source: ParsedText, issue: Issue): string {
  const choices = issue.code === 'invalid_union' ? discriminators(issue) : []
  if (choices.length > 0) return `, one of: ${choices.join(', ')}`
  const description = descriptionAt(schema, path, source.input)
  return description ? ` (${description})` : ''
}

/** The words that choose one of several shapes; none for a union without such a word. */
function discriminators(issue: z.core.$ZodIssueInvalidUnion): readonly string[] {
  return 'options' in issue && Array.isArray(issue.options) ? issue.options.map(String) : []
}

function findingOf(issue: Issue, value: unknown): Finding {
  switch (issue.code) {
    case 'invalid_type':
      return [
        `${show(value)} is not right here`,
        `write ${typeNames[issue.expected] ?? issue.expected}`,
      ]
    case 'invalid_value': {
      const [message, remedy] = choiceFinding(value, issue.values.map(String))
      return [message, issue.message.startsWith('must ') ? `it ${issue.message}` : remedy]
    }
    case 'too_big':
      return tooBig(String(issue.maximum), value)
    case 'too_small':
      return tooSmall(String(issue.minimum), value)
    case 'not_multiple_of':
      return [`${show(value)} is too fine`, 'use at most two decimals']
    case 'invalid_union':
      if (discriminators(issue).length > 0) return choiceFinding(value, discriminators(issue))
      break
    case 'invalid_format':
      return (
        (issue.message.includes('/images/') && explainPicturePath(String(value))) || [
          `${show(value)} does not fit`,
          `it ${issue.message}`,
        ]
      )
    case 'invalid_key':
    case 'invalid_element':
    case 'unrecognized_keys':
    case 'custom':
      break
  }
  return [`${show(value)} does not fit`, `it ${issue.message}`]
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'text in "quotation marks"',
  number: 'a number without quotation marks',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list: [ … ]',
  object: 'an object: { … }',
}

function choiceFinding(value: unknown, choices: readonly string[]): Finding {
  const meant = typeof value === 'string' ? nearest(value, choices) : null
  const list = `use one of: ${choices.join(', ')}`
  const remedy = meant ? `did you mean "${meant}"? Or ${list}` : list
  return [`${show(value)} is not one of the choices`, remedy]
}

const entries = (list: readonly unknown[]) => counted(list.length, 'entry', 'entries')

function tooBig(limit: string, value: unknown): Finding {
  if (typeof value === 'string') {
    return [`has ${value.length} characters; ${limit} are allowed`, 'shorten it']
  }
  if (Array.isArray(value)) return [`has ${entries(value)}; ${limit} are allowed`, 'remove some']
  return [`${show(value)} is too large`, `use at most ${limit}`]
}

function tooSmall(limit: string, value: unknown): Finding {
  if (typeof value === 'string') {
    return ['is empty', 'write something, or remove the line if it may be left out']
  }
  if (Array.isArray(value)) return [`has ${entries(value)}`, `add some: at least ${limit}`]
  return [`${show(value)} is too small`, `use at least ${limit}`]
}

function show(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object' && value !== null) return 'an object'
  const text = JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 57)}…"` : text
}
