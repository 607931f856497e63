import { contentFiles, contentFolders } from '../files.ts'
import { blockSchemas } from '../schema/blocks.ts'
import { homePageData } from '../schema/home-page.ts'
import { fieldsOf } from './fields.ts'
import type { Field } from './fields.ts'

/** Where people write what the guide says besides what the schemas know. */
export const guideWords = 'docs/guide/words.md'

/** A line in these words that makes room for the limits of some keys of the home page. */
const keysMark = /^<!-- keys: (.+) -->$/gm

const madeNote = `<!-- Made by npm run content:check -- --write-guide from ${guideWords} and the schemas: change those. -->`

/**
 * The pages of the guide: what people have written, with what the schemas say of every key.
 * @throws Error when the words ask for a key that the home page has not.
 */
export function contentGuide(words: string) {
  const text = words.replaceAll(keysMark, (_, keys: string) => fieldTable(keys.split(', ')))
  return [
    { path: 'resources/content/README.md', text: `${madeNote}\n\n${text}` },
    { path: 'docs/guide/every-key.md', text: everyKey() },
  ]
}

function everyKey(): string {
  const parts = [
    ...Object.values(contentFiles).map(({ file, schema }) => [`\`${file}\``, schema] as const),
    ...Object.values(contentFolders).map(
      ({ folder, schema }) => [`\`${folder}/<slug>.json\``, schema] as const,
    ),
    ...Object.entries(blockSchemas).map(
      ([type, schema]) => [`A block of the type ${type}`, schema] as const,
    ),
  ]
  const texts = [
    madeNote,
    '# Every key of every content file',
    'Keys inside others are written with a dot, those of the entries of a list with `[]`.',
    ...parts.map(([title, schema]) => `## ${title}\n\n${fieldList(fieldsOf(schema))}`),
  ]
  return `${texts.join('\n\n')}\n`
}

function fieldTable(keys: readonly string[]): string {
  const fields = fieldsOf(homePageData)
  const unknown = keys.find((key) => !fields.some(({ name }) => name === key))
  if (unknown !== undefined) {
    throw new Error(`${guideWords} asks for the key ${unknown}, which the home page has not.`)
  }
  return markdownTable(
    ['key', 'what it is', 'what may be written'],
    fields
      .filter(({ name, value }) => {
        return keys.includes(/^\w+/.exec(name)?.[0] ?? '') && value !== 'an object'
      })
      .map((field) => [`\`${field.name}\``, field.says, limitsOf(field)]),
  )
}

/** A list, for files with so many keys that a table would be mostly blanks. */
function fieldList(fields: readonly Field[]): string {
  return fields
    .map((field) => {
      const limits = limitsOf(field)
      return `- \`${field.name}\`: ${field.says ? `${field.says} (${limits})` : limits}`
    })
    .join('\n')
}

function limitsOf({ isNeeded, value }: Field): string {
  return isNeeded ? value : `${value}; may be left out`
}

/** A table as the project's formatter leaves it: every column as wide as its widest cell. */
function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const escaped = [head, ...rows].map((row) => row.map((cell) => cell.replaceAll('|', '\\|')))
  const widths = head.map((_, column) =>
    Math.max(3, ...escaped.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => cells[column]?.padEnd(width)).join(' | ')} |`
  const rule = line(widths.map((width) => '-'.repeat(width)))
  return escaped.map(line).toSpliced(1, 0, rule).join('\n')
}
