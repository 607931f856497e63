import { execFile } from 'node:child_process'
import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contentFolder } from '../../support/content-folder.ts'
import { frozenContent } from '../../support/frozen-content.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

// Each call starts processes of its own.
const timeLimit = { timeout: 120_000 }

// What each says is held by unit tests: here the commands run as people run them.
describe('npm run content:fix', timeLimit, () => {
  it('mends the folder in CONTENT_DIR and counts what is left', async () => {
    const folder = contentFolder()
    folder.edit('home.json', '"A yacht"', '“A yacht”')

    const { output, exitCode } = await run('content:fix', [], folder.directory)

    expect(output).toMatch(/home\.json\n {2}line \d+: straight quotation marks round A yacht\n/)
    expect(output).toMatch(
      /\nnpm run content:check finds \d+ faults? that only a person can mend\.\n$/,
    )
    expect(folder.read('home.json')).toContain('"A yacht"')
    expect(exitCode).toBe(0)
  })
})

describe('npm run content:new', timeLimit, () => {
  it('makes a draft in the folder in CONTENT_DIR', async () => {
    const directory = temporaryFolder()
    cpSync(frozenContent, directory, { recursive: true })

    const { output, exitCode } = await run('content:new', ['product', 'brass-bell'], directory)

    const text = readFileSync(join(directory, 'products/brass-bell.json'), 'utf8')
    expect(text).toContain('\n  "draft": true,\n')
    expect(output).toContain('It is a draft: nobody sees it yet.\n')
    expect(exitCode).toBe(0)
  })
})

describe('npm run break', timeLimit, () => {
  it('gives its lessons in plain text where nobody is at a terminal, and leaves nothing behind', async () => {
    const data = temporaryFolder()
    const { output, exitCode } = await run('break', [], 'resources/content', data)

    expect(output).toContain('page_data.hero.tilte: unknown key; did you mean "title"?\n')
    expect(output).toMatch(/\nThat is all\. The content of the site is as it was\.\n$/)
    expect(exitCode).toBe(0)
    expect(readdirSync(data).filter((name) => name.includes('copy'))).toEqual([])
  })
})

function run(
  script: string,
  words: readonly string[],
  directory: string,
  data = temporaryFolder(),
): Promise<{ output: string; exitCode: number | null }> {
  const env = { ...process.env, CONTENT_DIR: directory, DATA_DIR: data }
  const typed = ['run', '--silent', script, '--', ...words]
  return new Promise((resolve) => {
    const child = execFile('npm', typed, { env }, (_, output) =>
      resolve({ output, exitCode: child.exitCode }),
    )
    child.stdin?.end()
  })
}
