import { findBrowser } from './find-browser.ts'
import type { Machine } from './machine.ts'

/**
 * The browser's program, installed when the machine has none: on a CI machine that runs Debian as root by
 * its package manager, which also brings the fonts that a page's stand-ins are measured against; elsewhere
 * by Playwright. Nobody else's system is changed.
 * @throws Error that says what to do when there is still none.
 */
export function provideBrowser(machine: Machine): string {
  if (mayInstall(machine)) installMissing(machine)
  const there = findBrowser(machine)
  if (there) return there

  machine.run('npx', 'playwright', 'install', 'chromium')
  const installed = findBrowser(machine)
  if (installed) return installed
  throw new Error(
    'No Chromium or Chrome was found, and none could be installed; install one, or set CHROMIUM_PATH to its program, and run the command again.',
  )
}

function mayInstall({ environment, isRoot, exists }: Machine): boolean {
  return environment['CI'] === 'true' && isRoot && exists('/etc/debian_version')
}

function installMissing(machine: Machine): void {
  const packages = [
    ...(findBrowser(machine) ? [] : ['chromium', 'chromium-headless-shell']),
    ...(machine.exists('/usr/share/fonts/truetype/liberation') ? [] : ['fonts-liberation']),
  ]
  if (packages.length === 0 || !machine.run('apt-get', 'update')) return
  machine.run('apt-get', 'install', '-y', '--no-install-recommends', ...packages)
}
