import { paintRope } from '../../gallery/parts/rope.ts'
import type { Rope } from '../../gallery/parts/rope.ts'
import { evenly } from '../../kit/colour.ts'
import type { Drawing } from '../../kit/drawing.ts'
import { steps } from '../../kit/numbers.ts'
import { tenth } from '../../kit/path.ts'
import type { Point } from '../../kit/path.ts'
import { seeded } from '../../kit/random.ts'
import { voucherSize } from '../voucher.ts'

const { width, height } = voucherSize

const cord: Omit<Rope, 'through'> = { thick: 46, colour: '#f7f1e0', fleck: '#2b8a9b', shadow: 0.3 }
const ribbon: Omit<Rope, 'through'> = { ...cord, thick: 44, colour: '#f0805c', fleck: '#fbf0dc' }
const cords: readonly (readonly Point[])[] = [
  [
    [930, -60],
    [934, 140],
    [926, 380],
    [934, 620],
    [930, 830],
  ],
  [
    [-60, 648],
    [200, 640],
    [560, 650],
    [930, 640],
    [1280, 648],
  ],
]
/** The ends of the bow, then its loops. */
const bow: readonly (readonly Point[])[] = [
  [
    [930, 640],
    [880, 700],
    [850, 740],
    [812, 800],
  ],
  [
    [930, 640],
    [990, 690],
    [1030, 720],
    [1060, 790],
  ],
  [
    [930, 640],
    [850, 580],
    [770, 500],
    [716, 512],
    [722, 590],
    [800, 632],
    [930, 640],
  ],
  [
    [930, 640],
    [1000, 570],
    [1080, 486],
    [1140, 500],
    [1132, 580],
    [1056, 626],
    [930, 640],
  ],
]
const turn: readonly Point[] = [
  [900, 604],
  [932, 622],
  [966, 664],
]

/** Sailcloth done up with a rope and a bow: a first weekend, wrapped. */
export function paintParcel(drawing: Drawing): void {
  paintCloth(drawing)
  for (const through of cords) paintRope(drawing, { ...cord, through })
  for (const through of bow) paintRope(drawing, { ...ribbon, through })
  paintRope(drawing, { ...ribbon, through: turn, thick: 54, ends: 'round' })
}

function paintCloth(drawing: Drawing): void {
  const cloth = drawing.linear(evenly('#fdf7e6', '#f6ead0', '#e6d2ac'), [0, 0], [width, height])
  drawing.box(0, 0, width, height, cloth)
  const random = seeded('voucher-parcel', 'weave')
  let weave = ''
  for (const y of steps(96, 4, height - 4)) weave += `M0 ${tenth(y + random.range(-1, 1))}H${width}`
  drawing.line(weave, '#c9ad7c', 1, { opacity: 0.22 })
  for (const x of [-40, 660]) {
    drawing.line(`M${x} 0L${x + 120} ${height}`, '#c9ad7c', 3, { opacity: 0.5 })
    const stitches = `M${x + 14} 0L${x + 134} ${height}`
    drawing.line(stitches, '#c9ad7c', 2.4, { dash: '12 9', opacity: 0.7 })
  }
}
