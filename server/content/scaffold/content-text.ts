/** A line of a content file is at most so wide, as the project's formatter leaves it. */
const width = 100

/**
 * A value as content files are written: two spaces a level, and a list of words or numbers on one
 * line where it fits.
 */
export function contentText(value: unknown): string {
  return `${textOf(value, 0, 0)}\n`
}

/** @param taken characters that stand in the line already, besides those of the level. */
function textOf(value: unknown, level: number, taken: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const parts = Array.isArray(value) ? listParts(value, level) : objectParts(value, level)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  if (parts.length === 0) return `${open}${close}`

  const onOneLine = `${open}${parts.join(', ')}${close}`
  const isPlain = Array.isArray(value) && value.every((part) => typeof part !== 'object')
  // A comma may follow.
  if (isPlain && 2 * level + taken + onOneLine.length < width) return onOneLine
  const indent = '  '.repeat(level + 1)
  const lines = parts.map((part) => `${indent}${part}`).join(',\n')
  return `${open}\n${lines}\n${'  '.repeat(level)}${close}`
}

function listParts(list: readonly unknown[], level: number): string[] {
  return list.map((part) => textOf(part, level + 1, 0))
}

function objectParts(object: object, level: number): string[] {
  return Object.entries(object).map(([key, part]) => {
    const start = `${JSON.stringify(key)}: `
    return `${start}${textOf(part, level + 1, start.length)}`
  })
}
