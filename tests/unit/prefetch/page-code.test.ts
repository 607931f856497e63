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

it('a page is given with the code that shows it', async () => {
  const { course, ended, codeComes } = visit(() => Promise.resolve(knots))

  setTimeout(codeComes)

  expect(await ended).toBe(knots)
  expect(course).toEqual(['info/knots is asked for', 'it is there', 'the visit ends'])
})

it('the page of a fault is too', async () => {
  const { course, ended, codeComes } = visit(() => Promise.reject(fault))

  setTimeout(codeComes)

  await expect(ended).rejects.toBe(fault)
  expect(course).toEqual(['error is asked for', 'it is there', 'the visit ends'])
})

it('a page whose code cannot be loaded is not given', async () => {
  const { ended, codeFails } = visit(() => Promise.resolve(knots))
  const missing = new Error('No app.css')

  setTimeout(() => codeFails(missing))

  await expect(ended).rejects.toBe(missing)
})

it('what is no page waits for nothing', async () => {
  const answer: HttpResponse = { status: 204, data: '', headers: {} }

  const { course, ended } = visit(() => Promise.resolve(answer))

  expect(await ended).toBe(answer)
  expect(course).toEqual(['the visit ends'])
})

it('a lost connection is said as it is', async () => {
  const lost = new TypeError('Network error')

  await expect(visit(() => Promise.reject(lost)).ended).rejects.toBe(lost)
})

it('who goes away before the answer gets none', async () => {
  const { ended, goAway } = visit(() => new Promise(() => undefined))

  goAway()

  await expect(ended).rejects.toBeInstanceOf(HttpCancelledError)
})

it('who goes away before the code gets none either', async () => {
  const { course, ended, goAway } = visit(() => Promise.resolve(knots))

  setTimeout(goAway)

  await expect(ended).rejects.toBeInstanceOf(HttpCancelledError)
  expect(course).toEqual(['info/knots is asked for', 'the visit ends'])
})
