import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { region, renderBlocks, textsOf } from '../support/blocks.tsx'
import { daySkipper, html, ratings, testimonial } from '../support/home.ts'
import { giveViewport } from '../support/viewport.ts'

const drawing = '/images/solent.svg'

beforeEach(() => void giveViewport())

describe('a block', () => {
  it('is a region named by its heading, and a place to link to', () => {
    renderBlocks({ type: 'points', id: 'leaving', title: 'Leaving', points: ['Look down.'] })

    expect(region('Leaving').id).toBe('leaving')
    expect(screen.getByRole('heading', { level: 2, name: 'Leaving' })).toBeDefined()
  })

  it('without a heading goes on with the page', () => {
    renderBlocks({ type: 'text', copy: html('<p>Ten rungs.</p>') })

    expect(screen.getByText('Ten rungs.')).toBeDefined()
    expect(screen.queryByRole('region')).toBeNull()
  })
})

describe('words and pictures of a page', () => {
  it('may be a picture with what there is to say of it', () => {
    renderBlocks({
      type: 'picture',
      title: 'The base',
      imageUrl: drawing,
      imageAltText: 'A quay',
      caption: 'Seen from the water.',
    })

    const figure = screen.getByRole('figure')
    expect(within(figure).getByRole('img', { name: 'A quay' })).toBeDefined()
    expect(figure.textContent).toContain('Seen from the water.')
  })

  it('may stand beside each other', () => {
    renderBlocks({
      type: 'picture-and-text',
      title: 'The base',
      side: 'right',
      imageUrl: drawing,
      imageAltText: 'A quay',
      copy: html('<p>By the water.</p>'),
    })

    expect(within(region('The base')).getByRole('img', { name: 'A quay' })).toBeDefined()
    expect(within(region('The base')).getByText('By the water.')).toBeDefined()
  })

  it('may be facts by their terms', () => {
    renderBlocks({ type: 'facts', title: 'In numbers', rows: [{ name: 'Hours', value: '40' }] })

    expect(textsOf(screen.getAllByRole('term'))).toEqual(['Hours'])
    expect(textsOf(screen.getAllByRole('definition'))).toEqual(['40'])
  })

  it('may end in a button', () => {
    renderBlocks({
      type: 'call-to-action',
      title: 'And then?',
      copy: html('<p>Come.</p>'),
      buttonUrl: '/events',
      buttonText: 'See the dates',
    })

    expect(screen.getByRole('link', { name: 'See the dates' }).getAttribute('href')).toBe('/events')
  })
})

describe('what a page takes from the catalogue', () => {
  it('is cards of offers with their next dates', () => {
    renderBlocks({
      type: 'offers',
      title: 'Where we teach them',
      globalRatings: ratings,
      offers: [{ card: daySkipper, dates: { when: 'On a day that suits you', note: null } }],
    })

    const card = within(region('Where we teach them')).getByRole('article')
    expect(card.textContent).toContain('On a day that suits you')
    expect(within(card).getByRole('link', { name: 'Day Skipper practical' })).toBeDefined()
  })

  it('is the kit list, with what to leave at home', () => {
    renderBlocks({
      type: 'kit',
      title: 'What to pack',
      kit: { essential: ['A soft bag'], helpful: [], leaveAtHome: ['A suitcase'] },
    })

    const headings = within(region('What to pack')).getAllByRole('heading', { level: 3 })
    expect(textsOf(headings)).toEqual(['Bring', 'Leave at home'])
  })

  it('is what customers say, under a heading in any case, and that it is sample data', () => {
    renderBlocks({ type: 'testimonials', testimonials: [testimonial] })

    const words = region('What people say')
    expect(within(words).getByRole('figure').textContent).toContain('Priya S.')
    expect(words.textContent).toContain('sample data')
  })
})

describe('questions of a page', () => {
  const cabins = { id: 'cabins', question: 'Are there cabins?', answer: html('<p>Shared.</p>') }

  it('open where they stand; the place to link to is the answer', () => {
    const { container } = renderBlocks({ type: 'questions', title: 'Aboard', questions: [cabins] })

    const fold = container.querySelector('details')
    expect(fold?.open).toBe(false)
    expect(fold?.querySelector('summary h3')?.textContent).toBe('Are there cabins?')
    expect(fold?.querySelector('#cabins')?.textContent).toContain('Shared.')
    const link = fold?.querySelector('#cabins a')
    expect(link?.getAttribute('href')).toBe('#cabins')
    expect(link?.textContent).toBe('Link to this answer: Are there cabins?')
  })

  it('stand open where few are left', () => {
    const { container } = renderBlocks({
      type: 'questions',
      title: 'Aboard',
      questions: [cabins],
      isOpen: true,
    })

    expect(container.querySelector('details')?.open).toBe(true)
  })
})
