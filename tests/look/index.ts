import { mkdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findBrowser } from '../support/browser/find-browser.ts'
import { thisMachine } from '../support/browser/machine.ts'
import { startBuiltSite } from './built-site.ts'
import { takePictures } from './pictures.ts'

const folder = '.data/look'

mkdirSync(folder, { recursive: true })
const executablePath = findBrowser(thisMachine)
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(executablePath && { executablePath }),
})
try {
  const site = await startBuiltSite()
  try {
    const files = await takePictures(await browser.newPage({ baseURL: site.origin }), folder)
    process.stdout.write(`${files.join('\n')}\n`)
  } finally {
    await site.stop()
  }
} finally {
  await browser.close()
}
