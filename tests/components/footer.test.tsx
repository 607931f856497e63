import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Footer } from '#js/layouts/footer/footer.tsx'
import { renderPage } from '../support/render-page.tsx'

function renderFooter() {
  return renderPage({ content: <Footer /> })
}

describe('the footer', () => {
  it('has the address, the year 2024 and the word that this is a sample', () => {
    renderFooter()

    const text = screen.getByRole('contentinfo').textContent

    expect(text).toContain('Unit 3, Samphire Quay')
    expect(text).toContain('SO99 0ZZ')
    expect(text).toContain('© 2024 Saltlark Sailing')
    expect(text).toContain('This is a sample site')
  })
})
