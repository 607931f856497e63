import { mix } from '../kit/colour.ts'
import type { Drawing } from '../kit/drawing.ts'
import type { Lines } from '../yacht/hull-shape.ts'
import { paintPart } from './plan-parts.ts'
import type { PlanPart } from './plan-parts.ts'
import { onPaper, paintLeftLying, paintMeasures } from './plan-sheet.ts'
import type { Lie, PlanTones, Sheet } from './plan-sheet.ts'

/** The cabin of a yacht from above, as data. */
export interface CabinPlan {
  readonly lines: Lines
  readonly lie: Lie
  readonly tones: PlanTones
  readonly parts: readonly PlanPart[]
  readonly thing: 'pencil' | 'dividers' | 'cup'
  /** Metres of bowsprit. */
  readonly sprit?: number
}

/** Draws a yacht's cabin from above, as an architect colours a plan. */
export function paintPlan(drawing: Drawing, plan: CabinPlan): void {
  onPaper(drawing, plan.tones, plan.lines, plan.lie, (sheet) => {
    paintMeasures(sheet)
    paintHull(sheet, plan)
    paintLeftLying(drawing, plan.thing)
  })
}

function paintHull(sheet: Sheet, { parts, sprit }: CabinPlan): void {
  const { drawing, tones, length } = sheet
  const [x, y] = [sheet.at(0, 0), sheet.at(length, 0)]
  if (sprit) {
    const end = sheet.at(length + sprit, 0)
    drawing.line(`M${y.join(' ')}L${end.join(' ')}`, tones.ink, 9)
    drawing.line(`M${y.join(' ')}L${end.join(' ')}`, tones.wood, 6)
  }
  drawing.group({ transform: 'translate(7 9)' }, () =>
    drawing.path(sheet.outline(0), '#1d1530', { opacity: 0.13 }),
  )
  drawing.path(sheet.outline(0), tones.deck, { stroke: tones.ink, strokeWidth: 3 })
  const inside = sheet.outline(0.2)
  const wide = drawing.linear(
    [
      [0, mix(tones.sole, '#ffffff', 0.16)],
      [1, mix(tones.sole, tones.ink, 0.08)],
    ],
    x,
    y,
  )
  drawing.path(inside, wide)
  drawing.group({ clip: drawing.clip(inside) }, () => {
    for (const part of parts) paintPart(sheet, part)
  })
  drawing.path(inside, 'none', { stroke: tones.ink, strokeWidth: 2 })
}
