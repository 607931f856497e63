import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import { places, polygon } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { lens, tenth } from '../kit/path.ts'
import type { Stage } from '../world/stage.ts'
import { cardHeight, footOf, seen } from './ground.ts'
import { landformOutlines } from './landform-outlines.ts'
import type { Tone } from './landform-outlines.ts'
import type { Landform, Structure } from './place-parts.ts'
import { structures } from './structure-outlines.ts'
import type { Tone as StructureTone } from './structure-outlines.ts'
import type { Terrain } from './terrain.ts'

/** Draws a rock or mountain that is known by its shape, with mist about its foot. */
export function paintLandform(stage: Stage, land: Landform, terrain: Terrain): void {
  const { drawing, horizon, palette, lightSide, scale } = stage
  const [w, h] = [land.width * stage.width, land.height * cardHeight(stage)]
  const middle = land.x * stage.width
  const turn = land.fixed ? 1 : -lightSide
  const at = (text: string): Point[] =>
    places(text).map(([px, py]) => [
      middle + turn * (px / 100 - 0.5) * w,
      horizon + 2 - (py / 100) * h,
    ])
  const pieces = landformOutlines[land.shape]
  const outline = at(pieces[0]?.[0] ?? '0 0')
  terrain.raise(outline.toSorted((a, b) => a[0] - b[0]))
  if (land.foam) drawing.path(lens(middle, horizon + 2, w * 1.1, 5 * scale), palette.foam)
  for (const [text, tone] of pieces)
    drawing.path(polygon(at(text)), seen(stage, toneOf(stage, land, tone), land.far))
  const mist = land.mist ?? 0.35
  const veil = drawing.linear(
    [
      [0, palette.haze, 0],
      [0.45, palette.haze, mist * 0.12],
      [1, palette.haze, mist],
    ],
    [0, horizon - h],
    [0, horizon],
  )
  drawing.path(polygon(outline), veil)
}

/** Draws something built that is known by its outline: a bridge, a ruin, a ship. */
export function paintStructure(stage: Stage, thing: Structure, terrain: Terrain): void {
  const { drawing, palette, scale } = stage
  const wide = thing.width * stage.width
  const x = thing.x * stage.width
  const y = footOf(stage, x, thing.up, terrain)
  const unit = wide / 100
  const body = seen(stage, thing.colour, thing.far)
  const tones = {
    lit: body,
    dark: mix(body, palette.shadow, 0.4),
    deep: mix(body, palette.shadow, 0.75),
    light: palette.night ? '#ffd98a' : mix(body, palette.shadow, 0.6),
  } as const
  const mirrored = thing.flip ? `translate(100 0) scale(-1 1)` : ''
  const place = `translate(${tenth(x - wide / 2)} ${tenth(y)}) scale(${unit.toFixed(3)}) ${mirrored}`
  drawing.group({ transform: place.trim() }, () => {
    for (const [path, tone] of structures[thing.shape])
      drawing.path(path, isTone(tone) ? tones[tone] : seen(stage, tone, thing.far))
  })
  if (thing.shape === 'platform') paintFlare(stage, x + wide * 0.63, y - wide * 0.79, scale)
}

function isTone(tone: StructureTone): tone is Exclude<StructureTone, Colour> {
  return !tone.startsWith('#')
}

function paintFlare({ drawing }: Stage, x: number, y: number, scale: number): void {
  const glow = drawing.radial(
    [
      [0, '#ffdf9a', 0.8],
      [1, '#ffc86a', 0],
    ],
    [x, y],
    9 * scale,
  )
  drawing.circle(x, y, 9 * scale, glow)
  drawing.path(lens(x + 1.6 * scale, y, 6 * scale, 2 * scale), '#f08a3c')
}

function toneOf({ palette }: Stage, { colour, shade }: Landform, tone: Tone): Colour {
  switch (tone) {
    case 'lit':
      return colour
    case 'half':
      return mix(colour, shade, 0.5)
    case 'shade':
      return shade
    case 'deep':
      return mix(shade, palette.shadow, 0.4)
    case 'snow':
      return '#fdf6ec'
    case 'blue snow':
      return mix('#b9c3dc', shade, 0.1)
    default:
      return tone
  }
}
