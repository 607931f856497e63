import type { Locator, Page } from '@playwright/test'

/** Draws a finger sideways over an element, by so many pixels to the right. */
export async function swipe(page: Page, element: Locator, pixels: number): Promise<void> {
  await element.scrollIntoViewIfNeeded()
  await scrollIsOnScreen(element)
  const box = await element.boundingBox()
  if (!box) throw new Error('There is nothing to swipe over: the element is not shown.')

  const finger = await page.context().newCDPSession(page)
  const y = box.y + box.height / 2
  const middle = box.x + box.width / 2
  const at = (x: number) => [{ x, y }]
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(middle) })
  for (const part of [0.25, 0.5, 0.75, 1]) {
    const touchPoints = at(middle + pixels * part)
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/**
 * What a finger may do is decided by what is on the screen. The third frame from now is only begun
 * when the one that scrolled is there.
 */
async function scrollIsOnScreen(element: Locator): Promise<void> {
  await element.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((next) => requestAnimationFrame(next))
    }
  })
}
