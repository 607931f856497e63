import { Form, Link, router, useForm } from '@inertiajs/react'
import { act, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { useRoutes } from '#js/hooks/use-routes.tsx'
import type { SiteRoutes } from '#js/lib/site-routes.ts'
import { hands } from '../support/hands.ts'
import { renderPage } from '../support/render-page.tsx'
import { answerVisits } from '../support/visits.ts'

function SignOutLink() {
  return (
    <Link href={useRoutes().link('logout')} as="button">
      Go
    </Link>
  )
}

function PasswordForm() {
  return (
    <Form action={useRoutes().link('user-password.update')}>
      <input name="password" defaultValue="knots" aria-label="Password" />
      <button type="submit">Go</button>
    </Form>
  )
}

function DeletionForm() {
  const routes = useRoutes()
  const form = useForm({ sure: 'yes' })
  return (
    <button type="button" onClick={() => form.submit(routes.link('current-user.destroy'))}>
      Go
    </button>
  )
}

function SearchButton() {
  const address = useRoutes().link('web.search', {}, { q: 'knots' })
  return (
    <button type="button" onClick={() => router.visit(address)}>
      Go
    </button>
  )
}

describe('an address with its method is taken whole', () => {
  it.each<[string, ReactNode, string]>([
    ["Inertia's link", <SignOutLink key="link" />, 'post /logout'],
    ["Inertia's form", <PasswordForm key="form" />, 'put /user/password'],
    ['its form hook', <DeletionForm key="hook" />, 'delete /user'],
    ['its router', <SearchButton key="router" />, 'get /search?q=knots'],
  ])('by %s', async (_, content, call) => {
    renderPage({ content })
    const sent = answerVisits({ content })

    await hands.click(screen.getByRole('button'))

    await waitFor(() => expect(sent).toHaveLength(1))
    const [{ method, url } = { method: '', url: '/' }] = sent
    const { pathname, search } = new URL(url, 'http://localhost:3000')
    expect(`${method} ${pathname}${search}`).toBe(call)
  })
})

describe('the current route', () => {
  it('is looked for once for all links of a page', () => {
    const seen = new Set<SiteRoutes>()
    function Reader() {
      seen.add(useRoutes())
      return null
    }
    const content = (
      <>
        <Reader />
        <Reader />
      </>
    )

    renderPage({ content, url: '/knots' }, { layout: Layout })

    expect(seen.size).toBe(1)
  })

  it('is anew on every page, in a layout that stays', async () => {
    const { visit } = renderPage({ content: null, url: '/rya-courses/theory' }, { layout: Layout })
    expect(shown()).toBe('web.courses.theory')

    await visit({ content: null, url: '/racing/arc-rally?from=menu' })

    expect(shown()).toBe('web.racing.slug arc-rally ?from=menu')
  })

  it('follows a change of the query alone', async () => {
    const content = <Current />
    const page = { content, component: 'events', url: '/events?tag=5' }
    const { visit } = renderPage(page)

    await visit({ ...page, url: '/events?tag=19' })

    expect(shown()).toBe('web.events.all ?tag=19')
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

  it('is the earlier one again after Back', async () => {
    const { visit } = renderPage({ content: null }, { layout: Layout })
    await visit({ content: null, url: '/knots' })
    await visit({ content: null, url: '/faq' })
    expect(shown()).toBe('web.info.faq')

    act(() => window.history.back())

    await waitFor(() => expect(shown()).toBe('web.info.knots'))
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
