import { describe, expect, it } from 'vitest'
import { failureReport } from '../../../src/ssr/failure.ts'

const page = { component: 'home', props: {}, url: '/?a=1', version: 'v1' }

describe('what an error says about server rendering', () => {
  it.each([
    ['window is not defined', 'browser-api', 'Only browsers have window.'],
    ["'localStorage' is not defined", 'browser-api', 'Only browsers have localStorage.'],
    ['IntersectionObserver is not defined', 'browser-api', 'Only browsers have Inter'],
    [
      "Cannot read properties of undefined (reading 'matchMedia')",
      'browser-api',
      'Only browsers have window.matchMedia.',
    ],
    ["Cannot read properties of undefined (reading 'location')", 'render', 'The stack shows'],
    ["Cannot read properties of undefined (reading 'price')", 'render', 'The stack shows'],
    ['price is not defined', 'render', 'The stack shows'],
    ['There is no page component home.tsx.', 'component-resolution', 'the component "home"'],
    ["Cannot find module './map.tsx'", 'component-resolution', 'the component "home"'],
    ['Page not found: ./pages/home.tsx', 'component-resolution', 'the component "home"'],
  ])('%s: %s', (message, kind, hint) => {
    const report = failureReport(new Error(message), page, '/app')

    expect(report.kind).toBe(kind)
    expect(report.hint).toContain(hint)
  })

  it('goes by the code of a loader too', () => {
    const error = Object.assign(new Error('No such thing'), { code: 'ERR_MODULE_NOT_FOUND' })

    expect(failureReport(error, page, '/app').kind).toBe('component-resolution')
  })

  it('says where it was thrown, and what to do instead', () => {
    const error = new Error('window is not defined')
    error.stack = 'ReferenceError: window is not defined\n    at Map (/app/js/map.tsx:12:5)'

    expect(failureReport(error, page, '/app')).toEqual({
      kind: 'browser-api',
      component: 'home',
      url: '/?a=1',
      message:
        'The page home (/?a=1) could not be rendered on the server: window is not defined, at js/map.tsx:12:5.',
      hint: "Only browsers have window. Use it in an effect or an event handler, which run in the browser alone, or ask first: typeof window !== 'undefined'.",
      source: { file: '/app/js/map.tsx', line: 12, column: 5 },
      error,
    })
  })

  it.each(['a text', null, undefined, 7])('may be no error at all: %j', (thrown) => {
    expect(failureReport(thrown, page, '/app')).toMatchObject({
      kind: 'render',
      message: `The page home (/?a=1) could not be rendered on the server: ${String(thrown)}.`,
      error: thrown,
    })
  })
})
