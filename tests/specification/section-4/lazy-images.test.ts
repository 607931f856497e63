// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { homeObject, withLittleBut } from '../support/home.ts'
import { openHome } from '../support/opened-home.ts'
import { only } from '../support/reading.ts'
import { comeNear, marginOf } from '../support/screen.ts'

const [square] = homeObject().props.pageContent.page_data.instagram

function openPicture() {
  openHome({ props: withLittleBut({ instagram: square ? [square] : [] }) })
  return only(document, '#gallery li > span')
}

const image = (box: Element) => only(box, ':scope > picture img')

describe('4. Lazy image', () => {
  it('placeholder until within 50px of the viewport', () => {
    const box = openPicture()

    expect(image(box).hasAttribute('src')).toBe(false)
    expect(marginOf(box)).toBe('50px')
    expect([...box.classList].some((name) => name.startsWith('tint-'))).toBe(true)
  })

  it('then the real image', () => {
    const box = openPicture()

    comeNear(box)

    expect(image(box).getAttribute('src')).toBe(square?.imageUrl)
  })

  it('clarification: has a noscript twin', () => {
    expect(openPicture().querySelector('noscript')).not.toBeNull()
  })

  it('clarification: all are loaded before print', () => {
    const box = openPicture()

    act(() => void window.dispatchEvent(new Event('beforeprint')))

    expect(image(box).getAttribute('src')).toBe(square?.imageUrl)
  })
})
