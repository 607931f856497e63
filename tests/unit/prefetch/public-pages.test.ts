import { describe, expect, it } from 'vitest'
import { publicPageAt } from '#js/prefetch/start.ts'
import { routes } from '#routes/index.ts'
import { keepingOf } from '#server/routing/options.ts'
import { routeNames, samplePath } from '../../support/route-samples.ts'

const opened = routeNames.filter((name) => routes[name].method === 'GET')

describe('the pages that a browser knows to be the same for everybody', () => {
  it.each(opened)('are those of the route table: %s', (name) => {
    const { isPublic, seconds } = keepingOf(routes[name])

    const page = publicPageAt(samplePath(name))

    const isKept = isPublic && seconds !== 0
    expect(page).toEqual(isKept ? { uri: routes[name].uri } : null)
  })

  it('are found without an optional parameter too', () => {
    expect(publicPageAt('/events')?.uri).toBe('/events/{reference?}')
  })

  it.each(['/events/CR-DSP.ics', '/rya-courses/', '/rya-courses/one/two', '/no-such-harbour', ''])(
    'are not at %j',
    (path) => {
      expect(publicPageAt(path)).toBeNull()
    },
  )
})
