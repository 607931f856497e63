import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const noTools = 'needs the development tools, which are not installed: run npm install first.'

describe('what can run nowhere', () => {
  it.each<
    readonly [what: string, files: readonly string[], words: readonly string[], told: string]
  >([
    [
      'npm start, without a build',
      [],
      ['start'],
      'There is no production build to start (build/server/index.js is missing): run npm run build, then npm start. npm run dev needs no build.',
    ],
    [
      'npm start, when only the server was built',
      ['build/server/index.js'],
      ['start'],
      'There is no production build to start (public/build/.vite/manifest.json is missing): run npm run build, then npm start. npm run dev needs no build.',
    ],
    ['npm run dev, before npm install', [], ['dev'], `npm run dev ${noTools}`],
    ['npm test, before npm install', [], ['test'], `npm test ${noTools}`],
    [
      'a command, with neither development tools nor a build',
      [],
      ['orders', 'list'],
      'npm run orders runs from the sources (after npm install) or from a build (after npm run build, which must come before npm prune --omit=dev). Neither is here.',
    ],
  ])('%s', async (_what, files, words, told) => {
    expect(await run(copy(...files), words)).toEqual({ errors: `${told}\n`, exitCode: 1 })
  })

  it.each(['dev', 'start', 'test', 'orders'])(
    'npm run %s, on a Node that is too old',
    async (name) => {
      const older =
        "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.18.3' } })"
      const options = ['--import', `data:text/javascript,${encodeURIComponent(older)}`]

      expect(await run(copy(), [name], options)).toEqual({
        errors:
          'This is Node 20.18.3; Saltlark needs 20.19 or newer. Install Node 24 from nodejs.org or with your version manager, run npm install again, then this command.\n',
        exitCode: 1,
      })
    },
  )
})

/** A project with nothing installed and nothing built, but for these empty files. */
function copy(...files: readonly string[]): string {
  const folder = temporaryFolder()
  for (const file of ['package.json', 'server/console/run.js']) {
    cpSync(file, join(folder, file), { recursive: true })
  }
  for (const file of files) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    writeFileSync(join(folder, file), '')
  }
  return folder
}

function run(
  cwd: string,
  words: readonly string[],
  options: readonly string[] = [],
): Promise<{ errors: string; exitCode: number | null }> {
  const typed = [...options, 'server/console/run.js', ...words]
  return new Promise((resolve) => {
    const child = execFile(process.execPath, typed, { cwd }, (_, _output, errors) =>
      resolve({ errors, exitCode: child.exitCode }),
    )
  })
}
