import { mkdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { withBuiltSite } from '../support/built-site-in-browser.ts'
import { takeGuidePictures } from './guide-pictures.ts'
import { takePictures, takeReadmePicture } from './pictures.ts'

const folder = '.data/look'

mkdirSync(folder, { recursive: true })
const files = await withBuiltSite(async (browser, baseURL) =>
  takeAsked(await browser.newPage({ baseURL })),
)
process.stdout.write(`${files.join('\n')}\n`)

function takeAsked(page: Page): Promise<readonly string[]> {
  if (process.argv.includes('--guide')) return takeGuidePictures(page)
  return process.argv.includes('--readme') ? takeReadmePicture(page) : takePictures(page, folder)
}
