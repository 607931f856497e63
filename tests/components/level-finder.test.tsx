import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import Question from '#js/pages/level-finder/question.tsx'
import Result from '#js/pages/level-finder/result.tsx'
import type { LevelQuestionProps, LevelResultProps } from '#server/props/level-finder.ts'
import { questionProps, resultProps } from '../support/level-finder-pages.ts'
import { renderPage } from '../support/render-page.tsx'
import { giveScreen } from '../support/screen.ts'
import { giveViewport } from '../support/viewport.ts'

beforeEach(() => {
  giveScreen(1440)
  giveViewport()
})

describe('a question of the level finder', () => {
  it('is a group of answers named by the question, which is the first heading', () => {
    renderQuestion()

    const group = screen.getByRole('group', { name: 'How old will you be when you sail?' })
    expect(within(group).getAllByRole('radio')).toHaveLength(2)
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(screen.getByRole('heading', { level: 1 }).closest('legend')).not.toBeNull()
  })

  it('says at its entrance what it is for', () => {
    renderQuestion({ isEntrance: true })

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Find your level')
    expect(screen.getByRole('heading', { level: 2 }).closest('legend')).not.toBeNull()
  })

  it('has the answer chosen that was given before', () => {
    renderQuestion()

    expect(screen.getByRole<HTMLInputElement>('radio', { name: '18 or over' }).checked).toBe(true)
  })

  it('ticks any number of answers, and says that none is an answer as well', () => {
    const hint = 'Tick all that are true. None is an answer as well.'
    renderQuestion({ question: { ...questionProps.question, kind: 'many', hint } })

    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
    expect(boxes.some(({ required }) => required)).toBe(false)
    expect(screen.getByRole('group', { description: hint })).toBeDefined()
  })
})

describe('the result of the level finder', () => {
  it('names the next step first, with its reason and a way to it', () => {
    renderResult()

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Your next step: Cross-Channel weekend',
    )
    expect(screen.getByText('With Day Skipper done, collect miles.')).toBeDefined()
    expect(hrefOf('See Cross-Channel weekend')).toBe('/mile-builder/cross-channel-mile-builder')
    expect(screen.getByText('Intermediate')).toBeDefined()
  })

  it('says what is missing, and leads to what gives it', () => {
    renderResult()
    const missing = within(screen.getByRole('region', { name: 'What is still missing' }))

    expect(missing.getByText('Sea miles').nextElementSibling?.textContent).toMatch(/^300 miles/)
    expect(hrefOf('Five-day Channel mile builder')).toBe(
      '/mile-builder/channel-five-day-mile-builder',
    )
    expect(hrefOf('All mile builders')).toBe('/sailing-holidays/mile-builder')
  })

  it('has alternatives with their reasons and their next dates', () => {
    renderResult()
    const others = within(screen.getByRole('region', { name: 'What would be right as well' }))

    expect(others.getByText('Night hours close to home.')).toBeDefined()
    expect(others.getByText('Next: Friday 18 December, 2026, Southampton')).toBeDefined()
  })

  it('says what comes before, and who comes along', () => {
    const before = {
      ...resultProps.main,
      name: 'Boat handling',
      href: '/boats',
      why: 'It is long.',
    }
    renderResult({ before, notes: ['Bring a parent.'] })

    expect(hrefOf('Boat handling')).toBe('/boats')
    expect(screen.getByText('Bring a parent.')).toBeDefined()
  })

  it('leaves out what there is not', () => {
    renderResult({ missing: null, alternatives: [] })
    const parts = screen.getAllByRole('heading', { level: 2 })

    expect(parts.map(({ textContent }) => textContent)).toEqual(['The next dates', 'Your answers'])
  })
})

function renderQuestion(props: Partial<LevelQuestionProps> = {}) {
  return renderPage({
    content: <Question {...questionProps} {...props} />,
    url: '/level-finder/2?goal=skipper',
  })
}

function renderResult(props: Partial<LevelResultProps> = {}) {
  return renderPage({
    content: <Result {...resultProps} {...props} />,
    url: '/level-finder/11?goal=skipper&age=18',
  })
}

function hrefOf(name: string): string | null {
  return screen.getByRole('link', { name }).getAttribute('href')
}
