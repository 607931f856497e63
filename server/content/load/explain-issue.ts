import { findNodeAtLocation, getNodeValue } from 'jsonc-parser'
import type { z } from 'zod'
import type { Fault } from '../fault.ts'
import { faultAtKey, faultAtPath } from './document.ts'
import type { ParsedText, Path } from './document.ts'
import { nearest } from './nearest.ts'
import { descriptionAt, keysAt } from './schema-path.ts'

type Issue = z.core.$ZodIssue

/** What a schema found wrong, in plain words and with a cure: one fault for each key or value. */
export function explainIssues(
  source: ParsedText,
  schema: z.ZodType,
  issues: readonly Issue[],
): Fault[] {
  const mistyped = new Set<string>()
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => {
          const path = toPath(issue.path)
          const keys = keysAt(schema, path)
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
    const description = descriptionAt(schema, path)
    const hint = description ? ` (${description})` : ''
    return faultAtPath(source, path, 'is missing', `add "${String(path.at(-1))}"${hint}`)
  }
  const { message, remedy } = wordsFor(issue, valueAt(source, path))
  return faultAtPath(source, path, message, remedy)
}

interface Words {
  readonly message: string
  readonly remedy: string
}

function wordsFor(issue: Issue, value: unknown): Words {
  switch (issue.code) {
    case 'invalid_type':
      return typeWords(issue.expected, value)
    case 'invalid_value':
      return choiceWords(issue, value)
    case 'too_big':
      return tooBigWords(issue, value)
    case 'too_small':
      return tooSmallWords(issue, value)
    case 'not_multiple_of':
      return { message: `${show(value)} is too fine`, remedy: 'use at most two decimals' }
    case 'invalid_format':
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'unrecognized_keys':
    case 'custom':
      return { message: `${show(value)} does not fit`, remedy: `it ${issue.message}` }
  }
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'text in "quotation marks"',
  number: 'a number without quotation marks',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list: [ … ]',
  object: 'an object: { … }',
}

function typeWords(expected: string, value: unknown): Words {
  return {
    message: `${show(value)} is not right here`,
    remedy: `write ${typeNames[expected] ?? expected}`,
  }
}

function choiceWords(issue: z.core.$ZodIssueInvalidValue, value: unknown): Words {
  const choices = issue.values.map(String)
  const meant = typeof value === 'string' ? nearest(value, choices) : null
  const list = `use one of: ${choices.join(', ')}`
  return {
    message: `${show(value)} is not one of the choices`,
    remedy: issue.message.startsWith('must ')
      ? `it ${issue.message}`
      : meant
        ? `did you mean "${meant}"? Or ${list}`
        : list,
  }
}

function tooBigWords({ maximum }: z.core.$ZodIssueTooBig, value: unknown): Words {
  const limit = String(maximum)
  if (typeof value === 'string') {
    return { message: `has ${value.length} characters; ${limit} are allowed`, remedy: 'shorten it' }
  }
  if (Array.isArray(value)) {
    return { message: `has ${value.length} entries; ${limit} are allowed`, remedy: 'remove some' }
  }
  return { message: `${show(value)} is too large`, remedy: `use at most ${limit}` }
}

function tooSmallWords({ minimum }: z.core.$ZodIssueTooSmall, value: unknown): Words {
  if (typeof value === 'string') {
    return {
      message: 'is empty',
      remedy: 'write something, or remove the line if it may be left out',
    }
  }
  if (Array.isArray(value)) {
    return {
      message: `has ${value.length} entries`,
      remedy: `add some: at least ${String(minimum)}`,
    }
  }
  return { message: `${show(value)} is too small`, remedy: `use at least ${String(minimum)}` }
}

function show(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object' && value !== null) return 'an object'
  const text = JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 57)}…"` : text
}

function isMissing(source: ParsedText, issue: Issue): boolean {
  const path = toPath(issue.path)
  return path.length > 0 && !findNodeAtLocation(source.tree, [...path])
}

function valueAt(source: ParsedText, path: Path): unknown {
  const node = findNodeAtLocation(source.tree, [...path])
  return node ? (getNodeValue(node) as unknown) : undefined
}

function toPath(path: readonly PropertyKey[]): (string | number)[] {
  return path.map((part) => (typeof part === 'symbol' ? String(part) : part))
}
