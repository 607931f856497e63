import type { Page } from '@playwright/test'
import { untilStarted } from './until-started.ts'

interface Opening {
  readonly width?: number
  readonly height?: number
  readonly address?: string
}

/**
 * Opens the home page and waits until it has started, and for its fonts, after which no word moves
 * any more.
 */
export async function openHome(page: Page, opening: Opening = {}): Promise<void> {
  const { width = 1280, height = 800, address = '/' } = opening
  await page.setViewportSize({ width, height })
  await untilStarted(page, () => page.goto(address))
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}
