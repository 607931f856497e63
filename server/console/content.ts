import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { loadConfig, processVariables } from '#server/app/config.ts'
import { createLinkChecker } from '#server/app/link-checker.ts'
import { readContent } from '#server/content/read-content.ts'
import { annotations, violationReport, jsonReport } from '#server/content/report.ts'
import { errorsOf } from '#server/content/violation.ts'
import { parseDatabaseUrl } from '#server/database/database-url.ts'
import { dayOf } from '#server/schedule/day.ts'
import { systemClock } from '#server/site/clock.ts'
import { speechAt } from './command.ts'

const usage = `npm run content:check -- [--json] [--annotations] [--day 2026-12-24] [--write-schemas] [--write-guide]
  --json           the faults as JSON
  --annotations    ::error and ::warning lines besides, as GitHub reads them; on by itself in GitHub Actions
  --day            warns of what is past on that day; empty: today
  --write-schemas  makes the JSON Schemas of the content folder again
  --write-guide    makes the guide for staff again: resources/content/README.md, docs/guide/every-key.md`

/** `npm run content:check`: every violation in every content file, and what to do about it. */
export async function run(words: readonly string[]): Promise<number> {
  const variables = processVariables()
  const options = readOptions(words)
  const { content, database } = loadConfig(variables)
  const { directory } = content
  if (options['write-schemas']) await writeSchemas(directory)
  if (options['write-guide']) await writeGuide()

  const today = dayFrom(options.day)
  const { sold, why } = isThere(database.url)
    ? await (await import('./what-is-sold.ts')).whatIsSold(database.url, today)
    : { why: null }
  const result = await readContent(directory, {
    links: createLinkChecker(),
    advise: { today, publicFolder: 'public' },
    sold,
  })
  const { paint } = speechAt(process.stdout, variables['NO_COLOR'])
  console.log(options.json ? jsonReport(result) : violationReport(result, paint))
  if (why !== null && !options.json) console.log(`What is sold was not looked at: ${why}.`)
  const isAnnotated = options.annotations || variables['GITHUB_ACTIONS'] === 'true'
  if (isAnnotated && !options.json) for (const line of annotations(result)) console.log(line)
  return errorsOf(result.violations).length > 0 ? 1 : 0
}

/** Opening a file that is not there would make one. What reads it is loaded late: most checks need it not. */
function isThere(url: string): boolean {
  const address = parseDatabaseUrl(url)
  return address.engine === 'postgres' || existsSync(address.path)
}

function readOptions(words: readonly string[]) {
  const flag = { type: 'boolean', default: false } as const
  try {
    return parseArgs({
      args: [...words],
      options: {
        json: flag,
        annotations: flag,
        day: { type: 'string' },
        'write-schemas': flag,
        'write-guide': flag,
      },
    }).values
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${usage}`, {
      cause: error,
    })
  }
}

/** The day that was asked for, or today's date in Greenwich. */
function dayFrom(asked: string | undefined): string {
  if (asked === undefined) return new Date(systemClock.now()).toISOString().slice(0, 10)
  if (!Number.isNaN(dayOf(asked))) return asked
  throw new Error(`--day ${asked} is no day; write it as --day 2026-12-24\n${usage}`)
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

/** The guide is the project's own, wherever staff keep their JSON. */
async function writeGuide(): Promise<void> {
  const { contentGuide, guideWords } = await import('#server/content/guide/content-guide.ts')
  for (const { path, text } of contentGuide(readFileSync(guideWords, 'utf8'))) {
    writeFileSync(path, text)
    console.log(`written: ${path}`)
  }
}
