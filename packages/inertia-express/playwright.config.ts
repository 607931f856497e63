import { defineConfig } from '@playwright/test'
import everything from '../../playwright.config.ts'

const { webServer: _site, reporter: _report, ...settings } = everything

const isOwn = ({ name }: { readonly name?: string }) => name === 'adapter'

/** The adapter's own tests, which need no built site. */
export default defineConfig({ ...settings, projects: settings.projects?.filter(isOwn) })
