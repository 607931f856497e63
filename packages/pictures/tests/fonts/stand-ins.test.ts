import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import tailwindConfig from '../../../../tailwind.config.ts'
import * as systemWidths from '../../src/fonts/system-widths.ts'

const { display, sans } = tailwindConfig.theme.extend.fontFamily
const sheet = readFileSync(
  new URL('../../../../resources/fonts/faces.css', import.meta.url),
  'utf8',
)
const faces = sheet.split('@font-face').slice(1).map(faceOf)
const standIns = faces.filter(({ sizeAdjust }) => sizeAdjust)

describe('the faces that stand in for our fonts', () => {
  it('are named behind their family, before what every machine has', () => {
    const names = [...new Set(faces.map(({ name }) => name))]

    expect([...display, ...sans].filter((name) => names.includes(name))).toEqual(names)
    expect(display[0]).toBe('Fraunces')
    expect(sans[0]).toBe('Figtree')
    expect([display.at(-1), sans.at(-1)]).toEqual(['serif', 'sans-serif'])
  })

  // Of the size: the heights in the tables of the two fonts, from which a line's height follows.
  const heights = { Fraunces: { above: 97.8, below: 25.5 }, Figtree: { above: 95, below: 25 } }

  it.each(standIns)('make lines as high as the family does: $name $weight', (face) => {
    const { above, below } = face.name.startsWith('Fraunces') ? heights.Fraunces : heights.Figtree

    expect(face.sizeAdjust * face.ascent).toBeCloseTo(above * 100, -1)
    expect(face.sizeAdjust * face.descent).toBeCloseTo(below * 100, -1)
    expect(face.lineGap).toBe(0)
  })

  const sentence = 'Small crews, patient instructors and a kettle that is never far from the boil.'
  // The advance widths of this sentence in ours, in thousandths of the size.
  const own = { Fraunces: 32_842, Figtree: 32_963, bold: 33_675 }

  it.each([
    ['Fraunces Georgia', '600', systemWidths.georgiaBold, own.Fraunces],
    ['Fraunces Times', '600', systemWidths.timesBold, own.Fraunces],
    ['Fraunces Noto Serif', '600', systemWidths.notoSerifBold, own.Fraunces],
    ['Figtree Arial', '400 500', systemWidths.arial, own.Figtree],
    ['Figtree Arial', '600 700', systemWidths.arialBold, own.bold],
    ['Figtree Roboto', '400 500', systemWidths.roboto, own.Figtree],
    ['Figtree Roboto', '600 700', systemWidths.robotoBold, own.bold],
  ])(
    'are as wide as the family, but for two hundredths: %s %s',
    (name, weight, widths, expected) => {
      const face = standIns.find((each) => each.name === name && each.weight === weight)
      const width = [...sentence].reduce(
        (sum, letter) => sum + (widths[letter.charCodeAt(0) - 32] ?? 0),
        0,
      )

      const share = (width * (face?.sizeAdjust ?? 0)) / 100 / expected
      expect(Math.abs(share - 1)).toBeLessThan(0.02)
    },
  )
})

function faceOf(css: string) {
  const value = (property: string) => new RegExp(`${property}: '?([^';]+)`).exec(css)?.[1] ?? ''
  return {
    name: value('font-family'),
    weight: value('font-weight'),
    sizeAdjust: Number.parseFloat(value('size-adjust')) || 0,
    ascent: Number.parseFloat(value('ascent-override')),
    descent: Number.parseFloat(value('descent-override')),
    lineGap: Number.parseFloat(value('line-gap-override')),
  }
}
