import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ErrorRequestHandler } from 'express'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { clientBody } from '../../../src/protocol/page-object.ts'
import type { PageObject, RenderedPage } from '../../../src/protocol/page-object.ts'
import type { FailureReport } from '../../../src/ssr/failure.ts'
import { ServerRenderingError } from '../../../src/ssr/failure.ts'
import { serverRendering } from '../../../src/ssr/server-rendering.ts'
import type { ServerRenderingOptions } from '../../../src/ssr/server-rendering.ts'
import { served } from '../../support/served.ts'
import { weatherPage } from './weather-page.ts'

const rendered = { head: ['<title>Knots</title>'], body: '<div id="app">Knots</div>' }
const inBrowser = '<div id="app"></div>'

describe('server rendering', () => {
  it('puts the rendered page into the answer, exactly as it came', async () => {
    const { text, reports } = await answerOf({ render: async () => rendered })

    expect(text).toBe('<title>Knots</title><div id="app">Knots</div>')
    expect(reports).toEqual([])
  })

  it('is given the whole page object', async () => {
    const render = async (page: PageObject) => ({ head: [], body: JSON.stringify(page) })

    const { text } = await answerOf({ render }, '/knots?a=1')

    expect(JSON.parse(text)).toEqual(pageAt('/knots?a=1'))
  })

  it.each([
    ['is switched off', { isOn: false }],
    ['is switched off for the page', { isOn: (page: PageObject) => page.component !== 'knots' }],
    ['leaves the path out', { excluded: ['/kn*'] }],
    ['leaves the path out by a predicate', { excluded: (path: string) => path === '/knots' }],
  ])('leaves the page to the browser where it %s', async (_how, options) => {
    const render = vi.fn<() => Promise<RenderedPage>>(async () => rendered)

    const { text, reports } = await answerOf({ ...options, render }, '/knots?a=1')

    expect(text).toContain(inBrowser)
    expect(render).not.toHaveBeenCalled()
    expect(reports).toEqual([])
  })
})

describe('a page that fails on the server', () => {
  it('is left to the browser, and the failure told with its place in the source', async () => {
    const { status, text, reports } = await answerOf({
      render: async () => ({ head: [], body: weatherPage() }),
    })

    expect(status).toBe(200)
    expect(text).toContain(inBrowser)
    const { line, column } = placeIn('weather-page.ts', 'window')
    const fromHere = relative(process.cwd(), pathOf('weather-page.ts')).replaceAll('\\', '/')
    expect(reports).toEqual([
      expect.objectContaining({
        kind: 'browser-api',
        component: 'knots',
        url: '/knots',
        message: `The page knots (/knots) could not be rendered on the server: window is not defined, at ${fromHere}:${line}:${column}.`,
        source: { file: pathOf('weather-page.ts'), line, column },
      }),
    ])
  })

  it('is left to the browser when it is thrown before anything is awaited', async () => {
    const { text, reports } = await answerOf({
      render() {
        throw new Error('Too early')
      },
    })

    expect(text).toContain(inBrowser)
    expect(reports).toMatchObject([{ kind: 'render' }])
  })

  it('shows itself in development', async () => {
    const { status, text, reports } = await answerOf({
      render: async () => ({ head: [], body: weatherPage() }),
      rethrow: true,
    })

    expect(status).toBe(500)
    expect(text).toMatch(
      /^ServerRenderingError browser-api: The page knots .* window is not defined, at .*weather-page\.ts:\d+:\d+\. Only browsers have window\./,
    )
    expect(text).toMatch(/at weatherPage \(.*weather-page\.ts:\d+:\d+\)/)
    expect(reports).toEqual([])
  })
})

describe('a page that takes too long on the server', () => {
  it('is left to the browser after the time it may take', async () => {
    const { text, reports } = await answerOf({ render: () => new Promise(() => {}), timeout: 20 })

    expect(text).toContain(inBrowser)
    expect(reports).toMatchObject([
      {
        kind: 'timeout',
        message:
          'The page knots (/knots) could not be rendered on the server: it was not ready after 20 milliseconds.',
        source: null,
      },
    ])
  })

  it('does no harm when it fails in the end', async () => {
    let fail = (_error: Error) => {}
    const render = () =>
      new Promise<RenderedPage>((_, reject) => {
        fail = reject
      })

    const { reports } = await answerOf({ render, timeout: 20 })
    fail(new Error('Too late'))

    // A rejection that nobody takes would fail the test run.
    expect(reports).toHaveLength(1)
  })

  it('may take as long as it is given', async () => {
    const { text } = await answerOf({
      render: () => new Promise((done) => setTimeout(done, 30, rendered)),
      timeout: 10_000,
    })

    expect(text).toContain('Knots')
  })

  it('leaves no timer behind when it is ready', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())

    await serverRendering({ render: async () => rendered })(pageAt('/knots'), undefined as never)

    expect(vi.getTimerCount()).toBe(0)
  })

  it('may take for ever', async () => {
    const { text } = await answerOf({
      render: () => new Promise((done) => setTimeout(done, 30, rendered)),
      timeout: Infinity,
    })

    expect(text).toContain('Knots')
  })
})

describe('what is no rendered page', () => {
  it.each([
    [undefined, 'undefined'],
    [null, 'null'],
    ['<p>', 'string'],
    [{ head: '<title>', body: '<p>' }, '{ head: string, body: string }'],
    [{ head: [7], body: '<p>' }, '{ head: array, body: string }'],
    [{ head: [] }, '{ head: array }'],
    [{ head: [], body: null }, '{ head: array, body: object }'],
  ])('%j is left to the browser', async (value, found) => {
    const { text, reports } = await answerOf({ render: async () => value as never })

    expect(text).toContain(inBrowser)
    expect(reports).toMatchObject([
      {
        kind: 'shape',
        message: `The page knots (/knots) could not be rendered on the server: the render function gave ${found}.`,
        hint: 'The render function must give { head: string[], body: string }, as the renderers of the Inertia client do.',
      },
    ])
  })
})

/** The answer of a small application that renders one page on the server, if it can. */
async function answerOf(options: ServerRenderingOptions, path = '/knots') {
  const reports: FailureReport[] = []
  const render = serverRendering({ ...options, onFailure: (report) => reports.push(report) })
  const tellError: ErrorRequestHandler = (error: Error, _request, response, _next) => {
    const kind = error instanceof ServerRenderingError ? error.report.kind : ''
    response.status(500).send(`${error.name} ${kind}: ${error.message}\n${error.stack}`)
  }

  const origin = await served((app) => {
    app.get('/knots', async (request, response) => {
      const page = pageAt(request.originalUrl)
      const { head, body } = (await render(page, request)) ?? { head: [], body: clientBody(page) }
      response.send(head.join('') + body)
    })
    app.use(tellError)
  })
  const response = await fetch(origin + path)
  return { status: response.status, text: await response.text(), reports }
}

function pageAt(url: string): PageObject {
  return { component: 'knots', props: { errors: {} }, url, version: 'v1' }
}

function pathOf(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url))
}

function placeIn(file: string, word: string): { line: number; column: number } {
  const lines = readFileSync(pathOf(file), 'utf8').split('\n')
  const line = lines.findIndex((text) => text.includes(word))
  return { line: line + 1, column: (lines[line]?.indexOf(word) ?? 0) + 1 }
}
