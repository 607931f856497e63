import type { Drawing } from '../kit/drawing.ts'
import { held } from '../kit/numbers.ts'
import { paintArrow } from './arrow.ts'
import { paintDeck } from './deck.ts'
import { paintCleatFoot, paintFixture, paintFixtureShadow } from './fixture.ts'
import type { Layout, Step } from './knot.ts'
import { levels, piecesOf } from './pieces.ts'
import type { Piece } from './pieces.ts'
import { paintEnd } from './rope-end.ts'
import { paintRope, shadowOf } from './rope.ts'
import { weaveAsFar } from './weave.ts'
import type { WovenStrand } from './weave.ts'

const shadow = '#2d1c12'

/**
 * Paints one step of a knot on a deck, 800 by 600: the ropes over and under each other as the
 * knot's data has it.
 * @throws RangeError where the passings that are written do not fit the way the ropes are led.
 */
export function paintStep(drawing: Drawing, step: Step): void {
  const { layout } = step
  const { fixture } = layout
  const woven = weaveAsFar(layout, step.led ?? [])
  const pieces = piecesOf(woven, layout)
  paintDeck(drawing)
  paintShadows(drawing, layout, woven)
  if (fixture?.kind === 'cleat') paintCleatFoot(drawing, fixture.centre, fixture.width)
  for (const level of levels) {
    if (level === 'under' && fixture) paintFixture(drawing, fixture)
    for (const piece of pieces) {
      if (piece.level === level) paintPiece(drawing, piece, layout, woven)
    }
  }
  for (const arrow of step.arrows ?? []) paintArrow(drawing, arrow)
}

function paintShadows(drawing: Drawing, layout: Layout, woven: readonly WovenStrand[]): void {
  if (layout.fixture) paintFixtureShadow(drawing, layout.fixture)
  drawing.group({ opacity: 0.26 }, () => {
    woven.forEach(({ line }, index) => {
      const half = held(layout.strands, index).rope.width / 2
      drawing.path(shadowOf(line, half, 0, line.length, [8, 13]), shadow)
    })
  })
}

function paintPiece(
  drawing: Drawing,
  piece: Piece,
  { strands }: Layout,
  woven: readonly WovenStrand[],
): void {
  const { rope, startShows } = held(strands, piece.strand)
  const { line } = held(woven, piece.strand)
  const half = rope.width / 2
  if (piece.rests) {
    drawing.path(shadowOf(line, half + 7, ...piece.rests, [1.5, 3]), shadow, { opacity: 0.16 })
    drawing.path(shadowOf(line, half + 4, ...piece.rests, [1, 2]), shadow, { opacity: 0.24 })
  }
  paintRope(drawing, line, rope, piece.from, piece.to)
  if (piece.to >= line.length) paintEnd(drawing, line, rope, line.length, 1)
  if (piece.from === 0 && startShows) paintEnd(drawing, line, rope, 0, -1)
}
