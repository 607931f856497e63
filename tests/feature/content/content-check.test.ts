import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Violation } from '#server/content/violation.ts'
import { contentFolder } from '../../support/content-folder.ts'
import { smallContent } from '../../support/small-content.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

// Each call starts a process of its own.
describe('npm run content:check', { timeout: 120_000 }, () => {
  it('counts the files of good content and ends well', async () => {
    const { output, exitCode } = await contentCheck('resources/content', {
      options: ['--day=2026-11-21'],
    })

    expect(output).toMatch(/^content: \d+ files, 0 errors, 0 warnings\n$/)
    expect(exitCode).toBe(0)
  })

  it('shows every fault of the folder in CONTENT_DIR, and fails', async () => {
    const folder = contentFolder()
    folder.edit('home.json', '"#courses"', '"/gift-voucher"')
    folder.write('ratings.json', '')

    const { output, exitCode } = await contentCheck(folder.directory)

    const home = `${folder.directory}/home.json`
    expect(output).toContain(
      `${home}:15:20 page_data.hero.buttonUrl: nothing answers "/gift-voucher"; did you mean "/gift-vouchers"?\n`,
    )
    expect(output).toContain(`\n${folder.directory}/ratings.json:1:1 is empty; `)
    const files = Object.keys(smallContent).length
    expect(output).toMatch(new RegExp(`\\ncontent: ${files} files, \\d+ errors, \\d+ warnings\\n$`))
    expect(exitCode).toBe(1)
  })

  it('shows the lines around a fault, without colours where there is no terminal', async () => {
    const { output } = await contentCheck(misspelt())

    expect(output).toContain('\n> 13 |       "tilte": "Learn to sail",\n     |       ^\n')
    expect(output).not.toContain('\u001B[')
  })

  it('warns of what stops nobody, and ends well', async () => {
    const { output, exitCode } = await contentCheck('resources/content', {
      options: ['--day', '2027-09-01'],
    })

    expect(output).toMatch(
      /overrides\.json:\d+:\d+ warning: overrides\[\d+\]\.reference: began on /,
    )
    expect(output).toMatch(/\ncontent: \d+ files, 0 errors, [1-9]\d* warnings\n$/)
    expect(exitCode).toBe(0)
  })

  it('does not take a day that no calendar has', async () => {
    const { errors, exitCode } = await contentCheck(oneFault(), { options: ['--day=2026-02-30'] })

    expect(errors).toContain('--day 2026-02-30 is no day; write it as --day 2026-12-24\n')
    expect(exitCode).toBe(1)
  })

  it('says the same as JSON with --json', async () => {
    const { output, exitCode } = await contentCheck(oneFault(), { options: ['--json'] })

    const { faults } = JSON.parse(output) as { faults: Violation[] }
    expect(faults).toContainEqual(
      expect.objectContaining({ severity: 'error', line: 1, column: 1, message: 'is empty' }),
    )
    expect(exitCode).toBe(1)
  })

  it('adds ::error lines with --annotations, and by itself in GitHub Actions', async () => {
    const directory = oneFault()
    const line = `::error file=${directory}/ratings.json,line=1,col=1::is empty; write a JSON object`

    const asked = await contentCheck(directory, { options: ['--annotations'] })
    const inActions = await contentCheck(directory, { variables: { GITHUB_ACTIONS: 'true' } })
    const alone = await contentCheck(directory)

    expect(asked.output).toContain(line)
    expect(inActions.output).toContain(line)
    expect(alone.output).not.toContain('::error')
  })

  it('writes the schemas for editors with --write-schemas', async () => {
    const { directory } = contentFolder()

    const { output } = await contentCheck(directory, { options: ['--write-schemas'] })

    const written = readFileSync(join(directory, 'schema/course.schema.json'), 'utf8')
    expect(written).toBe(readFileSync('resources/content/schema/course.schema.json', 'utf8'))
    expect(output).toContain('schema/course.schema.json\n')
  })

  it('names its options when it does not know one', async () => {
    const { errors, exitCode } = await contentCheck(oneFault(), { options: ['--jsno'] })

    expect(errors).toContain("'--jsno'")
    expect(errors).toContain('--write-schemas')
    expect(exitCode).toBe(1)
  })
})

function oneFault(): string {
  const folder = contentFolder()
  folder.write('ratings.json', '')
  return folder.directory
}

function misspelt(): string {
  const folder = contentFolder()
  folder.edit('home.json', '"title": "Learn', '"tilte": "Learn')
  return folder.directory
}

interface Manner {
  readonly options?: readonly string[]
  readonly variables?: Readonly<Record<string, string>>
}

function contentCheck(
  directory: string,
  { options = [], variables = {} }: Manner = {},
): Promise<{ output: string; errors: string; exitCode: number | null }> {
  const own = { CONTENT_DIR: directory, DATA_DIR: temporaryFolder(), GITHUB_ACTIONS: '' }
  const env = { ...process.env, ...own, ...variables }
  const words = ['server/console/run.js', 'content:check', ...options]
  return new Promise((resolve) => {
    const child = execFile(process.execPath, words, { env }, (_, output, errors) =>
      resolve({ output, errors, exitCode: child.exitCode }),
    )
  })
}
