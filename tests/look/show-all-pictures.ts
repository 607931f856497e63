import type { Page } from '@playwright/test'

/** What is fetched only when it is near: printing asks for all of it. */
export function showAllPictures(page: Page): Promise<void> {
  return page.evaluate(async () => {
    dispatchEvent(new Event('beforeprint'))
    const pictures = [...document.images].filter(({ currentSrc, src }) => currentSrc || src)
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode()))
  })
}
