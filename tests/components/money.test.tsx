import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Money } from '#js/components/ui/money.tsx'
import { formatMoney, pence } from '#server/format/money.ts'

describe('an amount of money', () => {
  it.each<[what: string, amount: number, marks: object, text: string, looks: string[]]>([
    ['plain text when it is not negative', 123_600, {}, '£1,236.00', []],
    ['red and bold when it is negative', -2_500, {}, '-£25.00', ['font-bold', 'text-fault']],
    ['plain where a negative one is not to be marked', -2_500, { negative: false }, '-£25.00', []],
    ['bold where a positive is to be marked', 2_500, { positive: true }, '£25.00', ['font-bold']],
  ])('is %s', { tags: ['spec-9.1', 'clar-4.5'] }, (_, amount, marks, text, looks) => {
    render(<Money {...formatMoney(pence(amount), marks)} />)

    const classes = [...screen.getByText(text).classList]
    expect(classes.filter((name) => /bold|fault/.test(name))).toEqual(looks)
  })
})
