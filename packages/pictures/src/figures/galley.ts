import type { Drawing } from '../kit/drawing.ts'
import { across, downwards } from '../kit/fade.ts'
import { oval, roundedBox } from '../kit/path.ts'
import { limb } from './body.ts'
import { paintCabin } from './cabin.ts'
import { paintPerson } from './person.ts'

/** Draws the galley: a pan steaming on the swinging stove and the cook at it. */
export function paintGalley(drawing: Drawing): void {
  paintCabin(drawing, false)
  drawing.path(roundedBox(560, 150, 150, 60, 8), '#efe6d4')
  for (const x of [584, 622, 660]) drawing.path(roundedBox(x, 158, 26, 44, 6), '#d0dfe0')
  drawing.box(-20, 430, 860, 200, downwards(drawing, 430, 600, '#efe6d4', '#b9a98e'))
  drawing.box(-20, 424, 860, 18, '#7a4e2e')
  paintStove(drawing)
  paintPerson(drawing, {
    looks: 1,
    hip: [286, 470],
    shoulder: [300, 292],
    head: [326, 222],
    arms: [limb('400 350, 470 380'), limb('380 386, 508 330')],
    jacket: '#2b8a8c',
    skin: '#8a5a3c',
    hair: '#20242c',
    wears: 'curls',
  })
  drawing.path('M236 350Q300 372 352 340L362 470H232z', '#f4ead6')
  drawing.line('M508 330L548 312', '#a9773f', 10)
  paintCounter(drawing)
}

function paintStove(drawing: Drawing): void {
  drawing.group({ transform: 'rotate(-4 560 440)' }, () => {
    drawing.path(
      roundedBox(420, 404, 300, 190, 10),
      drawing.linear(
        [
          [0, '#d5dde1'],
          [1, '#84919a'],
        ],
        [420, 404],
        [720, 594],
      ),
    )
    drawing.path(roundedBox(446, 470, 248, 104, 8), '#22303c')
    drawing.line('M438 404V372M704 404V372M438 376H704', '#9aa8b1', 7)
    for (const x of [460, 510, 560, 610, 660]) drawing.circle(x + 10, 440, 10, '#2b3742')
    drawing.path('M478 328H652L642 400H488z', across(drawing, 478, 652, '#e2593c', '#8f2f24'))
    drawing.path(oval(565, 328, 88, 18), '#f0a847')
    drawing.path(oval(565, 330, 76, 13), '#c9772c')
    drawing.line('M650 350H716', '#22303c', 14)
  })
  for (const [x, s] of [
    [530, 1],
    [576, 1.25],
    [616, 0.9],
  ] as const)
    drawing.line(`M${x} 300q${-22 * s} ${-34 * s} 0 ${-64 * s}t0 ${-64 * s}`, '#fff6e6', 11 * s, {
      opacity: 0.5,
    })
}

function paintCounter(drawing: Drawing): void {
  drawing.box(-20, 470, 420, 160, '#b9a98e')
  drawing.box(-20, 462, 420, 18, '#7a4e2e')
  drawing.path(roundedBox(90, 404, 62, 60, 10), '#24466b')
  drawing.line('M152 420q26 4 0 30', '#24466b', 9)
  for (const [x, colour] of [
    [190, '#d8472c'],
    [214, '#e9b53c'],
    [234, '#d8472c'],
  ] as const)
    drawing.circle(x, 448, 15, colour)
}
