import type { Page } from '@playwright/test'

interface Opening {
  readonly width?: number
  readonly height?: number
  readonly address?: string
}

/**
 * Opens the home page and waits for its scripts, which then ask who the visitor is, and for its
 * fonts, after which no word moves any more.
 */
export async function openHome(page: Page, opening: Opening = {}): Promise<void> {
  const { width = 1280, height = 800, address = '/' } = opening
  await page.setViewportSize({ width, height })
  const hasStarted = page.waitForRequest('**/api/header-data')
  await page.goto(address)
  await hasStarted
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}
