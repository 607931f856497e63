import { fireEvent } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import QuestionsPage from '#js/pages/info/questions.tsx'
import type { AnswerBlock, InfoPageProps } from '#server/props/info-pages.ts'
import { html, pictures } from '../support/home.ts'
import { renderPage } from '../support/render-page.tsx'
import { giveViewport } from '../support/viewport.ts'

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

beforeEach(() => {
  giveViewport()
  location.hash = ''
})

describe('the questions of a page', () => {
  it('open when a link on the page leads to them', () => {
    const { container } = renderInfo()
    expect(container.querySelector('details[open]')).toBeNull()

    location.hash = '#refund'
    fireEvent(window, new HashChangeEvent('hashchange'))

    expect(container.querySelector('details[open] summary')?.textContent).toBe('Is there a refund?')
  })
})
