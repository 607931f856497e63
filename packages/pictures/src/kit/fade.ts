import { evenly } from './colour.ts'
import type { Colour } from './colour.ts'
import type { Drawing, Paint } from './drawing.ts'

/** Colours spread evenly from one y down to another. */
export function downwards(
  drawing: Drawing,
  top: number,
  foot: number,
  ...colours: Colour[]
): Paint {
  return drawing.linear(evenly(...colours), [0, top], [0, foot])
}

/** Colours spread evenly from one x across to another. */
export function across(drawing: Drawing, left: number, right: number, ...colours: Colour[]): Paint {
  return drawing.linear(evenly(...colours), [left, 0], [right, 0])
}
