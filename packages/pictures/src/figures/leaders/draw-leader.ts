import { mix } from '../../kit/colour.ts'
import type { Colour } from '../../kit/colour.ts'
import { Drawing } from '../../kit/drawing.ts'
import { lean } from '../../kit/lean.ts'
import { cloths, hues, skins } from '../colours.ts'
import { shadeOf } from '../face.ts'
import { dresses } from './dress.ts'
import { brows, eyes, jaws, mouths, noses, paintJaw } from './features.ts'
import { paintGround } from './ground.ts'
import { hatOf } from './hats.ts'
import type { Leader } from './leader.ts'
import { locksOf } from './locks.ts'
import { beards, freckles, paintLenses } from './trimmings.ts'
import { halves, thirds } from './words.ts'

/** The sides of the grid that a portrait is drawn on. */
export const leaderSize = 200

/** A round portrait of an instructor, light enough for a page that shows them all. */
export function drawLeader(leader: Leader): string {
  const drawing = new Drawing(leaderSize, leaderSize)
  const clip = drawing.clip('M100 200a100 100 0 1 1 .1 0z')
  drawing.group({ clip }, () => {
    const [sky, motif] = halves(leader.behind)
    paintGround(drawing, sky, motif)
    paintBust(drawing, leader)
  })
  return lean(drawing.toString())
}

function paintBust(drawing: Drawing, leader: Leader): void {
  const skin = skins[leader.skin]
  const [style, hue] = halves(leader.hair)
  const [dress, cloth] = halves(leader.wears)
  const { behind, over } = locksOf(style)
  const { tilt } = leader.more
  const leaning = tilt ? { transform: `rotate(${tilt} 100 146)` } : undefined
  const [hat, felt] = leader.more.hat ? halves(leader.more.hat) : []
  const inTilt = (draw: () => void): void => (leaning ? drawing.group(leaning, draw) : draw())
  inTilt(() => {
    if (behind) drawing.path(behind, mix(hues[hue], '#0c1420', 0.22))
    if (hat && felt) hatOf(hat).behind?.(drawing, cloths[felt])
  })
  drawing.path('M84 118H116V152C116 162 84 162 84 152z', shadeOf(skin))
  dresses[dress](drawing, cloths[cloth])
  inTilt(() => {
    paintFace(drawing, leader)
    paintHair(drawing, leader)
    if (leader.more.glasses) paintLenses(drawing, leader.more.glasses)
    if (hat && felt) hatOf(hat).before(drawing, cloths[felt])
  })
  if (over) drawing.path(over, hues[hue])
}

function paintHair(drawing: Drawing, { hair, more }: Leader): void {
  const [style, hue] = halves(hair)
  const { before, shine, thin } = locksOf(style)
  if (before) drawing.path(before, hues[hue], { opacity: thin ? 0.72 : 1 })
  const light =
    hue === 'white' || hue === 'blond'
      ? mix(hues[hue], '#8a6a3a', 0.3)
      : mix(hues[hue], '#ffe9cf', 0.3)
  if (shine && !more.hat) drawing.line(shine, light, 2.4)
  if (more.earrings) drawing.line('M60 109v1M140 109v1', '#eab64f', 5)
}

function paintFace(drawing: Drawing, { age, skin: tone, hair, face, more }: Leader): void {
  const skin = skins[tone]
  const shade = shadeOf(skin)
  const hue = hues[halves(hair)[1]]
  const [jaw, look, mouth] = thirds(face)
  drawing.path('M62 106a7 10.5 0 1 1 .1 0zM138 106a7 10.5 0 1 1 .1 0z', mix(skin, shade, 0.5))
  paintJaw(drawing, jaws[jaw], skin, shade)
  drawing.line('M77 107h.1M123 107h.1', '#e2593c', 16, { opacity: 0.17 })
  if (more.freckles) drawing.line(freckles, shadeOf(shade), 2.4, { opacity: 0.5 })
  paintYears(drawing, age, shadeOf(shade))
  if (more.beard)
    drawing.path(beards[more.beard], hue, { opacity: more.beard === 'stubble' ? 0.35 : 1 })
  eyes[look](drawing)
  const [brow, weight] = brows[more.brows ?? 'soft']
  drawing.line(brow, age > 54 ? hue : mix(hue, '#2b211d', 0.45), weight)
  drawing.line(noses[more.nose ?? 'small'], shadeOf(shade), 2.6, { opacity: 0.75 })
  mouths[mouth](drawing, lipOf(shade, more.beard !== undefined))
}

function lipOf(shade: Colour, isBearded: boolean): Colour {
  return isBearded ? '#57211f' : mix(shade, '#8a1f28', 0.5)
}

function paintYears(drawing: Drawing, age: number, line: Colour): void {
  if (age < 38) return
  if (age < 55) {
    drawing.line('M80 105q-4 6-3 11M120 105q4 6 3 11', line, 1.7, { opacity: 0.4 })
    return
  }
  const brow = age > 62 ? 'M84 68q16-5 32 0M88 62q12-4 24 0' : ''
  drawing.line(`M80 105q-4 6-3 12M120 105q4 6 3 12M69 88l-4-3M131 88l4-3${brow}`, line, 1.7, {
    opacity: 0.5,
  })
}
