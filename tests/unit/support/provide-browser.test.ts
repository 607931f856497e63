import { describe, expect, it } from 'vitest'
import type { Machine } from '../../support/browser/machine.ts'
import { provideBrowser } from '../../support/browser/provide-browser.ts'

const install = 'apt-get install -y --no-install-recommends'
const installAll = `${install} chromium chromium-headless-shell fonts-liberation`
const ours = { environment: { CI: 'true' }, isRoot: true }
const playwrightPath = '/home/ada/.cache/ms-playwright/chrome'

describe('the browser of the browser tests', () => {
  it.each([
    ['the one that CHROMIUM_PATH names', '/opt/chromium', [playwrightPath, '/usr/bin/chromium']],
    ["else Playwright's own, when it is installed", playwrightPath, ['/usr/bin/chromium']],
    ["else the system's Chromium", '/usr/bin/chromium', []],
    ["else the system's Chrome", '/usr/bin/google-chrome', []],
    ["else the system's stable Chrome", '/usr/bin/google-chrome-stable', []],
  ])('is %s', (_, path, others) => {
    const environment = path.startsWith('/opt/') ? { CHROMIUM_PATH: path } : {}
    const machine = machineWith([path, ...others], { environment })

    expect(provideBrowser(machine)).toBe(path)
    expect(machine.commands).toEqual([])
  })

  it('is else installed by Playwright', () => {
    const machine = machineWith([], {
      installs: { 'npx playwright install chromium': playwrightPath },
    })

    expect(provideBrowser(machine)).toBe(playwrightPath)
  })

  it('is a Debian package for root on a CI machine, with the fonts of its stand-ins', () => {
    const machine = machineWith(['/etc/debian_version'], {
      ...ours,
      installs: { 'apt-get update': '/var/lib/apt/lists', [installAll]: '/usr/bin/chromium' },
    })

    expect(provideBrowser(machine)).toBe('/usr/bin/chromium')
  })
})

describe('a machine without a browser', () => {
  const sentence = 'set CHROMIUM_PATH to its program, and run the command again.'

  it.each([
    ['a person sits at', 'debian_version', { environment: {}, isRoot: true }],
    ['CI does not own', 'debian_version', { environment: { CI: 'true' }, isRoot: false }],
    ['runs another system', 'alpine-release', { environment: { CI: 'true' }, isRoot: true }],
  ])('that %s keeps its packages, and hears what to do', (_, system, options) => {
    const machine = machineWith([`/etc/${system}`], options)

    expect(() => provideBrowser(machine)).toThrow(sentence)
    expect(machine.commands).toEqual(['npx playwright install chromium'])
  })
})

interface MachineOptions {
  readonly environment?: Machine['environment']
  readonly isRoot?: boolean
  /** The commands that succeed, and the file that each leaves behind. */
  readonly installs?: Readonly<Record<string, string>>
}

function machineWith(files: readonly string[], options: MachineOptions = {}) {
  const { environment = {}, isRoot = false, installs = {} } = options
  const present = new Set(files)
  const commands: string[] = []
  const machine: Machine = {
    environment,
    isRoot,
    playwrightPath,
    exists: (path) => present.has(path),
    run: (...words) => {
      const command = words.join(' ')
      commands.push(command)
      const file = installs[command]
      if (file) present.add(file)
      return file !== undefined
    },
  }
  return { ...machine, commands }
}
