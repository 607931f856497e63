import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { loadingHeaderData } from '#js/hooks/use-header-data.ts'
import { MobileMenu } from '#js/layouts/header/mobile-menu.tsx'
import { hands } from '../support/hands.ts'
import { showWidth } from '../support/jsdom-gaps.ts'
import { renderPage } from '../support/render-page.tsx'

it('the account in the slide-in menu is loading at first', async () => {
  showWidth('narrow')
  renderPage({ content: <MobileMenu visitor={loadingHeaderData} /> })

  await hands.click(screen.getByText('Open the menu'))

  const lists = within(screen.getByRole('dialog', { name: 'Menu' })).getAllByRole('list')
  expect(lists.at(-1)?.textContent).toBe('Loading...')
})
