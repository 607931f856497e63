import { afterEach, expect, it } from 'vitest'
import { overPage } from '#js/development/over-page.ts'

afterEach(() => document.body.replaceChildren())

it('what is shown over the page stays while its message does, or dismissed until another', () => {
  const show = overPage(note)
  const shown = () => document.body.firstElementChild

  show('Tide')
  const first = shown()
  show('Tide')
  expect(shown()).toBe(first)
  show('Wind')
  expect(document.body.textContent).toBe('Wind')

  shown()?.remove()
  show('Wind')
  expect(document.body.childElementCount).toBe(0)
  show('Tide')
  expect(document.body.textContent).toBe('Tide')
  show('')
  expect(document.body.childElementCount).toBe(0)
})

function note(text: string): HTMLElement | null {
  if (text === '') return null
  const made = document.createElement('aside')
  made.textContent = text
  return made
}
