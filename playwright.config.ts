import { defineConfig } from '@playwright/test'
import { findBrowser, findShell } from './tests/support/browser/find-browser.ts'
import { thisMachine } from './tests/support/browser/machine.ts'
import { siteUnderTest } from './tests/support/browser/site-under-test.ts'

const { origin, environment } = await siteUnderTest()
const viewport = { width: 1280, height: 800 }

// The shell rounds the widths of letters in its own way, which some pixels depend on.
const needsWindow = '**/fonts.spec.ts'

// The bench keeps whole trees of older versions, with their tests.
const kept = '**/.data/**'

// Chromium would otherwise look for updates and its makers' hosts while the tests run.
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const shell = launched(findShell)

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '{,packages/inertia-express/}tests/browser/**/*.spec.ts',
  fullyParallel: true,
  // While one waits, the other cores have something to do.
  workers: 3,
  retries: 0,
  // A busy machine is no fault of the code: a limit is there to end a test that hangs.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  globalTimeout: 60 * 60_000,
  reporter: [['list'], ['json', { outputFile: '.data/reports/journeys.json' }]],
  use: {
    baseURL: origin,
    trace: 'off',
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // What moves is drawn anew sixty times a second; tests of it ask for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'shell', testIgnore: [kept, needsWindow], use: shell },
    { name: 'window', testIgnore: kept, testMatch: needsWindow, use: launched(findBrowser) },
  ],
  webServer: {
    command: 'node build/server/index.js',
    url: `${origin}/up`,
    env: { ...environment },
    stdout: 'pipe',
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})

function launched(find: typeof findBrowser) {
  const executablePath = find(thisMachine)
  return { viewport, launchOptions: { args: quiet, ...(executablePath && { executablePath }) } }
}
