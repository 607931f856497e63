import type { Colour } from '../kit/colour.ts'
import { Drawing } from '../kit/drawing.ts'
import { colourInk, ink, whiteInk } from './ink.ts'
import type { MarkInk } from './ink.ts'
import { setLine } from './lettering/set-line.ts'
import type { Line, Setting } from './lettering/set-line.ts'
import { paintMark } from './mark.ts'
import { paintSeason } from './season.ts'

/** How the mark and the name stand together. */
export interface Lockup {
  readonly name: string
  /** The line under the name. */
  readonly line: string
  readonly stands: 'beside' | 'below'
  readonly ground: 'light' | 'dark'
  readonly season?: true
}

interface Lettering {
  readonly name: Colour
  readonly line: Colour
}

const letterings: Record<Lockup['ground'], Lettering & { mark: MarkInk }> = {
  light: { name: ink.navy, line: ink.tide, mark: colourInk },
  dark: { name: ink.white, line: ink.paleSea, mark: whiteInk },
}
const nameSize = 42
const markSize = 64
const gap = 14

/** The mark with the name in letters; the picture is as wide as the longer of its lines. */
export function drawLockup(lockup: Lockup): string {
  const { width, height } = lockupSize(lockup)
  const drawing = new Drawing(width, height)
  paintLockup(drawing, lockup)
  return drawing.toString()
}

/** The same as a part of another drawing, at its upper left. */
export function paintLockup(drawing: Drawing, lockup: Lockup): void {
  const { width } = lockupSize(lockup)
  const { name, line } = linesOf(lockup)
  const colours = letterings[lockup.ground]
  const beside = lockup.stands === 'beside'
  drawing.group({ transform: `translate(${beside ? 0 : (width - markSize) / 2} 0)` }, () => {
    paintMark(drawing, colours.mark)
    if (lockup.season) paintSeason(drawing)
  })
  const left = (own: number): number => (beside ? markSize + gap : (width - own) / 2)
  const top = beside ? 0 : 62
  put(drawing, name.path, left(name.width), top + 38, colours.name)
  put(drawing, line.path, left(line.width), top + 57, colours.line)
}

/** Pixels. */
export function lockupSize(lockup: Lockup): { readonly width: number; readonly height: number } {
  const { name, line } = linesOf(lockup)
  const wide = Math.max(name.width, line.width)
  const beside = lockup.stands === 'beside'
  return {
    width: Math.ceil(beside ? markSize + gap + wide + 1 : wide + 8),
    height: beside ? markSize : 124,
  }
}

function linesOf({ name, line }: Lockup): { readonly name: Line; readonly line: Line } {
  const upper = setLine(name, { face: 'fraunces', size: nameSize, tracking: -0.012 })
  return { name: upper, line: setLine(line.toUpperCase(), tracked(upper.width, line)) }
}

/** The line's tracking is what makes it as long as the name, within what still reads as words. */
function tracked(nameWidth: number, text: string): Setting {
  const size = 11.2
  const bare = setLine(text.toUpperCase(), { face: 'figtree', size })
  const spread = (nameWidth - bare.width) / (text.length - 1) / size
  return { face: 'figtree', size, tracking: Math.max(0.12, Math.min(0.3, spread)) }
}

function put(drawing: Drawing, path: string, x: number, y: number, colour: Colour): void {
  drawing.group({ transform: `translate(${Math.round(x * 10) / 10} ${y})` }, () => {
    drawing.path(path, colour)
  })
}
