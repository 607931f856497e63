import { execFile } from 'node:child_process'
import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contentFolder } from '../../support/content-folder.ts'
import { frozenContent } from '../../support/frozen-content.ts'
import { smallContent } from '../../support/small-content.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

// What each says is held by tests in their own process: here the commands run as people run them.
describe('on the folder in CONTENT_DIR', { timeout: 120_000 }, () => {
  it('npm run content:check shows every fault, and fails', async () => {
    const folder = contentFolder()
    folder.edit('home.json', '"#courses"', '"/gift-voucher"')
    folder.write('ratings.json', '')

    const { output, exitCode } = await run('content:check', [], folder.directory)

    const home = `${folder.directory}/home.json`
    expect(output).toContain(
      `${home}:15:20 page_data.hero.buttonUrl: nothing answers "/gift-voucher"; did you mean "/gift-vouchers"?\n`,
    )
    expect(output).toContain(`\n${folder.directory}/ratings.json:1:1 is empty; `)
    const files = Object.keys(smallContent).length
    expect(output).toMatch(new RegExp(`\\ncontent: ${files} files, \\d+ errors, \\d+ warnings\\n$`))
    expect(exitCode).toBe(1)
  })

  it('npm run content:fix mends the files and counts what is left', async () => {
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

  it('npm run content:new makes a draft', async () => {
    const directory = temporaryFolder()
    cpSync(frozenContent, directory, { recursive: true })

    const { output, exitCode } = await run('content:new', ['product', 'brass-bell'], directory)

    const text = readFileSync(join(directory, 'products/brass-bell.json'), 'utf8')
    expect(text).toContain('\n  "draft": true,\n')
    expect(output).toContain('It is a draft: nobody sees it yet.\n')
    expect(exitCode).toBe(0)
  })

  it('npm run break gives its lessons in plain text where nobody is at a terminal, and leaves nothing behind', async () => {
    const data = temporaryFolder()
    const { output, exitCode } = await run('break', [], 'resources/content', data)

    expect(output).toContain('page_data.hero.tilte: unknown key; did you mean "title"?\n')
    expect(output).toMatch(/\nThat is all\. The content of the site is as it was\.\n$/)
    expect(exitCode).toBe(0)
    expect(readdirSync(data).filter((name) => name.includes('copy'))).toEqual([])
  })
})

/** Runs a command as its npm script does, in a process of its own. */
function run(
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
