import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { itemsOf, region, renderBlocks, textsOf } from '../support/blocks.tsx'
import { html } from '../support/home.ts'
import { giveViewport } from '../support/viewport.ts'

const drawing = '/images/solent.svg'
const course = { name: 'Competent Crew', href: '/rya-courses/rya-competent-crew' }

beforeEach(() => void giveViewport())

describe('a page of numbered sections', () => {
  it('has its contents before them, and leads to each', () => {
    renderBlocks({
      type: 'sections',
      title: 'The terms',
      sections: [
        { id: 'who', title: 'Who we are', copy: html('<p>Saltlark.</p>') },
        { id: 'what', title: 'What you buy', copy: html('<p>A place.</p>') },
      ],
    })

    const contents = screen.getByRole('navigation', { name: 'Contents' })
    const links = within(contents).getAllByRole('link')
    expect(textsOf(links)).toEqual(['1.Who we are', '2.What you buy'])
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#who', '#what'])
    expect(region('2. What you buy').id).toBe('what')
  })
})

describe('steps', () => {
  it('are numbered, each with its name, its actions in order and its drawing', () => {
    renderBlocks({
      type: 'steps',
      title: 'Three steps',
      steps: [
        { name: 'Look', actions: ['Motor past.', 'Hang fenders.'] },
        { name: 'Drop', actions: ['Let go.'], imageUrl: drawing, imageAltText: 'An anchor' },
      ],
    })

    const headings = within(region('Three steps')).getAllByRole('heading', { level: 3 })
    expect(textsOf(headings)).toEqual(['1 Look', '2 Drop'])
    const [, actions] = within(region('Three steps')).getAllByRole('list')
    expect(itemsOf(actions as HTMLElement)).toEqual(['Motor past.', 'Hang fenders.'])
    expect(screen.getByRole('img', { name: 'An anchor' })).toBeDefined()
  })
})

describe('promises', () => {
  it('each say until when somebody may hold us to them', () => {
    renderBlocks({
      type: 'promises',
      title: 'Triple S',
      promises: [{ name: 'Safe', copy: html('<p>Coded yachts.</p>'), deadline: 'On the day' }],
    })

    const promise = within(region('Triple S')).getByRole('article')
    expect(promise.textContent).toBe('SafeOn the dayCoded yachts.')
  })
})

describe('the ladder', () => {
  it('reads as a list of courses from the lowest rung up', () => {
    const rung = { ability: 'beginner', length: '2 days', gives: 'A start' } as const
    renderBlocks({
      type: 'ladder',
      title: 'Rungs',
      rungs: [
        {
          ...rung,
          ...course,
          place: 'afloat',
          needs: 'Nothing',
          price: { text: '£725.00', tone: 'plain' },
        },
        {
          ...rung,
          name: 'Theory',
          href: '/theory',
          place: 'ashore',
          needs: 'Evenings',
          price: { text: '£495.00', tone: 'plain' },
        },
      ],
    })

    const [first, second] = within(region('Rungs')).getAllByRole('listitem')
    expect(first?.textContent).toBe(
      '1Competent CrewAfloat, 2 days, £725.00NoviceNeedsNothingGivesA start',
    )
    expect(second?.textContent).toContain('2TheoryAt the chart table')
    expect(screen.getByRole('link', { name: 'Theory' }).getAttribute('href')).toBe('/theory')
  })
})

describe('the parts of a whole', () => {
  it('are drawn as large as they are, and said in words', () => {
    const { container } = renderBlocks({
      type: 'shares',
      title: 'Blocks',
      note: 'The shares are ours.',
      parts: [
        { name: 'Tides', share: 60, topics: ['Springs', 'Neaps'] },
        { name: 'Rope', share: 40, topics: ['Knots'], copy: html('<p>Coils.</p>') },
      ],
    })

    const bar = container.querySelector('div[aria-hidden]')
    const widths = [...(bar?.children ?? [])].map((part) => part.getAttribute('width'))
    expect(widths).toEqual(['60%', '40%'])
    expect(container.querySelector('[style]')).toBeNull()
    const [tides] = within(region('Blocks')).getAllByRole('article')
    expect(tides?.textContent).toBe('Tides60 parts in a hundredSpringsNeaps')
    expect(screen.getByText('The shares are ours.')).toBeDefined()
  })
})

describe('yachts', () => {
  const dunlin = {
    id: 'dunlin',
    name: 'Dunlin',
    kind: '36 ft cruiser',
    length: '36 feet',
    berths: '6 berths',
    description: html('<p>Quick.</p>'),
    image: drawing,
  }

  it('have their facts, for whom they sail and what comes next', () => {
    const next = { ...course, when: '5 to 9 April 2027' }
    renderBlocks({
      type: 'yachts',
      title: 'The fleet',
      yachts: [{ ...dunlin, abilities: ['beginner', 'advanced'], next }],
    })

    const yacht = within(region('The fleet')).getByRole('article')
    expect(textsOf(within(yacht).getAllByRole('definition'))).toEqual(['36 feet', '6 berths'])
    expect(itemsOf(within(yacht).getByRole('list', { name: 'Who sails in her' }))).toEqual([
      'Novice',
      'Advanced',
    ])
    expect(yacht.textContent).toContain('Next away: Competent Crew, 5 to 9 April 2027')
  })

  it('without dates say nothing of them', () => {
    renderBlocks({
      type: 'yachts',
      title: 'The fleet',
      yachts: [{ ...dunlin, abilities: [], next: null }],
    })

    expect(screen.queryByRole('list', { name: 'Who sails in her' })).toBeNull()
    expect(region('The fleet').textContent).not.toContain('Next away')
  })
})
