import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SiteLayout } from '#js/layouts/site-layout.tsx'
import { hands } from '../support/hands.ts'
import { renderPage } from '../support/render-page.tsx'

const home = { content: <h1>Learn to sail</h1>, url: '/', component: 'home' }
const frame = { layout: SiteLayout } as const

function menuButton(name: string): HTMLElement {
  const label = screen.getByText(name, { selector: 'header li > button, header li > button *' })
  return label.closest('button') ?? label
}

function isOpen(name: string): boolean {
  const panel = document.getElementById(menuButton(name).getAttribute('aria-controls') ?? '')
  const isShown = panel !== null && getComputedStyle(panel).display !== 'none'
  expect(menuButton(name).getAttribute('aria-expanded')).toBe(String(isShown))
  return isShown
}

describe('leaving a menu', () => {
  it('for another page closes it', async () => {
    const { visit } = renderPage(home, frame)
    await hands.click(menuButton('Racing'))

    await visit({ ...home, url: '/?month=may' })

    expect(isOpen('Racing')).toBe(false)
  })
})

describe('a mouse over a menu', () => {
  afterEach(() => vi.useRealTimers())

  function wait(milliseconds: number) {
    act(() => {
      vi.advanceTimersByTime(milliseconds)
    })
  }

  it('opens it when it stays, and not when it passes', () => {
    vi.useFakeTimers()
    renderPage(home, frame)
    const racing = menuButton('Racing')

    fireEvent.pointerEnter(racing, { pointerType: 'mouse' })
    wait(100)
    expect(isOpen('Racing')).toBe(false)
    fireEvent.pointerLeave(racing, { pointerType: 'mouse' })
    wait(1000)
    expect(isOpen('Racing')).toBe(false)

    fireEvent.pointerEnter(racing, { pointerType: 'mouse' })
    wait(120)
    expect(isOpen('Racing')).toBe(true)
  })

  it('closes it a moment after it has left', () => {
    vi.useFakeTimers()
    renderPage(home, frame)
    const racing = menuButton('Racing')
    fireEvent.pointerEnter(racing, { pointerType: 'mouse' })
    wait(120)

    fireEvent.pointerLeave(racing, { pointerType: 'mouse' })
    wait(200)
    expect(isOpen('Racing')).toBe(true)

    wait(50)
    expect(isOpen('Racing')).toBe(false)
  })

  it('keeps it open with a click, and then does not close it by leaving', () => {
    vi.useFakeTimers()
    renderPage(home, frame)
    const racing = menuButton('Racing')
    fireEvent.pointerEnter(racing, { pointerType: 'mouse' })
    wait(120)

    fireEvent.click(racing)
    fireEvent.pointerLeave(racing, { pointerType: 'mouse' })
    wait(1000)

    expect(isOpen('Racing')).toBe(true)
  })

  it('does not open it again when a click has just closed it', () => {
    vi.useFakeTimers()
    renderPage(home, frame)
    const racing = menuButton('Racing')

    fireEvent.pointerEnter(racing, { pointerType: 'mouse' })
    fireEvent.click(racing)
    fireEvent.click(racing)
    wait(1000)

    expect(isOpen('Racing')).toBe(false)
  })

  it('is not what a finger is', () => {
    vi.useFakeTimers()
    renderPage(home, frame)
    const racing = menuButton('Racing')

    fireEvent.pointerEnter(racing, { pointerType: 'touch' })
    wait(1000)

    expect(isOpen('Racing')).toBe(false)
  })
})
