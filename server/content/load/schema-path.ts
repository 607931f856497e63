import { z } from 'zod'
import type { Path } from './document.ts'

/** The keys that a schema allows at a path; none where it does not hold an object. */
export function keysAt(schema: z.ZodType, path: Path): string[] {
  const found = schemaAt(schema, path)
  const bare = found && withoutLayers(found)
  return bare instanceof z.ZodObject ? Object.keys(bare.shape) : []
}

/** What a schema says about the value at a path. */
export function descriptionAt(schema: z.ZodType, path: Path): string | undefined {
  let layer = schemaAt(schema, path)
  while (layer && !layer.description) layer = layerBelow(layer)
  return layer?.description
}

function schemaAt(schema: z.ZodType, path: Path): z.ZodType | null {
  return path.reduce<z.ZodType | null>(
    (found, part) => found && within(withoutLayers(found), part),
    schema,
  )
}

function within(schema: z.ZodType, part: string | number): z.ZodType | null {
  if (schema instanceof z.ZodObject) {
    return (schema.shape as Readonly<Record<string, z.ZodType>>)[part] ?? null
  }
  return schema instanceof z.ZodArray ? (schema.element as z.ZodType) : null
}

/** The schema under everything that makes a value optional or transforms it. */
function withoutLayers(schema: z.ZodType): z.ZodType {
  const below = layerBelow(schema)
  return below ? withoutLayers(below) : schema
}

function layerBelow(schema: z.ZodType): z.ZodType | null {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return schema.unwrap() as z.ZodType
  }
  return schema instanceof z.ZodPipe ? (schema.in as z.ZodType) : null
}
