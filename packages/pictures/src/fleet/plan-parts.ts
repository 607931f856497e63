import { mix } from '../kit/colour.ts'
import { paintBunk, paintSettee, paintVee } from './plan-berths.ts'
import {
  paintChartTable,
  paintCockpit,
  paintGalley,
  paintHeads,
  paintLocker,
  paintOpening,
  paintSails,
  paintSteps,
  paintTable,
  paintWall,
} from './plan-furniture.ts'
import { edged, fitted, joined } from './plan-lines.ts'
import type { Span } from './plan-lines.ts'
import type { Sheet } from './plan-sheet.ts'

/** A thing of the cabin. `x` is metres from the stern, `y` metres to port, both as spans. */
export type PlanPart =
  /** A bunk; the pillow lies at its bow end or at its stern end. */
  | {
      readonly is: 'double' | 'single' | 'cot'
      readonly x: Span
      readonly y: Span
      readonly head: 'fore' | 'aft'
    }
  /** A settee in the saloon, which somebody sleeps on. */
  | { readonly is: 'settee'; readonly x: Span; readonly y: Span }
  /** Two berths that meet in the bow. */
  | { readonly is: 'vee'; readonly x: Span; readonly parted?: true }
  | { readonly is: 'table'; readonly x: Span; readonly y: Span }
  | {
      readonly is: 'galley' | 'chart' | 'heads' | 'locker' | 'sails'
      readonly x: Span
      readonly y: Span
    }
  | { readonly is: 'bulkhead'; readonly at: number; readonly door: Span }
  | { readonly is: 'wall'; readonly x: Span; readonly at: number }
  | {
      readonly is: 'cockpit'
      readonly x: Span
      readonly y: Span
      readonly steers: 'wheel' | 'wheels' | 'tiller'
    }
  | { readonly is: 'steps'; readonly x: Span; readonly y: Span }
  | { readonly is: 'mast' | 'skylight' | 'hatch'; readonly at: number }

/** How many people sleep in a layout. */
export function berthsIn(parts: readonly PlanPart[]): number {
  const places: Partial<Record<PlanPart['is'], number>> = {
    double: 2,
    vee: 2,
    single: 1,
    cot: 1,
    settee: 1,
  }
  return parts.reduce((sum, { is }) => sum + (places[is] ?? 0), 0)
}

/** Draws one thing of the cabin. */
export function paintPart(sheet: Sheet, part: PlanPart): void {
  switch (part.is) {
    case 'double':
    case 'single':
    case 'cot':
      return paintBunk(sheet, alongSide(sheet, part))
    case 'settee':
      return paintSettee(sheet, alongSide(sheet, part))
    case 'vee':
      return paintVee(sheet, part)
    case 'table':
      return paintTable(sheet, part)
    case 'galley':
      return paintGalley(sheet, alongSide(sheet, part))
    case 'chart':
      return paintChartTable(sheet, alongSide(sheet, part))
    case 'heads':
      return paintHeads(sheet, alongSide(sheet, part))
    case 'locker':
      return paintLocker(sheet, part)
    case 'sails':
      return paintSails(sheet, part)
    case 'bulkhead':
      return paintWall(sheet, [part.at, part.at], part.door)
    case 'wall':
      return sheet.drawing.line(
        joined([sheet.at(part.x[0], part.at), sheet.at(part.x[1], part.at)]),
        sheet.tones.ink,
        4,
        { cap: 'butt' },
      )
    case 'cockpit':
      return paintCockpit(sheet, part)
    case 'steps':
      return paintSteps(sheet, part)
    case 'mast':
      sheet.drawing.circle(...sheet.at(part.at, 0), sheet.scale * 0.15, sheet.tones.ink)
      return sheet.drawing.circle(...sheet.at(part.at, 0), sheet.scale * 0.08, sheet.tones.paper)
    case 'skylight':
    case 'hatch':
      return paintOpening(sheet, part.at, part.is === 'hatch' ? 0.28 : 0.5)
  }
}

/** The part drawn in from the hull's side, a shelf drawn where it leaves a gap. */
function alongSide<P extends Extract<PlanPart, { y: Span; x: Span }>>(sheet: Sheet, part: P): P {
  edged(sheet, sheet.box(part.x, part.y, 3), mix(sheet.tones.wood, sheet.tones.paper, 0.55))
  return { ...part, ...fitted(sheet, part) }
}
