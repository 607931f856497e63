import { describe, expect, it } from 'vitest'
import type { Block } from '#server/content/schema/blocks.ts'
import type { Course } from '#server/content/schema/offer.ts'
import { presentYachts } from '#server/presenters/info/block-items.ts'
import { presentBlocks, shopBlocks } from '#server/presenters/info/blocks.ts'
import type { BlockProps } from '#server/props/info-pages.ts'
import { snapshotAt } from '#server/site/site.ts'
import { content } from '../../../support/catalogue.ts'
import { frozenSite, pageServices } from '../../../support/frozen-pages.ts'
import { html } from '../../../support/home.ts'
import { testInstant } from '../../../support/test-instant.ts'

const given = { site: frozenSite, ...pageServices }

function shown<Type extends Block['type']>(block: Extract<Block, { readonly type: Type }>) {
  return presentBlocks([block], given)[0] as BlockProps<Type>
}

describe('a block', () => {
  it('that names nothing is shown as staff wrote it', () => {
    const block: Block = { type: 'points', title: 'Leaving', points: ['Lift the chain.'] }

    expect(shown(block)).toEqual(block)
  })

  it('of offers holds their cards, with what comes next', () => {
    const { offers } = shown({
      type: 'offers',
      offers: [{ className: 'course', slug: 'rya-competent-crew' }],
    })

    expect(offers.map(({ card }) => [card.name, card.priceRange])).toEqual([
      ['RYA Competent Crew', 'from £645.00'],
    ])
    expect(offers[0]?.dates.when).toMatch(/^\w+day \d+ \w+, 202\d, \w+/)
  })

  it('of a ladder holds courses with their addresses, and where they are learned', () => {
    const { rungs } = shown({
      type: 'ladder',
      rungs: ['rya-start-yachting', 'rya-day-skipper-theory'].map((course) => ({
        course,
        needs: 'Nothing',
        gives: 'A start',
      })),
    })

    expect(rungs.map(({ href, place, length }) => [href, place, length])).toEqual([
      ['/rya-courses/rya-start-yachting', 'afloat', '2 days'],
      ['/rya-courses/rya-day-skipper-theory', 'ashore', '6 days'],
    ])
    expect(rungs[0]?.price.text).toBe('from £289.00')
  })

  it('of knots holds each step beside its drawing, and the courses that teach it', () => {
    const { knots } = shown({ type: 'knots', knots: ['bowline'] })

    expect(knots).toHaveLength(1)
    expect(knots[0]).toMatchObject({ id: 'bowline', name: 'Bowline' })
    expect(knots[0]?.steps[0]).toEqual({
      text: 'Form a small loop in the standing part, with the working side on top.',
      picture: '/images/figures/knot-bowline-1-800.jpg',
    })
    expect(knots[0]?.taughtIn[0]).toEqual({
      name: 'RYA Start Yachting',
      href: '/rya-courses/rya-start-yachting',
    })
  })

  it('of knots, yachts or kit that names none holds them all, in order', () => {
    expect(shown({ type: 'knots', knots: [] }).knots.map(({ name }) => name)).toEqual(
      content.knots.map(({ name }) => name),
    )
    expect(shown({ type: 'yachts', yachts: [] }).yachts.map(({ id }) => id)).toEqual(
      content.fleet.map(({ id }) => id),
    )
    const all = shown({ type: 'kit', kit: [] }).kit
    const survival = shown({ type: 'kit', kit: ['survival'] }).kit
    expect(all.essential.length).toBeGreaterThan(survival.essential.length)
    expect(all.leaveAtHome).not.toEqual([])
    expect(survival.essential.length + survival.helpful.length).toBeGreaterThan(0)
  })

  it('of yachts says for whom each has dates, and what she sails next', () => {
    const [whimbrel] = shown({ type: 'yachts', yachts: ['whimbrel'] }).yachts

    expect(whimbrel).toMatchObject({ length: '43 feet', berths: '8 berths' })
    expect(whimbrel?.abilities).toContain('intermediate')
    expect(whimbrel?.next?.href).toMatch(/^\//)
    expect(whimbrel?.next?.when).toMatch(/202\d$/)
  })

  it('of a yacht with dates of several levels names each of them', () => {
    const courses = new Map(content.courses)
    const course = courses.get('rya-competent-crew') as Course
    courses.set(course.slug, { ...course, ability: 'advanced' })
    const site = snapshotAt({ content: { ...content, courses }, version: 'test' }, testInstant)
    const [turnstone] = presentYachts(
      content.fleet.filter(({ id }) => id === 'turnstone'),
      { ...given, site },
    )

    expect(turnstone?.abilities).toEqual(['beginner', 'advanced'])
  })

  it('of what customers say does not say of which offer, which no card shows', () => {
    const [first] = content.testimonials
    const { testimonials } = shown({ type: 'testimonials', ids: [first?.id ?? 0] })

    expect(testimonials.map(({ name }) => name)).toEqual([first?.name])
    expect(testimonials[0]).not.toHaveProperty('about')
  })

  it.each(['contact', 'enquiry'] as const)('that is a %s form knows where it is sent', (type) => {
    const block: Block =
      type === 'contact' ? { type, hours: [] } : { type, subject: 'classroom-hire' }

    expect(shown(block)).toMatchObject({ action: '/contact-us' })
  })
})

it('the questions of a page each stand under the first heading that asks for their topic', () => {
  const page = presentBlocks(
    [
      { type: 'questions', topics: ['dates'] },
      { type: 'questions', topics: ['refunds'] },
      { type: 'questions', topics: [] },
    ],
    given,
  ) as BlockProps<'questions'>[]

  const ids = page.map(({ questions }) => questions.map(({ id }) => id))
  expect(ids[0]).toContain('change-dates')
  expect(ids[1]).toContain('cancellation')
  expect(ids[1]).not.toContain('change-dates')
  expect(ids.flat().toSorted()).toEqual(content.questions.map(({ id }) => id).toSorted())
})

describe('the blocks around the shop', () => {
  const copy = html('<p>Keep it dry.</p>')

  it('stand before it if they introduce it, else after it; other blocks are left out', () => {
    const { before, after } = shopBlocks(
      [
        { type: 'text', copy },
        { type: 'knots', knots: [] },
        { type: 'overview', copy, linkToLearn: false },
        { type: 'points', points: ['It floats'] },
      ],
      given,
    )

    expect(before.map(({ type }) => type)).toEqual(['overview'])
    expect(after.map(({ type }) => type)).toEqual(['text', 'points'])
  })
})
