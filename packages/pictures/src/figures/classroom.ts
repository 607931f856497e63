import type { Drawing } from '../kit/drawing.ts'
import { steps } from '../kit/numbers.ts'
import { oval, roundedBox } from '../kit/path.ts'
import { limb } from './body.ts'
import { paintPerson } from './person.ts'

/** Draws a shore-based lesson: the instructor at the board, students with charts, boats outside. */
export function paintClassroom(drawing: Drawing): void {
  drawing.box(
    -200,
    -200,
    1200,
    1000,
    drawing.linear(
      [
        [0, '#f4ead6'],
        [1, '#e0cba6'],
      ],
      [0, 0],
      [600, 600],
    ),
  )
  paintHarbourWindow(drawing)
  paintBoard(drawing)
  paintPerson(drawing, {
    looks: -1,
    hip: [640, 420],
    shoulder: [636, 262],
    head: [624, 196],
    arms: [limb('560 250, 488 206'), limb('690 340, 676 410')],
    legs: [limb('630 500, 624 600'), limb('660 500, 664 600')],
    jacket: '#1f6f80',
    skin: '#5f3d2a',
    hair: '#20242c',
    wears: 'curls',
    trousers: '#24364a',
  })
  drawing.box(-200, 440, 1200, 30, '#b98656')
  drawing.box(-200, 468, 1200, 200, '#8a5c38')
  drawing.path('M60 446L110 412H330L300 446z', '#d9ecef')
  drawing.path('M60 446L110 412H190L160 446z', '#f0d9a0')
  drawing.path('M400 446L430 414H610L620 446z', '#fdfbf3')
  const students = [
    [90, '#d8472c', '#8a5a2a', 'bun', '#f0c9a8'],
    [300, '#efb23a', '#20242c', 'short', '#c98f6a'],
    [510, '#24466b', '#c9c4bc', 'short', '#e0b08c'],
  ] as const
  for (const [x, jacket, hair, wears, skin] of students) {
    paintPerson(drawing, {
      looks: 1,
      back: true,
      hip: [x, 640],
      shoulder: [x, 470],
      head: [x + 2, 404],
      arms: [undefined, undefined],
      jacket,
      hair,
      wears,
      skin,
    })
  }
}

function paintHarbourWindow(drawing: Drawing): void {
  drawing.path(roundedBox(36, 50, 216, 250, 8), '#ffffff')
  drawing.box(
    50,
    64,
    188,
    222,
    drawing.linear(
      [
        [0, '#66aacb'],
        [0.62, '#e9efdc'],
        [0.63, '#7fbcc6'],
        [1, '#2f86a3'],
      ],
      [0, 64],
      [0, 286],
    ),
  )
  drawing.path('M50 204Q110 172 160 196T238 190V206H50z', '#6f9f6e')
  for (const [x, h] of [
    [88, 84],
    [130, 104],
    [190, 92],
  ] as const) {
    drawing.line(`M${x} ${212 - h}V214`, '#2b3a48', 3)
    drawing.path(`M${x - 26} 210H${x + 26}L${x + 18} 224H${x - 22}z`, '#f6f2ea')
  }
  drawing.line('M144 64V286M50 176H238', '#ffffff', 8)
}

function paintBoard(drawing: Drawing): void {
  drawing.path(roundedBox(296, 54, 270, 226, 8), '#8d99a2')
  drawing.path(roundedBox(306, 64, 250, 206, 4), '#fdfefc')
  drawing.line('M430 84V250', '#9fb2bf', 3, { dash: '7 7' })
  drawing.path('M418 96l12-18 12 18z', '#1f6f80')
  const boats = [
    [366, 196, -32],
    [494, 196, 32],
    [398, 120, -32],
    [462, 120, 32],
  ] as const
  for (const [x, y, turn] of boats) {
    drawing.group({ transform: `translate(${x} ${y}) rotate(${turn})` }, () => {
      drawing.path('M0-30C14-12 14 14 9 26H-9C-14 14-14-12 0-30z', '#ffffff', {
        stroke: '#10304d',
        strokeWidth: 3.4,
      })
      drawing.line(turn < 0 ? 'M0-10Q12 8 12 26' : 'M0-10Q-12 8-12 26', '#e2593c', 4)
    })
  }
  const track = steps(3).map((t) => 232 - t * 130)
  drawing.line(`M360 ${track[0]}L398 ${track[1]}M500 ${track[0]}L462 ${track[1]}`, '#1f6f80', 2.6, {
    dash: '6 6',
  })
  drawing.path(oval(430, 244, 16, 6), '#e9b53c')
}
