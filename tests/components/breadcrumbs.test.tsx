import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Breadcrumbs } from '#js/components/ui/breadcrumbs.tsx'
import { renderPage } from '../support/render-page.tsx'

describe('the breadcrumbs', () => {
  it('name a page of no route without leading to it', () => {
    const charter = { name: 'Skippered charter', routeName: 'web.no-such-route' }
    renderPage({ content: <Breadcrumbs above={[charter]} here="A weekend" /> })

    expect(screen.getByText('Skippered charter')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Skippered charter' })).toBeNull()
  })
})
