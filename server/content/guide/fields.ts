import type { z } from 'zod'
import { entryOf, jsonSchemaOf } from '../json-schema.ts'
import type { SchemaNode } from '../json-schema.ts'
import { valueText } from './value-text.ts'

/** One key that staff may write. */
export interface Field {
  /** From the top of what was asked for, such as `testimonial.text` or `featured[].imageUrl`. */
  readonly name: string
  readonly isNeeded: boolean
  /** What the schema says about it; empty where the name says all. */
  readonly says: string
  /** What may be written there, with its limits. */
  readonly value: string
}

/** Every key of a schema in its order, those of objects inside it besides. `$schema` is no field. */
export function fieldsOf(schema: z.ZodType): readonly Field[] {
  return fieldsIn(jsonSchemaOf(schema), '')
}

function fieldsIn(node: SchemaNode, before: string): Field[] {
  const needed = node.required ?? []
  return Object.entries(node.properties ?? {}).flatMap(([key, part]) => {
    if (typeof part === 'boolean' || key === '$schema') return []
    const name = `${before}${key}`
    const own = {
      name,
      isNeeded: needed.includes(key),
      says: part.description ?? '',
      value: valueText(part),
    }
    return [own, ...fieldsIn(...inside(part, name))]
  })
}

/** The object that a place holds, or each entry of its list, and how its keys are written. */
function inside(node: SchemaNode, name: string): [SchemaNode, string] {
  const entry = entryOf(node)
  return entry ? [entry, `${name}[].`] : [node, `${name}.`]
}
