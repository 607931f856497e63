import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { GuideBlocks } from '#js/sections/guide-blocks.tsx'
import type { GuideBlock } from '#server/props/info-pages.ts'
import { daySkipper, html, pictures, ratings, testimonial } from '../support/home.ts'
import { renderPage } from '../support/render-page.tsx'

const drawing = '/images/solent.svg'
const course = { name: 'Competent Crew', href: '/rya-courses/rya-competent-crew' }
const rung = { ability: 'beginner', length: '2 days', gives: 'A start', needs: 'Nothing' } as const
const price = { text: '£725.00', tone: 'plain' } as const
const dunlin = {
  id: 'dunlin',
  name: 'Dunlin',
  kind: '36 ft cruiser',
  length: '36 feet',
  berths: '6 berths',
  description: html('<p>Quick.</p>'),
  image: drawing,
  inside: [],
}

function render(block: GuideBlock): HTMLElement {
  const content = <GuideBlocks blocks={[block]} />
  return renderPage({ content, props: { pictures } }).container
}

const questions = (isOpen?: boolean): GuideBlock => ({
  type: 'questions',
  title: 'Aboard',
  questions: [{ id: 'cabins', question: 'Are there cabins?', answer: html('<p>Shared.</p>') }],
  ...(isOpen && { isOpen }),
})

describe('a block', () => {
  it.each<[what: string, block: GuideBlock, says: string]>([
    [
      'points, under its heading',
      { type: 'points', id: 'leaving', title: 'Leaving', points: ['Look down.'] },
      'LeavingLook down.',
    ],
    ['a text that goes on with the page', { type: 'text', copy: html('<p>Ten.</p>') }, 'Ten.'],
    [
      'facts by their terms',
      { type: 'facts', title: 'In numbers', rows: [{ name: 'Hours', value: '40' }] },
      'In numbersHours40',
    ],
    [
      'a button',
      {
        type: 'call-to-action',
        title: 'So?',
        copy: html('Come.'),
        buttonUrl: '/',
        buttonText: 'Go',
      },
      'So?Come.Go',
    ],
    [
      'the kit list, with what to leave at home and no empty part',
      {
        type: 'kit',
        title: 'What to pack',
        kit: { essential: ['A soft bag'], helpful: [], leaveAtHome: ['A suitcase'] },
      },
      'What to packBringA soft bagLeave at homeA suitcase',
    ],
    [
      'promises with their deadlines',
      {
        type: 'promises',
        title: 'Triple S',
        promises: [{ name: 'Safe', copy: html('<p>Coded.</p>'), deadline: 'On the day' }],
      },
      'Triple SSafeOn the dayCoded.',
    ],
    [
      'steps in their order, with their actions',
      {
        type: 'steps',
        title: 'Two steps',
        steps: [
          { name: 'Look', actions: ['Motor past.', 'Hang fenders.'] },
          { name: 'Drop', actions: ['Let go.'] },
        ],
      },
      'Two steps1 LookMotor past.Hang fenders.2 DropLet go.',
    ],
    [
      'the ladder from the lowest rung up',
      {
        type: 'ladder',
        title: 'Rungs',
        rungs: [
          { ...rung, ...course, price, place: 'afloat' },
          { ...rung, name: 'Theory', href: '/theory', price, place: 'ashore' },
        ],
      },
      'Rungs1Competent CrewAfloat, 2 days, £725.00NoviceNeedsNothingGivesA start2TheoryAt the chart table, 2 days, £725.00NoviceNeedsNothingGivesA start',
    ],
    [
      'yachts, for whom they sail and what comes next',
      {
        type: 'yachts',
        title: 'The fleet',
        yachts: [{ ...dunlin, abilities: ['beginner'], next: { ...course, when: '5 April' } }],
      },
      'The fleetDunlin36 ft cruiserQuick.Length36 feetSleeps6 berthsNoviceNext away: Competent Crew, 5 April',
    ],
    [
      'yachts without dates',
      { type: 'yachts', title: 'The fleet', yachts: [{ ...dunlin, abilities: [], next: null }] },
      'The fleetDunlin36 ft cruiserQuick.Length36 feetSleeps6 berths',
    ],
  ])('may be %s', (_, block, says) => {
    expect(render(block).textContent).toBe(says)
  })

  it('is a region named by its heading, and a place to link to', () => {
    render({ type: 'points', id: 'leaving', title: 'Leaving', points: ['Look down.'] })

    expect(screen.getByRole('region', { name: 'Leaving' }).id).toBe('leaving')
    expect(screen.getByRole('heading', { level: 2, name: 'Leaving' })).toBeDefined()
  })

  it('may be a picture with what there is to say of it', () => {
    const picture = { imageUrl: drawing, imageAltText: 'A quay' }
    render({ type: 'picture', title: 'The base', ...picture, caption: 'From the water.' })

    const figure = screen.getByRole('figure')
    expect(within(figure).getByRole('img', { name: 'A quay' })).toBeDefined()
    expect(figure.textContent).toBe('From the water.')
  })

  it('may be cards of offers with their next dates', () => {
    const dates = { when: 'On a day that suits you', href: null, note: null }
    const offers = [{ card: daySkipper, dates }]
    render({ type: 'offers', title: 'Where', globalRatings: ratings, offers })

    const card = within(screen.getByRole('region', { name: 'Where' })).getByRole('article')
    expect(card.textContent).toContain('On a day that suits you')
    expect(within(card).getByRole('link', { name: 'Day Skipper practical' })).toBeDefined()
  })

  it('may be what customers say, under a heading in any case, and that it is sample data', () => {
    render({ type: 'testimonials', testimonials: [testimonial] })

    const words = screen.getByRole('region', { name: 'What people say' })
    expect(within(words).getByRole('figure').textContent).toContain('Priya S.')
    expect(words.textContent).toContain('sample data')
  })

  it('may be numbered sections, with their contents before them', () => {
    render({
      type: 'sections',
      title: 'The terms',
      sections: [
        { id: 'who', title: 'Who we are', copy: html('<p>Saltlark.</p>') },
        { id: 'what', title: 'What you buy', copy: html('<p>A place.</p>') },
      ],
    })

    const links = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['1.Who we are', '#who'],
      ['2.What you buy', '#what'],
    ])
    expect(screen.getByRole('region', { name: '2. What you buy' }).id).toBe('what')
  })

  it('may be the parts of a whole, drawn as large as they are and said in words', () => {
    const container = render({
      type: 'shares',
      title: 'Blocks',
      note: 'Ours.',
      parts: [
        { name: 'Tides', share: 60, topics: ['Springs', 'Neaps'] },
        { name: 'Rope', share: 40, topics: ['Knots'], copy: html('<p>Coils.</p>') },
      ],
    })

    const bar = container.querySelector('div[aria-hidden]')
    expect([...(bar?.children ?? [])].map((part) => part.getAttribute('width'))).toEqual([
      '60%',
      '40%',
    ])
    expect(container.querySelector('[style]')).toBeNull()
    expect(screen.getAllByRole('article')[0]?.textContent).toBe(
      'Tides60 parts in a hundredSpringsNeaps',
    )
    expect(screen.getByText('Ours.')).toBeDefined()
  })
})

it('questions of a page are folded unless few are left; the place to link to is the answer', () => {
  const closed = render(questions()).querySelector('details')

  expect(closed?.open).toBe(false)
  expect(closed?.querySelector('summary h3')?.textContent).toBe('Are there cabins?')
  expect(closed?.querySelector('#cabins')?.textContent).toContain('Shared.')
  expect(closed?.querySelector('#cabins a')?.getAttribute('href')).toBe('#cabins')
  expect(render(questions(true)).querySelector('details')?.open).toBe(true)
})
