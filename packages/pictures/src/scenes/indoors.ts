import type { Drawing } from '../kit/drawing.ts'
import { board } from '../still-life/table.ts'
import type { Plate } from './scene.ts'

/** A picture of people in a room, drawn at the size of a card and scaled to fill any format. */
export function indoors(
  name: string,
  alt: string,
  tint: `tint-${string}`,
  paint: (drawing: Drawing) => void,
): Plate {
  return {
    kind: 'plate',
    name,
    alt,
    palette: 'westCountry',
    tint,
    paint: (drawing) => {
      const scale = Math.max(drawing.width / board.width, drawing.height / board.height)
      const shift = [
        (drawing.width - board.width * scale) / 2,
        (drawing.height - board.height * scale) / 2,
      ]
      drawing.group(
        { transform: `translate(${shift.map(Math.round).join(' ')}) scale(${scale.toFixed(3)})` },
        () => paint(drawing),
      )
    },
  }
}
