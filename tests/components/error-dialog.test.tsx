import type { HttpClient } from '@inertiajs/core'
import { http, router } from '@inertiajs/react'
import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SiteLayout } from '#js/layouts/site-layout.tsx'
import { hands } from '../support/hands.ts'
import { pageObject, renderPage } from '../support/render-page.tsx'

const home = { content: <h1>Learn to sail</h1>, component: 'home' }

// In development the client library's own dialog stays.
beforeEach(() => {
  vi.stubEnv('DEV', false)
  return () => vi.unstubAllEnvs()
})

async function visitThatAnswers(type: string, data: string, more: Record<string, string> = {}) {
  renderPage(home, { layout: SiteLayout })
  const headers = { 'content-type': type, ...more }
  await visit(async () => ({ status: 502, data, headers }))
}

async function visit(request: HttpClient['request']) {
  http.setClient({ request })
  await act(async () => {
    await new Promise<void>((resolve) => router.visit('/faq', { onFinish: () => resolve() }))
  })
}

/** What it is told with is fetched first. */
function dialog() {
  return screen.findByRole('dialog', { name: 'Something went wrong' })
}

describe('a visit that leads to no page', () => {
  it('says so in a dialog, over the page it started from', async () => {
    await visitThatAnswers('text/html', '<h1>Bad gateway</h1>')

    expect((await dialog()).textContent).toContain('That did not lead to a page.')
    expect(screen.getByRole('heading', { name: 'Learn to sail' })).toBeDefined()
    expect(document.getElementById('inertia-error-dialog')).toBeNull()
  })

  it('quotes the text of a document, without its code', async () => {
    await visitThatAnswers('text/html', '<style>p {}</style><p>Bad\n gateway</p><script>1</script>')

    expect((await dialog()).querySelector('q')?.textContent).toBe('Bad gateway')
  })

  it('quotes the message of a JSON answer', async () => {
    await visitThatAnswers('application/json', '{"message":"Too many tries."}')

    expect((await dialog()).querySelector('q')?.textContent).toBe('Too many tries.')
  })

  it('quotes a JSON answer that has no message as it is, and no more than its beginning', async () => {
    await visitThatAnswers('application/json', JSON.stringify({ rows: 'x'.repeat(400) }))

    expect((await dialog()).querySelector('q')?.textContent).toBe(`{"rows":"${'x'.repeat(291)}…`)
  })

  it('says that nothing was reached when nothing was', async () => {
    renderPage(home, { layout: SiteLayout })

    await visit(() => Promise.reject(new Error('Network error')))

    expect((await dialog()).textContent).toContain('We could not be reached.')
    expect((await dialog()).querySelector('q')).toBeNull()
  })

  it('is made once more by the dialog, as it was', async () => {
    renderPage(home, { layout: SiteLayout })
    await visit(() => Promise.reject(new Error('Network error')))
    const asked: string[] = []
    const found = JSON.stringify(pageObject({ content: <h1>Questions</h1>, url: '/faq' }))
    http.setClient({
      request: async ({ url }) => {
        asked.push(new URL(url).pathname)
        return { status: 200, data: found, headers: { 'x-inertia': 'true' } }
      },
    })

    await hands.click(await screen.findByRole('button', { name: 'Try again' }))

    expect(await screen.findByRole('heading', { name: 'Questions' })).toBeDefined()
    expect(asked).toEqual(['/faq'])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is no matter for a dialog when the answer is an error page in the layout', async () => {
    const page = { content: <h1>Page not found</h1>, component: 'error', url: '/faq' }
    const data = JSON.stringify(pageObject(page))

    await visitThatAnswers('application/json', data, { 'x-inertia': 'true' })

    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeDefined()
  })
})

describe('the error dialog', () => {
  it('is described by its words', async () => {
    await visitThatAnswers('text/html', 'Bad gateway')

    const words = document.getElementById((await dialog()).getAttribute('aria-describedby') ?? '')

    expect(words?.textContent).toContain('Bad gateway')
  })

  it.each([
    ['its button', async () => hands.click(await screen.findByRole('button', { name: 'Close' }))],
    ['a press beside it', async () => hands.click(await dialog())],
  ])('is closed by %s', async (_way, close) => {
    await visitThatAnswers('text/html', 'Bad gateway')

    await close()

    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
