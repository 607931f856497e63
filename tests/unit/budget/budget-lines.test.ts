import { describe, expect, it } from 'vitest'
import { budgetLines, isOver, javaScriptLine, textOf } from '../../budget/budget-lines.ts'

const weight = {
  requests: 11,
  bytes: { html: 23_900, javaScript: 106_000, css: 9_001, fonts: 28_800, images: 28_200, other: 0 },
  plainHtml: 142_582,
  elements: 995,
  uncompressed: [],
}
const lines = budgetLines(weight, 96_600)

describe('the budget', () => {
  it('counts every kind into the whole, and as ours what is above the floor', () => {
    expect(lines.map(textOf)).toEqual([
      '  our own JavaScript, above the floor    9.40 kB  of  10.00 kB  ok',
      '  the floor: React, Inertia, Ziggy      96.60 kB',
      '  JavaScript                           106.00 kB  of 107.00 kB  ok',
      '  CSS                                    9.00 kB  of   9.00 kB  OVER',
      '  fonts                                 28.80 kB  of  46.00 kB  ok',
      '  HTML with its data                    23.90 kB  of  22.00 kB  OVER',
      '  … before it is compressed            142.58 kB  of 145.00 kB  ok',
      '  elements                                   995  of      1100  ok',
      '  pictures                              28.20 kB',
      '  other                                  0.00 kB',
      '  all before the load event            195.90 kB  of 290.00 kB  ok',
      '  requests before the load event              11  of        14  ok',
    ])
  })

  it('is over by one byte, and not at the limit itself', () => {
    const otherPage = (javaScript: number) =>
      isOver(javaScriptLine('a course', { bytes: { ...weight.bytes, javaScript } }))

    expect([115_000, 115_001].map(otherPage)).toEqual([false, true])
    expect(isOver({ name: 'pictures', measured: 10 ** 9, unit: 'kB' })).toBe(false)
  })
})
