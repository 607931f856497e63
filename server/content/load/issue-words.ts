import type { z } from 'zod'
import { nearest } from './nearest.ts'

interface Words {
  readonly message: string
  readonly remedy: string
}

/** What is wrong with a value, and what to write instead. */
export function issueWords(issue: z.core.$ZodIssue, value: unknown): Words {
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
    case 'invalid_union':
      return unionWords(issue, value)
    case 'invalid_format':
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
  const { message, remedy } = wordsOf(value, issue.values.map(String))
  return { message, remedy: issue.message.startsWith('must ') ? `it ${issue.message}` : remedy }
}

function wordsOf(value: unknown, choices: readonly string[]): Words {
  const meant = typeof value === 'string' ? nearest(value, choices) : null
  const list = `use one of: ${choices.join(', ')}`
  return {
    message: `${show(value)} is not one of the choices`,
    remedy: meant ? `did you mean "${meant}"? Or ${list}` : list,
  }
}

/** The words that choose one of several shapes; none for a union without such a word. */
export function discriminators(issue: z.core.$ZodIssueInvalidUnion): readonly string[] {
  return 'options' in issue && Array.isArray(issue.options) ? issue.options.map(String) : []
}

function unionWords(issue: z.core.$ZodIssueInvalidUnion, value: unknown): Words {
  const choices = discriminators(issue)
  if (choices.length > 0) return wordsOf(value, choices)
  return { message: `${show(value)} does not fit`, remedy: `it ${issue.message}` }
}

function tooBigWords({ maximum }: z.core.$ZodIssueTooBig, value: unknown): Words {
  const limit = String(maximum)
  if (typeof value === 'string') {
    return { message: `has ${value.length} characters; ${limit} are allowed`, remedy: 'shorten it' }
  }
  if (Array.isArray(value)) {
    return {
      message: `has ${entries(value.length)}; ${limit} are allowed`,
      remedy: 'remove some',
    }
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
      message: `has ${entries(value.length)}`,
      remedy: `add some: at least ${String(minimum)}`,
    }
  }
  return { message: `${show(value)} is too small`, remedy: `use at least ${String(minimum)}` }
}

function entries(count: number): string {
  return count === 1 ? '1 entry' : `${count} entries`
}

function show(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object' && value !== null) return 'an object'
  const text = JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 57)}…"` : text
}
