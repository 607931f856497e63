import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SiteLayout } from '#js/layouts/site-layout.tsx'
import { hands } from '../support/hands.ts'
import { renderPage } from '../support/render-page.tsx'

const home = { content: <h1>Learn to sail</h1>, url: '/', component: 'home' }
const frame = { layout: SiteLayout } as const

/** The button of the menu of races. */
function racing(): HTMLElement {
  const label = screen.getByText('Racing', { selector: 'header li > button, header li > button *' })
  return label.closest('button') ?? label
}

function isOpen(): boolean {
  const panel = document.getElementById(racing().getAttribute('aria-controls') ?? '')
  const isShown = panel !== null && getComputedStyle(panel).display !== 'none'
  expect(racing().getAttribute('aria-expanded')).toBe(String(isShown))
  return isShown
}

it('leaving a menu for another page closes it', async () => {
  const { visit } = renderPage(home, frame)
  await hands.click(racing())

  await visit({ ...home, url: '/?month=may' })

  expect(isOpen()).toBe(false)
})

describe('a mouse over a menu', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    renderPage(home, frame)
  })
  afterEach(() => vi.useRealTimers())

  const enter = (pointerType = 'mouse') => fireEvent.pointerEnter(racing(), { pointerType })
  const leave = () => fireEvent.pointerLeave(racing(), { pointerType: 'mouse' })
  const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

  it('opens it when it stays, and not when it passes', () => {
    enter()
    wait(100)
    expect(isOpen()).toBe(false)
    leave()
    wait(1000)
    expect(isOpen()).toBe(false)

    enter()
    wait(120)
    expect(isOpen()).toBe(true)
  })

  it('closes it a moment after it has left', () => {
    enter()
    wait(120)

    leave()
    wait(200)
    expect(isOpen()).toBe(true)

    wait(50)
    expect(isOpen()).toBe(false)
  })

  it('keeps it open with a click, and then does not close it by leaving', () => {
    enter()
    wait(120)

    fireEvent.click(racing())
    leave()
    wait(1000)

    expect(isOpen()).toBe(true)
  })

  it('does not open it again when a click has just closed it', () => {
    enter()
    fireEvent.click(racing())
    fireEvent.click(racing())
    wait(1000)

    expect(isOpen()).toBe(false)
  })

  it('is not what a finger is', () => {
    enter('touch')
    wait(1000)

    expect(isOpen()).toBe(false)
  })
})
