import { existsSync } from 'node:fs'
import { chromium, defineConfig } from '@playwright/test'
import { servers } from './tests/support/servers/servers.ts'
import type { ServerName } from './tests/support/servers/servers.ts'
import type { ServerOption } from './tests/support/test.ts'

// Where systems keep a Chromium; the first has no windows, and is the fastest.
const usualPaths = ['chromium-headless-shell', 'chromium', 'google-chrome', 'google-chrome-stable']

/** The program that is asked for, else Playwright's own, else one that the system has. */
function browser(): { executablePath?: string } {
  const asked = process.env['CHROMIUM_PATH']
  if (asked) return { executablePath: asked }
  if (existsSync(chromium.executablePath())) return {}
  const found = usualPaths.map((name) => `/usr/bin/${name}`).find((path) => existsSync(path))
  return found === undefined ? {} : { executablePath: found }
}

const names = Object.keys(servers) as ServerName[]

/** A project for each server that the adapter speaks through, named after it. */
export default defineConfig<ServerOption>({
  testDir: 'tests/browser',
  fullyParallel: true,
  // While one waits, the other cores have something to do.
  workers: 3,
  // A busy machine is no fault of the code: a limit is there to end a test that hangs.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: browser(),
  },
  projects: names.map((server) => ({
    name: server,
    use: { server },
    testIgnore: server === 'express' ? [] : '**/browser/express/**',
  })),
})
