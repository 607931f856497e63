import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { renderPage } from '#js/ssr.tsx'
import type { ErrorProps } from '#server/props/pages.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'

const site = siteOfFile({ environment: 'production', render: renderPage })

async function lostAt(path: string): Promise<NonNullable<ErrorProps['lost']>> {
  const response = await site.visitor().visit(path)
  expect(response.status).toBe(404)
  const { lost } = (await pageOf(response)).props as unknown as ErrorProps
  if (!lost) throw new Error(`${path} offers no search`)
  return lost
}

const namesOf = ({ suggestions }: Awaited<ReturnType<typeof lostAt>>) =>
  suggestions.map(({ name }) => name.map(({ text }) => text).join(''))

describe('a page that is not there', () => {
  it('offers a search for the words of its address, and what that would find', async () => {
    const lost = await lostAt('/rya-courses/day-skiper')

    expect(lost.form).toEqual({
      action: '/search',
      suggestionsHref: '/search/suggestions',
      query: 'day skiper',
    })
    expect(namesOf(lost)).toHaveLength(3)
    for (const name of namesOf(lost)) expect(name).toContain('Day Skipper')
  })

  it('works without JavaScript', async () => {
    const response = await site.visitor().get('/rya-courses/day-skiper')
    const { document } = new JSDOM(await response.text()).window
    const form = document.querySelector<HTMLFormElement>('main form')

    expect(form?.getAttribute('action')).toBe('/search')
    expect(form?.getAttribute('method')).toBe('get')
    expect(form?.querySelector('input')?.value).toBe('day skiper')
    expect(document.querySelector('main a[href^="/rya-courses/"]')).not.toBeNull()
  })

  it.each([
    ['/sailing-weekends/cowes-2019.html', 'cowes'],
    ['/rya-courses/12345', 'rya courses'],
    ['/shop/day%20skipper%20handbook', 'day skipper handbook'],
    ['/wp-login.php', 'wp login'],
    [`/mail/confirm/${'aB3x'.repeat(8)}`, 'mail confirm'.split(' ').at(-1)],
    ['/%3Cscript%3Ealert(1)%3C/script%3E', 'script'],
    ['/12/34', ''],
    [`/${'knot-'.repeat(1_000)}`, 'knot'],
  ])('%s is searched for “%s”', async (path, query) => {
    expect((await lostAt(path)).form.query).toBe(query)
  })

  it('tells nothing but public pages', async () => {
    const { suggestions } = await lostAt('/sailing')

    const answers = await Promise.all(suggestions.map(({ href }) => site.visitor().get(href)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  })
})

describe('an answer that is no lost page', () => {
  it('offers no search: a wrong method', async () => {
    const response = await site.visitor().submitVisit('/search', {})

    expect((await pageOf(response)).props).not.toHaveProperty('lost')
  })
})
