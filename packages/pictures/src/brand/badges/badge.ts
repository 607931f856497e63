import { Drawing } from '../../kit/drawing.ts'
import { ink } from '../ink.ts'
import { setLine } from '../lettering/set-line.ts'
import type { Line } from '../lettering/set-line.ts'

/** The badge of an invented body: a sign, its name and what it says of the school. */
export interface Badge {
  readonly name: string
  readonly says: string
  /** Paints the sign within 68 by 72, in one ink and what shines through it. */
  paintSign(drawing: Drawing): void
}

const height = 72
const textAt = 74
const nameSize = 21
const saysSize = 11.4

/** The badge in one ink on nothing; it is as wide as its words. */
export function drawBadge(badge: Badge): string {
  const { name, says } = wordsOf(badge)
  const drawing = new Drawing(badgeWidth(badge), height)
  badge.paintSign(drawing)
  paintWords(drawing, name, 34)
  paintWords(drawing, says, 54)
  return drawing.toString()
}

/** Pixels. */
export function badgeWidth(badge: Badge): number {
  const { name, says } = wordsOf(badge)
  return Math.ceil(textAt + Math.max(name.width, says.width) + 4)
}

function wordsOf(badge: Badge): { name: Line; says: Line } {
  return {
    name: setLine(badge.name, { face: 'fraunces', size: nameSize }),
    says: setLine(badge.says.toUpperCase(), { face: 'figtree', size: saysSize, tracking: 0.13 }),
  }
}

function paintWords(drawing: Drawing, { path }: Line, baseline: number): void {
  drawing.group({ transform: `translate(${textAt} ${baseline})` }, () => {
    drawing.path(path, ink.badge)
  })
}
