import { z } from 'zod'
import type { Path } from './load/document.ts'

/** One place of a JSON Schema. */
export type SchemaNode = z.core.JSONSchema.JSONSchema

const made = new WeakMap<z.ZodType, SchemaNode>()

/** What staff may write, as JSON Schema: text, before it becomes HTML that is safe. */
export function jsonSchemaOf(schema: z.ZodType): SchemaNode {
  const node = made.get(schema) ?? z.toJSONSchema(schema, { io: 'input' })
  made.set(schema, node)
  return node
}

/**
 * The keys that a schema allows at a path; none where it does not hold an object. The value tells
 * which of several shapes is meant.
 */
export function keysAt(schema: z.ZodType, path: Path, value: unknown): readonly string[] {
  const { properties, propertyNames } = nodeAt(jsonSchemaOf(schema), path, value)
  if (properties) return Object.keys(properties)
  return typeof propertyNames === 'object' ? (propertyNames.enum ?? []).map(String) : []
}

/** What a schema says about the value at a path. */
export function descriptionAt(schema: z.ZodType, path: Path, value: unknown): string | undefined {
  const [around, last] = [path.slice(0, -1), path.at(-1)]
  const node = nodeAt(jsonSchemaOf(schema), around, value)
  const own = last === undefined ? node : within(node, last)
  return own.description ?? withoutNull(own).description
}

/** Whether the text at a path may hold the tags of copy. */
export function holdsCopy(schema: z.ZodType, path: Path, value: unknown): boolean {
  return isCopy(nodeAt(jsonSchemaOf(schema), path, value))
}

/** Copy is the only text that may not be empty and may have many lines. */
export function isCopy({ type, minLength, pattern, format }: SchemaNode): boolean {
  return type === 'string' && minLength !== undefined && `${pattern ?? ''}${format ?? ''}` === ''
}

/** The entry of a list; undefined where the place holds no list of one kind. */
export function entryOf({ items }: SchemaNode): SchemaNode | undefined {
  return typeof items === 'object' && !Array.isArray(items) ? items : undefined
}

function nodeAt(node: SchemaNode, [part, ...rest]: Path, value: unknown): SchemaNode {
  const own = shapeFor(withoutNull(node), value)
  return part === undefined ? own : nodeAt(within(own, part), rest, valueIn(value, part))
}

function within(node: SchemaNode, part: string | number): SchemaNode {
  const found = entryOf(node) ?? node.properties?.[part] ?? node.additionalProperties
  return typeof found === 'object' ? found : {}
}

/** What may be written where null may be, too. */
function withoutNull(node: SchemaNode): SchemaNode {
  const [first, second, ...more] = node.anyOf ?? []
  return first && second?.type === 'null' && more.length === 0 ? first : node
}

/** Of several shapes the one that the value's own word chooses. */
function shapeFor(node: SchemaNode, value: unknown): SchemaNode {
  const isMeant = ({ properties = {} }: SchemaNode) =>
    Object.entries(properties).some(
      ([key, part]) =>
        typeof part === 'object' && part.const !== undefined && part.const === valueIn(value, key),
    )
  return node.oneOf?.find(isMeant) ?? node
}

/** What an object has at a key, or a list at a place; undefined where the value is neither. */
export function valueIn(value: unknown, part: string | number): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, part)
    ? (value as Readonly<Record<string | number, unknown>>)[part]
    : undefined
}
