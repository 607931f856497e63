import { afterEach, describe, expect, it } from 'vitest'
import { overPage } from '#js/development/over-page.ts'

afterEach(() => document.body.replaceChildren())

describe('what is shown over the page', () => {
  it('stays the same element while the message is the same', () => {
    const show = overPage(note)

    show('Tide')
    const first = document.body.firstElementChild
    show('Tide')

    expect(first?.textContent).toBe('Tide')
    expect(document.body.childElementCount).toBe(1)
    expect(document.body.firstElementChild).toBe(first)
  })

  it('makes room for something else, and for nothing', () => {
    const show = overPage(note)

    show('Tide')
    show('Wind')
    expect(document.body.textContent).toBe('Wind')

    show('')
    expect(document.body.childElementCount).toBe(0)
  })

  it('stays dismissed until there is another message', () => {
    const show = overPage(note)
    show('Tide')
    document.body.firstElementChild?.remove()

    show('Tide')
    expect(document.body.childElementCount).toBe(0)

    show('Wind')
    expect(document.body.textContent).toBe('Wind')
  })
})

function note(text: string): HTMLElement | null {
  if (text === '') return null
  const made = document.createElement('aside')
  made.textContent = text
  return made
}
