import { describe, expect, it } from 'vitest'
import { figuresOf } from '#server/content/fill/figures.ts'
import { quoted } from '#server/content/fill/quotations.ts'
import { contentFolder, contentIn } from '../../support/content-folder.ts'

const figures = figuresOf({
  shipping: { returns_days: 30 },
  terms: {
    deposit_percent: 33,
    balance_days: 45,
    payment_days: 1,
    lapse_days: 3,
    free_moves: 2,
    free_move_days: 42,
    refund_steps: [
      { days_before: 70, lost_percent: 50 },
      { days_before: 49, lost_percent: 75 },
      { days_before: 30, lost_percent: 80 },
      { days_before: 7, lost_percent: 100 },
    ],
    refund_days: 10,
    unaccompanied_age: 17,
    voucher_months: 24,
  },
})

describe('a figure of the terms in copy', () => {
  it.each([
    ['pay {deposit_percent} per cent', 'pay 33 per cent'],
    ['lose {deposit_percent|share}', 'lose 33 per cent'],
    ['{refund_1_percent|of the price}, {refund_2_percent|share}', 'Half the price, three quarters'],
    ['lose {refund_3_percent|of the price}', 'lose 80 per cent of the price'],
    ['lose {refund_4_percent|of the price}', 'lose the whole price'],
    ['{balance_days|weeks} before', '45 days before'],
    ['up to {free_move_days|weeks}, or {free_move_days|days}', 'up to six weeks, or 42 days'],
    ['within {payment_days|days}', 'within one day'],
    ['Go {free_moves|times}. {free_moves|free moves}', 'Go twice. Two free moves'],
    ['or {free_moves|next time}', 'or a third time'],
    ['{refund_1_span} and {refund_2_span}', 'Ten to seven weeks and seven weeks to 30 days'],
    ['{refund_1_span|from}', 'From ten weeks to seven'],
    ['{refund_2_span|from}', 'From seven weeks to 30 days'],
    ['under {unaccompanied_age}', 'under 17'],
    ['for {voucher_months|months}, {voucher_months|years}', 'for 24 months, two years'],
    ['<p>{returns_days|days} long', '<p>30 days long'],
    ['{unknown} and {balance_days|share}', '{unknown} and {balance_days|share}'],
  ])('%s reads: %s', (copy, words) => {
    expect(quoted(copy, figures)).toBe(words)
  })

  it('is filled wherever staff write, and left alone where machines read', async () => {
    const folder = contentFolder()
    folder.edit('faq.json', 'Perhaps.', 'In {balance_days|weeks}.')
    folder.edit(
      'pages/knots.json',
      '"metadata": {}',
      '"metadata": { "schema": { "url": "/search?q={balance_days}" } }',
    )

    const { questions, pages, terms } = await contentIn(folder)

    expect(questions[0]?.answer).toBe('In six weeks.')
    expect(JSON.stringify([...pages.values()])).toContain('/search?q={balance_days}')
    expect(terms.conditions.vouchers.sentences).toEqual(['Good for 24 months.'])
  })
})
