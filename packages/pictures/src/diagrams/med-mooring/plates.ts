import type { Drawing } from '../../kit/drawing.ts'
import { roundedBox } from '../../kit/path.ts'
import type { Plate } from '../../scenes/scene.ts'
import { boat, gap, paintAnchor, paintChain, paintHarbour, quay } from './harbour.ts'
import { paintTrack, paintWind } from './signs.ts'
import { paintYachtFromAbove } from './yacht-from-above.ts'

const cloth = '#e2593c'
/** Where the anchor is dropped: opposite the gap, three lengths out. */
const anchor = [gap, quay + boat * 3.12] as const

/** The three steps of mooring stern to a quay, from above. */
export const medMooringPlates: readonly Plate[] = [
  plate(1, 'A yacht motors past a gap between moored yachts, fenders out on both sides', paintLook),
  plate(2, 'A yacht backs straight towards the gap, her anchor down opposite it', paintReverse),
  plate(
    3,
    'The yacht lies in the gap, two stern lines ashore and the chain tight ahead',
    paintMoored,
  ),
]

function plate(step: number, alt: string, paint: (drawing: Drawing) => void): Plate {
  return { kind: 'plate', name: `med-mooring-${step}`, alt, palette: 'mediterranean', paint }
}

function paintLook(drawing: Drawing): void {
  paintHarbour(drawing)
  drawing.path(roundedBox(gap - 33, quay + 12, 66, boat + 14, 12), '#ffffff', { opacity: 0.25 })
  drawing.line(roundedBox(gap - 33, quay + 12, 66, boat + 14, 12), '#ffffff', 3, { dash: '10 9' })
  paintTrack(drawing, 'M60 452H560', [566, 452], 90)
  paintYachtFromAbove(drawing, {
    at: [400, 452],
    heading: 90,
    length: boat,
    cloth,
    fenders: true,
    crew: true,
  })
  paintWind(drawing, 52, 320)
}

function paintReverse(drawing: Drawing): void {
  paintHarbour(drawing)
  const bow = quay + boat * 2.28
  paintChain(drawing, gap, bow, anchor[0], anchor[1])
  paintAnchor(drawing, ...anchor)
  paintTrack(drawing, `M${gap} ${bow - boat - 18}V${quay + 62}`, [gap, quay + 48], 0)
  paintYachtFromAbove(drawing, {
    at: [gap, bow - boat / 2],
    heading: 180,
    length: boat,
    cloth,
    fenders: true,
    crew: true,
  })
  paintWind(drawing, 52, 430)
}

function paintMoored(drawing: Drawing): void {
  paintHarbour(drawing)
  const stern = quay + 22
  paintChain(drawing, gap, stern + boat, anchor[0], anchor[1])
  paintAnchor(drawing, ...anchor)
  drawing.line(
    `M${gap - 18} ${stern + 3}L${gap - 22} ${quay - 8}M${gap + 18} ${stern + 3}L${gap + 32} ${quay - 8}`,
    '#10304d',
    5,
  )
  drawing.line(
    `M${gap - 18} ${stern + 3}L${gap - 22} ${quay - 8}M${gap + 18} ${stern + 3}L${gap + 32} ${quay - 8}`,
    '#fff3d6',
    3,
  )
  paintYachtFromAbove(drawing, {
    at: [gap, stern + boat / 2],
    heading: 180,
    length: boat,
    cloth,
    fenders: true,
  })
  drawing.path(roundedBox(gap - 5, quay - 14, 10, 46, 3), '#e9dcc0', {
    stroke: '#10304d',
    strokeWidth: 1.6,
  })
  drawing.line(
    `M${gap - 5} ${quay - 4}h10M${gap - 5} ${quay + 8}h10M${gap - 5} ${quay + 20}h10`,
    '#9a7b4a',
    1.4,
  )
  drawing.circle(gap + 14, quay - 30, 6, '#c8402f', { stroke: '#10304d', strokeWidth: 1.2 })
  drawing.circle(gap + 14, quay - 30, 2.8, '#5f3d26')
  paintWind(drawing, 52, 430)
}
