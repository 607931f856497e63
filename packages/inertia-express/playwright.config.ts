import { defineConfig } from '@playwright/test'
import everything from '../../playwright.config.ts'
import { servers } from './tests/support/servers/servers.ts'
import type { ServerName } from './tests/support/servers/servers.ts'
import type { ServerOption } from './tests/support/test.ts'

const { webServer: _site, reporter: _report, projects: [shell] = [], ...settings } = everything
const names = Object.keys(servers) as ServerName[]

/** The adapter's own tests, which need no built site: a project for each server, named after it. */
export default defineConfig<ServerOption>({
  ...settings,
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  use: { ...settings.use, ...shell?.use },
  projects: names.map((server) => ({
    name: server,
    use: { server },
    testIgnore: server === 'express' ? [] : '**/browser/express/**',
  })),
})
