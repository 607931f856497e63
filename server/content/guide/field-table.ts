import type { Field } from './fields.ts'
import { markdownTable } from './markdown.ts'

/** The keys of a file or of a part of it: what each is, and what may be written. */
export function fieldTable(fields: readonly Field[]): string {
  return markdownTable(
    ['key', 'what it is', 'what may be written'],
    fields.map((field) => [`\`${field.name}\``, field.says, limitsOf(field)]),
  )
}

/** The same as a list, for files with so many keys that a table would be mostly blanks. */
export function fieldList(fields: readonly Field[]): string {
  return fields
    .map((field) => {
      const { name, says } = field
      return `- \`${name}\`: ${says ? `${says} (${limitsOf(field)})` : limitsOf(field)}`
    })
    .join('\n')
}

function limitsOf({ isNeeded, value }: Field): string {
  return isNeeded ? value : `${value}; may be left out`
}
