import { execFile } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startDevelopmentServer } from '../../support/development-server.ts'
import type { DevelopmentServer } from '../../support/development-server.ts'

const timeLimit = { timeout: 60_000, interval: 100 }

describe('npm run dev', { timeout: 90_000 }, () => {
  let server: DevelopmentServer

  beforeAll(async () => {
    server = await startDevelopmentServer()
  }, 120_000)

  afterAll(async () => {
    await server.stop()
  })

  it('shows a page component as it is now', async () => {
    server.edit('resources/js/pages/error.tsx', 'Go to the home page', 'Sail home')

    await expect.poll(() => textOf('/nowhere'), timeLimit).toContain('Sail home')
  })

  it('answers by a controller as it is now', async () => {
    server.edit('server/controllers/cart/cart.ts', 'Your basket', 'Your basket of this minute')

    await expect.poll(() => textOf('/cart'), timeLimit).toContain('Your basket of this minute')
  })

  it('answers a route at its new path', async () => {
    server.edit('routes/system.ts', "'/up'", "'/how-are-you'")

    await expect.poll(() => textOf('/how-are-you'), timeLimit).toContain('"status":"up"')
  })

  it('shows content as it is now: somebody new follows the three steps of the guide for staff', async () => {
    const [open = '', change = '', look = '', ...more] = stepsOfTheGuide(server)
    expect(more).toEqual([])
    const home = /`(resources.*?)`/.exec(open)?.[1] ?? ''
    const [section, key] = [...open.matchAll(/`"(\w+)"`/g)].map(([, name]) => name)
    expect(change).toContain(`\`"${key}"\``)
    const value = new RegExp(`("${section}": \\{[^}]*?"${key}": ")[^"]*"`)
    const [, path] = /http:\/\/localhost:8000(\S*)\./.exec(look) ?? []
    expect(path, 'the step names the address of the running site').toBeDefined()

    server.write(home, server.read(home).replace(value, '$1Words of my own"'))

    const heading = async () => /<h1[^>]*>([^<]*)/.exec(await textOf(path ?? ''))?.[1]
    await expect.poll(heading, timeLimit).toBe('Words of my own')
  })

  it('shows in which line a page uses what only browsers have', async () => {
    const home = 'resources/js/pages/home.tsx'
    const before = server.read(home)
    server.edit(home, ') {\n', ') {\n  void window.innerWidth\n')
    const lines = server.read(home).split('\n')
    const line = lines.findIndex((text) => text.includes('window.innerWidth')) + 1

    await expect
      .poll(() => textOf('/'), timeLimit)
      .toContain(`window is not defined, at resources/js/pages/home.tsx:${line}:`)
    expect(await textOf('/')).toContain('Only browsers have window.')
    server.write(home, before)
  })

  it('says whose port it wanted, and what to do', async () => {
    const { port } = new URL(server.origin)

    const { errors, exitCode } = await startAnother({ PORT: port })

    expect(errors).toBe(
      `Another program already listens on port ${port}. Stop it, or set PORT to a free port.\n`,
    )
    expect(exitCode).toBe(1)
  })

  it('says in one go what is wrong with the settings, a misspelt name in .env too', async () => {
    server.write('.env', 'LOG_LEVEL=info\nMIAL_URL=log:\n')

    const { errors, exitCode } = await startAnother({ PORT: 'eighty' })

    expect(errors).toBe(
      [
        'The site cannot start: 2 settings must be put right. .env.example describes each.',
        "  - PORT is 'eighty'; it must be a whole number from 1 to 65535.",
        '  - .env:2 sets MIAL_URL, which the site does not read; did you mean MAIL_URL?\n',
      ].join('\n'),
    )
    expect(exitCode).toBe(1)
  })

  async function textOf(path: string): Promise<string> {
    return (await fetch(server.origin + path)).text()
  }

  /** Starts one more in the same folder, which is to end by itself. */
  function startAnother(variables: Readonly<Record<string, string>>) {
    const env = { PATH: process.env['PATH'], ...variables }
    const words = ['server/console/run.js', 'dev']
    return new Promise<{ errors: string; exitCode: number | null }>((resolve) => {
      const child = execFile(process.execPath, words, { cwd: server.folder, env }, (...ended) =>
        resolve({ errors: ended[2], exitCode: child.exitCode }),
      )
    })
  }
})

/** The numbered lines of the guide's chapter for who is new. */
function stepsOfTheGuide({ read }: DevelopmentServer): readonly string[] {
  const guide = read('resources/content/README.md')
  const chapter = guide.split('## Your first change, in three steps\n')[1]?.split('\n## ')[0] ?? ''
  return chapter.split('\n').filter((line) => /^\d+\. /.test(line))
}
