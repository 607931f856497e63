import type { Machine } from './machine.ts'

const usualPaths = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable']

/**
 * The program that browser tests start: CHROMIUM_PATH, Playwright's own, or one that the system
 * has. Undefined when there is none.
 * @throws Error when CHROMIUM_PATH names nothing: a stated wish is not passed over.
 */
export function findBrowser(machine: Machine): string | undefined {
  const input = machine.environment['CHROMIUM_PATH']
  if (input && !machine.exists(input)) {
    throw new Error(
      `CHROMIUM_PATH is '${input}', where there is no file; set it to the program of Chromium or Chrome, or unset it.`,
    )
  }
  const paths = [input, machine.playwrightPath, ...usualPaths]
  return paths.find((path) => path !== undefined && path !== '' && machine.exists(path))
}

const debianShell = '/usr/bin/chromium-headless-shell'

/**
 * The same engine without the windows that nobody sees, in which pages cost two thirds of the time; else
 * the browser.
 */
export function findShell(machine: Machine): string | undefined {
  const isAsked = !machine.environment['CHROMIUM_PATH'] && !machine.exists(machine.playwrightPath)
  return isAsked && machine.exists(debianShell) ? debianShell : findBrowser(machine)
}
