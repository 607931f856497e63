import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { menuNames, openMenu } from '../support/browser/menus.ts'
import { openHome } from '../support/browser/open-home.ts'
import { showAllPictures } from './show-all-pictures.ts'

const widths = [360, 768, 1024, 1280, 1440, 1920]

/** Pictures for people to look at, as PNG files in a folder: the whole home page, and its menus. */
export async function takePictures(page: Page, folder: string): Promise<readonly string[]> {
  const files: string[] = []
  const keep = async (name: string, fullPage = false) => {
    const path = join(folder, `${name}.png`)
    await page.screenshot({ path, fullPage, animations: 'disabled' })
    files.push(path)
  }

  for (const width of widths) {
    await openHome(page, { width, height: 900 })
    await showAllPictures(page)
    await keep(`home-${width}`, true)
  }
  await openHome(page, { width: 1280, height: 900 })
  for (const name of menuNames) {
    await openMenu(page, name)
    await keep(`menu-${name.toLowerCase().replaceAll(' ', '-')}`)
  }
  await openHome(page, { width: 360, height: 900 })
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await keep('menu-slide-in')
  return files
}

/** The picture of the README: the upper part of the home page, as a desktop shows it. */
export async function takeReadmePicture(page: Page): Promise<readonly string[]> {
  const path = 'docs/home.jpg'
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHome(page, { width: 1280, height: 1500 })
  await showAllPictures(page)
  await page.screenshot({ path, type: 'jpeg', quality: 62, animations: 'disabled' })
  return [path]
}
