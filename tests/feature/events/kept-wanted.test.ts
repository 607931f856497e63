import { expect, it } from 'vitest'
import { keepWanted } from '#js/lib/wanted.ts'
import { publicRoutes } from '#routes/public.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'

const site = siteOfFile({})

const wanted = 'month=2027-05&people=2'
const plain = Object.values(publicRoutes)
  .map(({ uri }) => uri.replace('/{reference?}', '').replace('/{step?}', '/1'))
  .filter((uri) => !uri.includes('{'))
const paths = [
  ...plain,
  '/rya-courses/rya-day-skipper-practical',
  '/sailing-holidays/hebrides-sailing-week',
  '/racing/arc-rally',
  '/events/CR-DSP',
]

it.each(paths)('a link to %s keeps month and people where its page reads them', async (path) => {
  const keep = keepWanted(`/elsewhere?${wanted}`)

  const { url } = await pageOf(await site.visitor().visit(`${path}?${wanted}`))

  expect(keep?.(path)).toBe(url)
})

it('a link to the page itself, and one that names either, say what they mean', () => {
  const keep = keepWanted(`/events?${wanted}`)

  expect(keep?.('/events?people=2')).toBe('/events?people=2')
  expect(keep?.('/rya-courses?month=2027-06')).toBe('/rya-courses?month=2027-06')
  expect(keep?.('/rya-courses?level=beginner#results')).toBe(
    `/rya-courses?level=beginner&${wanted}#results`,
  )
  expect(keepWanted('/events?level=beginner')).toBeNull()
})
