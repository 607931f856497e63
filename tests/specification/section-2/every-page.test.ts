import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderPage } from '#js/ssr.tsx'
import { startSite } from '../../support/site.ts'
import type { TestSite } from '../../support/site.ts'
import { only, textOf } from '../support/reading.ts'

let site: TestSite

beforeAll(async () => {
  site = await startSite({ render: renderPage })
}, 60_000)

afterAll(() => site.stop())

async function open(path: string): Promise<{ status: number; page: Document }> {
  const response = await site.visitor().get(path)
  return { status: response.status, page: new JSDOM(await response.text()).window.document }
}

describe('2. Screens', () => {
  it('the home page is a full screen, at /', async () => {
    const { status, page } = await open('/')

    expect(status).toBe(200)
    expect(page.querySelectorAll('main > section').length).toBeGreaterThan(0)
    expect(textOf(only(page, 'h1'))).not.toBe('')
  })

  it.each(['/', '/knots', '/nowhere'])(
    'clarification: the newsletter block stands at the head of the footer of %s',
    async (path) => {
      const { page } = await open(path)

      expect(only(page, 'footer').firstElementChild?.id).toBe('newsletter')
    },
  )

  it('clarification: a search link, FAQ and Accessibility are the only additions', async () => {
    const { page } = await open('/')

    expect(textOf(only(page, 'footer nav[aria-label="Company"]'))).toContain('FAQ')
    expect(textOf(only(page, 'footer nav[aria-label="Legal"]'))).toContain('Accessibility')
    expect(textOf(only(page, 'header'))).toContain('Search')
  })
})
