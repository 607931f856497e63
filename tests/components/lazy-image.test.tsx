import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { LazyImage } from '#js/components/ui/picture.tsx'
import { pictures } from '../support/home.ts'
import { renderPage } from '../support/render-page.tsx'
import { giveViewport } from '../support/viewport.ts'

const imageOf = (src: string) => (
  <LazyImage src={src} alt="A yacht off Cowes" className="aspect-4/3" />
)

describe('a lazy image', () => {
  it('keeps its picture when it is scrolled away again', () => {
    const viewport = giveViewport()
    renderPage({ content: imageOf('/images/solent.svg'), props: { pictures } })
    viewport.scrollUntilBelowBy(0)

    viewport.scrollUntilBelowBy(5000)

    const image = screen.getByAltText('A yacht off Cowes')
    expect(image.getAttribute('src')).toBe('/images/solent.svg')
  })

  it('is a plain box for a picture that the manifest lacks', () => {
    giveViewport()
    const { container } = renderPage({ content: imageOf('/images/new.svg'), props: { pictures } })

    expect(container.querySelector('.tint-paper')).not.toBeNull()
  })
})
