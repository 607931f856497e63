import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import ErrorPage from '#js/pages/error.tsx'
import { renderPage } from '../support/render-page.tsx'

const fault = {
  status: 500,
  title: 'Something went wrong',
  message: 'We could not show this page. Please try again in a moment.',
}

describe('a page for a fault', () => {
  it('names the log line that it belongs to', () => {
    renderPage({ content: <ErrorPage {...fault} errorId="k3x9-22" /> })

    expect(screen.getByText('k3x9-22')).toBeDefined()
  })

  it('asks nobody to quote what there is not', () => {
    renderPage({ content: <ErrorPage {...fault} status={404} title="Page not found" /> })

    expect(screen.queryByText(/please quote/)).toBeNull()
  })
})
