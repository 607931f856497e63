import { describe, expect, it } from 'vitest'
import { stylesFor } from '../../../vite/first-styles.ts'

const stylesOf = (sheet: string) => stylesFor(new Set(['row', 'lg:row', 'p-4', 'ring']), sheet)

describe('the styles of the first screen', () => {
  it.each([
    ['a class of its parts', '.row{display:flex}'],
    ['an element that it has', 'header a{color:inherit}'],
    ['a font', '@font-face{font-family:Figtree;src:url(./figtree.woff2)}'],
    ['another width', '@media (width>=64em){.lg\\:row{display:flex}}'],
    ['what a part is drawn with', '.row:before{content:""}'],
    [
      'a property that another one reads',
      '@property --a{syntax:"*";inherits:false}.row{color:var(--a)}',
    ],
  ])('have %s', (_what, sheet) => {
    expect(stylesOf(sheet)).toBe(sheet)
  })

  it.each([
    ['a class of other parts', '.row .card{display:flex}'],
    ['an element of forms', 'textarea{resize:vertical}'],
    ['paper', '@media print{.row{display:none}}'],
    [
      'what shows under the pointer or the focus',
      '.row:hover{color:red}.row:focus-visible{color:red}',
    ],
    ['what only visitors without scripts see', '@media (scripting:none){.row{display:block}}'],
    ['old browsers', '@supports (color:rgb(from red r g b)){.row{color:red}}'],
    ['a property that nothing reads', '@property --a{syntax:"*";inherits:false}'],
  ])('leave out %s', (_what, sheet) => {
    expect(stylesOf(sheet)).toBe('')
  })

  it('keep of a list of selectors those that are seen first', () => {
    expect(stylesOf('.row,.card,.row:hover{color:red}')).toBe('.row{color:red}')
  })

  it('have what a variable of the theme stands for in its place', () => {
    const theme = '@layer theme{:root{--spacing:.25rem;--text-sm:.875rem}}'
    const rule = '.p-4{padding:calc(var(--spacing) * 4);font-size:var(--text-sm);color:var(--ring)}'

    expect(stylesOf(theme + rule)).toBe('.p-4{padding:1rem;font-size:.875rem;color:var(--ring)}')
  })
})
