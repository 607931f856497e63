import { cpSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Content } from '#server/content/content.ts'
import { readContent } from '#server/content/read-content.ts'
import { formatViolation } from '#server/content/violation.ts'
import type { Violation } from '#server/content/violation.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { textFiles } from './text-files.ts'
import type { TextFiles } from './text-files.ts'

const small = 'tests/fixtures/small-content'

/** Every file of the small content, by its path inside it. */
export const smallFiles: readonly string[] = readdirSync(small, {
  recursive: true,
  encoding: 'utf8',
})
  .filter((path) => path.endsWith('.json'))
  .map((path) => path.split(sep).join('/'))

/** Real content files that a test may break. */
export interface ContentFolder extends TextFiles {
  readonly directory: string
  /** The list of pictures. */
  readonly pictures: string
  rename(file: string, to: string): void
  remove(file: string): void
}

/** The small content in a folder of its own, gone when the test is over. */
export function contentFolder(): ContentFolder {
  const root = temporaryFolder()
  const directory = join(root, 'content')
  const pictures = join(root, 'pictures.json')
  const at = (file: string) => join(directory, file)

  cpSync(small, directory, { recursive: true })
  cpSync('tests/fixtures/small-pictures.json', pictures)
  return {
    directory,
    pictures,
    ...textFiles(directory),
    rename: (file, to) => renameSync(at(file), at(to)),
    remove: (file) => rmSync(at(file), { recursive: true }),
  }
}

/** What the site makes of a folder that has no fault. */
export async function contentIn(folder = contentFolder()): Promise<Content> {
  const { directory, pictures } = folder
  const { content, violations } = await readContent(directory, { pictures })
  if (!content) throw new Error(faultLines(violations, directory).join('\n'))
  return content
}

/** Faults as people read them, their files named from the content's folder. */
export function faultLines(faults: readonly Violation[], directory: string): string[] {
  const folder = `${directory.split(sep).join('/')}/`
  return faults.map((fault) => formatViolation(fault).replaceAll(folder, ''))
}
