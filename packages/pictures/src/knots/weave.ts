import { held } from '../kit/numbers.ts'
import type { Point } from '../kit/path.ts'
import { crossingsOf } from './crossings.ts'
import type { Visit } from './crossings.ts'
import { spineOf } from './fixture.ts'
import type { Fixture, Layout, Led } from './knot.ts'
import { lineThrough } from './strand.ts'
import type { Line } from './strand.ts'

/** How a strand passes another: over or under it; the fixture: in front of it or behind. */
export type Passing = 'over' | 'under' | 'front' | 'behind'

/** One passing of a strand. */
export interface Pass {
  /** How far along the strand, in pixels. */
  readonly at: number
  readonly passing: Passing
  readonly place: Point
  /** The same crossing as the other strand has it; none where it is the fixture's. */
  readonly other?: Visit
}

/** A strand with its passings, in the order in which its end is led. */
export interface WovenStrand {
  readonly line: Line
  readonly passes: readonly Pass[]
}

const passings: Readonly<Record<string, Passing>> = {
  O: 'over',
  U: 'under',
  F: 'front',
  B: 'behind',
}

/**
 * The strands of a layout with what they pass over and under, as written in its data.
 * @throws RangeError where a strand has more or fewer passings than are written, where a letter
 * does not suit what is met, or where both strands of a crossing are written as the upper one.
 */
export function weave({ strands, fixture }: Layout): WovenStrand[] {
  const lines = strands.map(({ points }) => lineThrough(points))
  const visits = visitsOf(lines, fixture)
  const woven = lines.map((line, index) => {
    const own = visits.filter(({ visit }) => visit.line === index)
    const sorted = own.toSorted((a, b) => a.visit.at - b.visit.at)
    return { line, passes: passesOf(sorted, held(strands, index).passes, index) }
  })
  checkPairs(woven)
  return woven
}

/**
 * The strands of a layout as far as they have been led, their passings as in the whole layout.
 * @throws RangeError where an end crosses something that it does not cross in the whole layout.
 */
export function weaveAsFar(layout: Layout, led: readonly (Led | undefined)[]): WovenStrand[] {
  const whole = weave(layout)
  const lines = layout.strands.map(({ points }, index) => lineThrough(asFar(points, led[index])))
  const visits = visitsOf(lines, layout.fixture)
  return lines.map((line, index) => {
    const met = visits.filter(({ visit }) => visit.line === index)
    const passes = met.map(({ visit, other, place }): Pass => {
      const known = nearest(held(whole, index).passes, place, visit.at)
      if (!known)
        throw new RangeError(
          `strand ${index}: found the end crossing something new at ${String(place)}`,
        )
      return { at: visit.at, passing: known.passing, place, ...(other ? { other } : {}) }
    })
    return { line, passes: passes.toSorted((a, b) => a.at - b.at) }
  })
}

function asFar(points: readonly Point[], led: Led | undefined): readonly Point[] {
  return led ? [...points.slice(0, led.to + 1), ...(led.tail ?? [])] : points
}

/** The passing of the whole strand that lies where this one does, along it and in the picture. */
function nearest(passes: readonly Pass[], [x, y]: Point, at: number): Pass | undefined {
  const reach = 14
  return passes.find(
    (pass) =>
      Math.hypot(pass.place[0] - x, pass.place[1] - y) < reach &&
      Math.abs(pass.at - at) < 2 * reach,
  )
}

interface Meeting {
  readonly visit: Visit
  readonly place: Point
  readonly other?: Visit
}

function visitsOf(lines: readonly Line[], fixture: Fixture | undefined): Meeting[] {
  const all = fixture ? [...lines, spineOf(fixture)] : lines
  return crossingsOf(all).flatMap(({ place, first, second }): Meeting[] => {
    if (second.line < lines.length) {
      return [
        { visit: first, other: second, place },
        { visit: second, other: first, place },
      ]
    }
    return first.line < lines.length ? [{ visit: first, place }] : []
  })
}

function passesOf(met: readonly Meeting[], written: string, strand: number): Pass[] {
  const listed = met.map(({ place, other }) => `${place[0]},${place[1]}${other ? '' : ' fixture'}`)
  if (met.length !== written.length) {
    throw new RangeError(
      `strand ${strand}: found ${met.length} passings (${listed.join('; ')}) where ${written.length} are written (${written})`,
    )
  }
  return met.map(({ visit, other, place }, index) => {
    const letter = written.charAt(index)
    const passing = passings[letter]
    if (!passing || !other !== (passing === 'front' || passing === 'behind')) {
      throw new RangeError(
        `strand ${strand}: found “${letter}” written for passing ${index + 1} of ${listed.join('; ')}`,
      )
    }
    return { at: visit.at, passing, place, ...(other ? { other } : {}) }
  })
}

function checkPairs(woven: readonly WovenStrand[]): void {
  woven.forEach(({ passes }, index) => {
    for (const { passing, place, other } of passes) {
      if (!other) continue
      const back = woven[other.line]?.passes.find((pass) => pass.at === other.at)
      if (back?.passing !== passing) continue
      throw new RangeError(
        `strand ${index}: found both ropes ${passing} the other at ${String(place)}`,
      )
    }
  })
}
