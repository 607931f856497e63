import type { HttpClient } from '@inertiajs/core'
import { http, router } from '@inertiajs/react'
import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SiteLayout } from '#js/layouts/site-layout.tsx'
import { renderPage } from '../support/render-page.tsx'

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
})

describe('the error dialog', () => {
  it('is described by its words', async () => {
    await visitThatAnswers('text/html', 'Bad gateway')

    const words = document.getElementById((await dialog()).getAttribute('aria-describedby') ?? '')

    expect(words?.textContent).toContain('Bad gateway')
  })
})
