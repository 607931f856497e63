import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { run } from '#server/console/content.ts'
import type { Violation } from '#server/content/violation.ts'
import { contentFolder } from '../../support/content-folder.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

describe('npm run content:check', () => {
  it('counts the files of good content and ends well', async () => {
    const { output, exitCode } = await contentCheck('resources/content', ['--day=2026-11-21'])

    expect(output).toMatch(/^content: \d+ files, 0 errors, 0 warnings\n$/)
    expect(exitCode).toBe(0)
  })

  it('shows the lines around a fault, without colours where there is no terminal', async () => {
    const folder = contentFolder()
    folder.edit('home.json', '"title": "Learn', '"tilte": "Learn')

    const { output } = await contentCheck(folder.directory)

    expect(output).toContain('\n> 13 |       "tilte": "Learn to sail",\n     |       ^\n')
    expect(output).not.toContain('\u001B[')
  })

  it('warns of what stops nobody, and ends well', async () => {
    const { output, exitCode } = await contentCheck('resources/content', ['--day', '2027-09-01'])

    expect(output).toMatch(
      /overrides\.json:\d+:\d+ warning: overrides\[\d+\]\.reference: began on /,
    )
    expect(output).toMatch(/\ncontent: \d+ files, 0 errors, [1-9]\d* warnings\n$/)
    expect(exitCode).toBe(0)
  })

  it('adds ::error lines with --annotations and in GitHub Actions, and says the same as JSON with --json', async () => {
    const directory = oneFault()
    const line = `::error file=${directory}/ratings.json,line=1,col=1::is empty; write a JSON object`

    const asked = await contentCheck(directory, ['--annotations'])
    const alone = await contentCheck(directory)
    const inActions = await contentCheck(directory, [], { GITHUB_ACTIONS: 'true' })

    expect(asked.output).toContain(line)
    expect(inActions.output).toContain(line)
    expect(alone.output).not.toContain('::error')
    const { output, exitCode } = await contentCheck(directory, ['--json'])
    const { faults } = JSON.parse(output) as { faults: Violation[] }
    expect(faults).toContainEqual(
      expect.objectContaining({ severity: 'error', line: 1, column: 1, message: 'is empty' }),
    )
    expect(exitCode).toBe(1)
  })

  it('writes the schemas for editors with --write-schemas', async () => {
    const { directory } = contentFolder()

    const { output } = await contentCheck(directory, ['--write-schemas'])

    const written = readFileSync(join(directory, 'schema/course.schema.json'), 'utf8')
    expect(written).toBe(readFileSync('resources/content/schema/course.schema.json', 'utf8'))
    expect(output).toContain('schema/course.schema.json\n')
  })

  it.each([
    ['--jsno', "'--jsno'"],
    ['--day=2026-02-30', '--day 2026-02-30 is no day; write it as --day 2026-12-24\n'],
  ])('refuses %s, and names its options', async (option, words) => {
    const refused = contentCheck(oneFault(), [option])

    await expect(refused).rejects.toThrow(words)
    await expect(refused).rejects.toThrow('--write-schemas')
  })
})

function oneFault(): string {
  const folder = contentFolder()
  folder.write('ratings.json', '')
  return folder.directory
}

/** Runs it in this process: that it runs in one of its own is shown beside the other commands. */
async function contentCheck(
  directory: string,
  options: readonly string[] = [],
  variables: Readonly<Record<string, string>> = {},
): Promise<{ output: string; exitCode: number }> {
  const own = { CONTENT_DIR: directory, DATA_DIR: temporaryFolder(), GITHUB_ACTIONS: '' }
  for (const [name, value] of Object.entries({ ...own, ...variables })) vi.stubEnv(name, value)
  const print = vi.spyOn(console, 'log').mockReturnValue()
  onTestFinished(() => {
    vi.unstubAllEnvs()
    print.mockRestore()
  })
  print.mockClear()
  const exitCode = await run(options)
  return { output: print.mock.calls.map(([line]) => `${line}\n`).join(''), exitCode }
}
