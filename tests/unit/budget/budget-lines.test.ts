import { describe, expect, it } from 'vitest'
import { budgetLines, isOver, javaScriptLine, textOf } from '../../budget/budget-lines.ts'

const weight = {
  requests: 11,
  bytes: { html: 23_900, javaScript: 106_000, css: 9_001, fonts: 28_800, images: 28_200, other: 0 },
  uncompressed: [],
}
const lines = budgetLines(weight, 96_600)
const line = (name: string) => {
  const found = lines.find((each) => each.name === name)
  if (!found) throw new Error(`There is no line ${name}.`)
  return found
}

describe('the budget', () => {
  it('counts as ours what is above the floor', () => {
    expect(line('our own JavaScript, above the floor').measured).toBe(9_400)
  })

  it('counts every kind into the whole', () => {
    expect(line('all before the load event').measured).toBe(195_901)
  })

  it('is over by one byte, and not at the limit itself', () => {
    expect(lines.filter(isOver).map(({ name }) => name)).toEqual(['CSS'])
    expect(isOver({ ...line('CSS'), measured: 9_000 })).toBe(false)
  })

  it('sets no limit to what is for information', () => {
    expect(isOver({ ...line('pictures'), measured: 10 ** 9 })).toBe(false)
  })

  it('prints each line with its limit and verdict', () => {
    const words = (name: string) =>
      textOf(line(name))
        .trim()
        .split(/\s{2,}/)

    expect(words('CSS')).toEqual(['CSS', '9.00 kB', 'of', '9.00 kB', 'OVER'])
    expect(words('requests before the load event').at(-1)).toBe('ok')
    expect(words('pictures')).toEqual(['pictures', '28.20 kB'])
  })
})

describe('the budget of any other page', () => {
  it('is over by one byte of JavaScript above 115 kB, and not at the limit itself', () => {
    const lineOf = (javaScript: number) =>
      javaScriptLine('a course', { bytes: { ...weight.bytes, javaScript } })

    expect(isOver(lineOf(115_000))).toBe(false)
    expect(isOver(lineOf(115_001))).toBe(true)
    expect(textOf(lineOf(109_300))).toMatch(/^ {2}a course +109\.30 kB {2}of 115\.00 kB +ok$/)
  })
})
