import { defineConfig } from '@playwright/test'
import everything from '../../../playwright.config.ts'

const { webServer: _site, reporter: _report, ...settings } = everything

/** This folder alone, which needs no built site: `playwright test -c tests/browser/adapter`. */
export default defineConfig({ ...settings, testDir: '.' })
