import { execFile } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { contentFolder } from '../../support/content-folder.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

describe('npm run content:check', () => {
  it('counts the files of good content and ends well', async () => {
    const { output, exitCode } = await contentCheck('resources/content')

    expect(output).toMatch(/^content: \d+ files, 0 faults\n$/)
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
    expect(output).toMatch(/\ncontent: 10 files, \d+ faults\n$/)
    expect(exitCode).toBe(1)
  })
})

function contentCheck(directory: string): Promise<{ output: string; exitCode: number | null }> {
  const env = { ...process.env, CONTENT_DIR: directory, DATA_DIR: temporaryFolder() }
  const words = ['--import', 'tsx', 'server/console/content.ts']
  return new Promise((resolve) => {
    const child = execFile(process.execPath, words, { env }, (_, output) =>
      resolve({ output, exitCode: child.exitCode }),
    )
  })
}
