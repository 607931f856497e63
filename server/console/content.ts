import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { loadConfig, processVariables } from '#server/config.ts'
import { checkContent } from '#server/content/read-content.ts'
import { annotations, faultReport, jsonReport } from '#server/content/report.ts'
import { createLinkChecker } from '#server/link-checker.ts'

const usage = `npm run content:check -- [--json] [--annotations] [--write-schemas]
  --json           the faults as JSON
  --annotations    ::error lines besides, as GitHub reads them; on by itself in GitHub Actions
  --write-schemas  makes the JSON Schemas of the content folder again`

// The bundle that this command runs as knows no await outside a function.
run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})

/** `npm run content:check`: every fault of every content file, and what to do about it. */
async function run(): Promise<void> {
  const variables = processVariables()
  const options = readOptions()
  const { directory } = loadConfig(variables).content
  if (options['write-schemas']) await writeSchemas(directory)

  const result = checkContent(directory, { links: createLinkChecker() })
  console.log(options.json ? jsonReport(result) : faultReport(result))
  const isAnnotated = options.annotations || variables['GITHUB_ACTIONS'] === 'true'
  if (isAnnotated && !options.json) for (const line of annotations(result)) console.log(line)
  process.exitCode = result.faults.length > 0 ? 1 : 0
}

function readOptions() {
  const flag = { type: 'boolean', default: false } as const
  try {
    return parseArgs({ options: { json: flag, annotations: flag, 'write-schemas': flag } }).values
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${usage}`, {
      cause: error,
    })
  }
}

/** Loaded late: a check needs no JSON Schemas. */
async function writeSchemas(directory: string): Promise<void> {
  const { editorSchemas } = await import('#server/content/editor-schemas.ts')
  for (const { path, text } of editorSchemas()) {
    const file = join(directory, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    console.log(`written: ${relative(process.cwd(), file)}`)
  }
}
