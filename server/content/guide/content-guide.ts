import { contentFiles, contentFolders } from '../files.ts'
import { blockSchemas } from '../schema/blocks/registry.ts'
import { homePageData } from '../schema/home-page.ts'
import { fieldList, fieldTable } from './field-table.ts'
import { fieldsOf } from './fields.ts'
import { homeSections } from './home-sections.ts'
import type { HomeSection } from './home-sections.ts'

/** Where people write what the guide says besides what the schemas know. */
export const guideWords = 'docs/guide/words.md'

/** The line in these words that the sections of the home page take the place of. */
export const sectionsMark = '<!-- the sections of the home page -->'

const madeNote = `<!-- Made by npm run content:check -- --write-guide from ${guideWords} and the schemas: change those. -->`

/** A page of the guide, and where it is kept. */
export interface GuidePage {
  readonly path: string
  readonly text: string
}

/**
 * The pages of the guide: what people have written, with what the schemas say of every key.
 * @throws Error when the words have no place for the sections of the home page.
 */
export function contentGuide(words: string): readonly GuidePage[] {
  if (!words.includes(sectionsMark)) {
    throw new Error(`${guideWords} has no line ${sectionsMark}; put it where the sections belong.`)
  }
  const sections = homeSections.map(sectionText).join('\n\n')
  return [
    {
      path: 'resources/content/README.md',
      text: `${madeNote}\n\n${words.replace(sectionsMark, () => sections)}`,
    },
    { path: 'docs/guide/every-key.md', text: everyKey() },
  ]
}

function sectionText(section: HomeSection, index: number): string {
  const { title, picture, altText, keys, note } = section
  const named = keys.map((key) => `\`${key}\``).join(' and ')
  const lead = keys.length > 0 ? `In \`home.json\`: ${named}. ${note}` : note
  const fields = fieldsOf(homePageData).filter(
    ({ name, value }) =>
      keys.some((key) => key === /^\w+/.exec(name)?.[0]) && value !== 'an object',
  )
  return [
    `### ${index + 1}. ${title}`,
    `![${altText}](../../docs/guide/${picture})`,
    lead,
    ...(fields.length > 0 ? [fieldTable(fields)] : []),
  ].join('\n\n')
}

function everyKey(): string {
  const files = Object.values(contentFiles).map(({ file, schema }) => [file, schema] as const)
  const folders = Object.values(contentFolders).map(
    ({ folder, schema }) => [`${folder}/<slug>.json`, schema] as const,
  )
  const blocks = Object.entries(blockSchemas).map(
    ([type, schema]) => [`A block of the type ${type}`, schema] as const,
  )
  const parts = [
    ...[...files, ...folders].map(([name, schema]) => [`\`${name}\``, schema] as const),
    ...blocks,
  ]
  return [
    madeNote,
    '# Every key of every content file',
    'Keys inside others are written with a dot, those of the entries of a list with `[]`.',
    ...parts.map(([title, schema]) => `## ${title}\n\n${fieldList(fieldsOf(schema))}`),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n')
}
