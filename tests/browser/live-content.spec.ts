import type { Page } from '@playwright/test'
import { menuButton, menuPanel } from '../support/browser/menus.ts'
import { startDevelopmentServer } from '../support/development-server.ts'
import type { DevelopmentServer } from '../support/development-server.ts'
import { expect, test } from '../support/page-faults.ts'

// One server for all of them, which reads every source anew when the first page is asked for.
test.describe.configure({ mode: 'default', timeout: 300_000 })

const home = 'resources/content/home.json'
const patient = { timeout: 60_000 }

let server: DevelopmentServer
let shipped = { home: '', faq: '', version: '' }

test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000)
  server = await startDevelopmentServer()
  const { version } = await served()
  shipped = { home: server.read(home), faq: server.read('resources/content/faq.json'), version }
  // The tools behind the server prepare what a browser is the first to ask for.
  const page = await browser.newPage()
  await open(page, '/')
  await page.close()
})

test.afterEach(async () => {
  server.write(home, shipped.home)
  server.write('resources/content/faq.json', shipped.faq)
  await expect.poll(served, patient).toEqual({ version: shipped.version, isAsInFiles: true })
})

test.afterAll(() => server.stop())

test.describe('a content file that is saved', () => {
  test('shows in an open page by one reload of what changed, and nothing moves', async ({
    page,
  }) => {
    await open(page, '/')
    const { outlined, reloads } = await watch(page)
    const { title } = guarantee()
    await menuButton(page, 'RYA Courses').click()
    await page.evaluate(() => scrollTo(0, 900))
    const place = await page.evaluate(() => scrollY)

    server.edit(home, JSON.stringify(title), '"Promised this minute"')
    await expect(page.getByRole('heading', { name: 'Promised this minute' })).toBeAttached(patient)

    expect(reloads).toEqual(['GET / only pageContent'])
    expect(await outlined()).toEqual(['Promised this minute'])
    await expect(menuPanel(page, 'RYA Courses')).toBeVisible()
    await expect(menuButton(page, 'RYA Courses')).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(place)
  })

  test('leaves a page alone that it does not change', async ({ page }) => {
    await open(page, '/faq')
    const { reloads } = await watch(page)
    const question = firstQuestion()

    server.edit(home, JSON.stringify(guarantee().title), '"Promised this minute"')
    await expect.poll(async () => (await served()).version, patient).not.toBe(shipped.version)
    server.edit('resources/content/faq.json', JSON.stringify(question), '"Asked this minute?"')

    await expect(page.getByText('Asked this minute?').first()).toBeAttached(patient)
    expect(reloads).toEqual([expect.stringMatching(/^GET \/faq only /)])
    expect(reloads[0]).not.toContain('company')
  })

  test('is outlined without moving, for who wants less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '/')

    const dress = await page
      .locator('main section')
      .nth(1)
      .evaluate((section) => {
        section.setAttribute('data-content-changed', '')
        const { animationName, outlineStyle } = getComputedStyle(section)
        return { animationName, outlineStyle }
      })

    expect(dress).toEqual({ animationName: 'none', outlineStyle: 'solid' })
  })
})

test('a content file that is saved with a fault is told over the page in the words of content:check, until it is mended or dismissed', async ({
  page,
}) => {
  await open(page, '/')
  const overlay = page.getByRole('alert', { name: 'Faults in the content' })
  const line = shipped.home.split('\n').findIndex((text) => text.includes('"hero": {')) + 1

  server.edit(home, '"hero": {', '"hreo": {')
  await expect(overlay).toContainText(`resources/content/home.json:${line}:5`, patient)
  await expect(overlay).toContainText('page_data.hreo: unknown key; did you mean "hero"?')
  await expect(overlay.locator('pre').first()).toContainText(`> ${line} |     "hreo": {`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await overlay.getByRole('button', { name: 'Dismiss' }).click()
  await expect(overlay).toHaveCount(0)

  server.write(home, '{')
  await expect(overlay).toContainText('home.json:1:', patient)
  server.write(home, shipped.home)
  await expect(overlay).toHaveCount(0, patient)
})

test('the site of another day says which day it is, keeps it along links, and leads back', async ({
  page,
}) => {
  await open(page, '/rya-courses?level=beginner&at=2026-12-24')
  const banner = page.getByRole('complementary', { name: 'Time travel' })
  await expect(banner).toContainText('The site as on Thursday 24 December, 2026')

  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /contact/i })
    .first()
    .click()
  await expect(page).toHaveURL(/\/contact-us\?at=2026-12-24$/, patient)
  await expect(banner).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/level=beginner/)

  await banner.getByRole('link', { name: 'Back to now' }).click()
  await expect(page).toHaveURL(/\/rya-courses\?level=beginner$/, patient)
  await expect(banner).toHaveCount(0)
})

test('the snippets of a page show its search result, card, headings and pictures, also after a save', async ({
  page,
}) => {
  await open(page, '/_snippets?path=/')
  const part = (name: string) => page.getByRole('region', { name })

  await expect(part('In search results')).toContainText(/Title: \d+ characters/, patient)
  await expect(part('Where it is shared').locator('img')).toHaveAttribute('src', /^\/images\//)
  await expect(part('Headings').getByRole('listitem').first()).toContainText('h1')
  await expect(part('Headings')).not.toContainText('This heading')
  await expect(part('Pictures')).toContainText('Each has an alt text.')

  server.edit(home, JSON.stringify(guarantee().title), '"Promised this minute"')
  await expect(part('Headings')).toContainText('Promised this minute', patient)
})

/** Opens a page and waits until it listens for what is saved. */
async function open(page: Page, path: string): Promise<void> {
  const listening = page.waitForResponse(/\/_content-events\?/, patient)
  await page.goto(server.origin + path)
  await listening
}

/** What the page reloads from now on, and the headings of the parts that it outlines. */
async function watch(page: Page) {
  const reloads: string[] = []
  page.on('request', (request) => {
    const { 'x-inertia': isVisit, 'x-inertia-partial-data': only } = request.headers()
    const { pathname } = new URL(request.url())
    if (isVisit) reloads.push(`${request.method()} ${pathname} only ${only}`)
  })
  // The outline is there for a moment only, which a busy machine may miss.
  const outlined = await page.evaluateHandle(() => {
    const headings: string[] = []
    const note = ({ target }: MutationRecord) => {
      if (!(target instanceof Element) || !target.hasAttribute('data-content-changed')) return
      headings.push(target.querySelector('h1, h2')?.textContent ?? target.tagName)
    }
    new MutationObserver((records) => records.forEach(note)).observe(document, {
      subtree: true,
      attributeFilter: ['data-content-changed'],
    })
    return headings
  })
  return { reloads, outlined: () => outlined.jsonValue() }
}

async function served(): Promise<{ version: string; isAsInFiles: boolean }> {
  const answer = await fetch(`${server.origin}/up?verbose`)
  const { content } = (await answer.json()) as {
    content: { version: string; isAsInFiles: boolean }
  }
  return { version: content.version, isAsInFiles: content.isAsInFiles }
}

function guarantee(): { title: string } {
  const { page_data: data } = JSON.parse(shipped.home) as {
    page_data: { cta2: { title: string } }
  }
  return data.cta2
}

function firstQuestion(): string {
  const { questions } = JSON.parse(shipped.faq) as { questions: { question: string }[] }
  return questions[0]?.question ?? ''
}
