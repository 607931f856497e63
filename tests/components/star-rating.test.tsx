import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { StarRating } from '#js/components/offer/star-rating.tsx'

const stars = () =>
  [...screen.getByRole('img').children].map((star) => star.getAttribute('data-filled'))

describe('a row of stars', () => {
  it('has five, filled to the whole part of the score', () => {
    render(<StarRating score={3.9} />)

    expect(stars()).toEqual(['true', 'true', 'true', 'false', 'false'])
  })

  it('is full at most', { tags: ['spec-4.14', 'spec-9.8'] }, () => {
    render(<StarRating score={11} />)

    expect(stars()).toEqual(['true', 'true', 'true', 'true', 'true'])
  })

  it('says the exact score, and the count when it has one', () => {
    render(<StarRating score={4.84} count={1204} />)

    expect(screen.getByRole('img').ariaLabel).toBe('4.8 out of 5, 1,204 reviews')
  })
})
