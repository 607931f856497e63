import { evenly } from '../../kit/colour.ts'
import type { Colour } from '../../kit/colour.ts'
import type { Drawing } from '../../kit/drawing.ts'
import { pair } from '../../kit/path.ts'
import { paintFinger } from '../parts/fingers.ts'
import type { Finger } from '../parts/fingers.ts'
import { paintSoftShadow } from '../parts/soft-shadow.ts'
import { paintView } from '../parts/view.ts'
import type { View } from '../parts/view.ts'

const skin: Colour = '#b87650'
const view: View = {
  name: 'square-tiller',
  palette: 'hebrides',
  camera: { horizon: 0.24, height: 3.4 },
  lamp: { x: 0.16, height: 0.1, size: 0 },
  land: [{ kind: 'hills', from: 0.3, height: 0.1, profile: 'waves', colour: '#5f7f7a', far: 0.4 }],
  sea: { swell: 0.5, length: 10, rows: 12, whitecaps: 1 },
}
/** From the little finger to the first. */
const fingers: readonly Finger[] = [
  {
    through: [
      [100, -66],
      [116, -4],
      [94, 44],
    ],
    thick: 46,
  },
  {
    through: [
      [52, -84],
      [66, 0],
      [46, 58],
    ],
    thick: 52,
  },
  {
    through: [
      [0, -90],
      [12, 2],
      [-6, 66],
    ],
    thick: 55,
  },
  {
    through: [
      [-54, -80],
      [-46, 6],
      [-60, 60],
    ],
    thick: 54,
  },
]

/** A hand on a varnished tiller, the sea going by. */
export function paintTiller(drawing: Drawing): void {
  paintView(drawing, view, 800, 800)
  paintCockpit(drawing)
  drawing.group({ transform: 'translate(390 440) rotate(-17) scale(1.28)' }, () => {
    paintBar(drawing)
    paintHand(drawing)
  })
}

function paintCockpit(drawing: Drawing): void {
  drawing.path(
    'M-10 640C200 590 560 520 810 470V810H-10z',
    drawing.linear(
      [
        [0, '#fbf7ea'],
        [0.4, '#e9e2cf'],
        [1, '#b9b09a'],
      ],
      [300, 560],
      [400, 800],
    ),
  )
  drawing.path('M-10 640C200 590 560 520 810 470V486C560 536 200 606-10 656z', '#b98552')
  drawing.path('M-10 760C240 710 560 650 810 610V810H-10z', '#c8935a')
  drawing.line('M-10 790C240 740 560 684 810 646M120 810L810 690', '#4a2f18', 4, { opacity: 0.7 })
}

function paintBar(drawing: Drawing): void {
  const bar =
    'M-420-16C-240-34-120-40 20-40C200-40 340-34 520-40V52C340 46 200 44 20 40C-120 38-240 30-420 22C-448 20-448-14-420-16z'
  paintSoftShadow(drawing, bar, { fall: [10, 64], spread: 24, strength: 0.3 })
  drawing.path(
    bar,
    drawing.linear(
      [
        [0, '#e9b878'],
        [0.25, '#c47a38'],
        [0.7, '#8a4a1c'],
        [1, '#4f260c'],
      ],
      [0, -40],
      [0, 46],
    ),
  )
  drawing.path(
    'M-410-10C-240-26-120-31 20-31C200-31 340-26 520-31V-20C340-16 200-20 20-20C-120-20-240-16-410-2z',
    '#fff0d0',
    { opacity: 0.65 },
  )
  drawing.line(
    'M-380 8C-200 0 0 4 200 6S400 10 510 8M-300 18C-100 16 100 22 300 22',
    '#5a2c0e',
    2,
    { opacity: 0.5 },
  )
  for (const x of [-330, -318, -306]) drawing.line(`M${x}-25V24`, '#f3ead2', 9, { cap: 'butt' })
}

const back =
  'M-92-84C-96-128-60-172-6-204C40-230 110-220 150-190C160-140 152-96 126-58C112-36 92-36 76-56C62-38 40-42 26-62C10-46-14-48-28-66C-46-50-78-54-92-84z'
const thumbRoot = 'M-6-204C-60-186-104-146-104-104C-100-78-84-70-66-76C-40-100-14-140-6-204z'

function paintHand(drawing: Drawing): void {
  drawing.group({ transform: 'translate(8 20)', opacity: 0.3 }, () => {
    for (const {
      through: [a, b, c],
      thick,
    } of fingers) {
      drawing.line(`M${pair(a)}Q${pair(b)} ${pair(c)}`, '#2a1208', thick)
    }
  })
  for (const finger of fingers) paintFinger(drawing, finger, skin)
  paintFinger(
    drawing,
    {
      through: [
        [-64, -112],
        [-128, -104],
        [-176, -40],
      ],
      thick: 54,
      nail: true,
    },
    skin,
  )
  const light = drawing.linear(evenly('#c68a63', skin, '#a4643f'), [-60, -200], [110, -40])
  drawing.path(back, light)
  drawing.path(thumbRoot, light)
  for (const [x, y] of [
    [-50, -96],
    [4, -106],
    [56, -100],
    [102, -82],
  ] as const) {
    drawing.line(`M${x - 13} ${y + 4}q13-12 26 1`, '#7f4329', 3.4, { opacity: 0.5 })
    drawing.line(`M${x + 6} ${y - 16}L${x + 20} ${y - 66}`, '#dba681', 7, { opacity: 0.28 })
  }
  paintSleeve(drawing)
}

function paintSleeve(drawing: Drawing): void {
  const sleeve = 'M-34-158C20-200 110-206 186-152L420-560H60C20-420-10-280-34-158z'
  drawing.path(
    sleeve,
    drawing.linear(
      [
        [0, '#f08a5e'],
        [0.35, '#e2593c'],
        [1, '#8f2c1c'],
      ],
      [-10, -300],
      [240, -240],
    ),
  )
  drawing.path('M70-210C110-300 150-420 210-560H260C200-420 150-310 104-204z', '#8f2c1c', {
    opacity: 0.4,
  })
  drawing.path('M-40-138C20-190 120-194 190-136L206-172C130-232 20-226-28-180z', '#10304d')
  drawing.line('M-32-160C24-206 124-212 198-154', '#5b86a8', 5, { opacity: 0.7 })
}
