import { describe, expect, it } from 'vitest'
import { renderPage } from '#js/ssr.tsx'
import { daySpan } from '#server/format/dates.ts'
import type { LevelQuestionProps, LevelResultProps } from '#server/props/level-finder.ts'
import { scheduleOf } from '#server/site/site.ts'
import { only } from '../../specification/support/reading.ts'
import { documentOf, headOf, pagesOf } from '../../support/pages-of.ts'
import { siteOfFile } from '../../support/site-of-file.ts'

const site = siteOfFile({ render: renderPage })
const { document: documentAt, props } = pagesOf(site)

const questionAt = (address: string) => props<LevelQuestionProps>(address)
const resultAt = (query: string) => props<LevelResultProps>(`/level-finder/11?${query}`)

const sailor = 'goal=skipper&age=18&days=15&miles=100&night=4&skipper=0'
const daySkipper = `${sailor}&theory=day-skipper&certificate=day-skipper&skills=steer&skills=ropes&recency=lately`

describe('a question of the level finder', () => {
  it('asks, with the answers in their order', async () => {
    const { question, progress, backHref, action, isEntrance } = await questionAt('/level-finder/1')

    expect(question.title).toBe('What would you like to do?')
    expect(question.answers.map(({ id }) => id).join(' ')).toBe(
      'try crew skipper offshore race work',
    )
    expect(progress).toEqual({ text: 'Question 1 of up to 10', position: 1, total: 10 })
    expect(backHref).toBeNull()
    expect(action).toBe('/level-finder/2')
    expect(isEntrance).toBe(true)
  })

  it('keeps the answers so far, and leads back with all of them', async () => {
    const { kept, backHref, isEntrance } = await questionAt('/level-finder/3?goal=skipper&age=18')

    expect(kept).toEqual([
      { name: 'goal', value: 'skipper' },
      { name: 'age', value: '18' },
    ])
    expect(backHref).toBe('/level-finder/2?goal=skipper&age=18')
    expect(isEntrance).toBe(false)
    // Over questions that were not asked, and from where it is sure how many there are.
    const later = await questionAt('/level-finder/7?goal=skipper&age=18&days=0')
    expect(later.backHref).toBe('/level-finder/3?goal=skipper&age=18&days=0')
    const { progress } = await questionAt('/level-finder/4?goal=crew&age=18&days=1')
    expect(progress.text).toBe('Question 4 of 6')
  })

  it('is a plain form, whose next address says all that was chosen', async () => {
    const document = await documentAt('/level-finder/3?goal=try&age=18')
    const form = only<HTMLFormElement>(document, 'main form[method=get]')
    only<HTMLInputElement>(form, 'input[value="0"]').checked = true

    const sent = [...form.elements].filter((field) => field.matches(':checked, [type=hidden]'))
    expect(form.getAttribute('action')).toBe('/level-finder/4')
    expect(sent).toMatchObject([
      { name: 'goal', value: 'try' },
      { name: 'age', value: '18' },
      { name: 'days', value: '0' },
    ])
  })

  it('has the answer chosen that was given before, and sends the later ones along', async () => {
    const { question, kept } = await questionAt(`/level-finder/3?${daySkipper}`)

    expect(question.answers.find(({ isChosen }) => isChosen)?.id).toBe('15')
    expect(kept.map(({ name }) => name)).not.toContain('days')
    expect(kept.filter(({ name }) => name === 'skills')).toHaveLength(2)
  })

  it.each([
    ['/level-finder', 301, '/level-finder/1'],
    ['/level-finder?goal=race', 301, '/level-finder/1?goal=race'],
    ['/level-finder/5?goal=crew&age=18&days=soon', 302, '/level-finder/3?goal=crew&age=18'],
    ['/level-finder/4?goal=try&age=18&days=0', 302, '/level-finder/11?goal=try&age=18&days=0'],
    [
      '/level-finder/4?goal=skipper&age=18&days=0&miles=2500',
      302,
      '/level-finder/7?goal=skipper&age=18&days=0',
    ],
  ] as const)('at %s answers %i to %s', async (address, status, to) => {
    const response = await site.visitor().get(address)

    expect(response.status).toBe(status)
    expect(response.headers.get('location')).toBe(to)
  })

  it.each([
    '/level-finder/0',
    '/level-finder/01',
    '/level-finder/12',
    `/level-finder/${'9'.repeat(40)}`,
  ])('is not to be had at %s', async (address) => {
    expect((await site.visitor().get(`${address}?${daySkipper}`)).status).toBe(404)
  })

  it('takes nonsense for no answer', async () => {
    const { question } = await questionAt('/level-finder/1?goal[skipper]=1&skills=x&skills[]=y')

    expect(question.answers.some(({ isChosen }) => isChosen)).toBe(false)
  })

  it('is found by search engines at its entrance alone, under titles that differ', async () => {
    const addresses = ['1', '2?goal=try', '3?goal=try&age=18', `11?${daySkipper}`]
    const heads = await Promise.all(
      addresses.map(async (address) => headOf(await documentAt(`/level-finder/${address}`))),
    )

    expect(heads.map(({ robots }) => robots)).toEqual([
      'index, follow',
      ...Array.from({ length: 3 }, () => 'noindex, follow'),
    ])
    expect(new Set(heads.map(({ title }) => title)).size).toBe(4)
    expect(new Set(heads.map(({ description }) => description)).size).toBe(4)
    expect(headOf(await documentAt('/level-finder/1?goal=try')).canonical).toMatch(
      /\/level-finder\/1$/,
    )
  })
})

describe('the result of the level finder', () => {
  it('recommends one offer, with why, its dates and what to do instead', async () => {
    const { main, level, dates, datesHref, alternatives } = await resultAt(daySkipper)

    expect(level).toBe('intermediate')
    expect(main).toMatchObject({
      name: 'Cross-Channel weekend',
      href: '/mile-builder/cross-channel-mile-builder',
      facts: ['3 days', '£465.00'],
    })
    expect(main.why).toMatch(/^With Day Skipper done/)
    expect(datesHref).toBe('/events/MB-CC')
    expect(dates.map(({ reference }) => reference.slice(0, -7))).toEqual(
      Array.from({ length: 4 }, () => 'MB-CC'),
    )
    expect(dates[0]?.availability.word).toBeDefined()
    expect(alternatives.map(({ href }) => href)).toEqual([
      '/rya-courses/night-sailing-weekend',
      '/rya-courses/rya-coastal-skipper-yachtmaster-theory',
    ])
    expect(alternatives[0]?.next).toMatch(/^Next: \w+day \d/)
  })

  it('says what is missing for the next course, and which trips give it', async () => {
    const { missing } = await resultAt(daySkipper)

    expect(missing?.course.href).toBe('/rya-courses/rya-coastal-skipper-practical')
    expect(missing?.lead).toBe(
      'Before RYA Coastal Skipper practical you need up to 2 more days as skipper, up to 200 more miles, up to 4 more night hours, more theory and 1 more skill from our list. What gives you the sea time stands below.',
    )
    expect(missing?.facts).toContainEqual({
      term: 'Sea miles',
      text: '300 miles; you said “100 to 299”',
    })
    expect(missing?.builders.map(({ href }) => href)).toContain(
      '/mile-builder/channel-five-day-mile-builder',
    )
    expect(missing?.buildersHref).toBe('/sailing-holidays/mile-builder')
  })

  it('tells people under 16 who comes along', async () => {
    expect((await resultAt('goal=try&age=12&days=0')).notes).toEqual([
      'Until 16 you sail with a parent or guardian aboard.',
    ])
    expect((await resultAt('goal=try&age=16&days=0')).notes).toEqual([])
  })

  it('shows all of it without scripts, kept no longer than places may be gone', async () => {
    const response = await site.visitor().get(`/level-finder/11?${daySkipper}`)
    const main = only(await documentOf(response), 'main')
    const headings = [...main.querySelectorAll('h1, h2')]
    const links = [...main.querySelectorAll('a')].map((link) => link.getAttribute('href'))

    expect(links).toEqual(
      expect.arrayContaining(['/level-finder/1', `/level-finder/2?${daySkipper}`]),
    )
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Your next step: Cross-Channel weekend',
      'The next dates',
      'What is still missing',
      'What would be right as well',
      'Your answers',
    ])
    expect(response.headers.get('cache-control')).toBe('no-cache')
  })

  it('says of a question about more than one thing that none was ticked', async () => {
    const { answers } = await resultAt(
      `${sailor}&theory=yachtmaster&certificate=day-skipper&recency=lately`,
    )

    expect(answers.map(({ answer }) => answer)).toContain('None of these')
  })

  it('names no next date that is full', async () => {
    const firstAlternative = async () => (await resultAt(daySkipper)).alternatives[0]
    const before = await firstAlternative()
    const { dates } = scheduleOf(site.services.site.current())
    const [first] = dates.filter(
      ({ offer, starts }) =>
        offer.name === before?.name && starts > site.services.site.current().today,
    )
    const when = first && daySpan(first.starts, first.ends)
    expect(before?.next).toContain(when)

    for (let place = 0; place < (first?.places ?? 0); place += 1) {
      const form = { kind: 'place', sku: first?.reference ?? '', quantity: '1' }
      await site.visitor().submit('/cart/items', form)
    }

    const after = await firstAlternative()
    expect(after?.next).toMatch(/^Next: /)
    expect(after?.next).not.toContain(when)
  })
})
