import { describe, expect, it } from 'vitest'
import { filterQuestions } from '#js/lib/filter-questions.ts'
import type { AnswerBlock } from '#server/props/info-pages.ts'
import { html } from '../../support/home.ts'

const asked = (id: string, question: string, answer: string) => ({
  id,
  question,
  answer: html(answer),
})
const food = asked('food', 'Is food included?', '<p>Yes: crêpes &amp; tea.</p>')
const refund = asked('refund', 'Can I have a refund?', '<p>Within <strong>14 days</strong>.</p>')
const dry = asked('dry', 'Shall I stay dry?', 'Mostly.')
const wet = asked('wet', 'Shall I get wet?', 'A little.')

const blocks: readonly AnswerBlock[] = [
  { type: 'text', copy: html('About food.') },
  { type: 'questions', title: 'Aboard', questions: [food, dry, wet] },
  { type: 'questions', title: 'Money', questions: [refund] },
]

const idsFor = (words: string) =>
  filterQuestions(blocks, words).blocks.flatMap((block) =>
    block.type === 'questions' ? block.questions.map(({ id }) => id) : [],
  )

describe('questions', () => {
  it('are all there while nothing is asked', () => {
    expect(filterQuestions(blocks, '  ')).toEqual({ blocks, found: 4, total: 4 })
  })

  it.each([
    ['a word of the question', 'food', ['food']],
    ['a word of the answer', 'tea', ['food']],
    ['words in any order', 'included food', ['food']],
    ['a part of a word', 'inclu', ['food']],
    ['any case', 'FOOD', ['food']],
    ['a word without its accents', 'crepes', ['food']],
    ['the plural', 'refunds', ['refund']],
    ['words on both sides of a tag', 'within 14', ['refund']],
    ['a sign among the words', 'food?', ['food']],
  ])('are found by %s', (_what, words, ids) => {
    expect(idsFor(words)).toEqual(ids)
  })

  it.each(['food refund', 'strong', 'amp', 'submarine'])('are not found by %s', (words) => {
    expect(idsFor(words)).toEqual([])
  })

  it('leave no heading behind where none is left, and other blocks in their place', () => {
    const { blocks: left, found, total } = filterQuestions(blocks, 'refund')

    expect(left.map(({ type, title }) => [type, title])).toEqual([
      ['text', undefined],
      ['questions', 'Money'],
    ])
    expect([found, total]).toEqual([1, 4])
  })

  it('stand open when they are few', () => {
    const openness = (words: string) =>
      filterQuestions(blocks, words).blocks.flatMap((block) =>
        block.type === 'questions' ? [block.isOpen] : [],
      )

    expect(openness('shall')).toEqual([true])
    expect(openness('i')).toEqual([false, false])
  })
})
