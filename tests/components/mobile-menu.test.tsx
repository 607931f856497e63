import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { anonymousHeaderData, loadingHeaderData } from '#js/hooks/use-header-data.ts'
import type { HeaderData } from '#js/hooks/use-header-data.ts'
import { MobileMenu } from '#js/layouts/header/mobile-menu.tsx'
import { hands } from '../support/hands.ts'
import { showWidth } from '../support/jsdom-gaps.ts'
import { renderPage } from '../support/render-page.tsx'

beforeEach(() => showWidth('narrow'))

async function openMenu(visitor: HeaderData = anonymousHeaderData, url = '/') {
  const rendered = renderPage(
    { content: null, url },
    { layout: () => <MobileMenu visitor={visitor} /> },
  )
  await hands.click(opener())
  return rendered
}

function opener(): HTMLElement {
  return screen.getByText('Open the menu').closest('button') ?? document.body
}

function drawer() {
  return within(screen.getByRole('dialog', { name: 'Menu' }))
}

function accountLinks(): string[] {
  const lists = drawer().getAllByRole('list')
  return [...(lists.at(-1)?.children ?? [])].map((item) => item.textContent)
}

describe('the account in the slide-in menu', () => {
  it('is loading at first', async () => {
    await openMenu(loadingHeaderData)

    expect(accountLinks()).toEqual(['Loading...'])
  })
})

describe('opening and closing the slide-in menu', () => {
  it('closes when another page comes', async () => {
    const { visit } = await openMenu()

    await visit({ content: null, url: '/faq' })

    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.documentElement.classList).not.toContain('overflow-hidden')
  })

  it('keeps the page behind it from scrolling', async () => {
    await openMenu()
    expect(document.documentElement.classList).toContain('overflow-hidden')

    await hands.click(drawer().getByRole('button', { name: 'Close the menu' }))

    expect(document.documentElement.classList).not.toContain('overflow-hidden')
  })
})
