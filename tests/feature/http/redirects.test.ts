import { describe, expect, it } from 'vitest'
import { editedContent } from '../../support/edited-content.ts'
import { siteOfFile } from '../../support/site-of-file.ts'

const content = editedContent(({ write }) => {
  const redirects = [
    { from: '/rya-courses/crew', to: '/rya-courses/rya-competent-crew' },
    { from: '/old-dates', to: 'web.events.all' },
  ]
  write('redirects.json', JSON.stringify({ redirects }))
})
const site = siteOfFile({ variables: { CONTENT_DIR: content } })

describe('an address that was given up', () => {
  it.each([
    ['/racing?from=mail&a=%20', '/sailing-holidays/yacht-racing?from=mail&a=%20'],
    ['/racing/', '/sailing-holidays/yacht-racing'],
    ['//mile-builder/?a=1', '/sailing-holidays/mile-builder?a=1'],
    ['/Racing', '/sailing-holidays/yacht-racing'],
    ['/Sailing-Holidays/Weekend-Sailing?a=B', '/sailing-weekends?a=B'],
    ['/rya-courses/sailing-courses-in-your-office', '/sailing-courses-in-your-office'],
  ])('is redirected in one step, however it is written: %s to %s', async (path, location) => {
    expect(await redirectOf(path)).toEqual([301, location])
  })

  it('is redirected in a visit too', async () => {
    const response = await site.visitor().visit('/racing')

    expect([response.status, response.headers.get('location')]).toEqual([
      301,
      '/sailing-holidays/yacht-racing',
    ])
  })

  it('takes no form', async () => {
    expect((await site.visitor().submit('/racing', {})).status).toBe(404)
  })
})

it.each([
  ['/rya-courses/crew?a=1', '/rya-courses/rya-competent-crew?a=1'],
  ['/RYA-Courses/Crew', '/rya-courses/rya-competent-crew'],
  ['/old-dates', '/events'],
])('a page that staff renamed is redirected for good: %s to %s', async (path, location) => {
  expect(await redirectOf(path)).toEqual([301, location])
})

async function redirectOf(path: string) {
  const response = await site.visitor().get(path)
  return [response.status, response.headers.get('location')]
}
