import { Drawing } from '../kit/drawing.ts'
import { disc } from '../kit/path.ts'
import { paintClothes } from './clothes.ts'
import { paintFace, shadeOf } from './face.ts'
import { paintGlasses } from './glasses.ts'
import { hairStyles, paintHair } from './hair.ts'
import { headgearOf } from './headgear.ts'
import type { Sitter } from './sitter.ts'
import { paintWeather } from './weather.ts'

/** The sides of a portrait, in pixels. */
export const portraitSize = 160

/** A round portrait: friendly and without detail, in an oilskin with the sea behind. */
export function drawPortrait(sitter: Sitter): string {
  const drawing = new Drawing(portraitSize, portraitSize)
  const clip = drawing.clip(disc(100, 100, 100))
  drawing.group({ transform: `scale(${portraitSize / 200})` }, () => {
    drawing.group({ clip }, () => paintSitter(drawing, sitter))
  })
  return drawing.toString()
}

function paintSitter(drawing: Drawing, sitter: Sitter): void {
  const { hair, wears, skin } = sitter
  const style = hairStyles[hair.style]
  const { head } = wears
  const hat = head && headgearOf(head.kind)
  paintWeather(drawing, sitter.weather)
  paintHair(drawing, style, 'behind', hair.colour)
  if (head) hat?.behind?.(drawing, head.colour)
  drawing.path('M84 118H116V152C116 162 84 162 84 152z', shadeOf(skin))
  paintClothes(drawing, wears)
  paintFace(drawing, sitter)
  paintHair(drawing, style, 'before', hair.colour)
  paintHair(drawing, style, 'over', hair.colour)
  if (wears.glasses) paintGlasses(drawing, wears.glasses)
  if (head) hat?.before(drawing, head.colour)
}
