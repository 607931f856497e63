import { describe, expect, it } from 'vitest'
import type { PageObject } from '#server/inertia/page-object.ts'
import { answerTo, showKnots, visit } from './adapter.ts'

describe('a page', () => {
  it('is an HTML document to a browser', async () => {
    const response = await answerTo({}, showKnots)

    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.has('x-inertia')).toBe(false)
    expect(await response.text()).toMatch(
      /^<main><script data-page="app" type="application\/json">.*<\/script><div id="app"><\/div><\/main>$/,
    )
  })

  it('is a page object to a visit', async () => {
    const response = await answerTo(visit, showKnots)

    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(response.headers.get('x-inertia')).toBe('true')
    expect(await response.json()).toEqual({
      component: 'error',
      props: { title: 'Knots', count: 10, errors: {} },
      url: '/knots?a=1',
      version: 'v2',
    })
  })

  it('may have a status and an address of its own', async () => {
    const response = await answerTo(visit, (_request, { inertia: page }) =>
      page.render('error', {}, { status: 422, url: '/contact-us' }),
    )

    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ url: '/contact-us' })
  })
})

describe('a page that is rendered on the server', () => {
  it('is the document around what was rendered', async () => {
    const render = async ({ component }: PageObject) => ({ head: [], body: `<p>${component}</p>` })

    const response = await answerTo({}, showKnots, { render })

    expect(await response.text()).toBe('<main><p>error</p></main>')
  })

  it('is not rendered for a visit', async () => {
    const render = () => Promise.reject(new Error('nobody needs HTML'))

    expect((await answerTo(visit, showKnots, { render })).status).toBe(200)
  })

  it('is left to the browser when rendering fails, and somebody is told', async () => {
    const told: unknown[] = []
    const response = await answerTo({}, showKnots, {
      render: () => Promise.reject(new Error('no window')),
      onRenderError: (error, page) => void told.push([error, page.component]),
    })

    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<div id="app"></div>')
    expect(told).toEqual([[new Error('no window'), 'error']])
  })
})

describe('a partial visit', () => {
  const partial = { ...visit, 'X-Inertia-Partial-Component': 'error' }

  it.each([
    [{ ...partial, 'X-Inertia-Partial-Data': 'title' }, ['title', 'errors']],
    [{ ...partial, 'X-Inertia-Partial-Data': ' title , title,' }, ['title', 'errors']],
    [{ ...partial, 'X-Inertia-Partial-Except': 'title' }, ['count', 'errors']],
    [
      { ...partial, 'X-Inertia-Partial-Data': 'title', 'X-Inertia-Partial-Component': 'home' },
      ['title', 'count', 'errors'],
    ],
  ])('with %o gets %j', async (headers, names) => {
    const { props } = (await (await answerTo(headers, showKnots)).json()) as PageObject

    expect(Object.keys(props)).toEqual(names)
  })

  it('is a visit: a document is always whole', async () => {
    const { 'X-Inertia': _, ...plain } = { ...partial, 'X-Inertia-Partial-Data': 'title' }

    expect(await (await answerTo(plain, showKnots)).text()).toContain('"count":10')
  })
})

describe('one-shot state', () => {
  it('is kept for the next page, and what is added later comes beside it', async () => {
    const response = await answerTo({}, (_request, answer) => {
      answer.inertia.flash('success', 'Saved.').flash('tip', 'Tie it twice.')
      answer.inertia.errors({ name: 'Too long.' }).errors({ email: 'Missing.' }, 'login')
      answer.end()
    })

    expect(JSON.parse(response.headers.get('x-kept') ?? '')).toEqual({
      flash: { success: 'Saved.', tip: 'Tie it twice.' },
      errors: { default: { name: 'Too long.' }, login: { email: 'Missing.' } },
    })
  })

  it('is shown by the next page and gone after it', async () => {
    const kept = { flash: { success: 'Saved.' }, errors: { default: { name: 'Too long.' } } }

    const response = await answerTo({ ...visit, 'X-Kept': JSON.stringify(kept) }, showKnots)

    expect(await response.json()).toMatchObject({
      flash: { success: 'Saved.' },
      props: { errors: { name: 'Too long.' } },
    })
    expect(response.headers.get('x-cleared')).toBe('yes')
  })

  it.each([
    ['the client fetches ahead', { Purpose: 'prefetch' }],
    ['the browser fetches ahead', { 'Sec-Purpose': 'prefetch' }],
    ['the browser renders ahead', { 'Sec-Purpose': 'prefetch;prerender' }],
    ['another page asked for as a picture', { 'Sec-Fetch-Dest': 'image' }],
    ['another page asked for as a style', { 'Sec-Fetch-Dest': 'style' }],
  ])('outlives a page that %s', async (_how, headers) => {
    const kept = { flash: { success: 'Saved.' }, errors: { default: { name: 'Too long.' } } }

    const response = await answerTo(
      { ...visit, ...headers, 'X-Kept': JSON.stringify(kept) },
      showKnots,
    )

    expect(response.headers.has('x-cleared')).toBe(false)
    const page = (await response.json()) as PageObject
    expect(page.props['errors']).toEqual({})
    expect(page).not.toHaveProperty('flash')
  })

  it.each(['document', 'iframe', 'empty'])(
    'is shown by a page that is asked for as a %s',
    async (destination) => {
      const response = await answerTo({ ...visit, 'Sec-Fetch-Dest': destination }, showKnots)

      expect(response.headers.get('x-cleared')).toBe('yes')
    },
  )
})
