import { mix } from '../kit/colour.ts'
import type { Drawing } from '../kit/drawing.ts'
import { downwards } from '../kit/fade.ts'
import { oval, places, roundedBox } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { paintRope, sampled } from '../still-life/rope.ts'
import { limb } from './body.ts'
import { paintPerson } from './person.ts'

const cream = '#efe6d4'
const steel = '#c9d2d8'

/** Draws a winch being ground: one hand on the handle, another tailing the sheet. */
export function paintWinching(drawing: Drawing): void {
  drawing.path('M-20 610V440L300 400L820 436V610z', downwards(drawing, 400, 600, cream, '#b3aa9c'))
  drawing.path('M-20 610V520L820 508V610z', downwards(drawing, 508, 610, '#b98656', '#7a5232'))
  drawing.line('M-20 470L300 424L820 462', '#8d8578', 3)
  paintPerson(drawing, {
    looks: 1,
    hip: [176, 470],
    shoulder: [250, 312],
    head: [292, 248],
    arms: [limb('344 372, 404 330'), limb('326 398, 418 344')],
    legs: [limb('270 520, 230 590'), limb('214 540, 120 590')],
    jacket: '#efb23a',
    skin: '#e0b08c',
    hair: '#8a5a2a',
    wears: 'bun',
    lifejacket: '#c23b2e',
    trousers: '#24364a',
  })
  paintPerson(drawing, {
    looks: -1,
    hip: [690, 468],
    shoulder: [654, 318],
    head: [634, 250],
    arms: [limb('580 390, 530 392'), limb('590 420, 548 412')],
    legs: [limb('600 520, 584 596'), limb('650 540, 668 596')],
    jacket: '#2b8a8c',
    skin: '#8a5a3c',
    hair: '#20242c',
    wears: 'cap',
    lifejacket: '#c23b2e',
    trousers: '#24364a',
  })
  paintWinch(drawing, [446, 410])
  const sheet = sampled(places('860 236, 700 300, 520 388, 478 408'))
  paintRope(drawing, sheet, { width: 17, colour: '#f3ead6', fleck: '#e2593c' })
  const tail = sampled(places('468 402, 500 398, 548 412, 560 470, 500 540, 410 560, 330 548'))
  paintRope(drawing, tail, { width: 17, colour: '#f3ead6', fleck: '#e2593c' })
}

function paintWinch(drawing: Drawing, [x, y]: Point): void {
  drawing.path(oval(x, y + 58, 62, 20), '#6f7b84')
  const drum = `M${x - 40} ${y}Q${x - 22} ${y + 30} ${x - 52} ${y + 56}H${x + 52}Q${x + 22} ${y + 30} ${x + 40} ${y}z`
  drawing.path(
    drum,
    drawing.linear(
      [
        [0, '#f4f7f8'],
        [0.45, '#b9c4cb'],
        [1, '#5f6d77'],
      ],
      [x - 50, 0],
      [x + 50, 0],
    ),
  )
  for (const level of [16, 30, 44])
    paintRope(
      drawing,
      sampled(
        [
          [x - 36, y + level],
          [x, y + level + 9],
          [x + 38, y + level - 2],
        ],
        10,
      ),
      { width: 14, colour: '#f3ead6', fleck: '#e2593c' },
    )
  drawing.path(oval(x, y, 44, 14), '#dfe6ea')
  drawing.path(oval(x, y - 2, 32, 9), '#7f8b94')
  drawing.line(`M${x} ${y - 4}L${x - 34} ${y - 62}`, mix(steel, '#5f6d77', 0.3), 15)
  drawing.path(roundedBox(x - 50, y - 112, 28, 60, 12), '#22303c')
}
