import type { Drawing } from '../../kit/drawing.ts'
import { lens, polygon } from '../../kit/path.ts'
import type { Point } from '../../kit/path.ts'
import { seeded } from '../../kit/random.ts'
import { paintYachtFromAbove } from '../med-mooring/yacht-from-above.ts'

const stands = '#1f6f80'
const givesWay = '#e2593c'

/** Three meetings under power from above: end on, crossing and overtaking; coral gives way. */
export function paintRules(drawing: Drawing): void {
  const { width, height } = drawing
  drawing.box(
    0,
    0,
    width,
    height,
    drawing.linear(
      [
        [0, '#7fc3cf'],
        [1, '#2a7d9c'],
      ],
      [0, 0],
      [0, height],
    ),
  )
  const random = seeded('theory', 'rules')
  const ripples = Array.from({ length: 120 }, () =>
    lens(random.range(0, 800), random.range(0, 600), random.range(16, 52), 2),
  )
  drawing.path(ripples.slice(0, 70).join(''), '#e6f8f5', { opacity: 0.26 })
  drawing.path(ripples.slice(70).join(''), '#10506c', { opacity: 0.18 })
  for (const x of [267, 533])
    drawing.line(`M${x} 40V560`, '#fdfbf3', 3, { dash: '2 14', opacity: 0.8 })
  paintEndOn(drawing)
  paintCrossing(drawing)
  paintOvertaking(drawing)
}

function paintEndOn(drawing: Drawing): void {
  paintWay(drawing, 'M134 100C134 190 100 230 92 300', [88, 330], 187, givesWay)
  paintWay(drawing, 'M134 500C134 410 168 370 176 300', [180, 270], 7, givesWay)
  yacht(drawing, [134, 110], 180, givesWay)
  yacht(drawing, [134, 490], 0, givesWay)
}

function paintCrossing(drawing: Drawing): void {
  paintWay(drawing, 'M512 250H330', [316, 250], 270, stands)
  paintWay(
    drawing,
    'M344 470C350 380 400 338 450 330C474 326 484 316 490 306',
    [496, 296],
    32,
    givesWay,
  )
  yacht(drawing, [466, 250], 270, stands)
  yacht(drawing, [344, 480], 4, givesWay)
}

function paintOvertaking(drawing: Drawing): void {
  paintWay(drawing, 'M630 300V90', [630, 76], 0, stands)
  paintWay(drawing, 'M640 480C650 400 716 370 722 280V140', [722, 124], 0, givesWay)
  yacht(drawing, [630, 290], 0, stands)
  yacht(drawing, [640, 500], 6, givesWay)
}

function yacht(drawing: Drawing, at: Point, heading: number, cloth: '#1f6f80' | '#e2593c'): void {
  paintYachtFromAbove(drawing, { at, heading, length: 126, cloth, hull: cloth })
}

function paintWay(
  drawing: Drawing,
  path: string,
  tip: Point,
  heading: number,
  colour: '#1f6f80' | '#e2593c',
): void {
  drawing.line(path, '#fdfbf3', 13)
  drawing.line(path, colour, 7.5)
  const turn = (heading * Math.PI) / 180
  const at = (along: number, aside: number): Point => [
    tip[0] + Math.sin(turn) * along + Math.cos(turn) * aside,
    tip[1] - Math.cos(turn) * along + Math.sin(turn) * aside,
  ]
  drawing.path(polygon([at(14, 0), at(-16, 17), at(-16, -17)]), colour, {
    stroke: '#fdfbf3',
    strokeWidth: 4,
  })
}
