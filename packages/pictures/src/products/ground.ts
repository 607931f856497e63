import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import type { Drawing } from '../kit/drawing.ts'

/** Papers that things are laid or stood on. */
export const papers = {
  cream: '#fbf4e4',
  sand: '#f6e7cd',
  shell: '#f8e1d5',
  mist: '#dfedec',
  sky: '#d9e7ee',
  sage: '#e3ead8',
} as const satisfies Record<string, Colour>

export type Paper = keyof typeof papers

/** Draws the paper a product lies on: lit from the upper left, a little deeper towards the foot. */
export function paintPaper(drawing: Drawing, paper: Paper): void {
  const { width, height } = drawing
  const colour = papers[paper]
  const deep = mix(colour, '#8a7450', 0.2)
  drawing.box(
    0,
    0,
    width,
    height,
    drawing.linear(
      [
        [0, colour],
        [0.62, colour],
        [1, deep],
      ],
      [0, 0],
      [width * 0.25, height],
    ),
  )
  const light = drawing.radial(
    [
      [0, '#ffffff', 0.85],
      [1, '#ffffff', 0],
    ],
    [width * 0.34, height * 0.3],
    width * 0.62,
  )
  drawing.box(0, 0, width, height, light)
}
