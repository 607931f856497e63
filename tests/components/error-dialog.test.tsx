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

/** Goes to an address that answers so, and finds what is told of it, which is fetched first. */
async function dialogAfter(type: string, data: string): Promise<HTMLElement> {
  renderPage(home, { layout: SiteLayout })
  const headers = { 'content-type': type }
  http.setClient({ request: async () => ({ status: 502, data, headers }) })
  await act(async () => {
    await new Promise<void>((resolve) => router.visit('/faq', { onFinish: () => resolve() }))
  })
  return screen.findByRole('dialog', { name: 'Something went wrong' })
}

describe('a visit that leads to no page', () => {
  it.each([
    [
      'the text of a document, without its code',
      'text/html',
      '<style>p {}</style><p>Bad\n gateway</p><script>1</script>',
      'Bad gateway',
    ],
    [
      'a JSON answer that has no message as it is, and no more than its beginning',
      'application/json',
      JSON.stringify({ rows: 'x'.repeat(400) }),
      `{"rows":"${'x'.repeat(291)}…`,
    ],
  ])('quotes %s, in the words that describe its dialog', async (_, type, data, quoted) => {
    const dialog = await dialogAfter(type, data)

    expect(dialog.querySelector('q')?.textContent).toBe(quoted)
    const words = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')
    expect(words?.textContent).toContain(quoted)
  })
})
