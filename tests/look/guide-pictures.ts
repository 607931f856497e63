import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { openHome } from '../support/browser/open-home.ts'
import { showAllPictures } from './show-all-pictures.ts'

/** Where each picture of the guide is taken from, from top to bottom. */
const places = {
  'hero.webp': '.hero',
  'logos.webp': '[aria-label="Accreditations and partners"]',
  'courses.webp': '#courses',
  'experience.webp': '#experience',
  'adventures.webp': '#adventures',
  'testimonials.webp': '#testimonials',
  'guarantee.webp': '#guarantee',
  'gallery.webp': '#gallery',
  'next-step.webp': '#next-step',
  'footer.webp': 'footer',
}

const folder = 'docs/guide'
const width = 1280
/** Half as large as on the screen is enough to recognise a section. */
const scale = 0.5
const mostBytes = 25_000

/**
 * The pictures of the guide for staff, one a section of the home page: as good as fits into 25 kB.
 * @throws Error when a section is not on the page, or its picture cannot be made small enough.
 */
export async function takeGuidePictures(page: Page): Promise<readonly string[]> {
  mkdirSync(folder, { recursive: true })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHome(page, { width, height: 900 })
  await showAllPictures(page)
  const files: string[] = []
  for (const [picture, place] of Object.entries(places)) {
    const path = join(folder, picture)
    if (files.length > 0) await hideHeader(page)
    writeFileSync(path, await pictureOf(page, page.locator(place).first()))
    files.push(path)
  }
  return files
}

/** Above the hero it belongs there; over any other section it would only lie in the way. */
function hideHeader(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const header of document.querySelectorAll('header')) header.style.visibility = 'hidden'
  })
}

async function pictureOf(page: Page, section: Locator): Promise<Buffer> {
  await section.scrollIntoViewIfNeeded()
  await section.evaluate(async (node) => {
    const pictures = [...node.querySelectorAll('img')]
    while (!pictures.every(({ complete, currentSrc }) => complete && currentSrc)) {
      await new Promise(requestAnimationFrame)
    }
    for (const picture of pictures) picture.decoding = 'sync'
  })
  // The first time it is drawn, pictures may still be on their way to the screen.
  await section.screenshot()
  const box = await section.boundingBox()
  if (!box) throw new Error(`${section.toString()} is not shown on the page.`)
  const top = await page.evaluate(() => scrollY)
  const clip = { ...box, y: box.y + top, scale }
  const session = await page.context().newCDPSession(page)
  try {
    for (let quality = 80; quality >= 20; quality -= 10) {
      const { data } = await session.send('Page.captureScreenshot', {
        format: 'webp',
        quality,
        clip,
        captureBeyondViewport: true,
      })
      const bytes = Buffer.from(data, 'base64')
      if (bytes.length <= mostBytes) return bytes
    }
  } finally {
    await session.detach()
  }
  throw new Error(`${section.toString()} cannot be shown in ${mostBytes} bytes.`)
}
