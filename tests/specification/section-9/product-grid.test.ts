import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ProductGrid } from '#js/components/product-grid.tsx'

const items = [{ id: 'one', content: 'One' }]

describe('9. Constants: product grid', () => {
  it.each([
    [2, 'md:grid-cols-2'],
    [3, 'xl:grid-cols-3'],
    [4, 'xl:grid-cols-4'],
  ] as const)('%d columns', (columns, widest) => {
    expect(renderToStaticMarkup(createElement(ProductGrid, { items, columns }))).toContain(widest)
  })

  it('default 4', () => {
    const markup = renderToStaticMarkup(createElement(ProductGrid, { items }))

    expect(markup).toContain('data-columns="4"')
  })
})
