import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { Experience } from '#js/sections/experience.tsx'
import { experience, pictures, ratings } from '../support/home.ts'
import { renderPage } from '../support/render-page.tsx'
import { giveViewport } from '../support/viewport.ts'

function renderExperience(data: typeof experience | undefined) {
  const content = <Experience experience={data} ratings={ratings} />
  return renderPage({ content, props: { pictures } }).container
}

describe('call-to-action 1', () => {
  beforeEach(() => void giveViewport())

  it('is not there without a background, without a title, or without content', () => {
    expect(renderExperience({ ...experience, backgroundUrl: undefined }).textContent).toBe('')
    expect(renderExperience({ ...experience, title: undefined }).textContent).toBe('')
    expect(renderExperience(undefined).textContent).toBe('')
  })

  it('says what it offers and leads on', () => {
    renderExperience(experience)

    expect(screen.getByRole('region', { name: 'Everybody steers' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'go somewhere' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'See where we sail' }).getAttribute('href')).toBe(
      '#adventures',
    )
  })

  it('describes its background as content says, or by default', () => {
    renderExperience({ ...experience, backgroundAltText: 'A chalk headland' })
    expect(screen.getByAltText('A chalk headland')).toBeDefined()

    renderExperience(experience)
    expect(screen.getByAltText('Background image for experience section')).toBeDefined()
  })

  it("shows the company's own score to one decimal, in stars and with its count", () => {
    const container = renderExperience({ ...experience, testimonial: undefined })

    expect(screen.getByRole('img', { name: '4.9 out of 5' })).toBeDefined()
    expect(container.textContent).toContain('4.9 based on 3,481 Happy Sailors')
  })

  it('shows partner badges 1, 2 and 5', () => {
    renderExperience(experience)

    const badges = within(screen.getByRole('list')).getAllByRole('img')

    expect(badges.map((badge) => badge.getAttribute('alt'))).toEqual([
      'Recognised Training Centre, a sample partner',
      'Sea Safety Partner School, a sample partner',
      'Clean Seas, a sample partner',
    ])
  })

  it('gives its copy the class of the link colour', () => {
    renderExperience({ ...experience, linkColour: '#EAB64F' })

    const copy = screen.getByRole('link', { name: 'go somewhere' }).closest('.rich-text')

    expect(copy?.classList).toContain('link-colour-eab64f')
  })

  it("shows a verified customer's words with stars", () => {
    renderExperience(experience)
    const card = within(screen.getByRole('figure'))

    expect(card.getByRole('heading', { level: 3 }).textContent).toBe('Right first time')
    expect(card.getByText('Exactly the right boat.')).toBeDefined()
    expect(card.getByText('Hannah W.')).toBeDefined()
    expect(card.getByText('Verified Customer')).toBeDefined()
    expect(card.getByRole('img', { name: '5.0 out of 5' })).toBeDefined()
  })
})
