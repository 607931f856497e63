import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { run } from '#server/console/content.ts'
import type { Violation } from '#server/content/violation.ts'
import { contentFolder, smallFiles } from '../../support/content-folder.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

describe('npm run content:check', () => {
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

// What each says is held by tests in their own process: here the commands run as people run them.
describe('on the folder in CONTENT_DIR', { timeout: 120_000 }, () => {
  it('npm run content:check shows every fault, and fails', async () => {
    const folder = contentFolder()
    folder.edit('home.json', '"/events"', '"/gift-voucher"')
    folder.write('ratings.json', '')

    const { output, exitCode } = await runAsTyped('content:check', [], folder.directory)

    const home = `${folder.directory}/home.json`
    expect(output).toContain(
      `${home}:15:20 page_data.hero.buttonUrl: nothing answers "/gift-voucher"; did you mean "/gift-vouchers"?\n`,
    )
    expect(output).toContain(`\n${folder.directory}/ratings.json:1:1 is empty; `)
    expect(output).toMatch(
      new RegExp(`\\ncontent: ${smallFiles.length} files, \\d+ errors, \\d+ warnings\\n$`),
    )
    expect(exitCode).toBe(1)
  })

  it('npm run break gives its lessons in plain text where nobody is at a terminal, and leaves nothing behind', async () => {
    const data = temporaryFolder()
    const { output, exitCode } = await runAsTyped('break', [], 'resources/content', data)

    expect(output).toContain('page_data.hero.tilte: unknown key; did you mean "title"?\n')
    expect(output).toMatch(/\nThat is all\. The content of the site is as it was\.\n$/)
    expect(exitCode).toBe(0)
    expect(readdirSync(data).filter((name) => name.includes('copy'))).toEqual([])
  })
})

/** Runs a command as its npm script does, in a process of its own. */
function runAsTyped(
  script: string,
  words: readonly string[],
  directory: string,
  data = temporaryFolder(),
): Promise<{ output: string; exitCode: number | null }> {
  const variables = { CONTENT_DIR: directory, DATA_DIR: data, GITHUB_ACTIONS: '' }
  const typed = ['server/console/run.js', script, ...words]
  const env = { ...process.env, ...variables }
  return new Promise((resolve) => {
    const child = execFile(process.execPath, typed, { env }, (_, output) =>
      resolve({ output, exitCode: child.exitCode }),
    )
    child.stdin?.end()
  })
}
