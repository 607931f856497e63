import { mkdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import { startBuiltSite } from '../support/browser/built-site.ts'
import { findBrowser } from '../support/browser/find-browser.ts'
import { thisMachine } from '../support/browser/machine.ts'
import { takeGuidePictures } from './guide-pictures.ts'
import { takePictures, takeReadmePicture } from './pictures.ts'

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
    const page = await browser.newPage({ baseURL: site.origin })
    const files = await takeAsked(page)
    process.stdout.write(`${files.join('\n')}\n`)
  } finally {
    await site.stop()
  }
} finally {
  await browser.close()
}

function takeAsked(page: Page): Promise<readonly string[]> {
  if (process.argv.includes('--guide')) return takeGuidePictures(page)
  return process.argv.includes('--readme') ? takeReadmePicture(page) : takePictures(page, folder)
}
