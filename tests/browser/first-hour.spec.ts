import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { startDevelopmentServer } from '../support/development-server.ts'
import type { DevelopmentServer } from '../support/development-server.ts'

// Not the visitor's site: what is tried here is what the guide for staff tells them to do.
test.describe('somebody who changes the site for the first time', () => {
  let site: DevelopmentServer

  test.beforeAll(async () => {
    // Vite reads the whole project before it answers for the first time.
    test.setTimeout(120_000)
    site = await startDevelopmentServer()
  })
  test.afterAll(() => site.stop())

  test('follows the three steps of the guide, and sees a title of their own', async ({ page }) => {
    test.setTimeout(120_000)
    const steps = readSteps()
    expect(steps).toHaveLength(3)
    const [open = '', change = '', look = ''] = steps

    const file = /`(resources\/content\/[\w/.-]+)`/.exec(open)?.[1] ?? ''
    const [section, key] = [...open.matchAll(/`"(\w+)"`/g)].map(([, name]) => name)
    expect(change).toContain(`\`"${key}"\``)
    const value = new RegExp(`("${section}": \\{[^}]*?"${key}": ")[^"]*"`)
    const text = site.read(file)
    expect(text).toMatch(value)
    site.write(file, text.replace(value, '$1Words of my own"'))

    // Looking again is all that somebody new does when the page was faster than the saved file.
    const seen = async () => {
      await page.goto(addressIn(look))
      return page.getByRole('heading', { level: 1 }).textContent()
    }
    await expect.poll(seen, { timeout: 60_000 }).toBe('Words of my own')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  /** The guide's address, on the port of this test. */
  function addressIn(step: string): string {
    const address = /http:\/\/localhost:8000\S*\b/.exec(step)?.[0]
    expect(address, 'the step names the address of the running site').toBeDefined()
    return `${site.origin}${new URL(address ?? '').pathname}`
  }
})

/** The numbered lines under the guide's first heading but one. */
function readSteps(): readonly string[] {
  const guide = readFileSync('resources/content/README.md', 'utf8')
  const chapter = guide.split('## Your first change, in three steps\n')[1]?.split('\n## ')[0] ?? ''
  return chapter.split('\n').filter((line) => /^\d+\. /.test(line))
}
