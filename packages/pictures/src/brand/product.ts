import type { Colour } from '../kit/colour.ts'
import { Drawing } from '../kit/drawing.ts'
import { ink } from './ink.ts'
import { colourInk } from './ink.ts'
import { setLine } from './lettering/set-line.ts'
import { paintMark } from './mark.ts'

const [width, height] = [800, 600]
const waves: readonly (readonly [top: number, length: number, colour: Colour])[] = [
  [452, 100, '#cfe3df'],
  [498, 130, '#a9d2d4'],
  [546, 90, '#7fbcc6'],
]

/** What stands for a product that has no picture: the mark and the name over a calm sea. */
export function drawProduct(brand: string): string {
  const drawing = new Drawing(width, height)
  const sky = drawing.linear(
    [
      [0, '#fdf8ec'],
      [1, '#f0e6cf'],
    ],
    [0, 0],
    [0, height],
  )
  drawing.box(0, 0, width, height, sky)
  drawing.circle(width / 2, 236, 250, ink.white, { opacity: 0.45 })
  drawing.circle(width / 2, 236, 190, ink.white, { opacity: 0.5 })
  for (const [top, length, colour] of waves) drawing.path(wave(top, length), colour)
  drawing.group({ transform: 'translate(288 96) scale(3.5)' }, () => paintMark(drawing, colourInk))
  const name = setLine(brand, { face: 'fraunces', size: 66, tracking: -0.012 })
  drawing.group({ transform: `translate(${Math.round((width - name.width) / 2)} 406)` }, () => {
    drawing.path(name.path, ink.navy)
  })
  return drawing.toString()
}

function wave(top: number, length: number): string {
  const half = length / 2
  const crests = Math.ceil(width / half) + 2
  return `M${-half} ${top}q${half / 2} -18 ${half} 0${`t${half} 0`.repeat(crests)}V${height}H${-half}z`
}
