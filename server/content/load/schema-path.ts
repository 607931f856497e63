import { z } from 'zod'
import type { Path } from './document.ts'

/**
 * The keys that a schema allows at a path; none where it does not hold an object. The value tells
 * which of several shapes is meant.
 */
export function keysAt(schema: z.ZodType, path: Path, value: unknown): string[] {
  const found = schemaAt(schema, path, value)
  if (found instanceof z.ZodObject) return Object.keys(found.shape)
  return found instanceof z.ZodRecord && found.keyType instanceof z.ZodEnum
    ? found.keyType.options.map(String)
    : []
}

/** What a schema says about the value at a path. */
export function descriptionAt(schema: z.ZodType, path: Path, value: unknown): string | undefined {
  const last = path.at(-1)
  const around = last === undefined ? null : schemaAt(schema, path.slice(0, -1), value)
  let layer = around && last !== undefined ? within(around, last) : schema
  while (layer && !layer.description) layer = layerBelow(layer)
  return layer?.description
}

/** Whether the text at a path may hold the tags of copy, as those do that a schema makes safe. */
export function holdsCopy(schema: z.ZodType, path: Path, value: unknown): boolean {
  const last = path.at(-1)
  const around = last === undefined ? null : schemaAt(schema, path.slice(0, -1), value)
  let layer = around && last !== undefined ? within(around, last) : null
  while (layer && !(layer instanceof z.ZodPipe)) layer = layerBelow(layer)
  return layer !== null
}

/** The schema at a path, without what makes a value optional or transforms it. */
function schemaAt(schema: z.ZodType, path: Path, value: unknown): z.ZodType | null {
  const bare = shapeFor(withoutLayers(schema), value)
  const [part, ...rest] = path
  if (part === undefined) return bare
  const inner = within(bare, part)
  return inner && schemaAt(inner, rest, valueIn(value, part))
}

/** Of several shapes the one that the value's own word chooses. */
function shapeFor(schema: z.ZodType, value: unknown): z.ZodType {
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return schema
  const key = schema.def.discriminator
  const word = valueIn(value, key)
  const chosen = schema.options.find(
    (option) =>
      option instanceof z.ZodObject &&
      (option.shape as Readonly<Record<string, z.ZodType>>)[key]?.safeParse(word).success,
  )
  return (chosen as z.ZodType | undefined) ?? schema
}

function valueIn(value: unknown, part: string | number): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, part)
    ? (value as Readonly<Record<string | number, unknown>>)[part]
    : undefined
}

function within(schema: z.ZodType, part: string | number): z.ZodType | null {
  if (schema instanceof z.ZodObject) {
    return (schema.shape as Readonly<Record<string, z.ZodType>>)[part] ?? null
  }
  if (schema instanceof z.ZodRecord) return schema.valueType as z.ZodType
  return schema instanceof z.ZodArray ? (schema.element as z.ZodType) : null
}

function withoutLayers(schema: z.ZodType): z.ZodType {
  const below = layerBelow(schema)
  return below ? withoutLayers(below) : schema
}

function layerBelow(schema: z.ZodType): z.ZodType | null {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  ) {
    return schema.unwrap() as z.ZodType
  }
  return schema instanceof z.ZodPipe ? (schema.in as z.ZodType) : null
}
