import { paintSoftShadow } from '../../gallery/parts/soft-shadow.ts'
import { evenly, mix } from '../../kit/colour.ts'
import type { Colour } from '../../kit/colour.ts'
import type { Drawing } from '../../kit/drawing.ts'
import { radians, steps } from '../../kit/numbers.ts'
import { curve, tenth } from '../../kit/path.ts'
import type { Point } from '../../kit/path.ts'
import { seeded } from '../../kit/random.ts'

const crown = 'M172 500C158 330 250 196 400 190C550 196 642 330 628 500C480 530 320 530 172 500z'
const brim =
  'M154 486C150 460 164 452 184 456C320 486 480 486 616 456C636 452 650 460 646 486L636 590C634 612 620 620 600 624C470 650 330 650 200 624C180 620 166 612 164 590z'
const wool: Colour = '#e2593c'

/** A knitted hat with a turned-up brim and a bobble, three waves knitted into it. */
export function paintBeanie(drawing: Drawing): void {
  paintSoftShadow(drawing, 'M190 600C320 650 520 650 650 610L690 634C560 680 300 684 180 640z', {
    fall: [10, 12],
    spread: 26,
    strength: 0.4,
  })
  paintBobble(drawing)
  drawing.path(crown, drawing.radial(evenly('#f48664', wool, '#a5361f'), [320, 300], 370))
  drawing.group({ clip: drawing.clip(crown) }, () => {
    paintStitches(drawing)
    paintWaves(drawing)
  })
  drawing.path(
    brim,
    drawing.linear(evenly('#16324f', '#2d5a84', '#1f4468', '#0e2438'), [150, 0], [650, 0]),
  )
  paintRibs(drawing)
  drawing.path(
    'M154 486C150 460 164 452 184 456C320 486 480 486 616 456C636 452 650 460 646 486C480 516 320 516 154 486z',
    '#7fa6c4',
    { opacity: 0.24 },
  )
}

function paintBobble(drawing: Drawing): void {
  const random = seeded('beanie', 'bobble')
  const [cx, cy] = [400, 176]
  drawing.circle(
    cx,
    cy,
    66,
    drawing.radial(
      [
        [0, '#fffaf0'],
        [0.7, '#eee0c4'],
        [1, '#c3ae88'],
      ],
      [cx - 18, cy - 22],
      86,
    ),
  )
  const tufts = (radius: number, count: number): string => {
    let path = ''
    for (let i = 0; i < count; i++) {
      const angle = random.range(0, 360)
      const r = radius * Math.sqrt(random.next())
      const [x, y] = [cx + Math.sin(radians(angle)) * r, cy + Math.cos(radians(angle)) * r]
      const [dx, dy] = [Math.sin(radians(angle)) * 15, Math.cos(radians(angle)) * 15]
      path += `M${tenth(x)} ${tenth(y)}l${tenth(dx + random.range(-7, 7))} ${tenth(dy + random.range(-7, 7))}`
    }
    return path
  }
  drawing.line(tufts(64, 210), '#c9a96a', 5)
  drawing.line(tufts(62, 200), '#ecd6a4', 4.5)
  drawing.line(tufts(46, 120), '#fff6de', 4)
}

/** Columns of knit stitches, each a little v, following the crown. */
function paintStitches(drawing: Drawing): void {
  let path = ''
  for (const column of steps(31, -1, 1)) {
    for (const t of steps(24, 0.03, 1)) {
      const half = 230 * Math.sin(Math.min(1.5, 0.2 + t * 1.5))
      const x = 400 + column * half
      const y = 200 + t * 300 + (1 - column * column) * 18 * t
      const w = half / 33
      path += `M${tenth(x - w)} ${tenth(y - 8)}L${tenth(x)} ${tenth(y + 3)}L${tenth(x + w)} ${tenth(y - 8)}`
    }
  }
  drawing.line(path, mix(wool, '#5d1408', 0.6), 2.4, { opacity: 0.42 })
}

function paintWaves(drawing: Drawing): void {
  for (const [y, colour] of [
    [344, '#fbf7ef'],
    [382, '#eab64f'],
    [420, '#fbf7ef'],
  ] as const) {
    const points = steps(25, 130, 670).map((x, i): Point => [
      x,
      y + (i % 2 ? -9 : 9) + 20 * (1 - ((x - 400) / 260) ** 2),
    ])
    drawing.line(curve(points), colour, 13, { opacity: 0.95 })
    drawing.line(curve(points), '#8a5a2a', 13, { dash: '2 9', cap: 'butt', opacity: 0.3 })
  }
}

function paintRibs(drawing: Drawing): void {
  const ribs = steps(33, -0.97, 0.97).map((share) => {
    const [top, foot] = [400 + share * 244, 400 + share * 234]
    const sag = (1 - share * share) * 24
    return `M${tenth(top)} ${tenth(468 + sag)}L${tenth(foot)} ${tenth(612 + sag)}`
  })
  drawing.line(ribs.join(''), '#08182a', 5, { opacity: 0.5 })
  drawing.group({ transform: 'translate(6 0)' }, () =>
    drawing.line(ribs.join(''), '#8db4d0', 3, { opacity: 0.3 }),
  )
}
