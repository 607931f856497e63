import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import QuestionsPage from '#js/pages/info/questions.tsx'
import type { AnswerBlock, InfoPageProps } from '#server/props/info-pages.ts'
import { html, pictures } from '../support/home.ts'
import { renderPage } from '../support/render-page.tsx'
import { giveViewport } from '../support/viewport.ts'
import { answerVisits } from '../support/visits.ts'

type QuestionsPageProps = InfoPageProps<AnswerBlock>

const page: QuestionsPageProps = {
  banner: { title: 'Questions', imageUrl: '/images/solent.svg', altText: 'A yacht' },
  breadcrumbs: { above: [], here: 'Questions' },
  blocks: [
    {
      type: 'questions',
      id: 'aboard',
      title: 'Aboard',
      questions: [
        { id: 'cabins', question: 'Are there cabins?', answer: html('<p>Shared ones.</p>') },
        { id: 'food', question: 'Is food included?', answer: html('<p>It is.</p>') },
      ],
    },
    {
      type: 'questions',
      id: 'money',
      title: 'Money',
      questions: [{ id: 'refund', question: 'Is there a refund?', answer: html('<p>Yes.</p>') }],
    },
  ],
  asked: '',
}

function renderInfo(changes: Partial<QuestionsPageProps> = {}, url = '/faq') {
  const content = <QuestionsPage {...page} {...changes} />
  return renderPage({ content, url, props: { pictures } })
}

const field = () => screen.getByRole('searchbox', { name: 'Find a question' })
const status = () => screen.getByRole('status').textContent
const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

beforeEach(() => {
  giveViewport()
  location.hash = ''
})

describe('a page of questions', () => {
  it('has a banner with the first heading, its way down and its blocks', () => {
    renderInfo()

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Questions')
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' }).textContent).toBe('HomeQuestions')
    expect(headings()).toEqual(['Aboard', 'Money'])
  })
})

describe('the questions of a page', () => {
  it('are narrowed as somebody types, and counted aloud', () => {
    renderInfo()
    expect(status()).toBe('3 questions')

    fireEvent.change(field(), { target: { value: 'refund' } })

    expect(status()).toBe('1 of 3 questions hold “refund”')
    expect(headings()).toEqual(['Money'])
  })

  it('say whom to ask when none is left, and all come back', () => {
    renderInfo()
    fireEvent.change(field(), { target: { value: 'submarine' } })
    expect(status()).toBe('No question holds “submarine”')
    expect(screen.getByText(/^Ask us/)).toBeDefined()

    answerVisits({ content: <QuestionsPage {...page} />, url: '/faq' })
    fireEvent.click(screen.getByRole('link', { name: 'Show all questions' }))

    expect(status()).toBe('3 questions')
    expect(headings()).toEqual(['Aboard', 'Money'])
  })

  it('begin with what the address asks for', () => {
    renderInfo({ asked: 'cabins' }, '/faq?q=cabins')

    expect(field()).toHaveProperty('value', 'cabins')
    expect(headings()).toEqual(['Aboard'])
  })

  it('can be sent to somebody: the form puts the words into the address', async () => {
    renderInfo({}, '/faq')
    fireEvent.change(field(), { target: { value: ' food ' } })
    const visits = answerVisits({
      content: <QuestionsPage {...page} asked="food" />,
      url: '/faq?q=food',
    })

    fireEvent.submit(field())

    await waitFor(() =>
      expect(visits.map(({ url }) => url)).toEqual([expect.stringMatching(/\/faq\?q=food$/)]),
    )
    expect(headings()).toEqual(['Aboard'])
  })

  it('open when the address of the page ends in them', () => {
    location.hash = '#food'
    const { container } = renderInfo()

    const open = [...container.querySelectorAll('details[open] summary')]
    expect(open.map(({ textContent }) => textContent)).toEqual(['Is food included?'])
  })

  it('open when a link on the page leads to them', () => {
    const { container } = renderInfo()
    expect(container.querySelector('details[open]')).toBeNull()

    location.hash = '#refund'
    fireEvent(window, new HashChangeEvent('hashchange'))

    expect(container.querySelector('details[open] summary')?.textContent).toBe('Is there a refund?')
  })
})
