import { Form, Link, router, useForm } from '@inertiajs/react'
import { act, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { useRoutes } from '#js/hooks/use-routes.tsx'
import { hands } from '../support/hands.ts'
import { renderPage } from '../support/render-page.tsx'
import { answerVisits } from '../support/visits.ts'

function EveryWay() {
  const routes = useRoutes()
  const form = useForm({ sure: 'yes' })

  return (
    <>
      <Link href={routes.link('logout')} as="button">
        Link
      </Link>
      <Form action={routes.link('user-password.update')}>
        <button type="submit">Form</button>
      </Form>
      <button type="button" onClick={() => form.submit(routes.link('current-user.destroy'))}>
        Hook
      </button>
      <button
        type="button"
        onClick={() => router.visit(routes.link('web.search', {}, { q: 'knots' }))}
      >
        Router
      </button>
    </>
  )
}

describe('an address with its method is taken whole', () => {
  it.each([
    ["Inertia's link", 'Link', 'post /logout'],
    ["Inertia's form", 'Form', 'put /user/password'],
    ['its form hook', 'Hook', 'delete /user'],
    ['its router', 'Router', 'get /search?q=knots'],
  ])('by %s', async (_, name, call) => {
    renderPage({ content: <EveryWay /> })
    const sent = answerVisits({ content: null })

    await hands.click(screen.getByRole('button', { name }))

    await waitFor(() => expect(sent).toHaveLength(1))
    const [{ method, url } = { method: '', url: '/' }] = sent
    const { pathname, search } = new URL(url, 'http://localhost:3000')
    expect(`${method} ${pathname}${search}`).toBe(call)
  })
})

describe('the current route', () => {
  it('is anew on every page, of a query too and after Back, in a layout that stays', async () => {
    const { visit } = renderPage({ content: null, url: '/rya-courses/theory' }, { layout: Layout })
    expect(shown()).toBe('web.courses.theory')

    await visit({ content: null, url: '/racing/arc-rally?from=menu' })
    expect(shown()).toBe('web.racing.slug arc-rally ?from=menu')
    const events = { content: null, component: 'events' }
    await visit({ ...events, url: '/events?tag=5' })
    await visit({ ...events, url: '/events?tag=19' })
    expect(shown()).toBe('web.events.all ?tag=19')

    act(() => window.history.back())
    await waitFor(() => expect(shown()).toBe('web.events.all ?tag=5'))
  })

  it('stays what it is in a partial reload', async () => {
    const content = <Current />
    const page = { content, component: 'reloaded', url: '/rya-courses/vhf-radio' }
    renderPage(page)
    const sent = answerVisits(page)

    await act(async () => {
      await new Promise<void>((done) => {
        router.reload({ only: ['user'], onFinish: () => done() })
      })
    })

    expect(sent).toHaveLength(1)
    expect(shown()).toBe('web.courses.slug vhf-radio')
  })
})

function Current() {
  const routes = useRoutes()
  const search = routes.here().replace(/^[^?]*/, '')
  const parts = [routes.current(), ...Object.values(routes.params()), search]
  return <output>{parts.filter(Boolean).join(' ')}</output>
}

function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Current />
      {children}
    </>
  )
}

function shown(): string {
  return screen.getByRole('status').textContent ?? ''
}
