import { describe, expect, it } from 'vitest'
import { assertLocation, assertPage, locationOf, readPage } from '../../../src/testing/index.ts'
import type { Answer, Send } from '../../../src/testing/index.ts'
import { show, site } from '../express/adapter.ts'

type Shape = (fetched: Response) => Promise<Answer>

const headersOf = ({ headers }: Response) => ({
  ...Object.fromEntries(headers),
  'set-cookie': headers.getSetCookie(),
})

// What each of them gives a test, as far as anything here may look at it.
const ofSupertest: Shape = async (fetched) => {
  const text = await fetched.text()
  const body: unknown = text.startsWith('{') ? JSON.parse(text) : {}
  return { status: fetched.status, headers: headersOf(fetched), text, body }
}
const ofInject: Shape = async (fetched) => {
  const body = await fetched.text()
  return { statusCode: fetched.status, headers: headersOf(fetched), body, payload: body } as Answer
}
// Hono's `app.request` and handlers that are called without a server give one.
const ofNoServer: Shape = async (fetched) =>
  new Response(await fetched.text(), { status: fetched.status, headers: fetched.headers })

const shapes: readonly [string, Shape][] = [
  ['supertest', ofSupertest],
  ['an inject like that of light-my-request', ofInject],
  ['a Response from no server', ofNoServer],
]

/** Opens the page that tells who asked, and gives what sends to its server in the same way. */
async function opened(shape: Shape, headers: Record<string, string> = {}) {
  const { ask } = await site((app) => {
    app.get('/away', (_request, response) => response.redirect(303, '/knots'))
    app.use((request, response) => {
      const visitor = request.get('Cookie') ?? 'nobody'
      response.cookie('seen', '1')
      return show(response, { visitor, title: 'Knots' }, { status: 404 })
    })
  })
  const asked: string[] = []
  const send: Send = async (path, { headers }) => {
    asked.push(path)
    return shape(await ask({ path, headers: { ...headers, Cookie: 'seen=1' } }))
  }
  const get = async (path: string) => shape(await ask({ path, headers }))
  return { answer: await get('/knots?a=1'), get, send, asked }
}

describe.each(shapes)('an answer of %s', (_name, shape) => {
  it.each([
    ['a document', {}],
    ['a page object', { 'X-Inertia': 'true', 'X-Inertia-Version': 'v2' }],
  ])('is read as %s', async (_kind, headers) => {
    const { answer } = await opened(shape, headers)
    const page = await assertPage(answer)

    page.component('error').status(404).where('visitor', 'nobody')
    expect(await readPage(answer)).toEqual(page.page)
  })

  it('reloads through what sends, by the path of the page and as its visitor', async () => {
    const { answer, send, asked } = await opened(shape)
    const page = await assertPage(answer, send)

    ;(await page.reloadOnly('visitor')).status(404).where('visitor', 'seen=1').missing('title')
    expect(asked).toEqual(['/knots?a=1'])
  })

  it('does not say which server it came from: without what sends there is no reload', async () => {
    const page = await assertPage((await opened(shape)).answer)

    await expect(page.reloadOnly('visitor')).rejects.toThrow('hand assertPage the function')
  })

  it('leads somewhere, or nowhere', async () => {
    const { answer, get } = await opened(shape)

    assertLocation(await get('/away'), '/knots')
    expect(locationOf(answer)).toBeUndefined()
    const away = await get('/away')
    expect(() => assertLocation(away, '/bends')).toThrow('303 leads elsewhere')
  })

  it('that holds no page is named by its status and its type', async () => {
    const { get } = await opened(shape)

    await expect(get('/away').then((answer) => assertPage(answer))).rejects.toThrow(
      'No Inertia page: 303 with text/plain; charset=utf-8, /knots',
    )
  })
})
