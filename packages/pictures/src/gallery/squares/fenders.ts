import { evenly } from '../../kit/colour.ts'
import type { Drawing } from '../../kit/drawing.ts'
import { lens, oval, roundedBox } from '../../kit/path.ts'
import { seeded } from '../../kit/random.ts'
import { paintFender } from '../parts/fender.ts'
import { paintPlanks } from '../parts/planks.ts'
import { paintRope } from '../parts/rope.ts'
import { paintSoftShadow } from '../parts/soft-shadow.ts'

/** A navy topside lying to a pontoon with three fenders down. */
export function paintFenders(drawing: Drawing): void {
  paintRail(drawing)
  paintTopside(drawing)
  paintGap(drawing)
  paintPontoon(drawing)
  for (const [x, y] of [
    [168, 0],
    [412, 10],
    [654, 22],
  ] as const)
    paintFender(drawing, x, y)
  paintMooring(drawing)
}

function paintRail(drawing: Drawing): void {
  drawing.box(
    0,
    0,
    800,
    200,
    drawing.linear(
      [
        [0, '#f6c9a0'],
        [0.6, '#fbe7c8'],
        [1, '#f3efe0'],
      ],
      [0, 0],
      [0, 180],
    ),
  )
  drawing.path('M-10 120C200 90 600 104 810 130V190H-10z', '#c9b9a4')
  drawing.path('M0 116q60-46 130-30t140 10t160-20t180 16t200 30v60H0z', '#b9a894', { opacity: 0.6 })
  const steel = (path: string, wide: number): void => {
    drawing.line(path, '#6b7a86', wide)
    drawing.line(path, '#f7fafa', wide * 0.4)
  }
  steel('M-10 26C260 34 540 42 810 56M-10 88C260 96 540 104 810 118', 6)
  for (const x of [60, 420, 770]) steel(`M${x} ${24 + x * 0.034}V190`, 13)
}

function paintTopside(drawing: Drawing): void {
  drawing.path(
    'M-10 156C260 164 540 172 810 188V540C540 560 260 560-10 552z',
    drawing.linear(
      [
        [0, '#2c5a86'],
        [0.28, '#173a5c'],
        [0.62, '#10304d'],
        [0.88, '#1c4a70'],
        [1, '#0b2136'],
      ],
      [0, 160],
      [0, 556],
    ),
  )
  drawing.path('M-10 140C260 148 540 156 810 172V196C540 180 260 172-10 164z', '#b98552')
  drawing.path('M-10 140C260 148 540 156 810 172V179C540 163 260 155-10 147z', '#e9c794')
  drawing.path('M-10 206C260 214 540 222 810 236V246C540 232 260 224-10 216z', '#eab64f')
  const random = seeded('fenders', 'gleam')
  for (let i = 0; i < 26; i++) {
    drawing.path(
      lens(
        random.range(0, 800),
        random.range(330, 520),
        random.range(70, 240),
        random.range(3, 8),
        random.range(-5, 5),
      ),
      '#8fc3da',
      { opacity: random.range(0.1, 0.34) },
    )
  }
}

function paintGap(drawing: Drawing): void {
  drawing.path(
    'M-10 548C260 556 540 556 810 536V640H-10z',
    drawing.linear(evenly('#06202c', '#1c5a68'), [0, 545], [0, 630]),
  )
  const random = seeded('fenders', 'water')
  for (let i = 0; i < 22; i++) {
    drawing.path(
      lens(random.range(0, 800), random.range(570, 622), random.range(30, 110), random.range(2, 4)),
      '#7fc3c4',
      { opacity: random.range(0.2, 0.6) },
    )
  }
}

function paintPontoon(drawing: Drawing): void {
  drawing.box(0, 610, 800, 22, '#6b5a46')
  drawing.group({ transform: 'matrix(0 1 1 -0.04 0 626)' }, () =>
    paintPlanks(
      drawing,
      { name: 'fenders', colour: '#c9b08a', seam: '#5a4632', wide: 62 },
      220,
      860,
    ),
  )
  drawing.path('M-10 612H810V634L-10 640z', '#e6d3ae')
  drawing.path('M-10 634H810V640H-10z', '#4a3826', { opacity: 0.5 })
  drawing.box(
    0,
    620,
    800,
    180,
    drawing.linear(
      [
        [0, '#2a1c10', 0.3],
        [0.3, '#2a1c10', 0],
        [1, '#2a1c10', 0.26],
      ],
      [0, 620],
      [0, 800],
    ),
  )
}

function paintMooring(drawing: Drawing): void {
  const foot = roundedBox(470, 716, 150, 36, 16)
  paintSoftShadow(drawing, foot, { fall: [10, 10], spread: 10, strength: 0.5 })
  drawing.path(foot, '#7f8d97')
  drawing.path(
    roundedBox(508, 150, 64, 30, 13),
    drawing.linear(evenly('#f7fafa', '#7f8d97'), [0, 150], [0, 180]),
  )
  drawing.path(oval(540, 166, 22, 9), '#2c3742')
  const line = { thick: 30, colour: '#f0c24f', fleck: '#10304d', shadow: 0.34 } as const
  paintRope(drawing, {
    ...line,
    through: [
      [540, 166],
      [556, 330],
      [552, 520],
      [536, 640],
      [528, 700],
      [560, 738],
      [604, 720],
    ],
  })
  paintRope(drawing, {
    ...line,
    through: [
      [486, 720],
      [530, 738],
      [596, 712],
    ],
  })
  const horns =
    'M430 712C426 700 436 690 450 690C500 694 590 694 640 690C654 690 664 700 660 712C654 724 640 724 626 720C590 712 500 712 464 720C450 724 436 724 430 712z'
  paintSoftShadow(drawing, horns, { fall: [6, 14], spread: 8, strength: 0.4 })
  drawing.path(horns, drawing.linear(evenly('#f3f6f7', '#b9c6cc', '#6f7e88'), [0, 690], [0, 722]))
  paintRope(drawing, {
    ...line,
    through: [
      [500, 742],
      [540, 716],
      [580, 676],
    ],
    ends: 'round',
  })
}
