import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { LazyImage } from '#js/components/ui/picture.tsx'
import { pictures } from '../support/home.ts'
import { renderOnServer } from '../support/render-on-server.tsx'
import { renderPage } from '../support/render-page.tsx'
import { giveViewport } from '../support/viewport.ts'

const imageOf = (src: string) => (
  <LazyImage src={src} alt="A yacht off Cowes" className="aspect-4/3" />
)

function renderImage(src = '/images/solent.svg') {
  const viewport = giveViewport()
  const { container } = renderPage({ content: imageOf(src), props: { pictures } })
  return { viewport, container, image: screen.getByAltText<HTMLImageElement>('A yacht off Cowes') }
}

describe('a lazy image', () => {
  it('keeps its picture when it is scrolled away again', () => {
    const { viewport, image } = renderImage()
    viewport.scrollUntilBelowBy(0)

    viewport.scrollUntilBelowBy(5000)

    expect(image.getAttribute('src')).toBe('/images/solent.svg')
  })

  it('offers the smaller files of the manifest only when it asks for its picture', () => {
    const { viewport, container } = renderImage('/images/hero.avif')
    expect(container.querySelector('source')).toBeNull()

    viewport.scrollUntilBelowBy(0)

    expect(container.querySelector('source')?.srcset).toBe('/images/hero-828.avif 828w')
  })

  it('is a plain box for a picture that the manifest lacks', () => {
    const { container } = renderImage('/images/new.svg')

    expect(container.querySelector('.tint-paper')).not.toBeNull()
  })

  it(
    'has a twin for visitors without scripts, who do not meet the empty one',
    { tags: ['clar-3.10'] },
    () => {
      const markup = renderOnServer(imageOf('/images/solent.svg'), { pictures })
      const [twin = ''] = /<noscript>.*<\/noscript>/.exec(markup) ?? []
      const placeholder = markup.replace(twin, '')

      expect(twin).toMatch(
        /<img alt="A yacht off Cowes"[^>]* loading="lazy" src="\/images\/solent\.svg"/,
      )
      expect(placeholder).toMatch(/<img alt="A yacht off Cowes"[^>]* class="[^"]*noscript:hidden/)
      expect(placeholder).not.toContain('src=')
    },
  )
})
