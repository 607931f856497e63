import { writeFile } from 'node:fs/promises'
import { fontFiles } from './font-files.ts'

/** Derives the site's fonts and their faces anew. Every file is committed; a test compares them. */
for (const { name, content } of await fontFiles()) {
  await writeFile(new URL(name, import.meta.url), content)
  process.stdout.write(`${name}: ${content.length} bytes\n`)
}
