import type { Drawing } from '../kit/drawing.ts'
import { board } from '../still-life/table.ts'
import type { PaletteName } from '../world/palettes/index.ts'
import type { Plate } from './scene.ts'

/** A plate that is painted at the size of a card and scaled to fill any other. */
export function filling(
  name: string,
  alt: string,
  look: { readonly palette: PaletteName; readonly tint: `tint-${string}` },
  paint: (drawing: Drawing, name: string) => void,
): Plate {
  return {
    kind: 'plate',
    name,
    alt,
    ...look,
    paint: (drawing, seed) => {
      const scale = Math.max(drawing.width / board.width, drawing.height / board.height)
      const shift = [
        (drawing.width - board.width * scale) / 2,
        (drawing.height - board.height * scale) / 2,
      ]
      const transform = `translate(${shift.map(Math.round).join(' ')}) scale(${scale.toFixed(3)})`
      drawing.group({ transform }, () => paint(drawing, seed))
    },
  }
}
