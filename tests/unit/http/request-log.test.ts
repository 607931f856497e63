import { describe, expect, it } from 'vitest'
import { canonicalPath } from '#server/http/addresses.ts'
import { matchRoute } from '#server/http/handlers.ts'
import { requestId, requestLog } from '#server/http/request-log.ts'
import { get, page } from '#server/routing/define.ts'
import { createMatcher } from '#server/routing/matcher.ts'
import { keptLog } from '../../support/kept-log.ts'
import { served } from '../../support/served.ts'

const token = 'AbCdEfGhIj_lMnOpQr-tUv'
const table = { course: page('/courses/{slug}'), confirm: get('/confirm/{token}') }
const patterns = { slug: '[a-z-]+', token: '[A-Za-z0-9_-]{20,128}' }

describe('the line of an answer', () => {
  it('says what was asked, what was answered and how long it took', async () => {
    const [line] = await linesOf('/courses/day-skipper')

    expect(line).toMatchObject({ level: 'info', message: 'answered' })
    expect(line?.facts).toEqual({
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
      method: 'GET',
      path: '/courses/day-skipper',
      status: 200,
      ms: expect.any(Number),
    })
  })

  it.each([
    ['/courses/day-skipper?email=ada@example.com', '/courses/day-skipper'],
    [`/confirm/${token}`, '/confirm/{token}'],
    [`/confirm/${token}/`, '/confirm/[hidden]/'],
    [`/Confirm/${token}`, '/Confirm/[hidden]'],
    [`/confirm/%41${token}`, '/confirm/[hidden]'],
    [`/confirm/${token}/more`, '/confirm/[hidden]/more'],
    ['/courses/a-slug-of-more-than-twenty-letters', '/courses/a-slug-of-more-than-twenty-letters'],
  ])('of %s has the path %s: no query and no secret', async (address, path) => {
    const lines = await linesOf(address)

    expect(lines[0]?.facts).toMatchObject({ path })
    expect(JSON.stringify(lines)).not.toMatch(/AbCdEf|ada@/)
  })
})

async function linesOf(address: string) {
  const log = keptLog()
  const origin = await served((app) => {
    app.use(requestId())
    app.use(requestLog(log))
    app.use(canonicalPath())
    app.use(matchRoute(createMatcher(table, patterns)))
    app.use((_request, response) => {
      response.end()
    })
  })
  await (await fetch(origin + address, { redirect: 'manual' })).text()
  await expect.poll(() => log.lines.length).toBe(1)
  return log.lines
}
