import { describe, expect, it } from 'vitest'
import { renderPage } from '#js/ssr.tsx'
import { routes } from '#routes/index.ts'
import type { RouteName } from '#routes/index.ts'
import { only } from '../../specification/support/reading.ts'
import { pagesOf } from '../../support/pages-of.ts'
import { siteOfFile } from '../../support/site-of-file.ts'

const site = siteOfFile({ render: renderPage })

/** The pages that staff write whole; the lists among them have tests of their own. */
const names = (Object.keys(routes) as RouteName[]).filter(
  (name) =>
    name.startsWith('web.info.') &&
    routes[name].method === 'GET' &&
    name !== 'web.info.duke-of-edinburgh',
)

async function open(address: string) {
  const document = await pagesOf(site).document(address)
  return { document, main: only(document, 'main') }
}

const texts = (parent: ParentNode, selector: string) =>
  [...parent.querySelectorAll(selector)].map(({ textContent }) => textContent.trim())

const questionsIn = (main: Element) => texts(main, 'details summary')

it.each(names)(
  'an information page %s has headings in order, no place twice, and links to places that it has',
  async (name) => {
    const { document, main } = await open(routes[name].uri)

    const ranks = [...main.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) =>
      Number(tagName.slice(1)),
    )
    const jumps = ranks.filter((rank, index) => rank > (ranks[index - 1] ?? 0) + 1)
    expect(ranks[0]).toBe(1)
    expect(jumps).toEqual([])
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([])
    const lost = [...main.querySelectorAll('a[href^="#"]')]
      .map((link) => link.getAttribute('href')?.slice(1) ?? '')
      .filter((id) => !ids.includes(id))
    expect(lost).toEqual([])
  },
)

describe('the page of questions', () => {
  it('has every question once, under a heading, with its answer in the document', async () => {
    const { main } = await open('/faq')

    const all = site.services.site.current().content.questions
    expect(questionsIn(main).toSorted()).toEqual(all.map(({ question }) => question).toSorted())
    for (const { id } of all) {
      expect(main.querySelector(`details > [id="${id}"]`)?.textContent.length).toBeGreaterThan(40)
    }
    expect(texts(main, '[role=status]')).toEqual([`${all.length} questions`])
  })

  it('holds what is asked for in the address, and says how much that is', async () => {
    const { document, main } = await open('/faq?q=Certificates')

    const found = questionsIn(main)
    expect(found).toContain('How soon do certificates come?')
    expect(found).not.toContain('Is food included?')
    expect(texts(main, '[role=status]')[0]).toMatch(
      new RegExp(`^${found.length} of \\d+ questions hold “Certificates”$`),
    )
    const field = only<HTMLInputElement>(main, 'form input[type=search]')
    expect(field).toMatchObject({
      name: 'q',
      defaultValue: 'Certificates',
      form: { method: 'get' },
    })
    expect(new URL(field.form?.action ?? '').pathname).toBe('/faq')
    expect(texts(main, 'a[href="/faq"]')).toContain('Show all questions')
    expect(texts(document, 'title')[0]).toMatch(/^Questions people ask/)
  })

  it('is not listed by search engines once it is narrowed, and names the whole page', async () => {
    const { document } = await open('/faq?q=dry')

    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toMatch(/^noindex/)
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      `${site.origin}/faq`,
    )
  })

  it('says whom to ask where nothing is found, and leads back to all', async () => {
    const { main } = await open('/faq?q=submarine')

    expect(texts(main, '[role=status]')).toEqual(['No question holds “submarine”'])
    expect(questionsIn(main)).toEqual([])
    const links = [...main.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(links).toContain('/faq')
    expect(links.some((href) => href?.startsWith('tel:'))).toBe(true)
  })

  it('prints no markup that somebody asks for, and takes no list of words', async () => {
    const { main } = await open(`/faq?q=${encodeURIComponent('<b>dry</b>')}`)
    const { main: many } = await open('/faq?q[]=dry&q[]=wet')

    expect(main.querySelector('[role=status] b')).toBeNull()
    expect(texts(many, '[role=status]')[0]).toMatch(/^\d+ questions$/)
  })
})

describe('a page that answers an offer of its own', () => {
  it.each([
    ['/sailing-courses-in-your-office', 'How it fits the week'],
    ['/sailing-holidays/norway-sailing-adventures', 'North, south or across'],
  ])('shows at %s what staff wrote for it, too', async (address, heading) => {
    const { main } = await open(address)

    expect(texts(main, 'h2')).toContain(heading)
  })
})
