import { held } from '../kit/numbers.ts'
import type { Point } from '../kit/path.ts'
import { halfWidthOf, spineOf } from './fixture.ts'
import type { Layout } from './knot.ts'
import type { Line } from './strand.ts'
import type { Pass, WovenStrand } from './weave.ts'

/** How high a piece of rope lies; the fixture is painted between `behind` and `under`. */
export const levels = ['behind under', 'behind', 'under', 'over'] as const

/** A piece of a strand with one passing at most, so that a level can be named for it. */
export interface Piece {
  readonly strand: number
  readonly from: number
  readonly to: number
  readonly level: (typeof levels)[number]
  /** Where it lies on something and throws a shadow on it, in pixels along the strand. */
  readonly rests?: readonly [from: number, to: number]
}

interface Zone {
  readonly from: number
  readonly to: number
}

/** The strands cut into pieces between their passings. */
export function piecesOf(woven: readonly WovenStrand[], { strands, fixture }: Layout): Piece[] {
  const spine = fixture && spineOf(fixture)
  return woven.flatMap(({ line, passes }, index) => {
    const half = held(strands, index).rope.width / 2
    const reach = fixture ? halfWidthOf(fixture) + half : 0
    const hidden = spine ? hiddenZones(line, passes, spine, reach) : []
    return cut(index, passes, hidden, line.length, half)
  })
}

function cut(
  strand: number,
  passes: readonly Pass[],
  hidden: readonly Zone[],
  end: number,
  half: number,
): Piece[] {
  if (!passes.length) return [{ strand, from: 0, to: end, level: 'under' }]
  const behind = passes.map(({ at }) => hidden.find(({ from, to }) => at >= from && at <= to))
  let from = 0
  return passes.map((pass, index): Piece => {
    const next = passes[index + 1]
    const to = next ? cutBetween(pass, behind[index], next, behind[index + 1], half) : end
    const piece = {
      strand,
      from,
      to,
      level: levelOf(passes, index, behind[index]),
      ...resting(pass, from, to, half),
    }
    from = to
    return piece
  })
}

/** In front of the fixture a strand stays as high as it lies beside it. */
function levelOf(passes: readonly Pass[], index: number, behind: Zone | undefined): Piece['level'] {
  const { passing } = held(passes, index)
  if (behind) return passing === 'under' ? 'behind under' : 'behind'
  const beside = [passes[index - 1], passes[index + 1]].some((pass) => pass?.passing === 'over')
  return passing === 'over' || (passing === 'front' && beside) ? 'over' : 'under'
}

/** Halfway, unless one of the two is still hidden behind the fixture there. */
function cutBetween(
  a: Pass,
  aBehind: Zone | undefined,
  b: Pass,
  bBehind: Zone | undefined,
  half: number,
): number {
  if (aBehind && !bBehind) return Math.min(aBehind.to, b.at - half * 0.5)
  if (bBehind && !aBehind) return Math.max(bBehind.from, a.at + half * 0.5)
  return (a.at + b.at) / 2
}

function resting(
  { at, passing }: Pass,
  from: number,
  to: number,
  half: number,
): Pick<Piece, 'rests'> {
  if (passing === 'under' || passing === 'behind') return {}
  const reach = half * (passing === 'front' ? 3.4 : 2)
  return { rests: [Math.max(from, at - reach), Math.min(to, at + reach)] }
}

/** Where a strand is behind the fixture: from edge to edge round each passing behind it. */
function hiddenZones(line: Line, passes: readonly Pass[], spine: Line, reach: number): Zone[] {
  return passes
    .filter(({ passing }) => passing === 'behind')
    .map(({ at }) => ({
      from: edge(line, at, -1, spine, reach),
      to: edge(line, at, 1, spine, reach),
    }))
}

/** The first place beyond the fixture's edge, or the top of a bend that does not reach so far. */
function edge(line: Line, at: number, way: 1 | -1, spine: Line, reach: number): number {
  const samples = way === 1 ? line.samples : line.samples.toReversed()
  let farthest = { at, distance: 0 }
  for (const sample of samples) {
    if ((sample.at - at) * way <= 0) continue
    const distance = distanceTo(spine, sample.point)
    if (distance < farthest.distance) return farthest.at
    if (distance > reach) return sample.at
    farthest = { at: sample.at, distance }
  }
  return way === 1 ? line.length : 0
}

function distanceTo(spine: Line, [x, y]: Point): number {
  return Math.min(...spine.samples.map(({ point }) => Math.hypot(point[0] - x, point[1] - y)))
}
