import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { Drawing } from '../../src/kit/drawing.ts'
import type { Layout } from '../../src/knots/knot.ts'
import { knotPlates } from '../../src/knots/plates.ts'
import { bowline } from '../../src/knots/tied/bowline.ts'
import { figureOfEight } from '../../src/knots/tied/figure-of-eight.ts'
import { knots } from '../../src/knots/tied/index.ts'
import { reefKnot } from '../../src/knots/tied/reef-knot.ts'
import { sheetBend } from '../../src/knots/tied/sheet-bend.ts'
import { weave, weaveAsFar } from '../../src/knots/weave.ts'
import type { Pass } from '../../src/knots/weave.ts'
import { determinant } from '../determinant.ts'
import type { Passing } from '../determinant.ts'

const content = new URL('../../../../resources/content/knots/', import.meta.url)

describe('the pictures of a knot', () => {
  it.each(knots)('are as many as the written steps of the $name', ({ slug, steps }) => {
    const text = readFileSync(new URL(`${slug}.json`, content), 'utf8')
    expect(steps).toHaveLength((JSON.parse(text) as { steps: string[] }).steps.length)
  })

  it.each(knots)('pass over and under as is written for the $name', ({ steps }) => {
    for (const { layout, led } of steps) {
      expect(() => weave(layout)).not.toThrow()
      expect(() => weaveAsFar(layout, led ?? [])).not.toThrow()
    }
  })

  it.each(knots)('tie the $name the same way in every step', ({ steps }) => {
    const codes = steps.map(({ layout }) => layout.strands.map(({ passes }) => passes).join('/'))
    expect(new Set(codes).size).toBe(1)
  })

  it.each(knotPlates)(
    'are the same whenever $name is drawn, and without text',
    ({ paint, name }) => {
      const once = drawn((drawing) => paint(drawing, name))
      expect(drawn((drawing) => paint(drawing, name))).toBe(once)
      expect(once).not.toContain('<text')
      expect(once.length).toBeLessThan(400_000)
    },
  )
})

describe('the way a knot is woven', () => {
  it('makes a figure of eight of the figure of eight, loose and drawn up', () => {
    for (const layout of layoutsOf(figureOfEight)) {
      expect(determinant(ropeOf(layout, [0]))).toBe(5)
    }
  })

  it('alternates all along the figure of eight', () => {
    expect(codeOf(figureOfEight.steps[0]?.layout, 0)).toBe('OUOUOUOU')
  })

  it('makes two overhand knots, one the mirror of the other, of the reef knot', () => {
    for (const layout of layoutsOf(reefKnot)) {
      expect(determinant(ropeOf(layout, [0, 1], [1]))).toBe(9)
      expect(codeOf(layout, 0)).toBe(backwards(codeOf(layout, 0)))
      expect(codeOf(layout, 1)).toBe(turnedOver(codeOf(layout, 0)))
    }
  })

  it('makes of the bowline a sheet bend seen from behind', () => {
    const code = codeOf(bowline.steps[0]?.layout, 0)
    const bend = sheetBend.steps[0]?.layout
    expect(turnedOver(code.slice(0, 8))).toBe(codeOf(bend, 1))
    expect(turnedOver(code.slice(8))).toBe(backwards(codeOf(bend, 0)))
  })

  it('says where two ropes both claim to be on top', () => {
    const layout = broken('OOOUOUOU')
    expect(() => weave(layout)).toThrow(/found both ropes (over|under) the other at \d+,\d+/)
  })

  it('says how many passings were found where fewer are written', () => {
    expect(() => weave(broken('OUOU'))).toThrow('found 8 passings')
  })

  it('refuses an end that crosses something new', () => {
    const [step] = figureOfEight.steps
    const tail = [
      [340, 250],
      [260, 350],
    ] as const
    expect(() => weaveAsFar(step?.layout ?? { strands: [] }, [{ to: 9, tail }])).toThrow(
      'found the end crossing something new',
    )
  })
})

function drawn(paint: (drawing: Drawing) => void): string {
  const drawing = new Drawing(800, 600)
  paint(drawing)
  return drawing.toString()
}

function layoutsOf({ steps }: { steps: readonly { layout: Layout }[] }): Layout[] {
  return [...new Set(steps.map(({ layout }) => layout))]
}

function codeOf(layout: Layout | undefined, strand: number): string {
  return layout?.strands[strand]?.passes ?? ''
}

function backwards(code: string): string {
  return [...code].toReversed().join('')
}

function turnedOver(code: string): string {
  return [...code].map((letter) => (letter === 'O' ? 'U' : 'O')).join('')
}

function broken(passes: string): Layout {
  const strands = figureOfEight.steps[0]?.layout.strands ?? []
  return { strands: strands.map((strand) => ({ ...strand, passes })) }
}

/** The passings along the strands one after the other, as one closed rope. */
function ropeOf(
  layout: Layout,
  strands: readonly number[],
  reversed: readonly number[] = [],
): Passing[] {
  const woven = weave(layout)
  return strands.flatMap((index) => {
    const passes = woven[index]?.passes ?? []
    const inOrder = reversed.includes(index) ? passes.toReversed() : passes
    return inOrder.map((pass) => ({
      crossing: nameOf(index, pass),
      isOver: pass.passing === 'over',
    }))
  })
}

function nameOf(strand: number, { at, other }: Pass): string {
  const visits = [`${strand}:${at}`, `${other?.line}:${other?.at}`]
  return visits.toSorted().join(' ')
}
