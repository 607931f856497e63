import { findBrowser } from './find-browser.ts'
import type { Machine } from './machine.ts'

/**
 * The browser's program, installed when the machine has none: by Playwright, or on a CI machine
 * that runs Debian as root by its package manager. Nobody else's system is changed.
 * @throws Error that says what to do when there is still none.
 */
export function provideBrowser(machine: Machine): string {
  for (const install of [alreadyThere, withPlaywright, withDebian]) {
    const path = install(machine) ? findBrowser(machine) : undefined
    if (path) return path
  }
  throw new Error(
    'No Chromium or Chrome was found, and none could be installed; install one, or set CHROMIUM_PATH to its program, and run the command again.',
  )
}

function alreadyThere(): boolean {
  return true
}

function withPlaywright(machine: Machine): boolean {
  return machine.run('npx', 'playwright', 'install', 'chromium')
}

const debianPackages = ['chromium', 'chromium-headless-shell']

function withDebian(machine: Machine): boolean {
  const isOurs = machine.environment['CI'] === 'true' && machine.isRoot
  return (
    isOurs &&
    machine.exists('/etc/debian_version') &&
    machine.run('apt-get', 'update') &&
    machine.run('apt-get', 'install', '-y', '--no-install-recommends', ...debianPackages)
  )
}
