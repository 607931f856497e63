import { writeFile } from 'node:fs/promises'
import { fontFiles } from './font-files.ts'

const siteFonts = new URL('../../../../resources/fonts/', import.meta.url)

/** Derives the site's fonts and their faces anew. Every file is committed; a test compares them. */
for (const { name, content } of await fontFiles()) {
  await writeFile(new URL(name, siteFonts), content)
  process.stdout.write(`${name}: ${content.length} bytes\n`)
}
