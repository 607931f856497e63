import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Money } from '#js/components/ui/money.tsx'
import { formatMoney, pence } from '#server/format/money.ts'

describe('an amount of money', () => {
  it('is plain text when it is not negative', { tags: ['spec-9.1', 'clar-4.5'] }, () => {
    render(<Money {...formatMoney(pence(123_600))} />)

    expect(screen.getByText('£1,236.00').className).not.toMatch(/bold|fault/)
  })

  it('is red and bold when it is negative', { tags: ['spec-9.1', 'clar-4.5'] }, () => {
    render(<Money {...formatMoney(pence(-2_500))} />)

    expect(screen.getByText('-£25.00').className).toContain('font-bold text-fault')
  })

  it('is plain when it is negative and that is not to be marked', { tags: ['clar-4.5'] }, () => {
    render(<Money {...formatMoney(pence(-2_500), { negative: false })} />)

    expect(screen.getByText('-£25.00').className).not.toMatch(/bold|fault/)
  })

  it('is bold, and not red, when a positive amount is to be marked', { tags: ['clar-4.5'] }, () => {
    render(<Money {...formatMoney(pence(2_500), { positive: true })} />)

    expect(screen.getByText('£25.00').className).toContain('font-bold')
    expect(screen.getByText('£25.00').className).not.toContain('fault')
  })
})
