import { HttpCancelledError, HttpResponseError } from '@inertiajs/core'
import type { HttpResponse } from '@inertiajs/core'
import { expect, it } from 'vitest'
import { withPageCode } from '#js/prefetch/page-code.ts'

const headers = { 'x-inertia': 'true' }
const knots: HttpResponse = { status: 200, data: '{"component":"info/knots"}', headers }
const lost: HttpResponse = { status: 404, data: '{"component":"error"}', headers }
const fault = new HttpResponseError('Request failed with status 404', lost)

/** A visit in whose course things are noted: its end, and whatever is told. */
function visit(request: () => Promise<HttpResponse>) {
  const course: string[] = []
  let codeComes = () => {}
  let codeFails = (_fault: Error) => {}
  const code = new Promise<void>((resolve, reject) => {
    codeFails = reject
    codeComes = () => {
      course.push('it is there')
      resolve()
    }
  })
  const away = new AbortController()
  const load = (component: string) => {
    course.push(`${component} is asked for`)
    return code
  }
  const client = withPageCode({ request }, load)
  const ended = client
    .request({ method: 'get', url: 'https://saltlark.example/knots', signal: away.signal })
    .finally(() => course.push('the visit ends'))
  return { course, ended, codeComes, codeFails, goAway: () => away.abort() }
}

const missing = new Error('No app.css')
const offline = new TypeError('Network error')
const empty: HttpResponse = { status: 204, data: '', headers: {} }

it.each([
  ['a page', 'info/knots', () => Promise.resolve(knots)],
  ['the page of a fault', 'error', () => Promise.reject(fault)],
] as const)('%s is given with the code that shows it', async (_, component, answer) => {
  const { course, ended, codeComes } = visit(answer)

  setTimeout(codeComes)

  expect(await ended.catch((reason: unknown) => reason)).toBe(
    await answer().catch((e: unknown) => e),
  )
  expect(course).toEqual([`${component} is asked for`, 'it is there', 'the visit ends'])
})

it('a page whose code cannot be loaded is not given', async () => {
  const { ended, codeFails } = visit(() => Promise.resolve(knots))

  setTimeout(() => codeFails(missing))

  await expect(ended).rejects.toBe(missing)
})

it('what is no page waits for nothing, and a lost connection is said as it is', async () => {
  expect(await visit(() => Promise.resolve(empty)).ended).toBe(empty)
  await expect(visit(() => Promise.reject(offline)).ended).rejects.toBe(offline)
})

it.each([
  ['the answer', () => new Promise<HttpResponse>(() => undefined)],
  ['the code', () => Promise.resolve(knots)],
])('who goes away before %s gets none', async (_, answer) => {
  const { course, ended, goAway } = visit(answer)

  setTimeout(goAway)

  await expect(ended).rejects.toBeInstanceOf(HttpCancelledError)
  expect(course.at(-1)).toBe('the visit ends')
})
