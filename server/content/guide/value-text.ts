import type { z } from 'zod'
import { entryOf, isCopy, jsonSchemaOf } from '../json-schema.ts'
import type { SchemaNode } from '../json-schema.ts'
import { timeOfDay } from '../schema/dates.ts'
import { colour, instant, line, link, picturePath, slug, webAddress } from '../schema/pieces.ts'

/** What may be written at a place, in words: `text on one line, at most 80 characters`. */
export function valueText(node: SchemaNode): string {
  const choices = node.anyOf ?? node.oneOf
  if (choices) return choicesText(choices.filter((one) => typeof one === 'object'))
  const types: unknown = node.type
  if (Array.isArray(types)) {
    return choicesText(types.map((type) => ({ ...node, type: type as SchemaNode['type'] })))
  }
  if (node.const !== undefined) return `always ${JSON.stringify(node.const)}`
  if (node.enum) return `one of: ${node.enum.map(String).join(', ')}`
  switch (node.type) {
    case 'string':
      return stringText(node)
    case 'number':
      return `a number${rangeText(node)}`
    case 'integer':
      return `a whole number${rangeText(node)}`
    case 'boolean':
      return 'true or false'
    case 'null':
      return 'null'
    case 'array':
      return listText(node)
    case 'object':
    case undefined:
      break
  }
  return 'an object'
}

function choicesText(choices: readonly SchemaNode[]): string {
  const [first, ...more] = choices
  if (!first) return 'anything'
  if (choices.length > 2) return 'one of several shapes, by its type'
  return [first, ...more].map(valueText).join(', or ')
}

const known: readonly (readonly [z.ZodType, string])[] = [
  [picturePath, 'the path of a picture, such as /images/art/golden-hour-1280.jpg'],
  [link, 'where it leads: /gift-vouchers, #courses, https://…, mailto:… or tel:…'],
  [webAddress, 'a web address that starts with https://'],
  [slug, 'lower-case words joined by hyphens'],
  [colour, 'a colour such as #eab64f'],
  [timeOfDay, 'a time such as 18:00'],
  [instant, 'a moment such as 2026-12-01T09:00:00Z'],
]

const knownPatterns = new Map(
  known.map(([schema, words]) => [patternOf(jsonSchemaOf(schema)), words]),
)

const onOneLine = patternOf(jsonSchemaOf(line(1)))

function stringText(node: SchemaNode): string {
  const pattern = patternOf(node)
  const words = knownPatterns.get(pattern)
  if (words !== undefined) return words
  const limit = node.maxLength === undefined ? '' : `, at most ${node.maxLength} characters`
  if (node.format === 'date') return 'a day such as 2026-12-01'
  if (pattern === onOneLine) return `text on one line${limit}`
  if (pattern !== '') return `text${limit}`
  return isCopy(node) ? `copy, which may hold a few tags${limit}` : `text${limit}`
}

/** What tells one kind of text from another; moments and addresses are told by their format. */
function patternOf({ format, pattern }: SchemaNode): string {
  return format === 'date-time' || format === 'uri' ? format : (pattern ?? '')
}

function rangeText({ minimum, maximum }: SchemaNode): string {
  const least = isEdge(minimum) ? undefined : minimum
  const most = isEdge(maximum) ? undefined : maximum
  if (least !== undefined && most !== undefined) return ` from ${least} to ${most}`
  if (least !== undefined) return `, at least ${least}`
  return most === undefined ? '' : `, at most ${most}`
}

/** The ends of what JSON can count are no limits that anybody set. */
function isEdge(limit: number | undefined): boolean {
  return limit !== undefined && Math.abs(limit) >= Number.MAX_SAFE_INTEGER
}

function listText({ items, minItems = 0, maxItems, prefixItems }: SchemaNode): string {
  if (prefixItems) return `a list of ${prefixItems.length}`
  const entry = entryOf({ items })
  const each = entry && entry.type !== 'object' ? `; each: ${valueText(entry)}` : ''
  if (minItems > 0 && maxItems !== undefined) return `a list of ${minItems} to ${maxItems}${each}`
  if (minItems > 0) return `a list of at least ${minItems}${each}`
  return maxItems === undefined ? `a list${each}` : `a list of at most ${maxItems}${each}`
}
