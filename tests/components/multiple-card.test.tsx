import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { MultipleCard } from '#js/components/offer/offer-card.tsx'
import { renderPage } from '../support/render-page.tsx'

describe('a card of several offers', () => {
  it('is not there without offers', () => {
    renderPage({ content: <MultipleCard title="Before" offers={[]} /> })

    expect(screen.queryByRole('article')).toBeNull()
  })
})
